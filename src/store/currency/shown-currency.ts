/**
 * Shows catalog prices in a currency that the visitor or the author has chosen, by the platform's rate of the day. The state keeps the shop's own
 * amounts: cart, orders and what search engines read stay exact.
 */
import { getConversionRate } from '../../platform/currency/api'
import type { DecimalValue } from '../../platform/currency/model'
import { isCartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseRecord } from '../../platform/wire/json'
import { isRecord } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import type { FormatMoney } from '../base/format-money'
import { mapAmounts } from '../base/map-amounts'
import { ifOffered } from '../base/offered'
import type { ShopState } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Shop } from '../shop/shop'
import { convertAmount } from './convert'

const DAY_MS = 86_400_000
const CODE = /^[A-Z]{3}$/
/** A rate with more digits is no rate. */
const MOST_DIGITS = 30

/** Any script can write into the page's storage. */
export interface Kept {
  /** What the visitor chose; empty: the shop's currency. */
  chosen?: string
  from?: string
  to?: string
  rate?: DecimalValue
  at?: number
  /** The currencies that the platform converts into. */
  codes?: string[]
  listedAt?: number
}

export const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value)
export const isFresh = (at: unknown): boolean => typeof at === 'number' && at <= Date.now() && Date.now() - at < DAY_MS

function rateIn(value: unknown): DecimalValue | undefined {
  const { value: digits, decimalPlaces } = (isRecord(value) ? value : {}) as Partial<DecimalValue>
  const isRate = typeof digits === 'string' && /^\d+$/.test(digits) && digits.length <= MOST_DIGITS && /[1-9]/.test(digits)
  return isRate && Number.isInteger(decimalPlaces) && Number(decimalPlaces) >= 0 && Number(decimalPlaces) <= MOST_DIGITS
    ? { value: digits, decimalPlaces: Number(decimalPlaces) }
    : undefined
}

export interface ShownCurrencyPorts {
  shop: Shop
  storage: StoragePort
  /** Marks the text of an amount as approximate, in the page's language. */
  about(): Promise<(amount: string) => string>
  report(problem: string, hint: string, cause?: unknown): void
}

export interface ShownCurrency {
  /** The shop's own, once a price has been read. */
  own(): string | undefined
  /** What the visitor chose before. */
  chosen(): string | undefined
  /** Resolves once prices are shown in it, or stay in the shop's currency because the shop does not convert. Never rejects. */
  show(code: string): Promise<void>
  /** The same, and remembers it. */
  choose(code: string): Promise<void>
  /** What is remembered of currencies. */
  kept(): Kept
  keep(more: Kept): void
  /** Tells the author, once for each cause: the page goes on with the shop's own prices. */
  tell(what: string, thrown?: unknown): void
}

type Lens = NonNullable<ShopState['shownIn']>

function createLens(from: string, to: string, rate: DecimalValue, format: FormatMoney, about: (amount: string) => string): Lens {
  const places = new Intl.NumberFormat('en', { style: 'currency', currency: to }).resolvedOptions().maximumFractionDigits ?? 2
  const shown = new WeakMap<object, unknown>()
  const convert = (amount: Amount): Amount => {
    // A text of the platform that says more than the value is not ours to rewrite.
    if (amount.currency !== from || amount.formatted !== format(amount.value, from)) return amount
    const value = convertAmount(amount.value, rate, places)
    return value === undefined ? amount : { ...amount, formatted: about(format(value, to)), converted: { value, currency: to } }
  }
  return {
    currency: to,
    show(view) {
      if (typeof view !== 'object' || view === null) return view
      const converted = shown.get(view) ?? mapAmounts(view, convert)
      shown.set(view, converted)
      return converted as typeof view
    },
  }
}

export function createShownCurrency({ shop, storage, about, report }: ShownCurrencyPorts): ShownCurrency {
  const { store, clientId } = shop
  const key = storageKey(clientId, 'currency')
  let turn = 0
  let stopWaiting = () => {}
  const reported = new Set<string>()

  const kept = (): Kept => (parseRecord(storage.read(key) ?? '') ?? {}) as Kept
  const keep = (more: Kept) => storage.write(key, encodeJson({ ...kept(), ...more }) ?? '')

  function own(): string | undefined {
    for (const entry of Object.values(store.getState().products))
      if (entry.status === 'ready' && isCode(entry.product.price.currency)) return entry.product.price.currency
    const { from } = kept()
    return isCode(from) ? from : undefined
  }

  const set = (shownIn: Lens | undefined) => {
    if (shownIn || store.getState().shownIn) store.setState({ shownIn })
  }

  function tell(what: string, thrown?: unknown): void {
    if (reported.has(what)) return
    reported.add(what)
    report(`${what}.`, "Prices stay in the shop's currency.", thrown)
  }

  async function ask(from: string, to: string): Promise<DecimalValue | undefined> {
    const { context } = await shop.engine()
    const answer = await ifOffered(context, 'currencies', () =>
      getConversionRate(context.client, { from, to }).catch((thrown: unknown) => {
        // The service answers, but has no such currency.
        if (isCartletError(thrown) && thrown.code === 'NOT_FOUND') return null
        throw thrown
      }),
    )
    const rate = rateIn(answer?.rate)
    if (rate) keep({ from, to, rate, at: Date.now() })
    else if (answer !== undefined) tell(`The platform does not convert ${from} into ${to}`)
    return rate
  }

  async function rateOf(from: string, to: string): Promise<DecimalValue | undefined> {
    const stored = kept()
    const rate = stored.from === from && stored.to === to && isFresh(stored.at) ? rateIn(stored.rate) : undefined
    return (
      rate ??
      ask(from, to).catch((thrown: unknown) => {
        tell(`The rate from ${from} to ${to} could not be read`, thrown)
        return undefined
      })
    )
  }

  async function show(code: string): Promise<void> {
    turn += 1
    const mine = turn
    stopWaiting()
    const from = own()
    if (!code || code === from) return set(undefined)
    if (!from) {
      stopWaiting = store.subscribe(() => {
        if (own()) void show(code)
      })
      return
    }
    const [rate, mark, { context }] = await Promise.all([rateOf(from, code), about(), shop.engine()])
    if (mine === turn) set(rate && createLens(from, code, rate, context.formatMoney, mark))
  }

  return {
    own,
    chosen() {
      const { chosen } = kept()
      return chosen === '' || isCode(chosen) ? chosen : undefined
    },
    // Without the code behind the shop nothing is converted, and what needs it reports why.
    show: (code) => show(code).catch(() => {}),
    choose(code) {
      keep({ chosen: code })
      return show(code).catch(() => {})
    },
    kept,
    keep,
    tell,
  }
}

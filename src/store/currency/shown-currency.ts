/**
 * Shows catalog prices in a currency that the visitor or the author has chosen: those that the platform gives in it, and others by its rate of the
 * day. The state keeps the shop's own amounts: cart, orders and what search engines read stay exact.
 */
import type { DecimalValue } from '../../platform/currency/model'
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseRecord } from '../../platform/wire/json'
import type { Amount } from '../base/amount'
import { once } from '../base/load-once'
import { mapAmounts } from '../base/map-amounts'
import type { ShopState } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Engine } from '../cart/engine'
import type { Shop } from '../shop/shop'
import type { ExactAmounts } from './exact-amounts.chunk'

const DAY_MS = 86_400_000
const CODE = /^[A-Z]{3}$/

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
  /** By currency, when the platform was found not to give prices in it. */
  ungiven?: Record<string, number>
}

export const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value)
export const isFresh = (at: unknown): boolean => typeof at === 'number' && at <= Date.now() && Date.now() - at < DAY_MS

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

/** The same amount in the other currency; undefined for one that cannot be shown in it. */
type Convert = (amount: Amount) => Amount | undefined

function createLens(currency: string, convert: Convert): Lens {
  const shown = new WeakMap<object, unknown>()
  return {
    currency,
    show(view) {
      if (typeof view !== 'object' || view === null) return view
      const converted = shown.get(view) ?? mapAmounts(view, (amount) => convert(amount) ?? amount)
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
  const keep = (more: Kept) => storage.write(key, encodeJson({ ...kept(), ...more }))

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
    report(`${what}.`, "Prices that the platform does not give in it stay in the shop's currency.", thrown)
  }

  /** Never rejects. */
  async function exactIn(engine: Engine, code: string, changed: () => void): Promise<ExactAmounts | undefined> {
    const { ungiven } = kept()
    if (isFresh(ungiven?.[code])) return undefined
    try {
      const { readExactAmounts } = await import('./exact-amounts.chunk')
      const exact = await readExactAmounts(engine, code, changed)
      if (!exact) keep({ ungiven: { ...ungiven, [code]: Date.now() } })
      return exact
    } catch {
      return undefined // by the rate, and asked again with the next page
    }
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
    const [engine, mark] = await Promise.all([shop.engine(), about()])
    let [byRate, exact]: [Convert?, ExactAmounts?] = []
    const draw = () => {
      if (mine === turn)
        set(createLens(code, (amount) => exact?.of(amount) ?? (byRate ? byRate(amount) : void convertRest().catch(() => {}))))
    }
    /** Runs once, for what the platform has not given. */
    const convertRest = once(async () => {
      const { readByRate } = await import('./by-rate.chunk')
      byRate = await readByRate(engine, [from, code], mark, { kept, keep, tell })
      if (byRate) draw()
    })
    exact = await exactIn(engine, code, draw)
    if (mine !== turn) return exact?.end()
    if (exact) {
      stopWaiting = exact.end
      draw()
    } else {
      await convertRest()
      if (!byRate && mine === turn) set(undefined)
    }
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

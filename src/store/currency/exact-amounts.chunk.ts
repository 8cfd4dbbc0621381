/**
 * Prices that the platform itself gives in another currency: the products of the page are read a second time, with the currency in a header.
 * Whether a shop follows it, and whether a page may send it, is known only from an answer (docs/platform.md §7 "Currencies").
 */
import type { CartletError } from '../../platform/http/errors'
import { createTransport } from '../../platform/http/transport'
import type { JsonRecord } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import { mapAmounts } from '../base/map-amounts'
import type { ProductView } from '../base/views'
import type { Engine } from '../cart/engine'
import { filterFor, PRODUCTS_PER_QUERY } from '../catalog/product-query'
import { objectOr, objectsIn } from '../catalog/untrusted'

export interface ExactAmounts {
  /** The same amount as the platform gives it in the other currency; undefined for one that it has not given. */
  of(amount: Amount): Amount | undefined
  end(): void
}

const valuesIn = (product: ProductView): string => {
  const values: number[] = []
  mapAmounts(product, (amount) => {
    values.push(amount.value)
    return amount
  })
  return `${values}`
}

/** Variants are another read, which may be answered in the shop's own currency. */
const checked = (raw: JsonRecord, code: string): JsonRecord =>
  objectsIn(objectOr(raw.variantsInfo as { variants?: JsonRecord[] }).variants).every(({ currency }) => currency === code)
    ? raw
    : { ...raw, variantsInfo: undefined }

/**
 * Resolves with undefined where the platform does not give prices in this currency to a page: it ignores the header, has no such currency, or
 * lets no page send it. Rejects where that is not known, as after a lost connection.
 * @param changed called when later products have amounts, too
 */
export async function readExactAmounts(
  { context, askBaseCatalog }: Pick<Engine, 'context' | 'askBaseCatalog'>,
  code: string,
  changed: () => void,
): Promise<ExactAmounts | undefined> {
  const { client, store, formatMoney } = context
  const { options, session } = client
  const headers = { ...options.headers, 'x-wix-currency': code }
  // A browser's refusal looks like a lost connection: it is not asked again and again.
  const asking = { ...client, request: createTransport({ ...options, headers, tokens: session, retries: 0 }) }
  const exact = new WeakMap<object, Amount>()
  const paired = new WeakSet<ProductView>()
  /** By id: the values on the page, and what the platform answered. */
  const known = new Map<string, { values: string; other?: ProductView }>()

  /** Surcharges and discounts of plans have no currency of their own in an answer, so that nothing tells which one they are in. */
  function pair(own: unknown, other: unknown): void {
    if (typeof own !== 'object' || own === null) return
    const [mine, theirs] = [own, other ?? {}] as [JsonRecord, JsonRecord]
    if ('formatted' in mine) {
      const [amount, given] = [mine, theirs] as unknown as [Amount, Partial<Amount>]
      const { value, formatted, currency } = given
      if (currency === code && value !== undefined && formatted)
        exact.set(mine, { ...amount, formatted, converted: { value, currency } })
    } else if (mine.id === theirs.id)
      for (const name of Object.keys(mine)) if (!/^(modifi|subscriptions$)/.test(name)) pair(mine[name], theirs[name])
  }

  /** Undefined: the header is refused. */
  const read = (ids: string[]): Promise<ProductView[] | undefined> =>
    askBaseCatalog(async (catalog) => {
      const filter = filterFor(ids)
      const answer = await catalog.query(asking, filter).catch(async (thrown: Partial<CartletError>) => {
        if (thrown.retryable && thrown.code !== 'NETWORK') throw thrown
        // Where the same call is answered without the header, it was the header.
        await catalog.query(client, filter)
        context.report?.(
          `The platform takes no currency from this page (${code}).`,
          'Its prices are converted by the rate of the day, and marked as approximate.',
        )
      })
      const raws = answer && objectsIn(answer.products as JsonRecord[])
      if (!raws) return undefined
      const lacking = catalog.name === 'v3' ? raws.filter((raw) => catalog.lacks(raw)) : []
      const whole = lacking.length ? await catalog.complete(asking, lacking).catch(() => []) : []
      return [...whole.map((raw) => checked(raw, code)), ...raws].map((raw) => catalog.view(raw, formatMoney))
    })

  const onPage = () =>
    Object.values(store.getState().products).flatMap((entry) =>
      entry.status === 'ready' && !entry.incomplete ? entry.product : [],
    )

  /** Whether there are more amounts than before; undefined: the platform does not give them. */
  async function follow(): Promise<boolean | undefined> {
    const wanted = new Map<string, string>()
    for (const product of onPage()) {
      const values = valuesIn(product)
      if (known.get(product.id)?.values !== values) wanted.set(product.id, values)
    }
    const ids = [...wanted.keys()]
    for (let start = 0; start < ids.length; start += PRODUCTS_PER_QUERY) {
      const part = ids.slice(start, start + PRODUCTS_PER_QUERY)
      const others = await read(part)
      if (!others || (others.length && !others.some(({ price }) => price.currency === code))) return undefined
      for (const id of part) known.set(id, { values: wanted.get(id) ?? '', other: others.find((other) => other.id === id) })
    }
    const added = onPage().filter((product) => !paired.has(product) && known.get(product.id)?.values === valuesIn(product))
    for (const product of added) {
      paired.add(product)
      pair(product, known.get(product.id)?.other)
    }
    return added.length > 0
  }

  let { products } = store.getState()
  let busy = false
  async function keepUp(): Promise<void> {
    if (busy) return
    busy = true
    while (products !== store.getState().products) {
      products = store.getState().products
      if (await follow().catch(() => false)) changed()
    }
    busy = false
  }

  if ((await follow()) === undefined) return undefined
  const end = store.subscribe(keepUp)
  void keepUp()
  return { of: (amount) => exact.get(amount), end }
}

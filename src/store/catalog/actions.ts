/** Loads products by id or slug: requests of one turn are sent together, and products are kept for the life of the page. */
import { CartletError } from '../../platform/http/errors'
import { encodeJson } from '../../platform/wire/encode'
import { isRecord, type JsonRecord, ownOf } from '../../platform/wire/record'
import { toCartletError } from '../base/errors'
import type { ProductState } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { ProductView } from '../base/views'
import type { BaseCatalog, FullCatalog } from './catalog-port'
import { type CatalogContext, type CatalogVersion, createCatalogVersion, productsIn } from './catalog-version'
import { isOdd, mendReference } from './mend-reference'
import type { ProductDetails } from './product-details'
import { filterFor, PRODUCTS_PER_QUERY } from './product-query'

/** The number of products on a long page; those of earlier pages are dropped first. */
const KEPT = 60

/** This page's products come before those of earlier pages; of both, those read last come first. */
export function productsToRemember(products: Readonly<Record<string, ProductState>>): object {
  const ready = Object.entries(products)
    .flatMap(([reference, entry]) =>
      entry.status === 'ready' && !entry.incomplete ? [{ reference, ...entry, readAt: entry.readAt ?? Date.now() }] : [],
    )
    .sort((a, b) => b.readAt - a.readAt)
  const kept = [...ready.filter(({ stale }) => !stale), ...ready.filter(({ stale }) => stale)].slice(0, KEPT)
  return {
    version: __VERSION__,
    products: kept.map(({ reference, product, readAt }) => [reference, product, readAt]),
  }
}

export interface CatalogActions extends Pick<CatalogVersion, 'catalogVersion'> {
  /** The product with this id or slug; rejects with `PRODUCT_NOT_FOUND` when the shop has none. */
  loadProduct(idOrSlug: string): Promise<ProductView>
  /** The further data of a product's own page; also updates its stock in the state. */
  loadDetails(idOrSlug: string): Promise<ProductDetails>
  /** Reads products again in one query. The known data stays until the answer arrives, and when none does. Never rejects. */
  reloadProducts(references: readonly string[]): Promise<unknown>
  /** Makes a call of the page's API in the shop's catalog version. */
  askCatalog<T>(call: (catalog: FullCatalog) => Promise<T>): Promise<T>
  /** The same for the widget's own code, which needs only the base catalog. */
  askBaseCatalog<T>(call: (catalog: BaseCatalog) => Promise<T>): Promise<T>
}

/** Converting fifty products and rendering their elements is a long task on a slow phone, and so is the layout of fifty new prices. */
const SHOWN_AT_ONCE = 16
/** Pause before the next ones, in which the browser renders a frame. */
const FRAME_MS = 16

/** Products as the platform sent them, and the catalog that can read them. */
interface Found {
  catalog: BaseCatalog
  raws: JsonRecord[]
}

/** Products that one answer contains. */
interface Part {
  references: string[]
  read(): Promise<JsonRecord[]>
}

export function createCatalogActions(context: CatalogContext): CatalogActions {
  const { client, store, storage, formatMoney } = context
  const waiting = new Map<string, Promise<ProductView>>()
  const reading = new Map<string, Promise<ProductDetails>>()
  const version = createCatalogVersion(context)
  /** What is asked for, by what the page says; absent if that is the same. The state has products under what the page says. */
  const mended = new Map<string, string>()
  const nameOf = (reference: string) => mended.get(reference) ?? reference
  let batch: string[] = []
  /** Resolves when products can be shown, `rest` when they are complete. */
  let batchAnswer: Promise<{ rest: Promise<void> }> | undefined

  /** One state change for all of them, because every button on the page subscribes. */
  const put = (references: string[], stateOf: (reference: string) => ProductState) =>
    store.setState(({ products }) => ({
      products: ownOf({ ...products, ...Object.fromEntries(references.map((reference) => [reference, stateOf(reference)])) }),
    }))

  async function mend(references: string[]): Promise<void> {
    const odd = references.filter((reference) => isOdd(reference) && !mended.has(reference))
    for (const reference of odd) mended.set(reference, await mendReference(reference, context.report))
  }

  /** The products that the loader has requested already, and one query per hundred others. Each part is shown when it is answered. */
  async function partsOf(wanted: string[]): Promise<Part[]> {
    const early = await version.takeAhead(wanted)
    const others = wanted.filter((reference) => !early.has(reference))
    const parts: Part[] = early.size
      ? [{ references: [...early.keys()], read: async () => [...early.values()].filter(isRecord) }]
      : []
    for (let start = 0; start < others.length; start += PRODUCTS_PER_QUERY) {
      const references = others.slice(start, start + PRODUCTS_PER_QUERY)
      const names = [...new Set(references.map(nameOf))]
      const query = () => version.call((catalog) => catalog.query(client, filterFor(names)))
      parts.push({ references, read: async () => productsIn(await query()) ?? [] })
    }
    return parts
  }

  const remember = () => {
    storage.write(storageKey(client.clientId, 'products'), encodeJson(productsToRemember(store.getState().products)))
  }

  /**
   * Puts products into the state under each reference that was requested, a few in each frame. An incomplete one never replaces a ready one.
   */
  async function show(references: string[], { catalog, raws }: Found, isWhole: (raw: JsonRecord) => boolean): Promise<void> {
    const sent = new Map<unknown, JsonRecord>()
    for (const raw of raws) sent.set(raw.id, raw).set(raw.slug, raw)
    for (let start = 0; start < references.length; start += SHOWN_AT_ONCE) {
      if (start) await context.sleep(FRAME_MS)
      const { products } = store.getState()
      put(references.slice(start, start + SHOWN_AT_ONCE), (reference) => {
        const raw = sent.get(nameOf(reference))
        if (!raw) return { status: 'missing' }
        const state = { status: 'ready', product: catalog.view(raw, formatMoney), readAt: Date.now() } as const
        if (isWhole(raw)) return state
        const before = products[reference]
        if (before?.status !== 'ready') return { ...state, stale: true, incomplete: true }
        return before.error ? { ...before, error: undefined } : before
      })
    }
  }

  /**
   * Never rejects: records a failure in the state of each product. Products that were only read again stay, and so do those of a snapshot while
   * a later attempt may succeed.
   */
  const recordFailure = (references: string[], action: () => Promise<void>): Promise<void> =>
    action().catch((thrown: unknown) => {
      const error = toCartletError(thrown)
      const { products } = store.getState()
      put(references, (reference) => {
        const before = products[reference]
        if (before?.status === 'missing' || (before?.status === 'ready' && !before.stale)) return before
        const stays = error.retryable && before?.status === 'ready' && before.stale === 'snapshot'
        return stays ? { ...before, error } : { status: 'failed', error }
      })
    })

  async function answerBatch(): Promise<{ rest: Promise<void> }> {
    await undefined
    const references = batch
    batch = []
    batchAnswer = undefined
    const { products } = store.getState()
    put(
      references.filter((reference) => !/^(ready|missing)$/.test(`${products[reference]?.status}`)),
      () => ({ status: 'loading' }),
    )
    await mend(references)
    const rests = await Promise.all((await partsOf(references)).map(answerPart))
    return { rest: Promise.all(rests.map(({ rest }) => rest)).then(() => {}) }
  }

  async function answerPart({ references, read }: Part): Promise<{ rest: Promise<void> }> {
    let rest = Promise.resolve()
    await recordFailure(references, async () => {
      const raws = await read()
      const catalog = await version.catalog()
      const lacking = raws.filter(catalog.lacks)
      await show(references, { catalog, raws }, (raw) => !lacking.includes(raw))
      if (!lacking.length) return remember()
      const late = references.filter((reference) => lacking.some(({ id, slug }) => [id, slug].includes(nameOf(reference))))
      rest = recordFailure(late, async () => {
        await show(late, { catalog, raws: await catalog.complete(client, lacking) }, () => true)
        remember()
      })
    })
    return { rest }
  }

  /** Everything requested in one turn of the event loop is sent together. */
  async function load(reference: string): Promise<ProductView> {
    batch.push(reference)
    batchAnswer ??= answerBatch()
    const { rest } = await batchAnswer
    if (isStale(store.getState().products[reference])) await rest
    const entry = store.getState().products[reference]
    const { error } = ownOf(entry as { error?: CartletError } | undefined)
    if (error) throw error
    if (entry?.status === 'ready') return entry.product
    throw new CartletError('PRODUCT_NOT_FOUND', `This shop has no visible product "${nameOf(reference)}"`)
  }

  function loadProduct(reference: string): Promise<ProductView> {
    const shown = store.getState().products[reference]
    if (shown?.status === 'ready' && !shown.stale) return Promise.resolve(shown.product)
    return shared(waiting, reference, load)
  }

  async function readDetails(id: string): Promise<ProductDetails> {
    const catalog = await version.catalog()
    const more = await catalog.more()
    const raw = await more.read(client, id)
    const product = catalog.view(raw, formatMoney)
    const { products } = store.getState()
    const names = Object.keys(products).filter((name) => {
      const entry = products[name]
      return entry?.status === 'ready' && entry.product.id === id
    })
    put(names, () => ({ status: 'ready', product, readAt: Date.now() }))
    remember()
    return more.details(raw, formatMoney)
  }

  return {
    catalogVersion: version.catalogVersion,
    loadProduct,
    reloadProducts: (references) => Promise.allSettled(references.map((reference) => shared(waiting, reference, load))),
    async loadDetails(reference) {
      const { id } = await loadProduct(reference)
      return shared(reading, id, readDetails)
    },
    askCatalog: (call) => version.callInTurn(async (catalog) => call(await catalog.more())),
    askBaseCatalog: version.callInTurn,
  }
}

/** Calls with the same key share one promise until it settles. */
function shared<T>(underWay: Map<string, Promise<T>>, key: string, start: (key: string) => Promise<T>): Promise<T> {
  const promise = underWay.get(key) ?? start(key).finally(() => underWay.delete(key))
  underWay.set(key, promise)
  return promise
}

const isStale = (entry: ProductState | undefined): boolean => entry?.status === 'ready' && Boolean(entry.stale)

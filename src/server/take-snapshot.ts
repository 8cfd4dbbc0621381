/** Reads a shop with the widget's own readers. */
import { formatMoney } from '../i18n/format'
import { CartletError, isCartletError } from '../platform/http/errors'
import type { OptionKinds } from '../platform/wire/options'
import type { CatalogName, Snapshot, SnapshotCollection } from '../store/base/snapshot-model'
import type { ProductView } from '../store/base/views'
import { htmlView } from '../store/catalog/content/html-view'
import { wordsIn } from '../store/catalog/content/plain-text'
import { richView } from '../store/catalog/content/rich-view'
import type { Content } from '../store/catalog/product-details'
import { MOST_DESCRIBED_CHARS } from '../store/catalog/structured-data'
import type { Listing, ListPage } from '../store/collections/list-model'
import { check } from './check-options'
import { SNAPSHOT_FORMAT } from './read-snapshot'

/** Reads descriptions for search engines, as plain text. The platform returns them for one product per request. */
const AT_ONCE = 8
/** The text of a description, in one line; at most 1000 characters, which end with a whole word. */
export const plainText = (content: Content | undefined): string =>
  wordsIn(content?.richContent ? richView(content.richContent) : htmlView(content?.html), MOST_DESCRIBED_CHARS)

type Parts = typeof import('./npm-parts.chunk')
type Shop = ReturnType<Parts['createWholeShop']>

/** @returns descriptions by product id; products without one are left out */
async function readDescriptions(
  shop: Shop,
  ids: readonly string[],
  onRead: () => void = () => {},
): Promise<Record<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const text = plainText((await shop.loadDetails(id)).description)
      if (text) found.set(id, text)
      onRead()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return Object.fromEntries(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) as string]] : [])))
}

/** As many as the platform returns for one request. */
const TOGETHER = 100
const DEFAULT_LIMIT = 12

export interface SnapshotRequest {
  clientId: string
  api?: string
  catalog?: CatalogName
  /** Language of amounts for which the platform sends no text. @default en */
  locale?: string
  /** Ids or slugs. */
  products?: readonly string[]
  /** Ids or slugs; an empty text stands for all products of the shop. */
  collections?: readonly string[]
  /** Products of each collection, 1 to 100. @default 12 */
  limit?: number
  /** Also reads plain-text descriptions, which takes one request per product. */
  descriptions?: boolean
}

const REQUEST: OptionKinds<SnapshotRequest> = {
  clientId: 'text',
  api: 'text',
  catalog: 'text',
  locale: 'text',
  products: 'list',
  collections: 'list',
  limit: 'number',
  descriptions: 'flag',
}

export interface TakenSnapshot {
  snapshot: Snapshot
  /** What the shop does not have, such as `product "x"`. */
  missing: string[]
}

function openShop(
  { createClient, createWholeShop, memoryStorage }: Parts,
  { clientId, api, catalog, locale = 'en' }: SnapshotRequest,
): Shop {
  const storage = memoryStorage()
  return createWholeShop({
    client: createClient({ clientId, api, environment: { storage } }),
    catalog: catalog ?? 'auto',
    storage,
    formatMoney: (value, currency) => formatMoney(value, currency, locale),
    navigate: () => 'blocked',
  })
}

/** Resolves with null if the shop has no such product. */
const find = (shop: Shop, reference: string): Promise<ProductView | null> =>
  shop.loadProduct(reference).catch((thrown: unknown) => {
    if (isCartletError(thrown) && thrown.code === 'PRODUCT_NOT_FOUND') return null
    throw thrown
  })

async function readList(
  listing: Listing,
  reference: string,
  limit: number,
): Promise<{ id: string; name: string; page: ListPage } | null> {
  const collection = reference ? await listing.findCollection(reference) : { id: '', name: '' }
  if (!collection) return null
  const subject = collection.id ? { collectionIds: [collection.id] } : {}
  const page = await listing.page({ subject, query: { filters: {} }, limit, filters: [] }, undefined)
  return { id: collection.id, name: collection.name, page }
}

/**
 * Reads products and collections of a shop, as `cartlet snapshot` does: for a server that renews its snapshot while it runs. Rejects with a
 * `CartletError` when the shop cannot be read, and with `INVALID_ARGUMENT` for a request that names nothing.
 * @param onProgress called with how many products, collections and descriptions have been read, and their total
 */
export async function takeSnapshot(
  request: SnapshotRequest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<TakenSnapshot> {
  const { clientId, api, locale = 'en', limit = DEFAULT_LIMIT } = check('takeSnapshot()', request, REQUEST, ['clientId'])
  const wanted = new Set(request.products)
  const references = new Set(request.collections)
  if (!wanted.size && !references.size)
    throw new CartletError('INVALID_ARGUMENT', 'takeSnapshot() needs "products" or "collections"')
  const parts = await import('./npm-parts.chunk')
  const shop = openShop(parts, request)
  const takenAt = new Date().toISOString()
  const missing: string[] = []
  const products = new Map<string, ProductView>()
  const collections: SnapshotCollection[] = []
  const total = () => wanted.size * (request.descriptions ? 2 : 1) + references.size
  let done = 0
  const step = () => onProgress(++done, total())

  const ask = parts.createAskListing()
  const engine = await shop.engine()
  for (const reference of references) {
    const list = await ask(engine, async (listing) => ({ found: await readList(listing, reference, limit) }))
    if (list.found) {
      const { id, name, page } = list.found
      const ids = page.products.map((product) => product.id)
      for (const product of ids) wanted.add(product)
      collections.push({ reference, id, name, products: ids, ...(page.total !== undefined && { total: page.total }) })
    } else missing.push(`collection "${reference}"`)
    step()
  }
  // Products in lists are incomplete: each is read by its id, to have the data that a button needs.
  const all = [...wanted]
  for (let start = 0; start < all.length; start += TOGETHER) {
    const some = all.slice(start, start + TOGETHER)
    const found = await Promise.all(some.map((reference) => find(shop, reference)))
    found.forEach((product, place) => {
      if (product) products.set(product.id, product)
      else {
        missing.push(`product "${some[place]}"`)
        if (request.descriptions) step() // it has none
      }
      step()
    })
  }
  const sorted = [...products.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const described = request.descriptions && sorted.map(({ id }) => id)
  const descriptions = described && (await readDescriptions(shop, described, step))
  const snapshot: Snapshot = {
    cartlet: SNAPSHOT_FORMAT,
    clientId,
    ...(api !== undefined && { api }),
    takenAt,
    locale,
    catalog: engine.catalogVersion() ?? request.catalog ?? 'v3',
    products: sorted,
    collections: collections.map((one) => ({ ...one, products: one.products.filter((id) => products.has(id)) })),
    ...(descriptions && { descriptions }),
  }
  return { snapshot, missing }
}

/** Writes one product per line, so that a changed price changes one line. */
export function printSnapshot({ products, collections, descriptions, ...head }: Snapshot): string {
  const members = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const list = (name: string, items: readonly object[]) =>
    items.length ? `"${name}": [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]` : `"${name}": []`
  const lists = [list('products', products), list('collections', collections)]
  if (descriptions) {
    const lines = Object.entries(descriptions).map(([id, text]) => `\n    ${JSON.stringify(id)}: ${JSON.stringify(text)}`)
    lists.push(`"descriptions": {${lines.join(',')}\n  }`)
  }
  return `{\n  ${[...members, ...lists].join(',\n  ')}\n}\n`
}

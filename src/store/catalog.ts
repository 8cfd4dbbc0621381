/** Products by id or slug: asked for together, fetched together, kept for the page's life. */
import { queryProducts, readProducts } from '../platform/catalog/v1-api'
import type { Product } from '../platform/catalog/v1-model'
import { CartletError } from '../platform/http/errors'
import { encodeJson } from '../platform/wire/encode'
import { type ShopContext, toCartletError } from './context'
import { productCacheKey } from './product-cache'
import { toProductView } from './product-view'
import { productsToRemember } from './remember-products'
import type { ProductState } from './state'
import type { ProductView } from './views'

/** The platform's page size limit for product queries. */
const PRODUCTS_PER_QUERY = 100
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A product query that was sent ahead, whatever came of it. */
export interface StartedProducts {
  /** Ids or slugs that were asked for. */
  references: readonly (string | null)[]
  /** The reply's body. */
  body: unknown
}

export interface CatalogActions {
  /** The product with this id or slug; rejects with `PRODUCT_NOT_FOUND` when the shop has none. */
  loadProduct(idOrSlug: string): Promise<ProductView>
}

/** One filter for ids and slugs alike, in the form that stays simplest for what is asked. */
function filterFor(references: string[]): Record<string, unknown> {
  const ids = references.filter((reference) => ID.test(reference))
  const slugs = references.filter((reference) => !ID.test(reference))
  const some = (field: string, values: string[]) => ({ [field]: { $in: values } })
  if (!ids.length) return some('slug', slugs)
  if (!slugs.length) return some('id', ids)
  return { $or: [some('id', ids), some('slug', slugs)] }
}

export function createCatalogActions({ client, store, storage, formatMoney, startedProducts }: ShopContext): CatalogActions {
  const waiting = new Map<string, Promise<ProductView>>()
  let batch: string[] = []
  let batchAnswer: Promise<void> | undefined

  /** All of them in one change: each is heard by every button on the page. */
  const put = (references: string[], stateOf: (reference: string) => ProductState) =>
    store.setState(({ products }) => ({
      products: { ...products, ...Object.fromEntries(references.map((reference) => [reference, stateOf(reference)])) },
    }))

  /** What was sent ahead and nobody has taken yet; each product is taken once, so that a later load asks the platform. */
  const ahead = startedProducts?.then((started) => {
    const products = started && readProducts(started.body)
    return products ? { products, references: new Set(started.references) } : undefined
  })

  async function fetchAll(wanted: string[]): Promise<Map<string, Product>> {
    const early = await ahead
    const references = wanted.filter((reference) => !early?.references.delete(reference))
    const found = new Map<string, Product>()
    const chunks: string[][] = []
    for (let start = 0; start < references.length; start += PRODUCTS_PER_QUERY)
      chunks.push(references.slice(start, start + PRODUCTS_PER_QUERY))
    const pages = await Promise.all(
      chunks.map((chunk) =>
        queryProducts(client, { filter: filterFor(chunk), paging: { limit: PRODUCTS_PER_QUERY, offset: 0 } }),
      ),
    )
    for (const product of [early?.products ?? [], ...pages.map((page) => page.products)].flat()) {
      found.set(product.id, product)
      if (product.slug) found.set(product.slug, product)
    }
    return found
  }

  const remember = () => {
    storage.write(productCacheKey(client.clientId), encodeJson(productsToRemember(store.getState().products)) ?? '')
  }

  function toState(product: Product | undefined): ProductState {
    if (!product) return { status: 'missing' }
    try {
      return { status: 'ready', product: toProductView(product, formatMoney) }
    } catch (thrown) {
      return { status: 'failed', error: toCartletError(thrown) } // its neighbours are not to blame
    }
  }

  /** Never rejects: what became of each is in the state. */
  async function answerBatch(): Promise<void> {
    await undefined
    const references = batch
    batch = []
    batchAnswer = undefined
    const { products } = store.getState()
    put(
      references.filter((reference) => products[reference]?.status !== 'ready'),
      () => ({ status: 'loading' }),
    )
    try {
      const found = await fetchAll(references)
      put(references, (reference) => toState(found.get(reference)))
      remember()
    } catch (thrown) {
      const error = toCartletError(thrown)
      put(references, () => ({ status: 'failed', error }))
    }
  }

  /** Everything asked for in one turn of the event loop goes out in one request. */
  async function load(reference: string): Promise<ProductView> {
    batch.push(reference)
    batchAnswer ??= answerBatch()
    await batchAnswer
    const entry = store.getState().products[reference]
    if (entry?.status === 'ready') return entry.product
    if (entry?.status === 'failed') throw entry.error
    throw new CartletError('PRODUCT_NOT_FOUND', `This shop has no visible product "${reference}"`)
  }

  return {
    loadProduct(reference) {
      const known = store.getState().products[reference]
      if (known?.status === 'ready' && !known.stale) return Promise.resolve(known.product)
      const underWay = waiting.get(reference) ?? load(reference).finally(() => waiting.delete(reference))
      waiting.set(reference, underWay)
      return underWay
    },
  }
}

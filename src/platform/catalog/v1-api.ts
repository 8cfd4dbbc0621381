/** Specification §7 "Products, read" (catalog version 1) and "Collections, read". */
import type { Call, Caller, ReadOptions } from '../http/call'
import { STORES_READER } from '../http/gateway'
import { path } from '../http/request-target'
import { type Conversion, entitiesIn, entityIn } from '../wire/convert'
import type { Paging } from '../wire/primitives'
import { isRecord, type JsonRecord } from '../wire/record'
import { toDate, toNumber } from '../wire/scalars'
import type { Query } from './query-model'
import type { Collection, CollectionPage, Product, ProductPage, Variant, VariantPage } from './v1-model'

const PRICES = ['priceData.*', 'convertedPriceData.*', 'costAndProfitData.*', 'weight']
const VARIANT: Conversion = [[toNumber, ...PRICES.map((numbers) => `variant.${numbers}`)]]
const PRODUCT: Conversion = [
  [toDate, 'lastUpdated', 'createdDate'],
  [
    toNumber,
    ...PRICES,
    ...PRICES.map((numbers) => `variants.variant.${numbers}`),
    'price.*',
    'discount.value',
    'weightRange.*',
    'priceRange.*',
    'costRange.*',
    'pricePerUnitData.*',
  ],
]
const COLLECTION: Conversion = [[toDate, 'lastUpdated']]
/** What an empty query asks for (specification §9). */
const FIRST_PAGE: Query = { filter: {}, paging: { offset: 0, limit: 50 } }

/** GET /v1/products/{id}. Rejects with `HTTP_404` or the platform's own code when there is none. */
export const getProduct = (
  client: Caller,
  id: string,
  { signal, includeMerchantSpecificData }: ReadOptions & { includeMerchantSpecificData?: boolean } = {},
): Promise<Product> =>
  client.request({
    ...get(path`/v1/products/${id}`, { id, includeMerchantSpecificData }, signal),
    read: (body) => entityIn<Product>(body, 'product', PRODUCT),
  })

/** The products of a reply to a product query; null when it is none. */
export function readProducts(body: unknown): Product[] | null {
  try {
    return isRecord(body) && body.products ? entitiesIn<Product>(body, 'products', PRODUCT) : null
  } catch {
    return null
  }
}

/** GET /v1/products/query-platformized (POST when the query is long). Without a query: the first 50 products. */
export const queryProducts = (client: Caller, query: Query = FIRST_PAGE, { signal }: ReadOptions = {}): Promise<ProductPage> =>
  client.request({
    ...get('/v1/products/query-platformized', { query }, signal),
    complex: true,
    read: (body) => ({ ...page(body), products: entitiesIn<Product>(body, 'products', PRODUCT) }),
  })

/** POST /v1/products/{id}/variants/query, a read. Narrow it by `choices` (option name → choice) or `variantIds`. */
export const getProductVariants = (
  client: Caller,
  id: string,
  {
    signal,
    ...options
  }: ReadOptions & { choices?: Record<string, string>; variantIds?: readonly string[]; paging?: Paging } = {},
): Promise<VariantPage> =>
  client.request({
    service: STORES_READER,
    method: 'POST',
    path: path`/v1/products/${id}/variants/query`,
    body: { id, ...options },
    idempotent: true,
    signal,
    read: (body) => ({ ...page(body), variants: entitiesIn<Variant>(body, 'variants', VARIANT) }),
  })

/** GET /v2/collections/query (POST when the query is long). Without a query: the first 50 collections. */
export const queryCollections = (
  client: Caller,
  query: Query = FIRST_PAGE,
  { signal }: ReadOptions = {},
): Promise<CollectionPage> =>
  client.request({
    ...get('/v2/collections/query', { query }, signal),
    complex: true,
    read: (body) => ({ ...page(body), collections: entitiesIn<Collection>(body, 'collections', COLLECTION) }),
  })

/** GET /v2/collections/{id}. */
export const getCollection = (client: Caller, id: string, { signal }: ReadOptions = {}): Promise<Collection> =>
  client.request({ ...get(path`/v2/collections/${id}`, { id }, signal), read: readCollection })

/** GET /v2/collections/slug/{slug}. */
export const getCollectionBySlug = (client: Caller, slug: string, { signal }: ReadOptions = {}): Promise<Collection> =>
  client.request({ ...get(path`/v2/collections/slug/${slug}`, { slug }, signal), read: readCollection })

const readCollection = (body: JsonRecord): Collection => entityIn(body, 'collection', COLLECTION)

/** The platform wants path parameters repeated in the query. */
const get = (path: Call['path'], query: JsonRecord, signal?: AbortSignal): Call<never> => ({
  service: STORES_READER,
  method: 'GET',
  path,
  query,
  signal,
})

/** The paging facts of a list reply, without its list. */
const page = ({ metadata, totalResults }: JsonRecord): Pick<ProductPage & CollectionPage, 'metadata' | 'totalResults'> =>
  ({ metadata, totalResults }) as Pick<ProductPage & CollectionPage, 'metadata' | 'totalResults'>

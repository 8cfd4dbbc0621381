/** docs/platform.md §7 "Collections, read", and the collection by slug of "Products, read". */
import type { Caller, CallOptions } from '../../http/call'
import { STORES_READER } from '../../http/gateway/gateway'
import { get, getComplex } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { OffsetQuery } from '../../query/model'
import { readPage } from '../../query/read-page'
import { entityIn } from '../../wire/convert'
import type { JsonRecord } from '../../wire/record'
import { FIRST_PAGE } from '../first-page'
import { COLLECTION } from './v1-conversion'
import type { Collection, CollectionPage } from './v1-model'

/**
 * GET /v2/collections/query, POST when the query is long (§7). Without a query: the first 50 collections. Resolves a page.
 * Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryCollections = (
  client: Caller,
  query: OffsetQuery = FIRST_PAGE,
  options?: CallOptions,
): Promise<CollectionPage> =>
  client.request({
    ...getComplex(STORES_READER, '/v2/collections/query', { query }, options),
    read: readPage<CollectionPage>('collections', COLLECTION),
  })

/**
 * GET /v2/collections/{id} (§7). Resolves the collection. Rejects with the platform's code, else `HTTP_404`, when there is no
 * such collection.
 */
export const getCollection = (client: Caller, id: string, options?: CallOptions): Promise<Collection> =>
  client.request({ ...get(STORES_READER, path`/v2/collections/${id}`, { id }, options), read: readCollection })

/**
 * GET /v2/collections/slug/{slug} (§7). Resolves the collection. Rejects with the platform's code, else `HTTP_404`, when there is
 * no such collection.
 */
export const getCollectionBySlug = (client: Caller, slug: string, options?: CallOptions): Promise<Collection> =>
  client.request({ ...get(STORES_READER, path`/v2/collections/slug/${slug}`, { slug }, options), read: readCollection })

/**
 * GET /v1/collections/slug/{slug} (§7 "Products, read"). The older path to the same collection. Resolves the collection. Rejects
 * with the platform's code, else `HTTP_404`, when there is no such collection.
 */
export const getCollectionBySlugV1 = (client: Caller, slug: string, options?: CallOptions): Promise<Collection> =>
  client.request({ ...get(STORES_READER, path`/v1/collections/slug/${slug}`, { slug }, options), read: readCollection })

const readCollection = (body: JsonRecord): Collection => entityIn(body, 'collection', COLLECTION)

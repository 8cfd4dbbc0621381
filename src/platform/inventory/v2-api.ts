/** Reads of the inventory of catalog version 1. */
import type { Caller, CallOptions } from '../http/call'
import { STORES_READER } from '../http/gateway/gateway'
import { readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import { readPage } from '../query/read-page'
import { type Conversion, convert } from '../wire/convert'
import type { Paging } from '../wire/primitives'
import { toDate } from '../wire/scalars'
import type { InventoryItemV1 } from './model'

const ITEM: Conversion = [[toDate, 'lastUpdated']]

export interface InventoryPageV1 {
  inventoryItems: InventoryItemV1[]
  metadata?: { items?: number; offset?: number }
  totalResults?: number
}

/** Unlike in other queries, filter and sort are JSON text: `filter: '{"productId":"…"}'`. */
export interface InventoryQueryV1 {
  filter?: string
  sort?: string
  paging?: Paging
}

/**
 * POST /v2/inventoryItems/query, a read (§3). Resolves a page of the stock of products, in units; without a query, the platform's
 * default first page. Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryInventoryV1 = (client: Caller, query?: InventoryQueryV1, options?: CallOptions): Promise<InventoryPageV1> =>
  client.request({
    ...readByPost(STORES_READER, '/v2/inventoryItems/query', { query }, options),
    read: readPage<InventoryPageV1>('inventoryItems', ITEM),
  })

/**
 * POST /v2/inventoryItems/{inventoryId}/getVariants, a read (§3). Resolves the stock of one product in units, of all its variants
 * or of `variantIds`; undefined when the response has none. Rejects with the platform's code, else `HTTP_404`, when there is no
 * such item.
 */
export const getInventoryVariantsV1 = (
  client: Caller,
  inventoryId: string,
  {
    signal,
    timeoutMs,
    ...narrow
  }: CallOptions & { externalId?: string; productId?: string; variantIds?: readonly string[] } = {},
): Promise<InventoryItemV1 | undefined> =>
  client.request({
    ...readByPost(
      STORES_READER,
      path`/v2/inventoryItems/${inventoryId}/getVariants`,
      { inventoryId, ...narrow },
      { signal, timeoutMs },
    ),
    read: ({ inventoryItem }) => convert<InventoryItemV1 | undefined>(inventoryItem, ITEM),
  })

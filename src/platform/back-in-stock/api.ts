/** docs/platform.md §7 "Back in stock": who wants to know when an item can be bought again. */
import type { CatalogReference } from '../cart/model'
import type { BackInStockRequest } from '../checkout/abandoned-model'
import type { Caller, CallOptions } from '../http/call'
import { BACK_IN_STOCK } from '../http/gateway/gateway'
import { getComplex } from '../http/read-call'
import { type Conversion, convert, entitiesIn, entityIn } from '../wire/convert'
import { fromMedia } from '../wire/media'
import { toDate } from '../wire/scalars'
import type { BackInStockCount, BackInStockItemDetails, BackInStockSettings, NewBackInStockRequest } from './model'

const PATH = '/v1/back-in-stock-notification-requests'
const DATES: Conversion = [[toDate, 'createdDate']]
const PICTURE: Conversion = [[fromMedia, 'image']]

/**
 * POST /v1/back-in-stock-notification-requests. Whether visitors may ask is not known: see `status` 403. Rejects with
 * `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS`, which means that the address has asked before, `REQUEST_COLLECTION_DISABLED`,
 * `INVALID_CATALOG_REFERENCE_OPTIONS` or `INVALID_ITEM_IMAGE_URL`. The shop makes a contact of the address; only the shop can withdraw it.
 */
export const createBackInStockRequest = (
  client: Caller,
  request: NewBackInStockRequest,
  itemDetails: BackInStockItemDetails,
  options?: CallOptions,
): Promise<BackInStockRequest> =>
  client.request({
    ...options,
    service: BACK_IN_STOCK,
    method: 'POST',
    path: PATH,
    body: { request, itemDetails: convert(itemDetails, PICTURE) },
    read: (body) => entityIn<BackInStockRequest>(body, 'request', DATES),
  })

/** PUT /v1/back-in-stock-notification-requests/settings, which changes nothing. Probably refused to visitors: see `status` 403. */
export const getBackInStockSettings = (client: Caller, options?: CallOptions): Promise<BackInStockSettings> =>
  client.request({
    ...options,
    service: BACK_IN_STOCK,
    method: 'PUT',
    path: `${PATH}/settings`,
    body: {},
    idempotent: true,
    read(body) {
      const { collectionStates, ...settings } = entityIn<BackInStockSettings>(body, 'settings')
      return { ...settings, collectionStates: entitiesIn({ collectionStates }, 'collectionStates') }
    },
  })

/** GET /v1/back-in-stock-notification-requests/count-by-catalog-reference. For elevated clients: how many wait for each item. */
export const countBackInStockRequests = (
  client: Caller,
  catalogReferences: readonly CatalogReference[],
  options?: CallOptions,
): Promise<BackInStockCount[]> =>
  client.request({
    ...getComplex(BACK_IN_STOCK, `${PATH}/count-by-catalog-reference`, { catalogReferences }, options),
    read: (body) => entitiesIn<BackInStockCount>(body, 'countsPerCatalogReference'),
  })

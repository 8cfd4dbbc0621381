/** docs/platform.md §7 "Wish list": the one list of each member. */
import type { CatalogReference } from '../cart/model'
import type { Caller, CallOptions } from '../http/call'
import { CART, STORES } from '../http/gateway/gateway'
import { get, readByPost } from '../http/read-call'
import { type Conversion, entitiesIn, entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { toDate } from '../wire/scalars'
import type { StoredWishList, StoredWishListQuery, WishList } from './model'

const DATES: Conversion = [[toDate, 'createdDate', 'updatedDate', 'items.addedDate']]

function readWishList(body: JsonRecord): WishList {
  const wishList = entityIn<WishList>(body, 'wishlist', DATES)
  return { ...wishList, items: entitiesIn(wishList as unknown as JsonRecord, 'items') }
}

/** GET /v1/wishlists/get-default. For members; a visitor is refused with `status` 403. `appId`: only items of this app's catalog. */
export const getWishList = (client: Caller, appId?: string, options?: CallOptions): Promise<WishList> =>
  client.request({ ...get(CART, '/v1/wishlists/get-default', { appId }, options), read: readWishList })

export interface WishListOptions extends CallOptions {
  /** Resolves the list as it is after the change. */
  returnEntity?: boolean
}

const change = (
  path: string,
  client: Caller,
  catalogReference: CatalogReference,
  { returnEntity, ...options }: WishListOptions = {},
): Promise<WishList | undefined> =>
  client.request({
    // Once more changes nothing.
    ...readByPost(CART, path, { catalogReference, returnEntity }, options),
    read: (body) => (body.wishlist === undefined ? undefined : readWishList(body)),
  })

/** POST /v1/wishlists/add-item. For members. An item that is there already is no error. Rejects with `WISHLIST_ITEMS_LIMIT_EXCEEDED`. */
export const addWishListItem = (
  client: Caller,
  catalogReference: CatalogReference,
  options?: WishListOptions,
): Promise<WishList | undefined> => change('/v1/wishlists/add-item', client, catalogReference, options)

/** POST /v1/wishlists/remove-item. For members. An item that is not there is no error. */
export const removeWishListItem = (
  client: Caller,
  catalogReference: CatalogReference,
  options?: WishListOptions,
): Promise<WishList | undefined> => change('/v1/wishlists/remove-item', client, catalogReference, options)

/** POST /v1/wishlists/get. For elevated clients: the wish list of any member. */
export const getWishListById = (client: Caller, query: StoredWishListQuery, options?: CallOptions): Promise<StoredWishList> =>
  client.request({
    ...readByPost(STORES, '/v1/wishlists/get', { ...query }, options),
    read(body) {
      const wishList = entityIn<StoredWishList>(body, 'wishlist', [[toDate, 'items.dateAdded']])
      return { ...wishList, items: entitiesIn(wishList as unknown as JsonRecord, 'items') }
    },
  })

/** Rules for `wishlists` and `wishlist`. */
import type { CatalogReference } from '../../../../src/platform/cart/model'
import { addWishListItem, getWishList, getWishListById, removeWishListItem } from '../../../../src/platform/wish-list/api'
import type { StoredWishListQuery, WishList } from '../../../../src/platform/wish-list/model'
import { positional } from '../positional'
import type { Rules } from '../rule'

interface Change {
  catalogReference: CatalogReference
  returnEntity?: boolean
}

const inReply = (wishlist: WishList | undefined) => (wishlist ? { wishlist } : {})

export const wishListRules: Rules = {
  'wishlists.getDefaultWishlist': positional(
    'wishlists.getDefaultWishlist',
    { fields: [], options: ['appId'] },
    async (caller, { appId }: { appId?: string }) => inReply(await getWishList(caller, appId)),
  ),
  'wishlists.addItem': positional(
    'wishlists.addItem',
    { fields: ['catalogReference'], options: ['returnEntity'] },
    async (caller, { catalogReference, ...options }: Change) => inReply(await addWishListItem(caller, catalogReference, options)),
  ),
  'wishlists.removeItem': positional(
    'wishlists.removeItem',
    { fields: ['catalogReference'], options: ['returnEntity'] },
    async (caller, { catalogReference, ...options }: Change) =>
      inReply(await removeWishListItem(caller, catalogReference, options)),
  ),
  'wishlist.getWishlistById': positional(
    'wishlist.getWishlistById',
    { fields: ['id'], options: ['limit', 'offset', 'kind'] },
    async (caller, query: StoredWishListQuery) => ({ wishlist: await getWishListById(caller, query) }),
  ),
}

/** Texts of the wish list. */
import type { WishListMessages } from '../../i18n/catalogue'
import { enWishList } from '../../i18n/compiled/english/en-wish-list'
import { useMessages } from '../shop-context'

export const useWishListMessages = (): WishListMessages => useMessages('wishList', enWishList)

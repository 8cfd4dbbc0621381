/** All walks: together they visit every state of the list. */
import type { Walk } from './walk'
import { ACCOUNT_WALKS } from './walks/account-walks'
import { COLLECTION_WALKS } from './walks/collection-walks'
import { CURRENCY_WALKS } from './walks/currency-walks'
import { DRAWER_WALKS } from './walks/drawer-walks'
import { ESTIMATE_WALKS } from './walks/estimate-walks'
import { GIFT_CARD_WALKS } from './walks/gift-card-walks'
import { PAGE_WALKS } from './walks/page-walks'
import { PIECE_WALKS } from './walks/piece-walks'
import { PRODUCT_WALKS, V3_WALKS } from './walks/product-walks'
import { SEARCH_WALKS } from './walks/search-walks'
import { WISH_LIST_WALKS } from './walks/wish-list-walks'

export { V3_WALKS } from './walks/product-walks'

/** Of the cart; both versions of it have these. */
export const CART_WALKS: Readonly<Record<string, Walk>> = { ...DRAWER_WALKS, ...ESTIMATE_WALKS }

/** That only version 2 of the cart has. */
export const CART_V2_WALKS: Readonly<Record<string, Walk>> = GIFT_CARD_WALKS

/** In a shop with catalog version 1. */
export const WALKS: Readonly<Record<string, Walk>> = {
  ...PAGE_WALKS,
  ...CART_WALKS,
  ...PRODUCT_WALKS,
  ...PIECE_WALKS,
  ...COLLECTION_WALKS,
  ...SEARCH_WALKS,
  ...CURRENCY_WALKS,
  ...WISH_LIST_WALKS,
  ...ACCOUNT_WALKS,
}

export const VISITED = [WALKS, V3_WALKS, CART_V2_WALKS]
  .flatMap((walks): Walk[] => Object.values(walks))
  .flatMap((walk) => walk.flatMap(({ shows }) => shows))

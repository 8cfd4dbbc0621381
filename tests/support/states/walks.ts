/** All walks: together they visit every state of the list. */
import type { Walk } from './walk'
import { ACCOUNT_WALKS } from './walks/account-walks'
import { COLLECTION_WALKS } from './walks/collection-walks'
import { DRAWER_WALKS } from './walks/drawer-walks'
import { ESTIMATE_WALKS } from './walks/estimate-walks'
import { PAGE_WALKS } from './walks/page-walks'
import { PRODUCT_WALKS, V3_WALKS } from './walks/product-walks'
import { SEARCH_WALKS } from './walks/search-walks'

export { V3_WALKS } from './walks/product-walks'

/** In a shop with catalog version 1. */
export const WALKS: Readonly<Record<string, Walk>> = {
  ...PAGE_WALKS,
  ...DRAWER_WALKS,
  ...ESTIMATE_WALKS,
  ...PRODUCT_WALKS,
  ...COLLECTION_WALKS,
  ...SEARCH_WALKS,
  ...ACCOUNT_WALKS,
}

export const VISITED = [...Object.values(WALKS), ...Object.values(V3_WALKS)].flat().flatMap(({ shows }: Walk[number]) => shows)

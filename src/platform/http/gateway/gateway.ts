/** Where the gateway keeps each service: the prefix of its paths. Separate constants, so that a bundle holds only those it calls. */
import type { AUTHENTICATION, NONE, RECOVERY, VERIFICATION } from './gateway-identity'

export const CART = '/ecom'
export const REDIRECTS = '/_api/redirects-api'
/** Products, variants and collections of catalog version 1, and inventory: reads. */
export const STORES_READER = '/stores-reader'
/** The same: writes. Everything of catalog version 3 but its categories. */
export const STORES = '/stores'
export const CATEGORIES = '/categories'

export type Service =
  | typeof CART
  | typeof REDIRECTS
  | typeof STORES_READER
  | typeof STORES
  | typeof CATEGORIES
  | typeof AUTHENTICATION
  | typeof RECOVERY
  | typeof VERIFICATION
  | typeof NONE

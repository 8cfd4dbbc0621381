/** The path prefix of each service on the gateway. Separate constants, so that a bundle contains only those it uses. */
import type { AUTHENTICATION, NONE, RECOVERY, VERIFICATION } from './gateway-identity'

/** The token endpoint, which belongs to no service. */
export const TOKEN_PATH = '/oauth2/token'

export const CART = '/ecom'
export const REDIRECTS = '/_api/redirects-api'
/** Reads of products, variants and collections of catalog version 1, and of inventory. */
export const STORES_READER = '/stores-reader'
/** Writes of the same, and all of catalog version 3 except categories. */
export const STORES = '/stores'
export const CATEGORIES = '/categories'
/** Services whose paths have no prefix. */
export const OWN_PATH = ''
/** Quotes of the carriers. */
export const DELIVERY = '/_api/delivery-rates'
export const SUBSCRIPTIONS = '/ecom/subscription-contracts'
export const BACK_IN_STOCK = '/back-in-stock-service'
export const CURRENCIES = '/currency_converter'
/** Of catalog version 1. */
export const SUBSCRIPTION_OPTIONS = '/_api/subscription-options-reader-server'
export const SITE_SCRIPTS = '/assets/scripts'

export type Service =
  | typeof CART
  | typeof REDIRECTS
  | typeof STORES_READER
  | typeof STORES
  | typeof CATEGORIES
  | typeof DELIVERY
  | typeof SUBSCRIPTIONS
  | typeof BACK_IN_STOCK
  | typeof CURRENCIES
  | typeof SUBSCRIPTION_OPTIONS
  | typeof SITE_SCRIPTS
  | typeof OWN_PATH
  | typeof AUTHENTICATION
  | typeof RECOVERY
  | typeof VERIFICATION
  | typeof NONE

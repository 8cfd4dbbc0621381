/** Every key under which the widget stores something for a shop, in local storage or the tab's session storage. */
export type StoredName =
  /** The session, written by the platform client under the same key (`tokensKey`). */
  | 'tokens'
  /** Number of items in the cart, shown before the cart is read. */
  | 'count'
  /** The catalog version that last answered. */
  | 'catalog'
  /** The version of the cart that the shop has, once it is not the first. */
  | 'cart-api'
  /** Products shown while the platform is asked again. */
  | 'products'
  /** Ids of the products viewed last. */
  | 'viewed'
  /** What the visitor searched for. */
  | 'searches'
  /** What the visitor has saved to buy later. */
  | 'wish-list'
  /** When a member's list was changed last in this browser, for its other tabs. */
  | 'wish-list-changed'
  /** What a member has changed in this tab, and the platform has not taken yet. */
  | 'wish-list-unsent'
  /** Id of the cart that was confirmed last, and when it had changed. */
  | 'confirmed'
  /** Marker of the newest cart change in any tab. */
  | 'changed'
  /** Views of open tabs that were reported to analytics. */
  | 'shown'
  /** By product, the list in which this tab's visitor picked it. */
  | 'lists'
  /** The language that the platform was last told, or when it last refused to be told. */
  | 'linguist'
  /** Prices of the lines as last seen. */
  | 'prices'
  /** When the last visit was, and whether it went to checkout. */
  | 'visit'
  /** Id of the checkout that this tab left for. */
  | 'checkout'
  /** Checkouts of this browser that may still become orders, with the time and the id of their cart. */
  | 'left'
  /** Path and scroll position of the page that this tab left for the checkout. */
  | 'place'
  /** Origin of the hosted checkout that the platform named last. */
  | 'checkout-origin'
  /** Ids of the checkouts whose order was reported. */
  | 'orders'
  /** Coupon of the page's address that was applied or refused in this tab. */
  | 'coupon'
  /** Coupon of an address that is still to be tried. */
  | 'coupon-kept'
  /** Destination and delivery option chosen in this tab. */
  | 'estimate'
  /** Secrets of the hosted login that this tab left for. */
  | 'login'
  /** Addresses whose products were added, with the time. */
  | 'added'
  /** The currency that the visitor chose for prices, the rate of the day, and what there is to choose from. */
  | 'currency'
  /** When the shop refused which of its optional services. */
  | 'refused'
  /** The campaign that led to this visit. */
  | 'campaign'

/** Every stored key of ours begins with this. */
export const STORAGE_PREFIX = 'cartlet:'

export const storageKey = (clientId: string, name: StoredName): string => `${STORAGE_PREFIX}${clientId}:${name}`

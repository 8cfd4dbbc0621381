/** The keys under which the widget stores text, for code that names them itself: `key satisfies StorageKey`. Types only. */

/** `campaign` and `login` belong to a visit, the others to the shop. */
export type StorageName =
  | 'tokens'
  | 'count'
  | 'catalog'
  | 'products'
  | 'viewed'
  | 'checkout'
  | 'coupon'
  | 'estimate'
  | 'campaign'
  | 'login'

export type StorageKey = `cartlet:${string}:${StorageName}`

/** The groups of texts that are loaded together; `first` with the first button. English groups are loaded with what draws them. */
export const GROUPS = {
  first: ['button', 'page', 'cart'],
  product: ['product', 'gallery', 'productText', 'collection', 'search', 'stock', 'currency', 'wishList'],
  extras: ['extras', 'notice'],
  account: ['accountEntry', 'accountMenu', 'account', 'orders'],
} as const

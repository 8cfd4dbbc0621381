/** Messages of product grids; the other groups are in `messages.ts`. */
export interface CollectionMessages {
  /** Name of a list without a collection. */
  products: string
  recent: string
  related: string
  loading: string
  /** Shown products, and the total if known. */
  count: (shown: number, total?: number) => string
  /** Announced when a further page has loaded. */
  moreStatus: (added: number, shown: number, total?: number) => string
  loadMore: string
  sort: string
  sortDefault: string
  sortPriceAsc: string
  sortPriceDesc: string
  sortNameAsc: string
  sortNameDesc: string
  sortNewest: string
  filters: (set: number) => string
  search: string
  price: string
  from: string
  upTo: string
  inStock: string
  showResults: string
  fromPrice: (price: string) => string
  upToPrice: (price: string) => string
  removeFilter: (name: string) => string
  clearAll: string
  empty: string
  emptyNarrowed: string
  loadFailed: string
  moreFailed: string
  tryAgain: string
}

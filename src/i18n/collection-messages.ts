/** What a grid of products says; see `messages.ts` for the other groups. */
export interface CollectionMessages {
  /** Name of a list that is no collection's. */
  products: string
  recent: string
  related: string
  loading: string
  /** How many are shown, of how many where that is known. */
  count: (shown: number, total?: number) => string
  /** Said once a further page is here. */
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

/** English for product grids, part of their chunk. */
import type { CollectionMessages } from '../collection-messages'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const of = (shown: number, total = shown) => (total > shown ? `${shown} of ${products(total)}` : products(shown))

export const enCollection: CollectionMessages = {
  products: 'Products',
  recent: 'Recently viewed',
  related: 'You may also like',
  loading: 'Loading products',
  count: of,
  moreStatus: (added, shown, total = shown) => `${added} more, ${shown} of ${total}.`,
  loadMore: 'Load more',
  sort: 'Sort by',
  sortDefault: 'Featured',
  sortPriceAsc: 'Price, low to high',
  sortPriceDesc: 'Price, high to low',
  sortNameAsc: 'Name, A to Z',
  sortNameDesc: 'Name, Z to A',
  sortNewest: 'Newest',
  filters: (set) => (set ? `Filters (${set})` : 'Filters'),
  search: 'Search',
  price: 'Price',
  from: 'From',
  upTo: 'Up to',
  inStock: 'In stock',
  showResults: 'Show results',
  fromPrice: (price) => `From ${price}`,
  upToPrice: (price) => `Up to ${price}`,
  removeFilter: (name) => `Remove filter: ${name}`,
  clearAll: 'Clear all',
  empty: 'There is nothing here yet.',
  emptyNarrowed: 'Nothing matches these filters.',
  loadFailed: 'The products could not be loaded.',
  moreFailed: 'No more products could be loaded. Please try again.',
  tryAgain: 'Try again',
}

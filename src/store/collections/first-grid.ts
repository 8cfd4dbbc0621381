/** The initial state of a grid. Separate from the reducer, because `useCollection` draws it before the code of grids is loaded. */
import type { ProductView } from '../base/views'
import type { GridState } from './grid-state'
import type { CollectionView, ListQuery, Place } from './list-model'

export const initialGrid = (query: ListQuery): GridState => ({
  status: 'loading',
  turn: 0,
  query,
  products: [],
  list: 0,
  added: 0,
})

/** The first page of a list, from a snapshot. */
export interface KnownPage {
  products: readonly ProductView[]
  collection?: CollectionView
  total?: number
}

/** Products of a page whose author names no number. */
export const DEFAULT_LIMIT = 12
/** Columns where no page says how many fit. */
const DEFAULT_COLUMNS = 4

/** How many products a server draws of the first page. */
export const firstLimit = ({ rows, list, columns = DEFAULT_COLUMNS, limit = DEFAULT_LIMIT }: PageSize): number =>
  rows ? rows * (list ? 1 : columns) : limit

export interface PageSize {
  limit?: number
  rows?: number
  columns?: number
  /** One product in a row. */
  list?: boolean
}

/** Placeholder for the place of the next page, which only the platform knows. */
const SOMEWHERE: Place = 0

export const knownGrid = (query: ListQuery, { products, collection, total }: KnownPage): GridState => ({
  ...initialGrid(query),
  status: 'ready',
  stale: true,
  products,
  collection,
  total,
  next: total !== undefined && total > products.length ? SOMEWHERE : undefined,
})

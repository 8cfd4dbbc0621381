/** One grid as plain data: what was asked, what is there, what is under way. Pure; `grid.ts` feeds it with answers. */
import type { CartletError } from '../../platform/http/errors'
import type { ProductView } from '../views'
import type { CollectionView, Facets, Filters, ListPage, ListQuery, Place } from './list-model'

export interface GridState {
  /** `loading`: another list is on its way, the one on screen is old. `adding`: its next page is. `missing`: no such collection. */
  status: 'loading' | 'adding' | 'ready' | 'failed' | 'add-failed' | 'missing'
  /** Counts the questions; what answers an older one is dropped. */
  turn: number
  query: ListQuery
  /** Of the whole grid, where it is about one. */
  collection?: CollectionView
  products: readonly ProductView[]
  /** How many came with the newest page; 0 until a second one is here. */
  added: number
  /** Where the next page begins. */
  next?: Place
  total?: number
  /** Of the list before the visitor narrowed it. */
  facets?: Facets
  /** Why it failed; the products of earlier pages stay. */
  error?: CartletError
}

export type GridAction =
  | { type: 'asked'; query: ListQuery }
  | { type: 'more' }
  | { type: 'collection'; turn: number; collection: CollectionView }
  | { type: 'missing'; turn: number }
  | { type: 'answered'; turn: number; page: ListPage }
  | { type: 'facets'; facets: Facets }
  | { type: 'failed'; turn: number; error: CartletError }

export const initialGrid = (query: ListQuery): GridState => ({ status: 'loading', turn: 0, query, products: [], added: 0 })

export const isNarrowed = ({ minPrice, maxPrice, choices = {}, inStock, text }: Filters): boolean =>
  minPrice !== undefined ||
  maxPrice !== undefined ||
  inStock === true ||
  !!text ||
  Object.values(choices).some(({ length }) => length > 0)

/**
 * A page behind the ones that are here. Version 1 pages by offset: a product put in front meanwhile moves the last ones into this page,
 * where they are left out; one taken out in front hides one product until the list is asked for again. Version 3 keeps its place.
 */
function addPage(state: GridState, { products, next, total }: ListPage): GridState {
  const known = new Set(state.products.map(({ id }) => id))
  const fresh = products.filter(({ id }) => !known.has(id))
  return {
    ...state,
    status: 'ready',
    products: [...state.products, ...fresh],
    added: fresh.length,
    next,
    total: total ?? state.total,
    error: undefined,
  }
}

const firstPage = (state: GridState, { products, next, total, facets }: ListPage): GridState => ({
  ...state,
  status: 'ready',
  products,
  added: 0,
  next,
  total,
  // Those of a narrowed list would offer nothing but what is chosen already.
  facets: facets && !isNarrowed(state.query.filters) ? facets : state.facets,
  error: undefined,
})

export function reduceGrid(state: GridState, action: GridAction): GridState {
  if ('turn' in action && action.turn !== state.turn) return state
  switch (action.type) {
    case 'asked':
      return { ...state, status: 'loading', turn: state.turn + 1, query: action.query, error: undefined }
    case 'more':
      return { ...state, status: 'adding', turn: state.turn + 1, error: undefined }
    case 'collection':
      return { ...state, collection: action.collection }
    case 'missing':
      return { ...state, status: 'missing', products: [] }
    case 'answered':
      return state.status === 'adding' ? addPage(state, action.page) : firstPage(state, action.page)
    case 'facets':
      return { ...state, facets: action.facets }
    case 'failed':
      return { ...state, status: state.status === 'adding' ? 'add-failed' : 'failed', error: action.error }
  }
}

/** The state of one grid as plain data, with a pure reducer; `grid.ts` sends the requests. */

import type { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { ProductView } from '../base/views'
import type { CollectionView, Facets, Filters, ListPage, ListQuery, Place } from './list-model'

export interface GridState {
  /** `loading`: a new list replaces the one on screen. `adding`: the next page loads. `missing`: no such collection. */
  status: 'loading' | 'adding' | 'ready' | 'failed' | 'add-failed' | 'missing'
  /** Number of the newest request; answers to older ones are dropped. */
  turn: number
  query: ListQuery
  /** The collection that the grid shows, if it shows one. */
  collection?: CollectionView
  products: readonly ProductView[]
  /** The shop recommends nothing: these are products of the same collections instead. */
  instead?: true
  /** Identifies the list; a correction or a further page keeps it. */
  list: number
  /** The products come from a snapshot that the platform has not confirmed yet. */
  stale?: true
  /** The list on screen is read again, and stays until the answer. */
  rechecking?: boolean
  /** Products that the newest page added; 0 until a second page arrived. */
  added: number
  /** Where the next page begins. */
  next?: Place
  total?: number
  /** Facets of the unfiltered list. */
  facets?: Facets
  /** Why it failed; products of earlier pages stay. */
  error?: CartletError
}

export type GridAction =
  | { type: 'asked'; query: ListQuery }
  | { type: 'more' }
  | { type: 'check' }
  | { type: 'recheck' }
  | { type: 'collection'; turn: number; collection: CollectionView }
  | { type: 'missing'; turn: number }
  | { type: 'answered'; turn: number; page: ListPage; instead?: true }
  | { type: 'facets'; facets: Facets }
  | { type: 'failed'; turn: number; error: CartletError }

export const isNarrowed = ({ minPrice, maxPrice, choices = {}, inStock, text }: Filters): boolean =>
  minPrice !== undefined ||
  maxPrice !== undefined ||
  inStock === true ||
  !!text ||
  Object.values(choices).some(({ length }) => length > 0)

/**
 * Appends a page. Version 1 pages by offset: after an insertion further ahead a page repeats products, which are left out; after a removal
 * one product stays hidden until the list is loaded again. Version 3 pages by cursor.
 */
function addPage(state: GridState, { products, next, total }: ListPage): GridState {
  const ids = new Set(state.products.map(({ id }) => id))
  const fresh = products.filter(({ id }) => !ids.has(id))
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

const firstPage = (state: GridState, { products, next, total, facets }: ListPage, instead?: true): GridState => ({
  ...state,
  status: 'ready',
  products,
  instead,
  list: state.stale || state.rechecking ? state.list : state.turn,
  stale: undefined,
  rechecking: undefined,
  added: 0,
  next,
  total,
  // The facets of a filtered list would offer only what is chosen already.
  facets: facets && !isNarrowed(state.query.filters) ? facets : state.facets,
  error: undefined,
})

export function reduceGrid(state: GridState, action: GridAction): GridState {
  const { turn = state.turn } = ownOf(action as { turn?: number })
  if (turn !== state.turn) return state
  switch (action.type) {
    case 'asked':
      return {
        ...state,
        status: 'loading',
        turn: state.turn + 1,
        query: action.query,
        stale: undefined,
        rechecking: undefined,
        error: undefined,
      }
    case 'more':
      return { ...state, status: 'adding', turn: state.turn + 1, rechecking: undefined, error: undefined }
    case 'check':
      return { ...state, turn: state.turn + 1 }
    case 'recheck':
      return { ...state, turn: state.turn + 1, rechecking: true }
    case 'collection':
      return { ...state, collection: action.collection }
    case 'missing':
      return { ...state, status: 'missing', products: [] }
    case 'answered':
      return state.status === 'adding' ? addPage(state, action.page) : firstPage(state, action.page, action.instead)
    case 'facets':
      return { ...state, facets: action.facets }
    case 'failed':
      if (state.rechecking) return { ...state, rechecking: undefined }
      // The products of a snapshot stay while a later check may succeed.
      if (state.stale && action.error.retryable) return state
      return { ...state, status: state.status === 'adding' ? 'add-failed' : 'failed', error: action.error }
  }
}

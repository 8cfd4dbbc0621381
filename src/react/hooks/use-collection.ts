/** `useCollection()`: a list of products, for components that draw it themselves. */
import { useMemo, useState, useSyncExternalStore } from 'react'
import { notifyThrown } from '../../embed/report/notify-author'
import type { CartletError } from '../../platform/http/errors'
import { loadFailed } from '../../store/base/load-once'
import type { ProductView } from '../../store/base/views'
import { DEFAULT_LIMIT, initialGrid, knownGrid } from '../../store/collections/first-grid'
import type { Grid } from '../../store/collections/grid'
import type { GridState } from '../../store/collections/grid-state'
import type { Filters, Sort } from '../../store/collections/list-model'
import { firstPageOf } from './first-page'
import { useHandle, useStarted } from './use-shop-state'

export interface CollectionQuery {
  /** Id or slug. @default the whole shop */
  collection?: string
  /** Products per page, 1 to 100. @default 12 */
  limit?: number
  /** @default the shop's own order */
  sort?: Sort
  filters?: Filters
}

export interface UseCollection {
  /**
   * `adding`: the next page is loading. `missing`: the shop has no such collection. `add-failed`: the products loaded so far
   * stay.
   */
  status: GridState['status']
  products: readonly ProductView[]
  /** Absent if the platform does not count them. */
  total?: number
  name?: string
  hasMore: boolean
  error?: CartletError
  /** Loads the next page, unless one is already loading. */
  loadMore(): void
  /** Repeats the request that failed last. */
  retry(): void
}

const never = () => () => {}

/** @param query a different one starts a new list */
export function useCollection(query: CollectionQuery = {}): UseCollection {
  const handle = useHandle('useCollection()')
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the query.
  const start = useMemo(() => {
    const asked = { sort: query.sort, filters: query.filters ?? {} }
    const known = firstPageOf(handle.snapshot, query)
    return { asked, known, state: known ? knownGrid(asked, known) : initialGrid(asked) }
  }, [handle, key])
  const [running, setRunning] = useState<{ grid: Grid; key: string }>()
  useStarted(
    handle,
    ({ page, pageShop }) => {
      let grid: Grid | undefined
      let isOver = false
      import('./grid.chunk').then(
        ({ createGrid, createAskListing }) => {
          if (isOver) return
          const { collection, limit = DEFAULT_LIMIT } = query
          grid = createGrid(
            { source: 'collection', collection, products: [], query: start.asked, limit, filters: [] },
            {
              engine: pageShop.shop.engine,
              ask: createAskListing(),
              known: start.known && { ...start.known, due: pageShop.due },
            },
          )
          setRunning({ grid, key })
        },
        (thrown) => notifyThrown(page.document, loadFailed(thrown)),
      )
      return () => {
        isOver = true
        grid?.stop()
      }
    },
    key,
  )
  const grid = running?.key === key ? running.grid : undefined
  const state = useSyncExternalStore(
    grid?.store.subscribe ?? never,
    () => grid?.store.getState() ?? start.state,
    () => start.state,
  )
  const { status, products, total, collection, next, error } = state
  return {
    status,
    products,
    total,
    name: collection?.name,
    hasMore: next !== undefined,
    error,
    loadMore: () => grid?.more(),
    retry: () => grid?.retry(),
  }
}

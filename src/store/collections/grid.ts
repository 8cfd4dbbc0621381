/** One grid: loads its pages, drops outdated answers, reports what was shown. Its outcome is in its state; nothing here rejects. */

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import { toCartletError } from '../base/errors'
import type { ProductState } from '../base/state'
import type { ProductView } from '../base/views'
import type { Engine } from '../cart/engine'
import { initialGrid, type KnownPage, knownGrid } from './first-grid'
import { type GridAction, type GridState, reduceGrid } from './grid-state'
import { type FoundSubject, findSubject, type SubjectOptions } from './grid-subject'
import type { FilterName, Listing, ListPage, ListQuery, ListRequest, Place } from './list-model'

export interface GridOptions extends SubjectOptions {
  query: ListQuery
  /** Products per page, 1 to 100. */
  limit: number
  filters: readonly FilterName[]
}

/** Runs a request in the shop's catalog version, and again in the other one when refused. A request that sent nothing resolves with undefined. */
export type AskListing = <T>(engine: Engine, call: (listing: Listing) => Promise<T>) => Promise<T>

export interface GridPorts {
  engine(): Promise<Engine>
  ask: AskListing
  /** A page was shown; `at` is the index of its first product. */
  onPage?(products: readonly ProductView[], at: number): void
  /** A request failed. */
  onError?(error: CartletError): void
  /** The first page of a snapshot, shown at once; the platform is asked when `due` settles. */
  known?: KnownPage & { due: Promise<unknown> }
}

export interface Grid {
  readonly store: StoreApi<GridState>
  /** Loads the list with another order or other filters. */
  ask(query: ListQuery): void
  /** Loads the next page, unless one is loading. */
  more(): void
  /** Reads a list of one page again; the page stays until the answer. */
  recheck(): void
  /** Repeats what failed last. */
  retry(): void
  /** The visitor opens the filters. */
  needFacets(): void
  /** Aborts what is loading. */
  stop(): void
}

const NOTHING: ListPage = { products: [], total: 0 }

/**
 * Puts listed products into the state, so that their buttons need no request. Incomplete ones never replace complete ones.
 * @param renews also replaces complete ones, since this answer is newer
 */
function keepProducts(
  { context: { store } }: Engine,
  products: readonly ProductView[],
  { partial }: ListPage,
  renews?: boolean,
): void {
  const shown = store.getState().products
  const entries = products.flatMap((product): [string, ProductState][] => {
    const isPartial = partial?.has(product.id)
    const keys = [product.id, product.slug].filter((key) => {
      const entry = shown[key]
      return key && !(entry?.status === 'ready' && (isPartial || !(renews || entry.stale)))
    })
    const readAt = Date.now()
    return keys.map((key) => [key, { status: 'ready', product, readAt, ...(isPartial && { stale: true }) }])
  })
  if (entries.length) store.setState((state) => ({ products: ownOf({ ...state.products, ...Object.fromEntries(entries) }) }))
}

export function createGrid(options: GridOptions, { engine, ask, onPage, onError, known }: GridPorts): Grid {
  const { limit, filters } = options
  const store = createStore<GridState>(() => (known ? knownGrid(options.query, known) : initialGrid(options.query)))
  const { getState, setState } = store
  const send = (action: GridAction) => setState(reduceGrid(getState(), action))
  let request: AbortController | undefined
  let found: { listing: Listing; subject: Promise<FoundSubject> } | undefined
  let facetsAsked = false

  /** Cached, unless it failed or the catalog version changed. */
  function subjectIn(listing: Listing, from: Engine): Promise<FoundSubject> {
    if (found?.listing !== listing) {
      const subject = findSubject(options, from, listing)
      found = { listing, subject }
    }
    return found.subject
  }

  async function answer(turn: number, place: Place | undefined, signal: AbortSignal): Promise<void> {
    const from = await engine()
    const isLate = () => getState().turn !== turn
    const answered = await ask(from, async (listing) => {
      const { subject, collection, instead } = await subjectIn(listing, from)
      if (!collection && (!subject || isLate())) return undefined
      const asked: ListRequest = { subject: subject ?? {}, query: getState().query, limit, filters }
      const [page, named] = await Promise.all([
        subject && !isLate() ? listing.page(asked, place, signal) : NOTHING,
        collection?.then((found) => found ?? null),
      ])
      return { page, named, subject, instead }
    })
    if (isLate()) return
    const { page, named, subject, instead } = answered ?? { page: NOTHING }
    if (named === null) return send({ type: 'missing', turn })
    if (named) send({ type: 'collection', turn, collection: named })
    const wanted = subject?.productIds
    const products = wanted ? [...page.products].sort((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) : page.products
    keepProducts(from, products, page, getState().rechecking)
    // Separate tasks for the page's buttons, the cards and the analytics, so that none blocks input for long.
    await from.context.sleep(0)
    if (isLate()) return
    const { rechecking, ...current } = getState()
    const before = current.status === 'adding' ? current.products.length : 0
    send({ type: 'answered', turn, page: { ...page, products }, instead })
    const shown = getState().products.slice(before)
    await from.context.sleep(0)
    if (shown.length && !rechecking) onPage?.(shown, before)
  }

  /** Never rejects. */
  function start(action: GridAction, place?: Place): Promise<void> {
    send(action)
    request?.abort()
    request = new AbortController()
    const { signal } = request
    const { turn } = getState()
    return answer(turn, place, signal).catch((thrown: unknown) => {
      if (getState().turn !== turn || signal.aborted) return
      found = undefined // requested again next time
      const error = toCartletError(thrown)
      if (!getState().rechecking) onError?.(error)
      send({ type: 'failed', turn, error })
    })
  }

  let checking: Promise<void> | undefined
  const check = () => {
    checking ??= start({ type: 'check' }).then(() => {
      checking = undefined
    })
    return checking
  }

  const more = () => {
    const { status, next, stale } = getState()
    if (stale) return void check().then(() => getState().stale || more())
    if ((status === 'ready' || status === 'add-failed') && next !== undefined) start({ type: 'more' }, next)
  }

  if (known)
    known.due.then(() => {
      if (!getState().turn) check()
    })
  else start({ type: 'asked', query: options.query })
  return {
    store,
    ask: (query) => start({ type: 'asked', query }),
    more,
    recheck() {
      const { status, stale, products } = getState()
      if (status === 'ready' && !stale && products.length <= limit) start({ type: 'recheck' })
    },
    retry() {
      const { status, query, stale } = getState()
      if (stale) check()
      else if (status === 'add-failed') more()
      else if (status === 'failed') start({ type: 'asked', query })
    },
    needFacets() {
      if (facetsAsked) return
      facetsAsked = true
      engine()
        .then((from) =>
          ask(from, async (listing) => {
            if (!listing.loadFacets) return // version 3 sends them with the page
            const { subject } = await subjectIn(listing, from)
            if (subject) send({ type: 'facets', facets: await listing.loadFacets(subject) })
          }),
        )
        .catch(() => {
          facetsAsked = false // the filters work without their bounds
          found = undefined
        })
    },
    stop: () => request?.abort(),
  }
}

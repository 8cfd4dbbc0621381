/** One grid: asks for its pages, drops what came too late, tells what was shown. Its state is data; nothing here rejects. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartletError } from '../../platform/http/errors'
import type { Engine } from '../engine'
import { toCartletError } from '../errors'
import { loadFailed } from '../load-once'
import type { ProductState } from '../state'
import type { ProductView } from '../views'
import { type GridAction, type GridState, initialGrid, reduceGrid } from './grid-state'
import { type FoundSubject, findSubject, type SubjectOptions } from './grid-subject'
import type { FilterName, Listing, ListPage, ListQuery, ListRequest, Place } from './list-model'

export interface GridOptions extends SubjectOptions {
  query: ListQuery
  /** Products a page, 1 to 100. */
  limit: number
  filters: readonly FilterName[]
}

/** Asks in whichever catalog the shop speaks; a call that is refused as the wrong one's is made again in the other. One that asked nothing resolves with undefined. */
export type AskListing = <T>(engine: Engine, call: (listing: Listing) => Promise<T>) => Promise<T>

export interface GridPorts {
  engine(): Promise<Engine>
  ask: AskListing
  /** A page of results is here; `at` is the place of its first product. */
  onPage?(products: readonly ProductView[], at: number): void
  /** Asking for something failed. */
  onError?(error: CartletError): void
}

export interface Grid {
  readonly store: StoreApi<GridState>
  /** Another order, or narrowed otherwise. */
  ask(query: ListQuery): void
  /** The next page; nothing while one is on its way. */
  more(): void
  /** What failed last, once more. */
  retry(): void
  /** The visitor is about to narrow the list. */
  needFacets(): void
  /** Gives up what is on its way. */
  stop(): void
}

const NOTHING: ListPage = { products: [], total: 0 }

/** So that a button for one of them needs no call of its own; one that is not all here is shown until it is asked for. What is known in full is poorer in a list. */
function keepProducts({ context: { store } }: Engine, products: readonly ProductView[], { partial }: ListPage): void {
  const known = store.getState().products
  const entries = products.flatMap((product): [string, ProductState][] => {
    const isPartial = partial?.has(product.id)
    const keys = [product.id, product.slug].filter((key) => {
      const entry = known[key]
      return key && !(entry?.status === 'ready' && (isPartial || !entry.stale))
    })
    return keys.map((key) => [key, { status: 'ready', product, ...(isPartial && { stale: true }) }])
  })
  if (entries.length) store.setState((state) => ({ products: { ...state.products, ...Object.fromEntries(entries) } }))
}

export function createGrid(options: GridOptions, { engine, ask, onPage, onError }: GridPorts): Grid {
  const { limit, filters } = options
  const store = createStore<GridState>(() => initialGrid(options.query))
  const { getState, setState } = store
  const send = (action: GridAction) => setState(reduceGrid(getState(), action))
  let request: AbortController | undefined
  let found: { listing: Listing; subject: Promise<FoundSubject> } | undefined
  let facetsAsked = false

  const running = () =>
    engine().catch((cause: unknown) => {
      throw loadFailed(cause)
    })

  /** Found once, unless that failed or the other catalog has to be asked. */
  function subjectIn(listing: Listing, from: Engine): Promise<FoundSubject> {
    if (found?.listing !== listing) {
      const subject = findSubject(options, from, listing)
      found = { listing, subject }
    }
    return found.subject
  }

  async function answer(turn: number, place: Place | undefined, signal: AbortSignal): Promise<void> {
    const from = await running()
    const isLate = () => getState().turn !== turn
    const answered = await ask(from, async (listing) => {
      const { subject, collection } = await subjectIn(listing, from)
      if (!collection && (!subject || isLate())) return undefined
      const asked: ListRequest = { subject: subject ?? {}, query: getState().query, limit, filters }
      const [page, named] = await Promise.all([
        subject && !isLate() ? listing.page(asked, place, signal) : NOTHING,
        collection?.then((found) => found ?? null),
      ])
      return { page, named, subject }
    })
    if (isLate()) return
    const { page, named, subject } = answered ?? { page: NOTHING }
    if (named === null) return send({ type: 'missing', turn })
    if (named) send({ type: 'collection', turn, collection: named })
    const wanted = subject?.productIds
    const products = wanted ? [...page.products].sort((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) : page.products
    keepProducts(from, products, page)
    // Buttons of the page have drawn what they needed of it; the cards are a task of their own, and so is whoever counts them.
    await from.context.sleep(0)
    if (isLate()) return
    const before = getState().status === 'adding' ? getState().products.length : 0
    send({ type: 'answered', turn, page: { ...page, products } })
    const shown = getState().products.slice(before)
    await from.context.sleep(0)
    if (shown.length) onPage?.(shown, before)
  }

  function start(action: GridAction, place?: Place): void {
    send(action)
    request?.abort()
    request = new AbortController()
    const { signal } = request
    const { turn } = getState()
    answer(turn, place, signal).catch((thrown: unknown) => {
      if (getState().turn !== turn || signal.aborted) return
      found = undefined // asked for anew next time
      const error = toCartletError(thrown)
      send({ type: 'failed', turn, error })
      onError?.(error)
    })
  }

  const more = () => {
    const { status, next } = getState()
    if ((status === 'ready' || status === 'add-failed') && next !== undefined) start({ type: 'more' }, next)
  }

  start({ type: 'asked', query: options.query })
  return {
    store,
    ask: (query) => start({ type: 'asked', query }),
    more,
    retry() {
      const { status, query } = getState()
      if (status === 'add-failed') more()
      else if (status === 'failed') start({ type: 'asked', query })
    },
    needFacets() {
      if (facetsAsked) return
      facetsAsked = true
      running()
        .then((from) =>
          ask(from, async (listing) => {
            if (!listing.loadFacets) return // they come with the page
            const { subject } = await subjectIn(listing, from)
            if (subject) send({ type: 'facets', facets: await listing.loadFacets(subject) })
          }),
        )
        .catch(() => {
          facetsAsked = false // the controls work without their bounds
        })
    },
    stop: () => request?.abort(),
  }
}

/** Follows what was asked for until it is settled: it had its effect, or its failure was emitted and is on screen. */
import type { CartletError } from '../../../src/index'
import { type ShopState, selectCart } from '../../../src/store-entry'
import type { Tab } from '../world/device'
import type { World } from '../world/world'
import type { Books, QuantityRequest } from './books'

export interface Watch {
  booksOf(tab: Tab): Books
  /** Opens the books of a new tab. */
  enter(tab: Tab): void
  /** Checks that a request had its effect, or that its failure was emitted and is in the state. */
  follow<T>(tab: Tab, what: string, asked: Promise<T>, got: (result: T) => boolean): Promise<void>
  /** Records a requested quantity. Returns a function that lists the quantities requested from then on. */
  askedFrom(tab: Tab, key: string, quantity: number): () => number[]
  /** Whether any request waits for its answer. */
  isOpen(): boolean
}

export const shownQuantity = ({ intents, ...state }: ShopState, key: string) =>
  intents[key] ?? selectCart(state as ShopState)?.lines.find((line) => line.key === key)?.quantity

export function createWatch({ problems, device }: Pick<World, 'problems' | 'device'>): Watch {
  const books = new Map<Tab, Books>()
  const booksOf = (tab: Tab) => books.get(tab) as Books

  function look(tab: Tab, key: string, request: QuantityRequest, state: ShopState): void {
    if (shownQuantity(state, key) === request.quantity) request.shown = true
    // The requested quantity of an answered request disappears from the screen shortly before its promise settles.
    else if (request.shown && request.open) setTimeout(() => confirmRepaint(tab, key, request), 0)
  }

  function confirmRepaint(tab: Tab, key: string, request: QuantityRequest): void {
    const shown = shownQuantity(tab.shop.store.getState(), key)
    if (!request.open || booksOf(tab).requests.get(key) !== request || shown === request.quantity) return
    problems.push(`${shown} was painted over a request for ${request.quantity} that was not answered yet`)
    request.open = false
  }

  return {
    booksOf,
    enter(tab) {
      const own: Books = {
        requests: new Map(),
        asked: new Map(),
        seen: new Set(),
        open: new Set(),
        swapped: new Set(),
        noting: false,
        closing: new Set(),
      }
      books.set(tab, own)
      tab.shop.store.subscribe((state) => {
        for (const shown of [
          state.addProblem,
          state.coupon,
          state.giftCard,
          state.note,
          state.checkout,
          ...Object.values(state.lineProblems),
        ])
          if (shown && 'error' in shown) own.seen.add(shown.error)
        for (const [key, request] of own.requests) look(tab, key, request, state)
      })
    },
    follow(tab, what, asked, got) {
      const own = booksOf(tab)
      const watched = asked.then(
        (result) => {
          if (own.open.has(watched) && !got(result)) problems.push(`${what} was confirmed, and is not so`)
        },
        (error: CartletError) => {
          if (!own.open.has(watched) || error.code === 'LINE_NOT_FOUND' || error.code === 'NOTHING_TO_UNDO') return
          if (!tab.told.has(error)) problems.push(`${what} failed with ${error.code}, and no event said so`)
          if (!own.seen.has(error) && error.code !== 'LINE_GONE')
            problems.push(`${what} failed with ${error.code}, and nothing on screen said so`)
        },
      )
      own.open.add(watched)
      void watched.finally(() => own.open.delete(watched))
      return watched
    },
    askedFrom(tab, key, quantity) {
      const { asked } = booksOf(tab)
      const list = asked.get(key) ?? []
      asked.set(key, list)
      const from = list.push(quantity) - 1
      return () => list.slice(from)
    },
    isOpen: () => device.tabs.some((tab) => booksOf(tab).open.size),
  }
}

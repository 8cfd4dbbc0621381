/** Products that match what a visitor is typing. One request after a pause; newer words abort it, and a late answer is dropped. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartletError } from '../../platform/http/errors'
import { toCartletError } from '../base/errors'
import type { ProductView } from '../base/views'
import type { GridPorts } from './grid'

/** The platform's limit. */
export const LONGEST_SEARCH = 100
/** A pause in typing. */
const PAUSE_MS = 150
/** Answers that are kept, for words that are typed again or deleted to. */
const KEPT = 20

export interface SuggestState {
  /** `idle`: too little to search for. `loading`: the products are those of the words before. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  text: string
  products: readonly ProductView[]
}

export interface SuggestPorts extends Pick<GridPorts, 'engine' | 'ask'> {
  limit: number
  onError?(error: CartletError): void
}

export interface Suggest {
  readonly store: StoreApi<SuggestState>
  /** The visitor has changed the words. */
  type(text: string): void
  stop(): void
}

/** One letter says little, except in scripts whose letters are syllables or words. */
const isEnough = (text: string): boolean => text.length > 1 || /[^\0-\u{52f}]/u.test(text)

export const wordsIn = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH)

const NOTHING: readonly ProductView[] = []

export function createSuggest({ engine, ask, limit, onError }: SuggestPorts): Suggest {
  const store = createStore<SuggestState>(() => ({ status: 'idle', text: '', products: NOTHING }))
  const answers = new Map<string, readonly ProductView[]>()
  let request = new AbortController()

  function keep(text: string, products: readonly ProductView[]): void {
    answers.set(text, products)
    const [oldest] = answers.keys()
    if (answers.size > KEPT) answers.delete(oldest as string)
  }

  async function find(text: string, signal: AbortSignal): Promise<void> {
    const from = await engine()
    await from.context.sleep(PAUSE_MS)
    if (signal.aborted) return
    const asked = { subject: { text }, query: { filters: {} }, limit, filters: [] }
    const { products } = await ask(from, (listing) => listing.page(asked, undefined, signal))
    if (signal.aborted) return
    keep(text, products)
    store.setState({ status: 'ready', text, products })
  }

  return {
    store,
    type(written) {
      const text = wordsIn(written)
      const { status, text: before } = store.getState()
      if (text === before && status !== 'failed') return
      request.abort()
      request = new AbortController()
      const { signal } = request
      const products = answers.get(text)
      if (!isEnough(text)) store.setState({ status: 'idle', text, products: NOTHING })
      else if (products) store.setState({ status: 'ready', text, products })
      else {
        store.setState({ status: 'loading', text })
        find(text, signal).catch((thrown: unknown) => {
          if (signal.aborted) return
          onError?.(toCartletError(thrown))
          store.setState({ status: 'failed', text, products: NOTHING })
        })
      }
    },
    stop: () => request.abort(),
  }
}

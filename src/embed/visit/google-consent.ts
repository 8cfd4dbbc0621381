/** Google consent mode, as pages write it into `dataLayer`: `gtag('consent', 'default' | 'update', { functionality_storage, analytics_storage })`. */
import { isRecord, ownOf } from '../../platform/wire/record'
import type { Page } from '../page/create-page'
import type { Consent } from './consent'

type Wishes = Partial<Consent>

/** What is granted for a region only may not be granted here; what is denied there is denied. */
function wishOf(entry: unknown): Wishes {
  // `gtag` pushes its own arguments, which are no array.
  const [command, action, given] =
    isRecord(entry) || Array.isArray(entry) ? [0, 1, 2].map((place) => Reflect.get(entry, place)) : []
  if (command !== 'consent' || (action !== 'default' && action !== 'update') || !isRecord(given)) return {}
  const terms = ownOf(given)
  const wish = (value: unknown): boolean | undefined =>
    value === 'denied' ? false : value === 'granted' && !terms.region ? true : undefined
  const wishes: Wishes = {}
  const storage = wish(terms.functionality_storage)
  const analytics = wish(terms.analytics_storage)
  if (storage !== undefined) wishes.storage = storage
  if (analytics !== undefined) wishes.analytics = analytics
  return wishes
}

/** What all of them come to: the last word counts. */
export function wishesIn(entries: readonly unknown[]): Wishes {
  const wishes: Wishes = {}
  for (const entry of entries) Object.assign(wishes, wishOf(entry))
  return wishes
}

/**
 * Hears what is in the list already and what comes. The list's own `push` is the only place where a page can be heard; it gets its own back
 * when Cartlet leaves. Where there is no list yet, it is looked for again when the page has loaded and after each press.
 */
export function hearGoogle({ view, life }: Page, tell: (wishes: Wishes) => void): void {
  const hear = (entries: readonly unknown[]) => {
    const wishes = wishesIn(entries)
    if (Object.keys(wishes).length) tell(wishes)
  }
  let heard: unknown
  const look = () => {
    const { dataLayer } = view as Window & { dataLayer?: unknown }
    if (!Array.isArray(dataLayer) || dataLayer === heard || life.signal.aborted) return
    heard = dataLayer
    hear(dataLayer)
    const { push } = dataLayer
    const own = (...entries: unknown[]): number => {
      const length = Reflect.apply(push, dataLayer, entries)
      if (!life.signal.aborted) hear(entries)
      return length
    }
    const put = (value: typeof push) => {
      // Not seen by whoever walks over the list with for…in. A frozen one is only read.
      Reflect.defineProperty(dataLayer, 'push', { value, configurable: true, writable: true })
    }
    put(own)
    life.signal.addEventListener('abort', () => dataLayer.push === own && put(push), { once: true })
  }
  look()
  for (const type of ['load', 'click'])
    view.addEventListener(type, () => void view.setTimeout(look), { signal: life.signal, capture: true })
}

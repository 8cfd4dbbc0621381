/** Google consent mode, as pages write it into `dataLayer`: `gtag('consent', 'default' | 'update', { functionality_storage, analytics_storage })`. */
import { isRecord, ownOf } from '../../platform/wire/record'
import type { Page } from '../page/create-page'
import type { Consent } from './consent'

type ConsentRequests = Partial<Consent>

/** What is granted for a region only may not be granted here; what is denied there is denied. */
function requestOf(entry: unknown): ConsentRequests {
  // `gtag` pushes its own arguments, which are no array.
  const [command, action, given] =
    isRecord(entry) || Array.isArray(entry) ? [0, 1, 2].map((place) => Reflect.get(entry, place)) : []
  if (command !== 'consent' || (action !== 'default' && action !== 'update') || !isRecord(given)) return {}
  const terms = ownOf(given)
  const request = (value: unknown): boolean | undefined =>
    value === 'denied' ? false : value === 'granted' && !terms.region ? true : undefined
  const requests: ConsentRequests = {}
  const storage = request(terms.functionality_storage)
  const analytics = request(terms.analytics_storage)
  if (storage !== undefined) requests.storage = storage
  if (analytics !== undefined) requests.analytics = analytics
  return requests
}

/** What all of them come to: the last word counts. */
export function requestsIn(entries: readonly unknown[]): ConsentRequests {
  const requests: ConsentRequests = {}
  for (const entry of entries) Object.assign(requests, requestOf(entry))
  return requests
}

/**
 * Hears what is in the list already and what comes. The list's own `push` is the only place where a page can be heard; it gets its own back
 * when Cartlet leaves. Where there is no list yet, it is looked for again when the page has loaded and after each press.
 */
export function listenToGoogle({ view, life }: Page, tell: (requests: ConsentRequests) => void): void {
  const hear = (entries: readonly unknown[]) => {
    const requests = requestsIn(entries)
    if (Object.keys(requests).length) tell(requests)
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

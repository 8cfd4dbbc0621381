/**
 * Google Consent Mode in the `dataLayer`: `gtag('consent', 'default' | 'update', { functionality_storage, analytics_storage })`.
 */
import { isRecord, ownOf } from '../../platform/wire/record'
import type { PageView } from '../page/page'

/** What the visitor allows. Types only. */
export interface Consent {
  /** The cart and the visitor's identity are kept for the next page, tab and visit. */
  storage: boolean
  /** The checkout receives the campaign, page and element that led to it. */
  analytics: boolean
}

/** Purposes that are not named keep their value. */
export type ConsentRequest = Partial<Consent>

function requestOf(entry: unknown): ConsentRequest {
  // `gtag` pushes its `arguments` object, which is not an array.
  const [command, action, given] =
    isRecord(entry) || Array.isArray(entry) ? [0, 1, 2].map((place) => Reflect.get(entry, place)) : []
  if (command !== 'consent' || (action !== 'default' && action !== 'update') || !isRecord(given)) return {}
  const terms = ownOf(given)
  // A grant that is limited to a region may not apply here; a denial always does.
  const allowed = (value: unknown): boolean | undefined =>
    value === 'denied' ? false : value === 'granted' && !terms.region ? true : undefined
  const request: ConsentRequest = {}
  const storage = allowed(terms.functionality_storage)
  const analytics = allowed(terms.analytics_storage)
  if (storage !== undefined) request.storage = storage
  if (analytics !== undefined) request.analytics = analytics
  return request
}

/** The last entry for a purpose counts. */
export function requestIn(entries: readonly unknown[]): ConsentRequest {
  const request: ConsentRequest = {}
  for (const entry of entries) Object.assign(request, requestOf(entry))
  return request
}

/**
 * Reads the entries that exist, then those that are pushed. The only way to observe the list is to replace its `push`; the
 * original is restored when Cartlet leaves. A missing list is looked for again on load and after each click.
 */
export function listenToGoogle({ view, life }: Pick<PageView, 'view' | 'life'>, apply: (request: ConsentRequest) => void): void {
  const read = (entries: readonly unknown[]) => {
    const request = requestIn(entries)
    if (Object.keys(request).length) apply(request)
  }
  let observed: unknown
  const observe = () => {
    const { dataLayer } = view as Window & { dataLayer?: unknown }
    if (!Array.isArray(dataLayer) || dataLayer === observed || life.signal.aborted) return
    observed = dataLayer
    read(dataLayer)
    const { push } = dataLayer
    const observedPush = (...entries: unknown[]): number => {
      const length = Reflect.apply(push, dataLayer, entries)
      if (!life.signal.aborted) read(entries)
      return length
    }
    const setPush = (value: typeof push) => {
      // Not enumerable, so that for…in skips it. Fails without throwing on a frozen list, which is then only read.
      Reflect.defineProperty(dataLayer, 'push', { value, configurable: true, writable: true })
    }
    setPush(observedPush)
    life.signal.addEventListener('abort', () => dataLayer.push === observedPush && setPush(push), { once: true })
  }
  observe()
  for (const type of ['load', 'click'])
    view.addEventListener(type, () => void view.setTimeout(observe), { signal: life.signal, capture: true })
}

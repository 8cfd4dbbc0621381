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

type Purpose = keyof Consent

const TERMS: readonly (readonly [purpose: Purpose, term: string])[] = [
  ['storage', 'functionality_storage'],
  ['analytics', 'analytics_storage'],
]

/** What entries of a `dataLayer` say. A decision beats every default, whatever the order they came in. */
export interface GoogleConsent {
  /** The visitor's decisions. */
  updates: ConsentRequest
  /** What holds for a visitor who has not decided. */
  defaults: ConsentRequest
}

const EVERYWHERE = ''

function regionsOf(given: unknown): string[] {
  const named = (Array.isArray(given) ? given : [given]).filter((region) => typeof region === 'string' && region !== '')
  return named.length ? named.map((region: string) => region.toUpperCase()) : [EVERYWHERE]
}

/**
 * Defaults for a region beat the general one, and a page cannot know where its visitor is: a denial in any region counts, a grant
 * in some regions does not.
 */
const defaultOf = (byRegion: Map<string, boolean>): boolean | undefined =>
  [...byRegion.values()].includes(false) ? false : byRegion.get(EVERYWHERE)

/** Reads entries, batch after batch: the defaults of later batches are added to those of earlier ones. */
export function consentReader(): (entries: readonly unknown[]) => GoogleConsent {
  const defaultsOf: Record<Purpose, Map<string, boolean>> = { storage: new Map(), analytics: new Map() }
  // A list that was copied into a new one repeats no decision.
  const seen = new WeakSet<object>()
  return (entries) => {
    const { updates, defaults }: GoogleConsent = { updates: {}, defaults: {} }
    for (const entry of entries) {
      if (!(isRecord(entry) || Array.isArray(entry)) || seen.has(entry)) continue
      seen.add(entry)
      // `gtag` pushes its `arguments` object, which is not an array.
      const [command, action, given] = [0, 1, 2].map((place) => Reflect.get(entry, place))
      if (command !== 'consent' || !isRecord(given)) continue
      const terms = ownOf(given)
      const regions = regionsOf(terms.region)
      for (const [purpose, term] of TERMS) {
        const value = terms[term]
        if (value !== 'granted' && value !== 'denied') continue
        const isGranted = value === 'granted'
        if (action === 'default') {
          for (const region of regions) defaultsOf[purpose].set(region, isGranted)
          const now = defaultOf(defaultsOf[purpose])
          if (now !== undefined) defaults[purpose] = now
        } else if (action === 'update' && !(isGranted && regions[0] !== EVERYWHERE)) updates[purpose] = isGranted
      }
    }
    return { updates, defaults }
  }
}

/**
 * Reads the entries that exist, then those that are pushed. The only way to observe the list is to replace its `push`; the
 * original is restored when Cartlet leaves. A missing list is looked for again on load and after each click.
 */
export function listenToGoogle({ view, life }: Pick<PageView, 'view' | 'life'>, apply: (consent: GoogleConsent) => void): void {
  const readConsent = consentReader()
  const read = (entries: readonly unknown[]) => {
    const consent = readConsent(entries)
    if (Object.keys({ ...consent.defaults, ...consent.updates }).length) apply(consent)
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

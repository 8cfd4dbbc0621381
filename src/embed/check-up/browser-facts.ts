/** What only the browser knows about the page. */

import { COLOR_PAIRS } from '../../checkup/browser/contrast'
import type { BrowserFacts } from '../../checkup/model'
import { computedStyle } from '../../widget/computed-style'
import type { Page } from '../page/page'
import { pageConfiguration } from '../settings/config'
import { painted } from './painted'

/** Colours that the author has set with `--cartlet-color-…`, in pairs of text and background. */
const variable = (name: string) => `--cartlet-color-${name}`

/** @param drawn elements of Cartlet on the page */
function chosenColors(view: Window, document: Document, drawn: Iterable<HTMLElement>): BrowserFacts['colors'] {
  const found = new Map<string, BrowserFacts['colors'][number]>()
  for (const host of drawn) {
    const root = host.shadowRoot?.querySelector('.root')
    if (!root) continue
    const [own, inner] = [computedStyle(host, view), computedStyle(root, view)]
    for (const [name, on] of COLOR_PAIRS) {
      const isChosen = [name, on].some((one) => own(variable(one)).trim())
      // The other colour of the pair may be Cartlet's default.
      const [text, ground] = [name, on].map((one) => painted(document, inner(`--ct-${one}`).trim()))
      const key = `${name} ${text} ${ground}`
      if (isChosen && text && ground && !found.has(key))
        found.set(key, { name: variable(name), on: variable(on), text, ground, element: host })
    }
  }
  return [...found.values()]
}

const PROBE = 'cartlet:probe'

function canStore(view: Window): boolean {
  try {
    view.localStorage.setItem(PROBE, '1')
    view.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

/** Permissions that checkout and cart need in the frame that contains the page, and that it lacks. */
function frameOf(view: Window): BrowserFacts['frame'] {
  if (view.top === view) return undefined
  let sandbox: string | null | undefined
  try {
    sandbox = view.frameElement?.getAttribute('sandbox')
  } catch {}
  const lacks = view.origin === 'null' ? ['allow-same-origin'] : []
  if (typeof sandbox !== 'string') return { lacks }
  const given = sandbox.toLowerCase().split(/\s+/)
  if (!given.some((token) => token.startsWith('allow-top-navigation'))) lacks.push('allow-top-navigation-by-user-activation')
  return { lacks }
}

function hasBrokenConfig(view: Window): boolean {
  const config = pageConfiguration(view)
  if (config === undefined) return false
  return typeof config !== 'object' || config === null || Object.getPrototypeOf(config) !== Object.prototype
}

/** Versions of other copies of Cartlet that have defined the elements. */
function otherVersions(view: Window): string[] {
  const { cartlet } = (view.customElements.get('cartlet-buy-button') ?? {}) as { cartlet?: string }
  return cartlet === __VERSION__ ? [] : [cartlet ?? 'unknown']
}

export function browserFacts({ view, document, config, embeds }: Page, refusals: BrowserFacts['refusals']): BrowserFacts {
  const frame = frameOf(view)
  return {
    version: __VERSION__,
    otherVersions: otherVersions(view),
    canStore: config.storage === 'memory' || canStore(view),
    // `waiting` while the visitor has neither allowed nor refused anything: a decision would have changed the settings.
    ...(config.consent === 'required' && { consent: config.analytics === undefined ? 'waiting' : 'settled' }),
    ...(frame && { frame }),
    hasBrokenConfig: hasBrokenConfig(view),
    refusals,
    colors: chosenColors(
      view,
      document,
      [...embeds].map(({ host }) => host),
    ),
    isOnline: view.navigator.onLine,
  }
}

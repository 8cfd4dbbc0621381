/** `configure()` of `cartlet/elements`: settings without a script tag, before or after the elements are defined. */
import { isRecord } from '../../platform/wire/record'
import { report } from '../report/console'
import { setSettingHint } from '../report/setting-hint'
import type { Configuration } from '../settings/config'
import { pageConfiguration } from '../settings/config'
import { ELEMENT_KINDS } from './element-kinds'
import { start } from './start'

type ConfigurableWindow = Window & { cartlet?: unknown; cartletConfig?: unknown }

const GRACE_MS = 1000
const NOT_ON_A_SERVER = () => {}
let reread: (() => void) | undefined
let begin = NOT_ON_A_SERVER

const knowsShop = (view: Window) => {
  const settings = pageConfiguration(view)
  return isRecord(settings) && Boolean(settings.clientId)
}

/**
 * Sets some or all of the page's settings; others keep their values. It may be called at any time and repeatedly: imports are
 * hoisted, so the order of statements does not matter. `api`, `storage`, `snapshot` and `clientId` keep their first value for
 * shops that are already on the page. Does nothing on a server. A value that is not allowed is reported in the console, and its
 * default used.
 */
export function configure(settings: Configuration): void {
  if (typeof window === 'undefined') return
  if (!isRecord(settings)) {
    report('configure() takes an object.', 'Call configure({ clientId: "…" }).')
    return
  }
  for (const [name, value] of Object.entries(settings))
    if (name !== 'messages' && value !== undefined && typeof value !== 'string')
      report(`configure({ ${name} }) is not text.`, `Give it as ${name}: "…".`)
  const earlier = pageConfiguration(window)
  const value = { ...(isRecord(earlier) && earlier), ...settings }
  Object.defineProperty(window, 'cartletConfig', { value, configurable: true, writable: true, enumerable: true })
  begin()
  reread?.()
}

/** Mounts elements again that had no shop before. */
function remount({ document }: Window): void {
  const tags = ELEMENT_KINDS.map(({ name }) => `cartlet-${name}:not([client-id])`).join()
  for (const element of document.querySelectorAll(tags))
    (element as Partial<{ attributeChangedCallback(...values: unknown[]): void }>).attributeChangedCallback?.(
      'client-id',
      null,
      '',
    )
}

/**
 * Starts the elements of a bundled program: at once if the shop is known, else once it is, or when the page has loaded without
 * one.
 */
export function startElements(view: ConfigurableWindow): void {
  setSettingHint('Call configure({ clientId: "…" }) of cartlet/elements, or put client-id on the element.')
  const { document } = view
  begin = () => {
    begin = NOT_ON_A_SERVER
    let isKnown = knowsShop(view)
    void start(
      {
        script: null,
        queue: Array.isArray(view.cartlet) ? view.cartlet : [],
        watchSettings(apply) {
          reread = () => {
            apply()
            if (!isKnown && knowsShop(view)) {
              isKnown = true
              remount(view)
            }
          }
          if (!isKnown) reread()
        },
      },
      view,
    )
  }
  const beginIf = () => {
    if (knowsShop(view) || document.querySelector('[client-id],[data-client-id]')) begin()
  }
  // Modules that import this one run after it in the same task, and call `configure`.
  queueMicrotask(beginIf)
  // A framework may hydrate, and with it run the module that calls `configure`, after the page has loaded.
  const orElse = () => setTimeout(() => begin(), GRACE_MS)
  if (document.readyState === 'complete') orElse()
  else view.addEventListener('load', orElse, { once: true })
}

/**
 * What the snippet loads: finds its own script, queues what the page asks for, imports the widget and hands the queue over.
 * A classic script without imports, because tag managers paste, move and rewrite it in every way there is.
 */
import { shopFile, widgetFile } from 'cartlet:files'
import type { Cartlet } from '../src/embed/api/cartlet'
import type { Started } from '../src/embed/boot/early-requests'
import { startEarly } from './early'
import type { WidgetModule } from './handover'

/** The API as a tree of names. */
type Calls = { [name: string]: Calls } & ((...values: unknown[]) => unknown)

const MARK: unique symbol = Symbol.for('cartlet/1')

const page: Window & { cartlet?: unknown; cartletConfig?: unknown; [MARK]?: true } = window

function run(): void {
  page[MARK] = true

  // Past the document's own names: `<img name=currentScript src=…/loader.js>` would be asked for code. Other files are called `loader.js`, too.
  const real = Document.prototype
  const modules = [...real.querySelectorAll.call(document, 'script[type=module][src]')] as HTMLScriptElement[]
  let script = Reflect.get(real, 'currentScript', document) as HTMLScriptElement | undefined
  // A module is no current script, but while it begins nothing else is under way: it alone stands in a stack.
  if (!script?.src) script = modules.find(({ src }) => Error().stack?.includes(`${src}:`))
  // Else the browser finds what stands beside this file. `cartlet@1` moves on while pages are open; the chunks stand at its exact version.
  const base = script ? new URL('.', script.src).href.replace(/\/cartlet@[^/]+/, `/cartlet@${__VERSION__}`) : './'
  // A module that was redirected (from a range of versions to one) has another address than its tag has: settings are read there, code is not.
  script ??= modules.find((one) => one.getAttribute('data-client-id') || /client-id=/.test(one.src))
  const scriptUrl = new URL(script?.src ?? (location as never))
  // The page's own: not what another script has written onto every object, nor an element of that name.
  const configuration = Object.getOwnPropertyDescriptor(page, 'cartletConfig')?.value
  const setting = (name: string) => {
    const attribute = name.replace('I', '-i')
    const configured = ({ __proto__: null, ...configuration } as Record<string, unknown>)[name]
    return (
      scriptUrl.searchParams.get(attribute) ??
      script?.getAttribute(`data-${attribute}`) ??
      // A link's text is its address: the token goes to no such place.
      (typeof configured === 'string' && configured)
    )
  }

  let started: Started | undefined
  const early = () => (started ??= startEarly(setting))
  // A task of its own: it looks where the products stand, which may be the page's first layout.
  setTimeout(early)
  const load = (file: string) => import(base + file)
  load(shopFile).catch(() => {}) // beside the widget, not after it; the widget itself will say if it is missing
  const loading: Promise<Cartlet> = load(widgetFile)
    .catch(() => load(`${widgetFile}?2`))
    .then((widget: WidgetModule) => widget.start({ script: script as HTMLScriptElement, started: early(), queue }, page))
    .catch((cause) => {
      const message = `Could not load ${base}`
      const detail = Object.assign(Error(message), { name: 'CartletError', code: 'LOAD_FAILED', message, retryable: true, cause })
      console.error('[cartlet]', `LOAD_FAILED: ${message}. Check script-src.`, cause)
      document.dispatchEvent(new CustomEvent('cartlet:error', { detail }))
      throw detail
    })

  const queue: unknown[] = Array.isArray(page.cartlet) ? page.cartlet : []
  if (page.cartlet && page.cartlet !== queue) console.error('[cartlet] Rename window.cartlet')

  const ready = loading.then(() => {})
  // Whoever waits for `ready` hears of a failure; whoever does not must not find it in the console a second time.
  ready.catch(() => {})
  const push = (...commands: never[]) => {
    loading.then(
      (api) => api.push(...commands),
      () => {},
    )
  }
  const on = (name: never, listener: (detail: never) => void) => {
    push(((api: Cartlet) => api.on(name, (detail) => listener(detail))) as never)
    return () => {
      listener = () => {}
    }
  }
  /** Any other call, however deep: `cartlet.cart.add(…)` waits for the API and goes there. */
  const later = (path: string[], own?: Record<string | symbol, unknown>): unknown =>
    new Proxy(() => {}, {
      // Not a promise, whoever asks.
      get: (_, name) => own?.[name] ?? (typeof name === 'string' && name !== 'then' ? later([...path, name]) : undefined),
      apply: (_, __, values) =>
        loading.then((api: unknown) => {
          for (const name of path) api = (api as Calls)[name]
          return (api as Calls)(...values)
        }),
    })
  // An element called "cartlet" cannot be assigned over.
  Object.defineProperty(page, 'cartlet', { value: later([], { ready, push, on }), configurable: true, writable: true })
}

// Pasted twice: the first one serves the page.
if (!page[MARK]) run()

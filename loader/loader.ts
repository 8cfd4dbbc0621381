/**
 * The script of the snippet: finds its own script tag, queues the page's calls, imports the widget and passes the queue on. A
 * classic script without imports, because tag managers paste, move and rewrite script tags in every possible way.
 */
import { snapshotFile, widgetFile } from 'cartlet:files'
import type { Cartlet } from '../src/embed/api/cartlet'
import { startEarly } from './early'
import type { WidgetModule } from './handover'
import { holdPresses } from './held-presses'

/** The public API as a tree of functions. */
type Calls = { [name: string]: Calls } & ((...values: unknown[]) => unknown)

const MARK: unique symbol = Symbol.for('cartlet/1')

const page: Window & { cartlet?: unknown; cartletConfig?: unknown; [MARK]?: true } = window

function run(): void {
  page[MARK] = true

  // Read from the prototype: `<img name=currentScript src=…>` hides `document.currentScript`. The script is not found by name,
  // because other files are called `loader.js`, too.
  const real = Document.prototype
  const scripts = [...real.querySelectorAll.call(document, 'script[src]')] as HTMLScriptElement[]
  let script = Reflect.get(real, 'currentScript', document) as HTMLScriptElement | undefined
  // Modules have no `currentScript`, but at this moment a stack trace contains no script but ours.
  if (!script?.src) script = scripts.find(({ src, type }) => type === 'module' && Error().stack?.includes(`${src}:`))
  // Without a script, `import()` resolves against this file. `cartlet@1` may move to a new release while a page is open, so
  // chunks are loaded by exact version.
  const file = script?.src.split('?')[0]
  const base = file ? new URL('.', file).href.replace(/\/cartlet@[^/]+/, `/cartlet@${__VERSION__}`) : './'
  // The settings may be on another tag, which loads no code: a module whose address was redirected (from a version range) differs
  // from its tag's `src`, and of two tags with one address a tag manager may strip the attributes of one and let it run first.
  script =
    scripts.find(
      (one) => one.matches('[data-client-id],[src*=client-id]') && (file ? one.src.startsWith(file) : one.type === 'module'),
    ) ?? script
  const scriptUrl = new URL(script?.src ?? (location as never))
  // Only an own property: not one of `Object.prototype`, nor an element with that name.
  const configuration = Object.getOwnPropertyDescriptor(page, 'cartletConfig')?.value
  const setting = (name: string) => {
    const attribute = name.replace('I', '-i')
    const configured = ({ __proto__: null, ...configuration } as Record<string, unknown>)[name]
    return (
      scriptUrl.searchParams.get(attribute) ??
      script?.getAttribute(`data-${attribute}`) ??
      // Strings only: an `<a>` named after a setting would be converted to its address, and the token would be sent there.
      (typeof configured === 'string' && configured)
    )
  }

  const load = (file: string) => import(base + file)
  // In parallel with the widget, which loads them again and reports a failure.
  const early = startEarly(setting, () => load(snapshotFile).catch(() => {}))
  const { held, release } = holdPresses()
  early.held = held
  const loading: Promise<Cartlet> = load(widgetFile)
    .catch(() => load(`${widgetFile}?2`))
    .then((widget: WidgetModule) => {
      const started = widget.start({ script: script as HTMLScriptElement, early, queue }, page)
      release()
      return started
    })
    .catch((cause) => {
      const message = `Could not load ${base}`
      const detail = Object.assign(Error(message), { cause, code: 'LOAD_FAILED', name: 'CartletError', retryable: true })
      console.error('[cartlet]', `LOAD_FAILED: ${message}. Files, CORS, policy? npx cartlet doctor`, cause)
      document.dispatchEvent(new CustomEvent('cartlet:error', { detail }))
      release(true)
      throw detail
    })

  const given = page.cartlet
  const queue: unknown[] = Array.isArray(given) ? given : []
  if (given && given !== queue) console.error('[cartlet]', 'Rename window.cartlet')

  const ready = loading.then(() => {})
  // Callers that await `ready` still see the failure; others must not get it as an unhandled rejection as well.
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
  /** Any other call, at any depth, waits for the API: `cartlet.cart.add(…)`. */
  const later = (path: string[], own?: Record<string | symbol, unknown>): unknown =>
    new Proxy(() => {}, {
      // Without `then`, so that `await cartlet` does not treat it as a promise.
      get: (_, name) => own?.[name] ?? (typeof name === 'string' && name !== 'then' ? later([...path, name]) : undefined),
      apply: (_, __, values) =>
        loading.then((api: unknown) => {
          for (const name of path) api = (api as Calls)[name]
          return (api as Calls)(...values)
        }),
    })
  // Defined instead of assigned: assigning may fail when an element has the id `cartlet`.
  Object.defineProperty(page, 'cartlet', { value: later([], { ready, push, on }), writable: true, configurable: true })
}

// If the snippet is pasted twice, the first one serves the page.
if (!page[MARK]) run()

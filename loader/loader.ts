/**
 * What the snippet loads: finds its own script, queues what the page asks for, imports the widget and hands the queue over.
 * A classic script without imports, because tag managers paste, move and rewrite it in every way there is.
 */
import { shopPartsFile, widgetFile } from 'cartlet:files'
import type { PublicApi } from '../src/embed/public-api'
import type { WidgetModule } from './handover'

type Call = (...values: unknown[]) => unknown
type Calls = Record<string, Call>

const METHODS =
  'checkout redirect setTheme scan destroy cart.get cart.add cart.update cart.remove cart.applyCoupon cart.removeCoupon cart.setNote cart.clear cart.open cart.close cart.toggle session.current products.get products.query collections.get collections.query'

function run(page: Window & { cartlet?: unknown; cartletConfig?: unknown }, document: Document): void {
  const marks = page as unknown as Record<symbol, boolean>
  const mark = Symbol.for('cartlet/1')
  if (marks[mark]) return // pasted twice: the first one serves the page
  marks[mark] = true
  const say = (...line: unknown[]) => console.error('[cartlet]', ...line)

  // The getter itself: a page's `<img name=currentScript>` hides the property.
  const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document)
  const scripts = [current, ...Document.prototype.querySelectorAll.call(document, 'script')].filter((one) =>
    /\/loader\.js(\?|$)/.test(one?.src),
  )
  const script = scripts.find((one) => /[?&]client-id=/.test(one.src) || one.dataset.clientId) ?? scripts[0] ?? null
  const scriptUrl: string = script?.src ?? document.baseURI
  // `cartlet@1` moves on while pages are open; the chunks of this loader stand at its exact version.
  const base = new URL('.', scriptUrl).href.replace(/\/cartlet@[^/]+\//, `/cartlet@${__VERSION__}/`)

  const load = (file: string) => import(base + file)
  load(shopPartsFile).catch(() => {}) // beside the widget, not after it; the widget itself will say if it is missing
  const loading: Promise<PublicApi> = load(widgetFile)
    .catch(() => load(`${widgetFile}?again`))
    .then(async (widget: WidgetModule) => {
      const api = await widget.start({ scriptUrl, script, globalConfig: page.cartletConfig }, page)
      page.cartlet = api
      api.push(...(queue as never[]))
      widget.announceReady(document)
      return api
    })
    .catch((cause) => {
      const message = 'The Cartlet widget could not be loaded'
      const detail = { name: 'CartletError', code: 'LOAD_FAILED', message, retryable: true, cause }
      say(
        `LOAD_FAILED: ${message} from ${base}. Its files must stand beside loader.js and the page's policy must allow them.`,
        cause,
      )
      document.dispatchEvent(new CustomEvent('cartlet:error', { detail }))
      throw Object.assign(Error(message), detail)
    })

  const queue: unknown[] = Array.isArray(page.cartlet) ? page.cartlet : []
  if (page.cartlet && page.cartlet !== queue)
    say('window.cartlet was taken by something else and is replaced. Rename the element or variable "cartlet".')

  const stub: Record<string, unknown> = {
    ready: loading.then(() => {}),
    push(...commands: never[]) {
      loading.then(
        (api) => api.push(...commands),
        () => {},
      )
    },
    on(name: never, listener: never) {
      let stop = () => {
        stop = () => {}
      }
      const unused = stop
      loading.then(
        (api) => {
          if (stop === unused) stop = api.on(name, listener)
        },
        () => {},
      )
      return () => stop()
    },
  }
  for (const path of METHODS.split(' ')) {
    const [owner, name] = path.split('.') as [string, string?]
    const call: Call = (...values) =>
      loading.then((api) => {
        const calls = api as unknown as Record<string, Calls> & Calls
        return name ? calls[owner]?.[name]?.(...values) : calls[owner]?.(...values)
      })
    if (name) stub[owner] = Object.assign(stub[owner] ?? {}, { [name]: call })
    else stub[owner] = call
  }
  // Whoever waits for `ready` hears of a failure; whoever does not must not find it in the console a second time.
  ;(stub.ready as Promise<void>).catch(() => {})
  // An element called "cartlet" cannot be assigned over.
  Object.defineProperty(page, 'cartlet', { value: stub, configurable: true, writable: true })
}

run(window, document)

/**
 * What the snippet loads: finds its own script, queues what the page asks for, imports the widget and hands the queue over.
 * A classic script without imports, because tag managers paste, move and rewrite it in every way there is.
 */
import { widgetFile } from 'cartlet:widget-file'
import type { Command, WidgetModule } from './handover'
import type { PublicApi } from '../src/embed/public-api'

const METHODS =
  'checkout redirect setTheme scan destroy cart.get cart.add cart.update cart.remove cart.applyCoupon cart.removeCoupon cart.setNote cart.clear cart.open cart.close cart.toggle session.current products.get products.query collections.get collections.query'

function run(page: Window & { cartlet?: unknown; cartletConfig?: unknown }, document: Document): void {
  const registry = page as unknown as Record<symbol, boolean>
  const mark = Symbol.for('cartlet/1')
  if (registry[mark]) return // pasted twice: the first one serves the page
  registry[mark] = true

  // The getter itself: a page's `<img name=currentScript>` hides the property.
  const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document) as HTMLScriptElement | null
  const isOurs = (script: HTMLScriptElement | null) => script?.src?.split('?')[0]?.endsWith('/loader.js')
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/loader.js"]')].filter(isOurs)
  const script = (isOurs(current) && current) || scripts.find((one) => /[?&]client-id=/.test(one.src) || one.dataset.clientId) || scripts[0] || null
  const scriptUrl = script?.src ?? document.baseURI
  // `cartlet@1` moves on while pages are open; the chunks of this loader stand at its exact version.
  const base = new URL('.', scriptUrl).href.replace(/\/cartlet@[^/]+\//, `/cartlet@${__VERSION__}/`)

  const load = (url: string): Promise<WidgetModule> => import(/* @vite-ignore */ url)
  const loading: Promise<PublicApi> = load(base + widgetFile)
    .catch(() => load(`${base + widgetFile}?again`))
    .then(async (widget) => {
      const api = await widget.start({ scriptUrl, script, globalConfig: page.cartletConfig }, page)
      page.cartlet = api
      for (const command of queue) safely(command, api)
      widget.announceReady(document)
      return api
    })
    .catch((cause) => {
      const message = 'The Cartlet widget could not be loaded'
      const error = Object.assign(new Error(message, { cause }), { name: 'CartletError', code: 'LOAD_FAILED', retryable: true })
      console.error(`[cartlet] LOAD_FAILED: ${message} from ${base}. Check that its files stand beside loader.js and that the page's policy allows them.`, cause)
      document.dispatchEvent(new CustomEvent('cartlet:error', { detail: { code: error.code, message, retryable: true, cause } }))
      throw error
    })
  loading.catch(() => {}) // whoever waits for it still hears

  const safely = (command: unknown, api: PublicApi) => {
    try {
      if (typeof command === 'function') (command as Command)(api)
    } catch (error) {
      console.error('[cartlet] A queued command failed.', error)
    }
  }
  const later = page.cartlet
  const queue: unknown[] = Array.isArray(later) ? later : []
  if (later && !Array.isArray(later))
    console.error('[cartlet] window.cartlet was taken by something else and is replaced. Rename the element or variable "cartlet".')

  const stub: Record<string, unknown> = {
    ready: loading.then(() => {}),
    push: (...commands: unknown[]) => {
      for (const command of commands) loading.then((api) => safely(command, api)).catch(() => {})
    },
    on(name: never, listener: never) {
      let stop: (() => void) | undefined
      let stopped = false
      loading.then((api) => {
        if (!stopped) stop = api.on(name, listener)
      }, () => {})
      return () => {
        stopped = true
        stop?.()
      }
    },
  }
  ;(stub.ready as Promise<void>).catch(() => {})
  for (const path of METHODS.split(' ')) {
    const [first = '', second] = path.split('.')
    const call = (...values: unknown[]) =>
      loading.then((api) => {
        const owner = (second ? api[first as 'cart'] : api) as unknown as Record<string, (...values: unknown[]) => unknown>
        return owner[second ?? first]?.(...values)
      })
    if (second) ((stub[first] ??= {}) as Record<string, unknown>)[second] = call
    else stub[first] = call
  }
  // A clobbering element cannot be assigned over by name alone.
  Object.defineProperty(page, 'cartlet', { value: stub, configurable: true, writable: true, enumerable: true })
}

run(window, document)

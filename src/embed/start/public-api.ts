/** Implements `window.cartlet` (docs/javascript-api.md); `cartlet.ts` documents each member. */

import type { Client } from '../../platform/client'
import type { RedirectParams } from '../../platform/redirects/model'
import { ownOf } from '../../platform/wire/record'
import { loadPart } from '../../store/base/load-part'
import type { FullCatalog } from '../../store/catalog/catalog-port'
import type { CartActions } from '../../store/shop/shop'
import { loadMembers } from '../account/load-account'
import type { Cartlet, RedirectArguments } from '../api/cartlet'
import { dispatch } from '../events/dispatch'
import { sameSiteUrl } from '../page/navigation'
import type { Page, PageView } from '../page/page'
import type { Markup } from '../page-ui/data-attributes'
import { notifyAuthor } from '../report/notify-author'
import { toldIfLost } from '../report/told-if-lost'
import { cartLink } from '../shop/cart-link'
import { loadShopParts } from './chunks'

/** Returns a function that removes the listener. */
export function listen(document: Document, name: string, listener: (detail: unknown) => void): () => void {
  const type = name.startsWith('cartlet:') ? name : `cartlet:${name}`
  const handle = (event: Event) => listener((event as CustomEvent).detail)
  // In the capture phase, since a listener of the page may stop the event.
  document.addEventListener(type, handle, true)
  return () => document.removeEventListener(type, handle, true)
}

/** Sets `window.cartlet`, runs the commands that the page has queued and dispatches `cartlet:ready`. */
export function publishApi({ view, document }: PageView, api: Cartlet, queue: readonly unknown[]): void {
  // Defined instead of assigned: assigning may fail when an element has the id `cartlet`.
  Object.defineProperty(view, 'cartlet', { value: api, configurable: true, writable: true })
  api.push(...(queue as []))
  dispatch(document, 'cartlet:ready', { version: __VERSION__ })
}

export function createPublicApi(page: Page, markup: Markup, destroy: () => void): Cartlet {
  const { document } = page
  const part = <T>(loading: Promise<T>) => loadPart(loading, (error) => notifyAuthor(document, error))
  const own = () => page.shopFor().shop
  const members = () => loadMembers(page, page.shopFor())
  const cart = <T>(use: (actions: CartActions) => Promise<T>): Promise<T> =>
    toldIfLost(document, new Promise((resolve) => resolve(use(own().cart))))
  /** The platform's own pages. The interface types them, because the catalog version is known only at run time. */
  const catalog = async <T>(call: (calls: FullCatalog, client: Client) => Promise<object>) => {
    const client = await own().client()
    return own().askCatalog((calls) => call(calls, client)) as Promise<T>
  }
  /** A command that throws must not stop those after it. */
  const runNow = (command: unknown) => {
    try {
      if (typeof command === 'function') command(api)
    } catch (cause) {
      console.error?.('[cartlet] A pushed command failed.', cause)
    }
  }
  const api: Cartlet = {
    version: __VERSION__,
    ready: Promise.resolve(),
    push(...commands) {
      for (const command of commands) runNow(command)
      return 0
    },
    cart: {
      get: () => cart((actions) => actions.get()),
      async add(item) {
        const { product, ...choice } = ownOf(item)
        const { shop } = page.shopFor()
        return shop.cart.add({ ...choice, product: await shop.loadProduct(product) })
      },
      update: (lineId, { quantity }) => cart((actions) => actions.setQuantity(lineId, quantity)),
      remove: (lineId) => cart((actions) => actions.remove(lineId)),
      link: (target) => cart(async (actions) => cartLink(await actions.get(), target, page)),
      applyCoupon: (code) => cart((actions) => actions.applyCoupon(code)),
      removeCoupon: () => cart((actions) => actions.removeCoupon()),
      setNote: (text) => cart((actions) => actions.setNote(text)),
      estimate: (request) => cart((actions) => actions.estimate(request && ownOf(request))),
      clear: () => cart((actions) => actions.clear()),
      open: () => own().openDrawer(),
      close: () => own().closeDrawer(),
      toggle: () => (own().store.getState().drawerOpen ? own().closeDrawer() : own().openDrawer()),
    },
    async checkout(order) {
      const { returnTo, thankYouUrl, cartUrl, ...buyer } = ownOf(order)
      const { startCheckout } = await loadShopParts()
      return startCheckout(page, page.shopFor(), document, { returnTo, thankYouUrl, cartUrl }, buyer)
    },
    async redirect(kind, parameters) {
      const { callbacks, preferences, ...purpose } = ownOf<RedirectArguments<'auth'>>(parameters)
      if (kind === 'auth') purpose.authRequest = await (await members()).completeAuthRequest(purpose.authRequest)
      return toldIfLost(
        document,
        own().redirect({ [kind as string]: purpose, callbacks, preferences } as object as RedirectParams),
      )
    },
    session: {
      async current() {
        const role = (await own().client()).session.role()
        return role === 'member' ? { role, member: await (await members()).member() } : { role }
      },
      async login(request) {
        const { silent, prompt, provider, returnTo } = ownOf(request)
        const { lookForMember, loginByRedirect } = await members()
        return silent ? lookForMember() : loginByRedirect({ prompt, provider, returnTo: returnTo && sameSiteUrl(returnTo, page) })
      },
      async logout(request) {
        const { returnTo } = ownOf(request)
        const { session } = await own().client()
        const tokens = session.tokens()
        if (tokens?.role !== 'member') return
        // Before the download of the other code, which may hang.
        session.logout()
        return (await members()).logout(sameSiteUrl(returnTo, page), tokens)
      },
    },
    products: {
      get: async (idOrSlug) => own().loadProduct(idOrSlug),
      query: (query) => catalog((calls, client) => calls.queryProducts(client, query)),
    },
    collections: {
      get: (slug) => catalog((calls, client) => calls.getCollection(client, slug)),
      query: (query) => catalog((calls, client) => calls.queryCollections(client, query)),
    },
    on(name, listener) {
      if (name === 'ready' || name === 'cartlet:ready') {
        listener({ version: __VERSION__ } as never)
        return () => {}
      }
      return listen(document, name, listener as (detail: unknown) => void)
    },
    setLocale: async (locale) => (await loadShopParts()).setLocale(page, locale),
    setCurrency: async (currency) => (await part(import('../currency/currency.chunk'))).setCurrency(page, currency),
    setConsent: async (consent) => (await part(import('../visit/consent.chunk'))).setConsent(page, consent),
    async setTheme(theme) {
      if (typeof theme === 'string') {
        page.configure({ theme })
        return void (theme.includes('/') && (await page.paint()))
      }
      const [{ setTheme }] = await Promise.all([part(import('../theme/theme.chunk')), page.paint()])
      setTheme(page, theme)
    },
    scan: markup.scan,
    check: async () => (await part(import('../check-up/check-up.chunk'))).checkThisPage(page),
    destroy,
  }
  return api
}

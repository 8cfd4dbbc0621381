/** `window.cartlet` once the widget runs (product contract §3). Data methods return promises; `on` returns its undo. */
import type { Client } from '../../platform/client'
import type { CursorQuery, OffsetQuery } from '../../platform/query/model'
import type { Prompt, RedirectParams } from '../../platform/redirects/model'
import { ownOf } from '../../platform/wire/record'
import type { ItemChoice } from '../../store/cart/choose-variant'
import type { CatalogMore } from '../../store/catalog/catalog-port'
import type { CheckoutBuyer } from '../../store/drawer/checkout'
import type { EstimateRequest } from '../../store/drawer/totals'
import type { Member } from '../../store/members/member-model'
import type { CartActions } from '../../store/shop'
import { loadDrawer, loadShopParts } from '../boot/chunks'
import type { PageConfig } from '../boot/config'
import { sameSiteUrl } from '../page/navigation'
import type { Page } from '../page/page'
import type { Markup } from '../page-ui/data-attributes'
import { loadMembers } from '../page-ui/load-account'
import type { Consent } from '../visit/consent'
import { listen, type ShortEventName } from './listen'
import type { CartletEvents } from './public-events'

export interface AddArguments extends ItemChoice {
  /** Id or slug. */
  product: string
  /** @default 1 */
  quantity?: number
}

/** Purposes of a redirect session. */
export type RedirectKind = Exclude<keyof RedirectParams, 'callbacks' | 'preferences'>

/** What the purpose needs (`login` nothing at all), and the ways back. */
export type RedirectArguments<K extends RedirectKind> = (K extends 'login' ? unknown : NonNullable<RedirectParams[K]>) &
  Pick<RedirectParams, 'callbacks' | 'preferences'>

export interface LoginArguments {
  /** @default the page the visitor is on */
  returnTo?: string
  /** What the hosted page may ask. @default 'login' */
  prompt?: Prompt
  /** Stays on the page: whoever the hosted pages still know is logged in unseen, and nothing happens when they know nobody. */
  silent?: boolean
}

export interface CurrentSession {
  role: 'none' | 'visitor' | 'member'
  member?: Member
}

type Listener<K extends ShortEventName> = (detail: CartletEvents[`cartlet:${K}`]) => void

export type PublicApi = ReturnType<typeof createPublicApi>

export function createPublicApi(page: Page, markup: Markup, destroy: () => void) {
  const { document } = page
  const own = () => page.shopFor().shop
  const members = () => loadMembers(page, page.shopFor())
  const cart = <T>(use: (actions: CartActions) => Promise<T>): Promise<T> => new Promise((resolve) => resolve(use(own().cart)))
  const catalog = async (call: (calls: CatalogMore, client: Client) => Promise<object>) => {
    const client = await own().client()
    return own().askCatalog((calls) => call(calls, client))
  }
  /** One bad command must not stop the ones behind it. */
  const runNow = (command: unknown) => {
    try {
      if (typeof command === 'function') command(api)
    } catch (cause) {
      console.error?.('[cartlet] A command that was pushed failed.', cause)
    }
  }
  const api = {
    version: __VERSION__,
    ready: Promise.resolve(),
    push(...commands: ((cartlet: unknown) => void)[]) {
      for (const command of commands) runNow(command)
      return 0
    },
    cart: {
      get: () => cart((actions) => actions.get()),
      /** Resolves `{ cart, line, outcome }`; rejects when nothing was added. */
      async add(item: AddArguments) {
        const { product, ...choice } = ownOf(item)
        const { shop } = page.shopFor()
        return shop.cart.add({ ...choice, product: await shop.loadProduct(product) })
      },
      update: (lineId: string, { quantity }: { quantity: number }) => cart((actions) => actions.setQuantity(lineId, quantity)),
      remove: (lineId: string) => cart((actions) => actions.remove(lineId)),
      applyCoupon: (code: string) => cart((actions) => actions.applyCoupon(code)),
      removeCoupon: () => cart((actions) => actions.removeCoupon()),
      setNote: (text: string) => cart((actions) => actions.setNote(text)),
      /** The platform's totals, shipping and tax included where the address is known well enough. */
      estimate: (request?: EstimateRequest) => cart((actions) => actions.estimate(request && ownOf(request))),
      clear: () => cart((actions) => actions.clear()),
      open: () => own().openDrawer(),
      close: () => own().closeDrawer(),
      toggle: () => (own().store.getState().drawerOpen ? own().closeDrawer() : own().openDrawer()),
    },
    /**
     * Leaves the page. Resolves without leaving when a listener prevented `cartlet:before-checkout`. What is given of the buyer (e-mail,
     * addresses, delivery) is filled in at checkout already.
     */
    async checkout(order?: { returnTo?: string } & CheckoutBuyer) {
      const { returnTo, ...buyer } = ownOf(order)
      const { startCheckout } = await loadShopParts()
      return startCheckout(page, page.shopFor(), document, returnTo, buyer)
    },
    /**
     * Creates a redirect session (specification §7) of one of the nine kinds; the page decides when to go to its `fullUrl`. Rejects
     * with the platform's code, `REDIRECT_URL_NOT_ALLOWED` for a callback on a domain that the shop has not allowed.
     */
    async redirect<K extends RedirectKind>(kind: K, parameters?: RedirectArguments<K>) {
      const { callbacks, preferences, ...purpose } = ownOf(parameters)
      return (await loadDrawer()).createRedirectSession(await own().client(), { [kind]: purpose, callbacks, preferences })
    },
    session: {
      /** `{ role, member? }`: of a member the name, and address and picture where the platform tells. */
      async current(): Promise<CurrentSession> {
        const role = (await own().client()).session.role()
        return role === 'member' ? { role, member: await (await members()).member() } : { role }
      },
      /** Leaves for the hosted login, which leads back to `returnTo`, a page of this site. What keeps it from that is a `cartlet:error`. */
      async login(requests?: LoginArguments) {
        const { silent, prompt, returnTo } = ownOf(requests)
        const { lookForMember, logInByRedirect } = await members()
        return silent ? lookForMember() : logInByRedirect({ prompt, returnTo: returnTo && sameSiteUrl(returnTo, page.view) })
      },
      /** Forgets the member here and in every tab at once; then the hosted pages do, and lead back to `returnTo`. */
      async logout(requests?: { returnTo?: string }) {
        const { returnTo } = ownOf(requests)
        const { session } = await own().client()
        const tokens = session.tokens()
        if (tokens?.role !== 'member') return
        // Not after the download of what the rest needs, which may hang.
        session.logout()
        return (await members()).logOut(sameSiteUrl(returnTo, page.view), tokens)
      },
    },
    products: {
      get: async (idOrSlug: string) => own().loadProduct(idOrSlug),
      /** The platform's own query and page, in the catalog that the shop speaks. */
      query: (query?: OffsetQuery | CursorQuery) => catalog((calls, client) => calls.queryProducts(client, query)),
    },
    collections: {
      /** A collection of version 1, a category of version 3. */
      get: (slug: string) => catalog((calls, client) => calls.getCollection(client, slug)),
      query: (query?: OffsetQuery | CursorQuery) => catalog((calls, client) => calls.queryCollections(client, query)),
    },
    on<K extends ShortEventName>(name: K | `cartlet:${K}`, listener: Listener<K>): () => void {
      if (name === 'ready' || name === 'cartlet:ready') {
        listener({ version: __VERSION__ } as CartletEvents[`cartlet:${K}`])
        return () => {}
      }
      return listen(document, name, listener as (detail: unknown) => void)
    },
    /** Messages, money, numbers and dates in this language from here on; resolves once they are drawn. BCP 47, or `auto` for the page's own. */
    setLocale: async (locale: string) => (await loadShopParts()).setLocale(page, locale),
    /** What the visitor allows, and no more: `{ storage, analytics }`, each true or false; one that is not named stays as it is. */
    setConsent: async (requests: Partial<Consent>) => (await (await loadShopParts()).importConsent()).setConsent(page, requests),
    setTheme: (theme: PageConfig['theme']) => page.configure({ theme }),
    scan: markup.scan,
    destroy,
  }
  return api
}

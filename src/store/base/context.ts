/** What store actions share. Each takes the narrowest interface that it needs; `ShopContext` in `engine.ts` is all of them. */
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '../../platform/client'
import type { StoragePort } from '../../platform/environment'
import type { FormatMoney } from './format-money'
import type { ShopEventListener } from './shop-events'
import type { ShopState } from './state'

/** The client that sends, and the state and events that show its answers. */
export interface ActionContext {
  client: Client
  store: StoreApi<ShopState>
  emit: ShopEventListener
  formatMoney: FormatMoney
}

/** Names and values that the checkout's address carries, for the campaign and element that led there. */
export type Attribution = (source?: unknown) => Record<string, string> | undefined

/** The addresses at which a buyer comes back from the hosted checkout. */
export interface CheckoutReturn {
  /** The checkout was left; also after the platform's own thank-you page. */
  returnTo: string
  /** An order was placed: the platform adds its id (`orderId`). `platform` keeps its own page. @default `returnTo` */
  thankYouUrl?: string
  /** The checkout's link back to the cart. @default `returnTo`, where the cart opens */
  cartUrl?: string
  /** Language of the hosted pages: `de`. */
  language?: string
}

/** The value of `thankYouUrl` that keeps the platform's own page. */
export const OF_PLATFORM = 'platform'

/** In a page's address: opens its cart. */
export const OPEN_CART = 'cartlet-open'

/** What the page around the shop provides. */
export interface PagePorts {
  storage: StoragePort
  /** Storage of this tab only, kept while it visits other pages. */
  tabStorage: StoragePort
  attribution?: Attribution
  /**
   * Leaves the page. Returns true when the other page opened in a new tab and the visitor is still here; `'blocked'` when neither is
   * possible: then the state's `checkout` holds the link.
   */
  navigate(url: string): unknown
  /** Resolves after `ms`. */
  sleep(ms: number): Promise<void>
}

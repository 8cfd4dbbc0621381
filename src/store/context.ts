/** What every group of store actions shares. */
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '../platform/client'
import type { StoragePort } from '../platform/environment'
import { CartletError, isCartletError } from '../platform/http/errors'
import type { FormatMoney } from './cart-view'
import type { StartedProducts } from './catalog'
import type { MutationQueue } from './mutation-queue'
import type { ShopEventListener } from './shop-events'
import type { ShopState } from './state'
import type { CartView } from './views'

export interface ShopContext {
  client: Client
  /** Nobody was known when this page began: what another page put into a cart cannot be ours. */
  isNewVisitor: boolean
  storage: StoragePort
  /** Storage of this tab alone, kept while it visits other pages. */
  tabStorage: StoragePort
  /** Where the visitor came from, for whoever counts orders: names and values for the address of the checkout. */
  attribution?(source?: unknown): Record<string, string>
  /** Leaves the page. */
  navigate(url: string): void
  /** Resolves after `ms`. */
  sleep(ms: number): Promise<void>
  store: StoreApi<ShopState>
  queue: MutationQueue
  emit: ShopEventListener
  /** A product query that somebody has sent already. */
  startedProducts?: Promise<StartedProducts | null>
  formatMoney: FormatMoney
  /** The platform has told what is in the cart. */
  onConfirmed(cart: CartView): void
}

/** Whatever was thrown, as the one error type that the page sees. */
export const toCartletError = (thrown: unknown): CartletError =>
  isCartletError(thrown) ? thrown : new CartletError('INTERNAL', 'Something inside Cartlet failed', { cause: thrown })

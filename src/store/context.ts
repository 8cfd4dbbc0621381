/** What every group of store actions shares. */
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '../platform/client'
import type { StoragePort } from '../platform/environment'
import { CartletError, isCartletError } from '../platform/http/errors'
import type { FormatMoney } from './cart/cart-view'
import type { MutationQueue } from './cart/mutation-queue'
import type { CatalogName, CatalogUnit } from './catalog/catalog-port'
import type { StartedAhead } from './catalog/catalog-version'
import type { DrawerActions } from './drawer/drawer-actions'
import type { UncertainAdd } from './drawer/uncertain-adds'
import type { ShopEventListener } from './shop-events'
import type { ShopState } from './state'
import type { CartView } from './views'
import type { ChangeMarker } from './visit/change-marker'

export interface ShopContext {
  client: Client
  /** Nobody was known when this page began: what another page put into a cart cannot be ours. */
  isNewVisitor: boolean
  storage: StoragePort
  /** Storage of this tab alone, kept while it visits other pages. */
  tabStorage: StoragePort
  /** Under which a mark is left in it on the way to checkout. */
  checkoutKey: string
  /** Where the visitor came from, for whoever counts orders: names and values for the address of the checkout. */
  attribution?(source?: unknown): Record<string, string>
  /**
   * Leaves the page. Returns true where the visitor is still here as well, and the other page in a tab of its own; `'blocked'` where neither
   * can be done: then the state's `checkout` holds the link.
   */
  navigate(url: string): unknown
  /** Raised whenever the cart becomes somebody else's: what was sent before is of who has left. */
  buyer: number
  /** Adds that may or may not have arrived. */
  uncertainAdds: UncertainAdd[]
  /** What the drawer does, fetched first. */
  drawerActions(): Promise<DrawerActions>
  /** Resolves after `ms`. */
  sleep(ms: number): Promise<void>
  store: StoreApi<ShopState>
  queue: MutationQueue
  emit: ShopEventListener
  /** A product query that somebody has sent already. */
  startedProducts?: StartedAhead
  /** Which catalog the author says the shop speaks. */
  catalog: 'auto' | CatalogName
  loadCatalog(name: CatalogName): Promise<CatalogUnit>
  /** The catalog that the shop has answered from, once it has. */
  catalogVersion?: CatalogName
  formatMoney: FormatMoney
  /** Knows what other tabs do to the cart, once somebody listens to them. */
  tabs?: ChangeMarker
  /** The platform has told what is in the cart. */
  onConfirmed(cart: CartView): void
}

/** Whatever was thrown, as the one error type that the page sees. */
export const toCartletError = (thrown: unknown): CartletError =>
  isCartletError(thrown) ? thrown : new CartletError('INTERNAL', 'Something inside Cartlet failed', { cause: thrown })

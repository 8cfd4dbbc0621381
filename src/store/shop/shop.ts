/**
 * One shop: a zustand store and its actions, without DOM and without React. The store exists at once, so that a button can be drawn; the
 * engine is loaded beside it, the drawer's actions with the drawer.
 */

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Client } from '../../platform/client'
import type { CartletError } from '../../platform/http/errors'
import type { RedirectParams, RedirectSession } from '../../platform/redirects/model'
import type { StoragePort } from '../../platform/storage'
import { ownOf } from '../../platform/wire/record'
import type { Attribution, CheckoutReturn } from '../base/context'
import type { CheckoutBuyer, EstimateRequest } from '../base/estimate-model'
import type { FormatMoney } from '../base/format-money'
import { once } from '../base/load-once'
import type { ShopEvent, ShopEventListener } from '../base/shop-events'
import type { CatalogName } from '../base/snapshot-model'
import { INITIAL_STATE, type ShopState, selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { TotalsView } from '../base/totals-model'
import type { CartView, ProductView } from '../base/views'
import type { AddRequest, AddResult } from '../cart/add-request'
import type { CartName } from '../cart/cart-port'
import type { createEngine, Engine } from '../cart/engine'
import type { BaseCatalog, FullCatalog, StartedOnce } from '../catalog/catalog-port'
import type { ProductDetails } from '../catalog/product-details'
import type { CheckoutOutcome } from '../drawer/checkout'
import type { DrawerActions } from '../drawer/drawer-actions'

/** The code that works on the client. */
export interface ShopParts {
  createEngine: typeof createEngine
  /** Loads the code for the shop's catalog version. */
  loadCatalog(name: CatalogName): Promise<BaseCatalog>
  formatMoney: FormatMoney
}

export interface ShopPorts {
  clientId: string
  /** Loads the headless client and the code that works on it; called on first use. */
  connect(): Promise<{ client: Client } & ShopParts>
  /** The shop's catalog version; detected unless given. @default auto */
  catalog?: 'auto' | CatalogName
  /** Which cart of the platform; `auto`: version 1 until the platform says that it is no more. @default auto */
  cartApi?: 'auto' | CartName
  /** A product query that the loader has sent already. */
  startedProducts?: StartedOnce
  /** Loads the drawer's actions; they load the code for a whole estimate themselves. */
  loadDrawerActions(): Promise<{ createDrawerActions(engine: Engine): DrawerActions }>
  storage: StoragePort
  /** Storage of this tab only, kept while it visits other pages. @default storage */
  tabStorage?: StoragePort
  attribution?: Attribution
  /** Tells the author what the shop does not offer, or how a mistaken reference was read. */
  report?(problem: string, hint: string): void
  /**
   * Leaves the page. Returns true when the other page opened in a new tab and the visitor is still here; `'blocked'` when neither is
   * possible: then the state's `checkout` holds the link.
   */
  navigate(url: string): unknown
  /** Resolves after `ms`. @default a timer */
  sleep?(ms: number): Promise<void>
}

export interface CartActions {
  /** Reads the cart; afterwards the state is `ready` or `failed`. */
  refresh(): Promise<void>
  /** Reads the cart unless this page has it. A new visitor's cart is known to be empty. */
  refreshOnce(): Promise<void>
  /** The cart as the platform has it now. */
  get(): Promise<CartView>
  /** Resolves when at least one item was added; rejects with `MAX_IN_CART`, `NOT_ADDED` or the call's own error when nothing was. */
  add(request: AddRequest): Promise<AddResult>
  /** Takes a line's id or key; 0 removes it. Replaces earlier requests for the line that were not sent yet. */
  setQuantity(line: string, quantity: number): Promise<CartView>
  /** Removes the line; `undo` can restore it while it is in the state's `removed`. */
  remove(line: string): Promise<CartView>
  /** Restores the line with this key in its former place; without a key the line removed last. */
  undo(key?: string): Promise<CartView>
  /** Ends the offer to restore the line with this key. */
  dismissRemoved(key: string): Promise<void>
  /** Replaces a line by another choice (variant, options, text, quantity), or leaves everything as it was. */
  swap(line: string, request: AddRequest): Promise<CartView>
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  setNote(text: string): Promise<CartView>
  /** The platform's totals for a destination; later totals are calculated for it too. */
  estimate(request?: EstimateRequest): Promise<TotalsView>
  clear(): Promise<CartView>
}

/** The part of a shop that `cartlet/store` exposes. */
export interface PublicShop {
  readonly clientId: string
  readonly store: StoreApi<ShopState>
  readonly cart: CartActions
  /** The client that all calls go through. */
  client(): Promise<Client>
  /** The product with this id or slug; rejects with `PRODUCT_NOT_FOUND` when the shop has none. Calls of one turn share a request. */
  loadProduct(idOrSlug: string): Promise<ProductView>
  /**
   * Further details for the product's own page. Its stock is read again and updates the state. Every call after a finished one sends a new
   * request. Rejects with `PRODUCT_NOT_FOUND` when the shop has no such product, otherwise with the call's own error.
   */
  loadDetails(idOrSlug: string): Promise<ProductDetails>
  /**
   * Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. When the page cannot be left, the
   * drawer opens and the state's `checkout` is `ready`.
   */
  checkout(back: string | CheckoutReturn, source?: unknown, buyer?: CheckoutBuyer): Promise<CheckoutOutcome>
  /**
   * POST /v1/redirect-session. Creates a redirect session without leaving; the state's `redirect` follows it. Resolves the session:
   * navigate to its `fullUrl` when you are ready. Rejects with `INVALID_REDIRECT` for an unsafe address, or the platform's code.
   */
  redirect(params: RedirectParams): Promise<RedirectSession>
  openDrawer(): void
  closeDrawer(): void
  dismissAddProblem(): void
  /** Totals are on screen: from here on every confirmed cart is estimated. */
  showTotals(): void
  /** Calls `listener` for every event of the shop. Returns a function that removes it. */
  listen(listener: ShopEventListener): () => void
}

/** A shop as Cartlet itself uses it. */
export interface Shop extends PublicShop {
  /** The code behind the actions, for parts that a page adds to a shop. */
  engine(): Promise<Engine>
  /** Makes a call of the page's API in the shop's catalog version. */
  askCatalog<T>(call: (catalog: FullCatalog) => Promise<T>): Promise<T>
  /** Loads the drawer's actions before the drawer opens; resolves with them. */
  prepareDrawer(): Promise<DrawerActions>
}

/** Any script can write into the page's storage: an unreadable count is 0. */
const toCount = (text: string | null | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

type Asynchronous = (...values: never[]) => Promise<unknown>

export function createShop({ connect, loadDrawerActions, ...ports }: ShopPorts): Shop {
  const { clientId, storage } = ports
  const countKey = storageKey(clientId, 'count')
  const store = createStore<ShopState>(() => ({
    ...INITIAL_STATE,
    rememberedCount: toCount(storage.read(countKey)),
  }))
  const { getState } = store
  const listeners = new Set<ShopEventListener>()
  const emit = (event: ShopEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  let drawer: DrawerActions | undefined
  let totalsAreShown = false

  const engine: () => Promise<Engine> = once(async () => {
    const { client, createEngine: create, loadCatalog, formatMoney } = await connect()
    return create(client, {
      tabStorage: storage,
      catalog: 'auto',
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      ...ports,
      loadCatalog,
      formatMoney,
      uncertainAddActions: () => loadDrawer(),
      store,
      emit,
      onConfirmed(cart) {
        storage.write(countKey, String(cart.count))
        drawer?.cartConfirmed(cart)
      },
    })
  })
  const loadDrawer: () => Promise<DrawerActions> = once(async () => {
    const [running, { createDrawerActions: create }] = await Promise.all([engine(), loadDrawerActions()])
    drawer = create(running)
    if (totalsAreShown) drawer.showTotals()
    return drawer
  })
  /** Actions of a part that is loaded on the first call of one of them. */
  const of = <T, K extends keyof T>(part: () => Promise<T>, ...names: K[]): Pick<T, K> =>
    Object.fromEntries(
      names.map((name) => [name, async (...values: never[]) => ((await part())[name] as Asynchronous)(...values)]),
    ) as Pick<T, K>
  /** The engine; `report` shows in the state that it could not be loaded. */
  const engineOr = (report: (error: CartletError) => void) =>
    engine().catch((error: CartletError) => {
      report(error)
      throw error
    })
  const reader = () => engineOr((error) => store.setState({ cart: { status: 'failed', error } }))

  return {
    clientId,
    store,
    client: async () => (await engine()).context.client,
    engine,
    async loadProduct(idOrSlug) {
      const { loadProduct } = await engineOr((error) =>
        store.setState(({ products }) => ({
          products: ownOf<ShopState['products']>({ ...products, [idOrSlug]: { status: 'failed', error } }),
        })),
      )
      return loadProduct(idOrSlug)
    },
    ...of(engine, 'loadDetails'),
    askCatalog: async (call) => (await engine()).askCatalog(call),
    cart: {
      ...of(reader, 'refresh', 'refreshOnce', 'get'),
      ...of(engine, 'add'),
      ...of(loadDrawer, 'setQuantity', 'remove', 'undo', 'dismissRemoved', 'swap'),
      ...of(loadDrawer, 'applyCoupon', 'removeCoupon', 'setNote', 'estimate', 'clear'),
    },
    checkout: async (...order) => (await loadDrawer()).leaveForCheckout(...order),
    ...of(loadDrawer, 'redirect'),
    openDrawer() {
      if (getState().drawerOpen) return
      store.setState({ drawerOpen: true })
      emit({ type: 'cart-open', cart: selectCart(getState()) })
    },
    closeDrawer() {
      if (!getState().drawerOpen) return
      store.setState({ drawerOpen: false, addProblem: undefined })
      emit({ type: 'cart-close' })
    },
    dismissAddProblem: () => store.setState({ addProblem: undefined }),
    showTotals() {
      totalsAreShown = true
      drawer?.showTotals()
    },
    prepareDrawer: loadDrawer,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * One shop: a zustand store and the actions beside it. Nothing of the DOM, nothing of React.
 * The store is there at once, so that a button can stand; what answers its press is fetched beside it, what the drawer does with the drawer.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Client } from '../platform/client'
import type { CartletError } from '../platform/http/errors'
import type { StoragePort } from '../platform/storage'
import type { AddRequest, AddResult } from './cart/add'
import type { FormatMoney } from './cart/cart-view'
import type { CatalogMore, CatalogName, CatalogUnit } from './catalog/catalog-port'
import type { StartedAhead } from './catalog/catalog-version'
import { productCacheKey, recallProducts } from './catalog/product-cache'
import type { ProductDetails } from './catalog/product-details'
import type { CheckoutBuyer, CheckoutOutcome } from './drawer/checkout'
import type { DrawerActions } from './drawer/drawer-actions'
import type { EstimateRequest } from './drawer/totals'
import type { createEngine, Engine } from './engine'
import { loadFailed, once } from './load-once'
import type { ShopEvent, ShopEventListener } from './shop-events'
import { INITIAL_STATE, type ShopState, selectCart } from './state'
import type { CartView, ProductView, TotalsView } from './views'

/** What works on the client. */
export interface ShopParts {
  createEngine: typeof createEngine
  /** One of the two, by the shop. */
  loadCatalog(name: CatalogName): Promise<CatalogUnit>
}

export interface ShopPorts {
  clientId: string
  /** The headless client and what works on it, at the first need. */
  connect(): Promise<{ client: Client } & ShopParts>
  /** Which catalog the shop speaks; found out unless told. @default auto */
  catalog?: 'auto' | CatalogName
  /** A product query that somebody has sent already. */
  startedProducts?: StartedAhead
  /** What the drawer does, when it is wanted; it fetches the rest of an estimate itself. */
  loadDrawerActions(): Promise<{ createDrawerActions(engine: Engine): DrawerActions }>
  storage: StoragePort
  /** Storage of this tab alone, kept while it visits other pages. @default storage */
  tabStorage?: StoragePort
  formatMoney: FormatMoney
  /** Where the visitor came from, for whoever counts orders: names and values for the address of the checkout. */
  attribution?(source?: unknown): Record<string, string>
  /**
   * Leaves the page. Returns true where the visitor is still here as well, and the other page in a tab of its own; `'blocked'` where neither
   * can be done: then the state's `checkout` holds the link.
   */
  navigate(url: string): unknown
  /** Resolves after `ms`. @default a timer */
  sleep?(ms: number): Promise<void>
}

export interface CartActions {
  /** Reads the cart; afterwards the state is `ready` or `failed`. */
  refresh(): Promise<void>
  /** Reads the cart unless this page has it; a new visitor's is empty without asking. */
  refreshOnce(): Promise<void>
  /** The cart as the platform has it now. */
  get(): Promise<CartView>
  /** Resolves when something was added; rejects with `MAX_IN_CART`, `NOT_ADDED` or the call's own error when nothing was. */
  add(request: AddRequest): Promise<AddResult>
  /** By id or key. 0 removes. ConsentRequests for the same line that were not sent yet are replaced by this one. */
  setQuantity(line: string, quantity: number): Promise<CartView>
  /** Takes the line out; `undo` can put it back while it stands in the state's `removed`. */
  remove(line: string): Promise<CartView>
  /** Puts back the line with this key as it was, place included; the one taken out last when none is named. */
  undo(key?: string): Promise<CartView>
  /** The offer to put the line with this key back is over. */
  dismissRemoved(key: string): Promise<void>
  /** Puts another choice (variant, options, text, quantity) in the place of a line, or leaves everything as it was. */
  swap(line: string, request: AddRequest): Promise<CartView>
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  setNote(text: string): Promise<CartView>
  /** The platform's totals for a destination; what is shown from then on is calculated for it, too. */
  estimate(request?: EstimateRequest): Promise<TotalsView>
  clear(): Promise<CartView>
}

/** What `cartlet/store` shows of a shop. */
export interface PublicShop {
  readonly clientId: string
  readonly store: StoreApi<ShopState>
  readonly cart: CartActions
  /** The client that all calls go through. */
  client(): Promise<Client>
  /** The product with this id or slug; rejects with `PRODUCT_NOT_FOUND` when the shop has none. Asked together, fetched together. */
  loadProduct(idOrSlug: string): Promise<ProductView>
  /**
   * What the product's own page shows beyond that; its stock is read anew and comes into the state as well. Asked again once it is
   * here it asks the platform again. Rejects with `PRODUCT_NOT_FOUND` when the shop has none, else with the call's own error.
   */
  loadDetails(idOrSlug: string): Promise<ProductDetails>
  /**
   * Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. Where the page cannot be left, the
   * drawer opens and the state's `checkout` is `ready`.
   */
  checkout(returnTo: string, source?: unknown, buyer?: CheckoutBuyer): Promise<CheckoutOutcome>
  openDrawer(): void
  closeDrawer(): void
  dismissAddProblem(): void
  /** From here on every confirmed cart is estimated, because its totals are on the screen. */
  showTotals(): void
  /** Returns what stops listening. */
  listen(listener: ShopEventListener): () => void
}

/** A shop as Cartlet itself uses it. */
export interface Shop extends PublicShop {
  /** What the actions are made of, for the parts that a page adds to a shop. */
  engine(): Promise<Engine>
  /** A call of the page's API, in the catalog version that the shop has. */
  askCatalog<T>(call: (catalog: CatalogMore) => Promise<T>): Promise<T>
  /** Fetches what changing and paying need, ahead of the drawer; resolves with it. */
  prepareDrawer(): Promise<DrawerActions>
}

/** Anybody may have written into the page's storage: what is no count is none. */
const toCount = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

type Asynchronous = (...values: never[]) => Promise<unknown>

export function createShop({ connect, loadDrawerActions, ...ports }: ShopPorts): Shop {
  const { clientId, storage } = ports
  const countKey = `cartlet:${clientId}:count`
  const store = createStore<ShopState>(() => ({
    ...INITIAL_STATE,
    rememberedCount: toCount(storage.read(countKey)),
    products: recallProducts(storage.read(productCacheKey(clientId))),
  }))
  const { getState, setState } = store
  const listeners = new Set<ShopEventListener>()
  const emit = (event: ShopEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  let opened: DrawerActions | undefined
  let totalsWanted = false

  const engine: () => Promise<Engine> = once(async () => {
    const { client, createEngine: create, loadCatalog } = await connect()
    return create(client, {
      tabStorage: storage,
      catalog: 'auto',
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      ...ports,
      loadCatalog,
      drawerActions: () => drawerActions(),
      store,
      emit,
      onConfirmed(cart) {
        storage.write(countKey, String(cart.count))
        opened?.cartConfirmed(cart)
      },
    })
  })
  const drawerActions: () => Promise<DrawerActions> = once(async () => {
    const [running, { createDrawerActions: create }] = await Promise.all([engine(), loadDrawerActions()])
    opened = create(running)
    if (totalsWanted) opened.showTotals()
    return opened
  })
  /** An action of a part that is fetched first. */
  const of =
    <T>(part: () => Promise<T>) =>
    <K extends keyof T>(name: K) =>
      (async (...values: never[]) => ((await part())[name] as Asynchronous)(...values)) as T[K]
  /** Says where it belongs that there is nobody to ask. */
  const engineOr = (say: (error: CartletError) => void) =>
    engine().catch((cause: unknown) => {
      const error = loadFailed(cause)
      say(error)
      throw error
    })
  const ofEngine = of<Engine>(engine)
  const ofReader = of<Engine>(() => engineOr((error) => setState({ cart: { status: 'failed', error } })))
  const ofDrawer = of<DrawerActions>(drawerActions)

  return {
    clientId,
    store,
    client: async () => (await engine()).context.client,
    engine,
    async loadProduct(idOrSlug) {
      const { loadProduct } = await engineOr((error) =>
        setState(({ products }) => ({ products: { ...products, [idOrSlug]: { status: 'failed', error } } })),
      )
      return loadProduct(idOrSlug)
    },
    loadDetails: ofEngine('loadDetails'),
    askCatalog: async (call) => (await engine()).askCatalog(call),
    cart: {
      refresh: ofReader('refresh'),
      refreshOnce: ofReader('refreshOnce'),
      get: ofReader('get'),
      add: ofEngine('add'),
      setQuantity: ofDrawer('setQuantity'),
      remove: ofDrawer('remove'),
      undo: ofDrawer('undo'),
      dismissRemoved: ofDrawer('dismissRemoved'),
      swap: ofDrawer('swap'),
      applyCoupon: ofDrawer('applyCoupon'),
      removeCoupon: ofDrawer('removeCoupon'),
      setNote: ofDrawer('setNote'),
      estimate: ofDrawer('estimate'),
      clear: ofDrawer('clear'),
    },
    checkout: ofDrawer('checkout'),
    openDrawer() {
      if (getState().drawerOpen) return
      setState({ drawerOpen: true })
      emit({ type: 'cart-open', cart: selectCart(getState()) })
    },
    closeDrawer() {
      if (!getState().drawerOpen) return
      setState({ drawerOpen: false, addProblem: undefined })
      emit({ type: 'cart-close' })
    },
    dismissAddProblem: () => setState({ addProblem: undefined }),
    showTotals() {
      totalsWanted = true
      opened?.showTotals()
    },
    prepareDrawer: drawerActions,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

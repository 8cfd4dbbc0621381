/**
 * One shop: a zustand store and the actions beside it. Nothing of the DOM, nothing of React.
 * The store is there at once, so that a button can stand; what answers its press is fetched beside it, what the drawer does with the drawer.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Client } from '../platform/client'
import { CartletError, isCartletError } from '../platform/http/errors'
import type { StoragePort } from '../platform/storage'
import type { AddRequest, AddResult } from './cart'
import type { FormatMoney } from './cart-view'
import type { StartedProducts } from './catalog'
import type { createDesk } from './desk'
import type { createEngine } from './engine'
import { once } from './once'
import { productCacheKey, recallProducts } from './product-cache'
import type { ShopEvent, ShopEventListener } from './shop-events'
import { INITIAL_STATE, type ShopState, selectCart } from './state'
import type { TotalsActions } from './totals'
import type { CartView, ProductView } from './views'

export interface ShopPorts {
  clientId: string
  /** The headless client and what works on it, at the first need. */
  connect(): Promise<{ client: Client; createEngine: typeof createEngine }>
  /** A product query that somebody has sent already. */
  startedProducts?: Promise<StartedProducts | null>
  /** What the drawer does, when it is wanted. */
  loadDesk(): Promise<{ createDesk: typeof createDesk }>
  storage: StoragePort
  formatMoney: FormatMoney
  /** Leaves the page. */
  navigate(url: string): void
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
  /** 0 removes. */
  setQuantity(lineId: string, quantity: number): Promise<CartView>
  remove(lineId: string): Promise<CartView>
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  setNote(text: string): Promise<CartView>
  clear(): Promise<CartView>
}

export interface Shop {
  readonly clientId: string
  readonly store: StoreApi<ShopState>
  readonly cart: CartActions
  /** The client that all calls go through. */
  client(): Promise<Client>
  /** The product with this id or slug; rejects with `PRODUCT_NOT_FOUND` when the shop has none. Asked together, fetched together. */
  loadProduct(idOrSlug: string): Promise<ProductView>
  /** Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. */
  checkout(returnTo: string): Promise<void>
  /** On a page load or a restored page: was the visitor at checkout? Then the cart is read again; its absence means an order was made. */
  resume(): Promise<void>
  openDrawer(): void
  closeDrawer(): void
  dismissAddProblem(): void
  /** Somebody shows totals from here on. */
  showTotals(): void
  /** Fetches what changing and paying need, ahead of the drawer. */
  prepareDrawer(): Promise<unknown>
  listen(listener: ShopEventListener): () => void
}

/** Anybody may have written into the page's storage: what is no count is none. */
const toCount = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

export function createShop({ clientId, connect, startedProducts, loadDesk, storage, formatMoney, navigate }: ShopPorts): Shop {
  const countKey = `cartlet:${clientId}:count`
  const markKey = `cartlet:${clientId}:checkout`
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
  let totals: TotalsActions | undefined
  let totalsWanted = false

  const engine = once(async () => {
    const { client, createEngine: create } = await connect()
    return create(client, {
      storage,
      navigate,
      store,
      emit,
      formatMoney,
      startedProducts,
      onConfirmed(cart) {
        storage.write(countKey, String(cart.count))
        totals?.cartConfirmed(cart)
      },
    })
  })
  const desk = once(async () => {
    const [{ context, core }, { createDesk: create }] = await Promise.all([engine(), loadDesk()])
    const ready = create(context, core)
    totals = ready
    if (totalsWanted) totals.showTotals()
    return ready
  })

  const refresh = async () => (await engine()).core.refresh()
  const setQuantity = async (lineId: string, quantity: number) => (await desk()).setQuantity(lineId, quantity)

  return {
    clientId,
    store,
    client: async () => (await engine()).context.client,
    async loadProduct(idOrSlug) {
      const { loadProduct } = await engine().catch((cause: unknown) => {
        const error = isCartletError(cause)
          ? cause
          : new CartletError('LOAD_FAILED', 'A part of Cartlet could not be loaded', { cause, retryable: true })
        setState(({ products }) => ({ products: { ...products, [idOrSlug]: { status: 'failed', error } } }))
        throw error
      })
      return loadProduct(idOrSlug)
    },
    cart: {
      refresh,
      async refreshOnce() {
        const { context, core } = await engine()
        const { status } = getState().cart
        if (status === 'ready' || status === 'loading') return
        if (!context.isNewVisitor || status === 'failed') await core.refresh()
        else core.confirm(null, 'sync')
      },
      async get() {
        await refresh()
        const { cart } = getState()
        if (cart.status === 'failed') throw cart.error
        return selectCart(getState()) as CartView
      },
      add: async (request) => (await engine()).core.add(request),
      setQuantity,
      remove: (lineId) => setQuantity(lineId, 0),
      applyCoupon: async (code) => (await desk()).applyCoupon(code),
      removeCoupon: async () => (await desk()).removeCoupon(),
      setNote: async (text) => (await desk()).setNote(text),
      clear: async () => (await desk()).clear(),
    },
    checkout: async (returnTo) => (await desk()).checkout(returnTo),
    async resume() {
      setState({ checkout: { status: 'idle' } })
      if (!storage.read(markKey)) return
      storage.remove(markKey)
      await refresh()
      const { cart } = getState()
      emit({ type: 'checkout-return', status: cart.status === 'ready' && !cart.cart.count ? 'SUCCESS' : 'UNKNOWN' })
    },
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
      totals?.showTotals()
    },
    prepareDrawer: desk,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

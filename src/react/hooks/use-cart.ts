/** `useCart()`: the cart, for components that draw it themselves. */
import { useMemo } from 'react'
import type { AddArguments, CartletCart } from '../../embed/api/cartlet'
import { cartLink } from '../../embed/shop/cart-link'
import type { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import { selectCount } from '../../store/base/count'
import { selectCart } from '../../store/base/state'
import type { CartView } from '../../store/base/views'
import type { CartActions } from '../../store/shop/shop'
import type { ShopHandle } from '../provider/shop-handle'
import { useHandle, useShopState, useStarted } from './use-shop-state'

/**
 * The actions of `window.cartlet.cart`, with the same results and errors. On a server they reject with `UNSUPPORTED`; opening and
 * closing do nothing.
 */
export interface UseCart extends CartletCart {
  /** `ready` once the platform has answered; with `failed`, the last confirmed cart is kept. */
  status: 'loading' | 'ready' | 'failed'
  /** The last cart that the platform confirmed. */
  cart?: CartView
  error?: CartletError
  /** Number of items, including requested changes that are not confirmed yet. */
  count: number
  /** A change is queued or being sent. */
  isBusy: boolean
  isOpen: boolean
}

function cartActions(handle: ShopHandle): CartletCart {
  const cart = async <T>(use: (actions: CartActions) => Promise<T>): Promise<T> =>
    use((await handle.started()).pageShop.shop.cart)
  const shop = () => handle.current()?.pageShop.shop
  return {
    get: () => cart((actions) => actions.get()),
    async add(item: AddArguments) {
      const { product, ...choice } = ownOf(item)
      const { shop: started } = (await handle.started()).pageShop
      return started.cart.add({ ...choice, product: await started.loadProduct(product) })
    },
    update: (lineId, { quantity }) => cart((actions) => actions.setQuantity(lineId, quantity)),
    remove: (lineId) => cart((actions) => actions.remove(lineId)),
    link: async (target) => {
      const { page, pageShop } = await handle.started()
      return cartLink(await pageShop.shop.cart.get(), target, page)
    },
    applyCoupon: (code) => cart((actions) => actions.applyCoupon(code)),
    removeCoupon: () => cart((actions) => actions.removeCoupon()),
    setNote: (text) => cart((actions) => actions.setNote(text)),
    estimate: (request) => cart((actions) => actions.estimate(request && ownOf(request))),
    clear: () => cart((actions) => actions.clear()),
    open: () => shop()?.openDrawer(),
    close: () => shop()?.closeDrawer(),
    toggle: () => (handle.state().drawerOpen ? shop()?.closeDrawer() : shop()?.openDrawer()),
  }
}

/** Reads the cart once for all users of this hook; for a visitor without a cart nothing is requested. */
export function useCart(): UseCart {
  const handle = useHandle('useCart()')
  const state = useShopState(handle, (shop) => shop.cart)
  const cart = useShopState(handle, selectCart)
  const count = useShopState(handle, selectCount)
  const isBusy = useShopState(handle, ({ pending }) => pending > 0)
  const isOpen = useShopState(handle, ({ drawerOpen }) => drawerOpen)
  useStarted(handle, ({ pageShop }) => {
    pageShop.shop.cart.refreshOnce().catch(() => {}) // the state contains the failure
    return undefined
  })
  const actions = useMemo(() => cartActions(handle), [handle])
  const status = state.status === 'unloaded' ? 'loading' : state.status
  return { ...actions, status, cart, error: state.status === 'failed' ? state.error : undefined, count, isBusy, isOpen }
}

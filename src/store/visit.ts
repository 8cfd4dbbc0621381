/** What a page does with the cart by itself: one read a page, and the return from checkout. */
import type { CartCore } from './cart'
import type { ShopContext } from './context'
import { selectCart } from './state'
import type { CartView } from './views'

export interface VisitActions {
  /** Reads the cart unless this page has it; a new visitor's is empty without asking. */
  refreshOnce(): Promise<void>
  /** The cart as the platform has it now. */
  get(): Promise<CartView>
  /** On a page load or a restored page: was the visitor at checkout? Then the cart is read again; its absence means an order was made. */
  resume(): Promise<void>
}

/** Left behind on the way to checkout, in the tab that went there. */
export const checkoutKey = (clientId: string) => `cartlet:${clientId}:checkout`

export function createVisitActions(context: ShopContext, { refresh, confirm }: CartCore): VisitActions {
  const { client, isNewVisitor, store, tabStorage, emit } = context
  const { getState } = store

  return {
    async refreshOnce() {
      const { status } = getState().cart
      if (status === 'ready' || status === 'loading') return
      if (!isNewVisitor || status === 'failed') await refresh()
      else confirm(null, 'sync')
    },
    async get() {
      await refresh()
      const { cart } = getState()
      if (cart.status === 'failed') throw cart.error
      return selectCart(getState()) as CartView
    },
    async resume() {
      store.setState({ checkout: { status: 'idle' } })
      const key = checkoutKey(client.clientId)
      if (!tabStorage.read(key)) return
      tabStorage.remove(key)
      await refresh()
      const { cart } = getState()
      emit({ type: 'checkout-return', status: cart.status === 'ready' && !cart.cart.count ? 'SUCCESS' : 'UNKNOWN' })
    },
  }
}

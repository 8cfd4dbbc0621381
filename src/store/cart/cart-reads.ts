/** Reads of the cart that do not belong to a change. */
import { selectCart } from '../base/state'
import type { CartView } from '../base/views'
import type { CartContext, CartCore } from './cart-core'

export interface VisitActions {
  /** Reads the cart unless this page has it or is reading it. A new visitor's cart is known to be empty. */
  refreshOnce(): Promise<void>
  /** The cart as the platform has it now. */
  get(): Promise<CartView>
}

export function createVisitActions(
  { isNewVisitor, store: { getState } }: Pick<CartContext, 'isNewVisitor' | 'store'>,
  { refresh, confirm }: CartCore,
): VisitActions {
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
  }
}

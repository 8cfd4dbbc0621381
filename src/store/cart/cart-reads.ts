/** What a page reads of the cart by itself. */

import type { ShopContext } from '../context'
import { selectCart } from '../state'
import type { CartView } from '../views'
import type { CartCore } from './cart-core'

export interface VisitActions {
  /** Reads the cart unless this page has it; a new visitor's is empty without asking. */
  refreshOnce(): Promise<void>
  /** The cart as the platform has it now. */
  get(): Promise<CartView>
}

export function createVisitActions(context: ShopContext, { refresh, confirm }: CartCore): VisitActions {
  const { isNewVisitor, store } = context
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
  }
}

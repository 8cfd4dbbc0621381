/** Totals come from the platform's estimate, never from sums of ours; the newest request wins. */
import { estimateTotals } from '../platform/cart/api'
import { toTotals } from './cart-view'
import { type ShopContext, toCartletError } from './context'
import { selectCart } from './state'
import type { CartView } from './views'

export interface TotalsActions {
  /** From the first call on (somebody shows totals), every confirmed cart is estimated. */
  showTotals(): void
  cartConfirmed(cart: CartView): void
}

export function createTotalsActions({ client, store, queue, emit, formatMoney }: ShopContext): TotalsActions {
  let wanted = false
  let newest = 0

  const put = (cart: CartView, totals: CartView['totals']) =>
    store.setState({ cart: { status: 'ready', cart: { ...cart, totals } } })

  async function estimate(): Promise<void> {
    const mine = ++newest
    store.setState({ estimating: true })
    await queue.idle()
    if (mine !== newest) return
    const totals = await estimateTotals(client, { calculateTax: false, calculateShipping: false }).then(
      (answer) => toTotals(answer, formatMoney),
      (thrown: unknown) => {
        // The visitor reads where the total will be shown instead.
        emit({ type: 'error', error: toCartletError(thrown) })
        return undefined
      },
    )
    const state = store.getState()
    const cart = selectCart(state)
    if (mine !== newest) return
    if (state.cart.status === 'ready' && cart) put(cart, totals)
    store.setState({ estimating: false })
  }

  const cartConfirmed = (cart: CartView) => {
    if (!wanted) return
    if (cart.count) void estimate()
    else {
      newest += 1
      store.setState({ estimating: false })
    }
  }

  return {
    cartConfirmed,
    showTotals() {
      if (wanted) return
      wanted = true
      const cart = selectCart(store.getState())
      if (cart) cartConfirmed(cart)
    },
  }
}

/** Totals come from the platform's estimate, never from sums of ours; the newest request wins, and stops the one before it. */
import { estimateTotals } from '../platform/cart/changes-api'
import type { Address, SelectedShippingOption } from '../platform/cart/model'
import { createAbortController } from '../platform/environment'
import { CartletError } from '../platform/http/errors'
import { type ShopContext, toCartletError } from './context'
import { selectCart } from './state'
import { toTotals } from './totals-view'
import type { CartView, TotalsView } from './views'

/** Where the order would go. */
export interface EstimateRequest {
  address?: Address
  shippingOption?: SelectedShippingOption
}

export interface TotalsActions {
  /** From the first call on (somebody shows totals), every confirmed cart is estimated. */
  showTotals(): void
  estimate(request?: EstimateRequest): Promise<TotalsView>
  cartConfirmed(cart: CartView): void
}

export function createTotalsActions({ client, store, queue, emit, formatMoney }: ShopContext): TotalsActions {
  let wanted = false
  let newest = 0
  let underWay: AbortController | undefined
  let destination: EstimateRequest = {}

  /** A newer question makes the answer to the one before worthless. */
  const begin = () => {
    underWay?.abort()
    underWay = createAbortController()
    newest += 1
    return newest
  }

  async function run(): Promise<TotalsView | undefined> {
    const mine = begin()
    const signal = underWay?.signal
    store.setState({ estimating: true })
    await queue.idle()
    if (mine !== newest) return undefined
    const { address, shippingOption } = destination
    const thither = Boolean(address)
    let failure: CartletError | undefined
    const totals = await estimateTotals(client, {
      ...(address && { shippingAddress: address }),
      ...(shippingOption && { selectedShippingOption: shippingOption }),
      calculateTax: thither,
      calculateShipping: thither,
      signal,
    }).then(
      (answer) => toTotals(answer, formatMoney),
      (thrown: unknown) => {
        failure = toCartletError(thrown)
        return undefined
      },
    )
    if (mine !== newest) return undefined
    // The visitor reads where the total will be shown instead.
    if (failure) emit({ type: 'error', error: failure })
    const state = store.getState()
    const cart = selectCart(state)
    if (state.cart.status === 'ready' && cart) store.setState({ cart: { status: 'ready', cart: { ...cart, totals } } })
    store.setState({ estimating: false })
    if (failure) throw failure
    return totals
  }

  const cartConfirmed = (cart: CartView) => {
    if (!wanted) return
    if (cart.count) run().catch(() => {})
    else {
      begin()
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
    async estimate(request = {}) {
      destination = request
      wanted = true
      const totals = await run()
      if (totals) return totals
      throw new CartletError('ABORTED', 'A newer question took the place of this one')
    },
  }
}

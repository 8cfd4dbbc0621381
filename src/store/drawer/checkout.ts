/** Leaves for the hosted checkout (docs/platform.md §7 "Redirect session"). The cart is checked first, so that the visitor is not sent to an error. */
import { CartletError } from '../../platform/http/errors'
import { assertNavigable } from '../../platform/redirects/api'
import { toCartletError } from '../base/errors'
import type { CheckoutBuyer } from '../base/estimate-model'
import { type CheckoutOutcome, cartDelta } from '../base/shop-events'
import { selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { CartView } from '../base/views'
import type { Engine } from '../cart/engine'
import { selectBlockedLines } from './blocked-lines'
import type { TotalsActions } from './totals'

export interface CheckoutActions {
  /**
   * Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. When the page cannot be left, the
   * drawer opens and the state's `checkout` is `ready`.
   */
  leaveForCheckout(returnTo: string, source?: unknown, buyer?: CheckoutBuyer): Promise<CheckoutOutcome>
}

export type { CheckoutOutcome }

export function createCheckoutActions(
  { context, known }: Pick<Engine, 'context' | 'known'>,
  { checkoutTerms }: Pick<TotalsActions, 'checkoutTerms'>,
): CheckoutActions {
  const { client, askCart, store, queue, emit, navigate, formatMoney } = context

  /** Shows a link to the checkout until the cart changes. */
  function showLink(url: string, cart: CartView): void {
    const { drawerOpen, inlineCart } = store.getState()
    store.setState({ checkout: { status: 'ready', url }, drawerOpen: drawerOpen || !inlineCart })
    if (!drawerOpen && !inlineCart) emit({ type: 'cart-open', cart })
    const stop = store.subscribe((state) => {
      const now = selectCart(state) ?? cart
      const isSame = !cartDelta(cart, now, formatMoney).length && now.coupon?.code === cart.coupon?.code
      if (state.checkout.status === 'ready' && isSame) return
      stop()
      if (state.checkout.status === 'ready') store.setState({ checkout: { status: 'idle' } })
    })
  }

  async function createAndLeave(returnTo: string, source: unknown, buyer?: CheckoutBuyer): Promise<CheckoutOutcome> {
    await queue.idle()
    // Items that sold out meanwhile are better reported here than on the hosted page.
    const cart = await queue.run(() => known(true))
    if (selectBlockedLines(store.getState()).length)
      throw new CartletError('ITEMS_UNAVAILABLE', 'Something in the cart is no longer available')
    const terms = { ...(await checkoutTerms()), ...buyer }
    const parameters = context.attribution?.(source) ?? {}
    const { id: checkoutId, url } = await askCart(async (port) =>
      (await port.more()).checkout(cart, terms, { returnTo, parameters }),
    )
    const target = assertNavigable(url)
    context.tabStorage.write(storageKey(client.clientId, 'checkout'), checkoutId) // read by `handleCheckoutReturn`
    context.storage.write(storageKey(client.clientId, 'checkout-origin'), target.origin) // connected to when the cart is next opened
    let tell = (_: CheckoutOutcome) => {}
    const promise = new Promise<CheckoutOutcome>((resolve) => {
      tell = resolve
    })
    emit({ type: 'checkout', checkoutId, cart, source, promise })
    const outcome = leave(target.href, cart)
    tell(outcome)
    return outcome
  }

  function leave(url: string, cart: CartView): CheckoutOutcome {
    const left = navigate(url)
    if (left === true) store.setState({ checkout: { status: 'idle' } })
    if (left !== 'blocked') return left === true ? 'tab' : 'left'
    showLink(url, cart)
    return 'link'
  }

  return {
    async leaveForCheckout(returnTo, source, buyer) {
      if (store.getState().checkout.status === 'busy') return 'busy'
      store.setState({ checkout: { status: 'busy' } })
      try {
        return await createAndLeave(returnTo, source, buyer)
      } catch (thrown) {
        const error = toCartletError(thrown)
        store.setState({ checkout: { status: 'failed', error } })
        emit({ type: 'error', error, source })
        throw error
      }
    },
  }
}

/** To the hosted checkout and back (spec §7 "Redirect session"). */
import { createCheckout } from '../platform/cart/api'
import { CartletError } from '../platform/http/errors'
import { assertNavigable, createRedirectSession } from '../platform/redirects/api'
import { type ShopContext, toCartletError } from './context'
import { selectBlockedLines, selectCart } from './state'

export interface RedirectActions {
  /** Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. */
  checkout(returnTo: string): Promise<void>
}

export function createRedirectActions(context: ShopContext): RedirectActions {
  const { client, store, queue, emit, storage, navigate } = context

  async function openCheckout(returnTo: string): Promise<void> {
    await queue.idle()
    const cart = selectCart(store.getState())
    if (selectBlockedLines(store.getState()).length)
      throw new CartletError('ITEMS_UNAVAILABLE', 'Something in the cart is no longer available')
    const { checkoutId } = await createCheckout(client, { channelType: 'WEB' })
    const session = await createRedirectSession(client, { ecomCheckout: { checkoutId }, callbacks: { postFlowUrl: returnTo } })
    const target = assertNavigable(session.fullUrl ?? '')
    storage.write(`cartlet:${client.clientId}:checkout`, checkoutId) // read by the shop's `resume`
    emit({ type: 'checkout', checkoutId, cart })
    navigate(target.href)
  }

  return {
    async checkout(returnTo) {
      if (store.getState().checkout.status === 'busy') return
      store.setState({ checkout: { status: 'busy' } })
      try {
        await openCheckout(returnTo)
      } catch (thrown) {
        const error = toCartletError(thrown)
        store.setState({ checkout: { status: 'failed', error } })
        emit({ type: 'error', error })
        throw error
      }
    },
  }
}

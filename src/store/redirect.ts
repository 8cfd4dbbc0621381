/** To the hosted checkout (spec §7 "Redirect session"): looked over before the page is left, so that nobody is sent to an error. */
import { createCheckout } from '../platform/cart/changes-api'
import type { CheckoutOptions } from '../platform/cart/model'
import { CartletError } from '../platform/http/errors'
import { assertNavigable, createRedirectSession } from '../platform/redirects/api'
import { selectBlockedLines } from './blocked'
import { toCartletError } from './context'
import type { Engine } from './engine'
import type { TotalsActions } from './totals'

export interface RedirectActions {
  /** Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. */
  checkout(returnTo: string, source?: unknown, buyer?: CheckoutBuyer): Promise<void>
}

/** What the page knows of the buyer: filled in at checkout already. Its addresses count more than the estimate's. */
export type CheckoutBuyer = Pick<CheckoutOptions, 'email' | 'shippingAddress' | 'billingAddress' | 'selectedShippingOption'>

export function createRedirectActions(
  { context, known }: Engine,
  { checkoutTerms }: Pick<TotalsActions, 'checkoutTerms'>,
): RedirectActions {
  const { client, store, queue, emit, navigate } = context

  async function openCheckout(returnTo: string, source: unknown, buyer?: CheckoutBuyer): Promise<void> {
    await queue.idle()
    // What sold out behind the shopper's back is better said here than on a page that is not ours.
    const cart = await queue.run(() => known(true))
    if (selectBlockedLines(store.getState()).length)
      throw new CartletError('ITEMS_UNAVAILABLE', 'Something in the cart is no longer available')
    const { checkoutId } = await createCheckout(client, { channelType: 'WEB', ...(await checkoutTerms()), ...buyer })
    const parameters = context.attribution?.(source) ?? {}
    const session = await createRedirectSession(client, {
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: returnTo },
      ...(Object.keys(parameters).length && { preferences: { additionalQueryParameters: parameters } }),
    })
    const target = assertNavigable(session.fullUrl ?? '')
    context.tabStorage.write(context.checkoutKey, checkoutId) // read by `resume`
    emit({ type: 'checkout', checkoutId, cart, source })
    if (navigate(target.href) === true) store.setState({ checkout: { status: 'idle' } })
  }

  return {
    async checkout(returnTo, source, buyer) {
      if (store.getState().checkout.status === 'busy') return
      store.setState({ checkout: { status: 'busy' } })
      try {
        await openCheckout(returnTo, source, buyer)
      } catch (thrown) {
        const error = toCartletError(thrown)
        store.setState({ checkout: { status: 'failed', error } })
        emit({ type: 'error', error, source })
        throw error
      }
    },
  }
}

/** Leaves for the hosted checkout (docs/platform.md §7 "Redirect session"). The cart is checked first, so that the visitor is not sent to an error. */
import { CartletError } from '../../platform/http/errors'
import { assertNavigable } from '../../platform/redirects/api'
import { isRecord } from '../../platform/wire/record'
import { type CheckoutReturn, OF_PLATFORM, OPEN_CART } from '../base/context'
import { toCartletError } from '../base/errors'
import type { CheckoutBuyer } from '../base/estimate-model'
import { type CheckoutOutcome, cartDelta } from '../base/shop-events'
import { selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { CartView } from '../base/views'
import type { Engine } from '../cart/engine'
import { objectOr } from '../catalog/untrusted'
import { selectBlockedLines } from './blocked-lines'
import { noteLeft } from './left-checkouts'
import type { TotalsActions } from './totals'

export interface CheckoutActions {
  /**
   * Creates the checkout and the redirect session, then leaves the page. Rejects when either is refused. When the page cannot be left, the
   * drawer opens and the state's `checkout` is `ready`.
   */
  leaveForCheckout(back: string | CheckoutReturn, source?: unknown, buyer?: CheckoutBuyer): Promise<CheckoutOutcome>
}

export type { CheckoutOutcome }

const withOpenCart = (address: string): string =>
  address.replace(/(\?[^#]*)?(?=#|$)/, (query) => `${query || '?'}${query.length > 1 ? '&' : ''}${OPEN_CART}=cart`)

/** The page that the buyer leaves is the way back, unless it asks for another. */
const toOwnPages = ({ returnTo, thankYouUrl = returnTo, cartUrl, language }: CheckoutReturn): CheckoutReturn => ({
  returnTo,
  thankYouUrl: thankYouUrl === OF_PLATFORM ? undefined : thankYouUrl,
  cartUrl: cartUrl || withOpenCart(returnTo),
  language,
})

const hasDownloads = ({ lines }: CartView): boolean =>
  lines.some(({ details }) => {
    const { digitalFile, itemType } = objectOr(details)
    return isRecord(digitalFile) || objectOr(itemType).preset === 'DIGITAL'
  })

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

  async function createAndLeave(back: CheckoutReturn, source: unknown, buyer?: CheckoutBuyer): Promise<CheckoutOutcome> {
    await queue.idle()
    // Items that sold out meanwhile are better reported here than on the hosted page.
    const cart = await queue.run(() => known(true))
    if (selectBlockedLines(store.getState()).length)
      throw new CartletError('ITEMS_UNAVAILABLE', 'Something in the cart is no longer available')
    const terms = { ...(await checkoutTerms()), ...buyer }
    const parameters = context.attribution?.(source) ?? {}
    // The downloads of a digital product stand on the platform's own page.
    const way = hasDownloads(cart) ? { ...back, thankYouUrl: undefined } : back
    const { id: checkoutId, url } = await askCart(async (port) =>
      // The cart as it is by then: another version of the cart that takes over may call it by another id.
      (await port.more()).checkout(selectCart(store.getState()) ?? cart, terms, { ...way, parameters }),
    )
    const target = assertNavigable(url)
    context.tabStorage.write(storageKey(client.clientId, 'checkout'), checkoutId) // read by `handleCheckoutReturn`
    noteLeft(context.storage, client.clientId, { id: checkoutId, cart: cart.id })
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
    async leaveForCheckout(back, source, buyer) {
      if (store.getState().checkout.status === 'busy') return 'busy'
      store.setState({ checkout: { status: 'busy' } })
      try {
        return await createAndLeave(typeof back === 'string' ? { returnTo: back } : toOwnPages(back), source, buyer)
      } catch (thrown) {
        const error = toCartletError(thrown)
        store.setState({ checkout: { status: 'failed', error } })
        emit({ type: 'error', error, source })
        throw error
      }
    },
  }
}

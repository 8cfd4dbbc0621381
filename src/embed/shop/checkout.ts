/** Checkout, from anywhere on the page. */
import type { CheckoutBuyer, CheckoutOutcome } from '../../store/drawer/checkout'
import { selectCart } from '../../store/state'
import { dispatch } from '../api/public-events'
import { currentPage, sameSiteUrl } from '../page/navigation'
import type { PageView } from '../page/page'
import type { PageShop } from '../page/page-shop'

/** Asks the page, then leaves for the hosted checkout. Resolves without leaving when a listener prevented it. */
export async function startCheckout(
  { view }: Pick<PageView, 'view'>,
  { shop }: Pick<PageShop, 'shop'>,
  source: EventTarget,
  returnTo?: string,
  buyer?: CheckoutBuyer,
): Promise<'prevented' | CheckoutOutcome> {
  if (!dispatch(source, 'cartlet:before-checkout', { cart: selectCart(shop.store.getState()) })) return 'prevented'
  return shop.checkout(returnTo ? sameSiteUrl(returnTo, view) : currentPage(view), source, buyer)
}

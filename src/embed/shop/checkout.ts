/** The way to the hosted checkout, from any button of the page and from the API. */
import type { CheckoutBuyer, CheckoutOutcome } from '../../store/drawer/checkout'
import { selectCart } from '../../store/state'
import { dispatch } from '../api/public-events'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'
import { currentPage, sameSiteUrl } from '../page/navigation'

/** Dispatches `cartlet:before-checkout`, then leaves for the hosted checkout. `prevented`: a listener kept the visitor here. */
export async function checkout(
  { view }: Page,
  { shop }: PageShop,
  source: EventTarget,
  returnTo?: string,
  buyer?: CheckoutBuyer,
): Promise<'prevented' | CheckoutOutcome> {
  if (!dispatch(source, 'cartlet:before-checkout', { cart: selectCart(shop.store.getState()) })) return 'prevented'
  return shop.checkout(returnTo ? sameSiteUrl(returnTo, view) : currentPage(view), source, buyer)
}

/** Paying, from wherever in the page. */
import type { CheckoutBuyer } from '../../store/drawer/checkout'
import { selectCart } from '../../store/state'
import { dispatch } from '../api/public-events'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'
import { currentPage, sameSiteUrl } from '../page/navigation'

/** Asks the page, then leaves for the hosted checkout. Resolves without leaving when a listener prevented it. */
export async function checkout(
  { view }: Page,
  { shop }: PageShop,
  source: EventTarget,
  returnTo?: string,
  buyer?: CheckoutBuyer,
): Promise<void> {
  if (!dispatch(source, 'cartlet:before-checkout', { cart: selectCart(shop.store.getState()) })) return
  await shop.checkout(returnTo ? sameSiteUrl(returnTo, view) : currentPage(view), source, buyer)
}

/** Checkout, from anywhere on the page. */

import type { CheckoutBuyer } from '../../store/base/estimate-model'
import { selectCart } from '../../store/base/state'
import type { CheckoutOutcome } from '../../store/drawer/checkout'
import { dispatch } from '../events/dispatch'
import { sameSiteUrl } from '../page/navigation'
import type { PageView, Settings } from '../page/page'
import type { PageShop } from '../page/page-shop'

/** Adds `promise` to a detail: not enumerable, so that cloning the detail or writing it as JSON gives the same as without it. */
export const withPromise = <T extends object, P>(detail: T, promise: P): T & { readonly promise: P } =>
  Object.defineProperty(detail, 'promise', { value: promise }) as T & { readonly promise: P }

/**
 * Dispatches `cartlet:before-checkout`, then leaves for the hosted checkout. Resolves without leaving if a listener prevented it.
 */
export async function startCheckout(
  page: Pick<PageView, 'view'> & Settings,
  { shop }: Pick<PageShop, 'shop'>,
  source: EventTarget,
  returnTo?: string,
  buyer?: CheckoutBuyer,
): Promise<'prevented' | CheckoutOutcome> {
  let tell = (_: 'prevented' | Promise<CheckoutOutcome>) => {}
  const outcome = new Promise<'prevented' | CheckoutOutcome>((resolve) => {
    tell = resolve
  })
  const detail = { cart: selectCart(shop.store.getState()) }
  outcome.catch(() => {}) // the page may not use it
  const goes = dispatch(source, 'cartlet:before-checkout', withPromise(detail, outcome))
  tell(goes ? shop.checkout(sameSiteUrl(returnTo, page), source, buyer) : 'prevented')
  return outcome
}

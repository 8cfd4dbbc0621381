/** Checkout, from anywhere on the page. */

import { type CheckoutReturn, OF_PLATFORM } from '../../store/base/context'
import type { CheckoutBuyer } from '../../store/base/estimate-model'
import { selectCart } from '../../store/base/state'
import { storageKey } from '../../store/base/storage-keys'
import type { CheckoutOutcome } from '../../store/drawer/checkout'
import { dispatch } from '../events/dispatch'
import { localeFor } from '../page/language'
import { sameSiteUrl } from '../page/navigation'
import type { PageView, Settings } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { toldIfLost } from '../report/told-if-lost'

/** Adds `promise` to a detail: not enumerable, so that cloning the detail or writing it as JSON gives the same as without it. */
export const withPromise = <T extends object, P>(detail: T, promise: P): T & { readonly promise: P } =>
  Object.defineProperty(detail, 'promise', { value: promise }) as T & { readonly promise: P }

/**
 * Notes where on the page the buyer was. False if the next page in this tab will not know of it: then it would not know of the order
 * either, and the platform's own page has to say thank you.
 */
function notePlace(
  { shop: { clientId }, tabStorage }: Pick<PageShop, 'shop' | 'tabStorage'>,
  { view, config }: Pick<PageView, 'view'> & Settings,
): boolean {
  // Then nothing of the page's storage is used, not even read.
  if (config.consent !== 'none') return false
  const key = storageKey(clientId, 'place')
  tabStorage.write(key, `${view.scrollY | 0} ${view.location.pathname}`)
  try {
    return view.sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Dispatches `cartlet:before-checkout`, then leaves for the hosted checkout. Resolves without leaving if a listener prevented it.
 */
export async function startCheckout(
  page: Pick<PageView, 'view'> & Settings,
  pageShop: Pick<PageShop, 'shop' | 'tabStorage'>,
  source: EventTarget,
  { returnTo, thankYouUrl, cartUrl }: Partial<CheckoutReturn> = {},
  buyer?: CheckoutBuyer,
): Promise<'prevented' | CheckoutOutcome> {
  let tell = (_: 'prevented' | Promise<CheckoutOutcome>) => {}
  const outcome = new Promise<'prevented' | CheckoutOutcome>((resolve) => {
    tell = resolve
  })
  const { shop } = pageShop
  const detail = { cart: selectCart(shop.store.getState()) }
  outcome.catch(() => {}) // the page may not use it
  const goes = dispatch(source, 'cartlet:before-checkout', withPromise(detail, outcome))
  const { config, view } = page
  const pageOf = (url?: string) => url && (url === OF_PLATFORM ? url : sameSiteUrl(url, page))
  const isKept = notePlace(pageShop, page)
  const back = (): CheckoutReturn => ({
    returnTo: sameSiteUrl(returnTo, page),
    thankYouUrl: pageOf(thankYouUrl || config.thankYouUrl || (isKept ? returnTo : OF_PLATFORM)),
    cartUrl: pageOf(cartUrl || config.cartUrl),
    language: localeFor(config, source instanceof Element ? source : view.document.documentElement).split('-')[0],
  })
  tell(goes ? toldIfLost(source, shop.checkout(back(), source, buyer)) : 'prevented')
  return outcome
}

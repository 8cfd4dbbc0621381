/**
 * Applies the coupon of the page's address (`?coupon=`) once a visit, as soon as the cart has an item. A failed call is not repeated in the page:
 * the state holds its reason, and the next page tries the code once more, also without it in its address.
 */
import type { CartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { selectCart, type Telling } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Shop } from '../shop/shop'

/** The shop rejected the code itself; other errors say nothing about the code. */
const isRefused = ({ code, status = 0 }: CartletError): boolean =>
  status < 500 && /^(ERROR|INVALID)_(?!.*UNAVAILABLE|ARGUMENT)/.test(code)

type Outcome = NonNullable<Telling['coupon']>

/**
 * Returns its undo.
 * @param storage of this tab, so that the next page does not try a settled code again, and tries an open one
 * @param tell called with what becomes of the code, while the cart is not in view
 */
export function applyCouponOnce(
  shop: Shop,
  code: string,
  storage: StoragePort,
  tell: (telling: { by: 'link'; coupon: Outcome }) => void = () => {},
): () => void {
  const settled = storageKey(shop.clientId, 'coupon')
  const open = storageKey(shop.clientId, 'coupon-kept')
  if (storage.read(settled) === code) return () => {}
  storage.write(open, code)
  let isTried = false
  let doesWait = false
  const say = (coupon: Outcome) => {
    const { drawerOpen, inlineCart } = shop.store.getState()
    // An open cart shows the code itself, and why it was refused.
    if (coupon === 'waits' || !(drawerOpen || inlineCart)) tell({ by: 'link', coupon })
  }
  const stop = shop.store.subscribe(attempt)
  function settle() {
    storage.write(settled, code)
    storage.remove(open)
  }
  function attempt() {
    const { cart } = shop.store.getState()
    const view = selectCart(shop.store.getState())
    if (isTried || cart.status !== 'ready') return
    if (!view?.count) {
      if (!doesWait) say('waits')
      doesWait = true
      return
    }
    isTried = true
    stop()
    if (view.coupon) return settle() // keep the visitor's own coupon
    shop.cart.applyCoupon(code).then(
      () => {
        settle()
        say('applied')
      },
      (error: CartletError) => {
        if (isRefused(error)) settle()
        say('refused')
      },
    )
  }
  attempt()
  return stop
}

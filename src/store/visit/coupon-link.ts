/**
 * Applies the coupon of the page's address (`?coupon=`) once a visit, as soon as the cart has an item. A failed call is not repeated in the page:
 * the state holds its reason, and the next page tries the code once more, also without it in its address.
 */
import type { CartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Shop } from '../shop/shop'

/** The shop rejected the code itself; other errors say nothing about the code. */
const isRefused = ({ code, status = 0 }: CartletError): boolean =>
  status < 500 && /^(ERROR|INVALID)_(?!.*UNAVAILABLE|ARGUMENT)/.test(code)

/** Returns its undo. @param storage of this tab, so that the next page does not try a settled code again, and tries an open one */
export function applyCouponOnce(shop: Shop, code: string, storage: StoragePort): () => void {
  const settled = storageKey(shop.clientId, 'coupon')
  const open = storageKey(shop.clientId, 'coupon-kept')
  if (storage.read(settled) === code) return () => {}
  storage.write(open, code)
  let isTried = false
  const stop = shop.store.subscribe(attempt)
  function settle() {
    storage.write(settled, code)
    storage.remove(open)
  }
  function attempt() {
    const { cart } = shop.store.getState()
    const view = selectCart(shop.store.getState())
    if (isTried || cart.status !== 'ready' || !view?.count) return
    isTried = true
    stop()
    if (view.coupon) return settle() // keep the visitor's own coupon
    shop.cart.applyCoupon(code).then(settle, (error: CartletError) => {
      if (isRefused(error)) settle()
    })
  }
  attempt()
  return stop
}

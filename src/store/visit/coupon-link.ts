/** Applies the coupon of the page's address (`?coupon=`) once a visit, as soon as the cart has an item. */
import type { CartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Shop } from '../shop/shop'

/** The shop rejected the code itself; other errors say nothing about the code. */
const isRefused = ({ code, status = 0 }: CartletError): boolean => status < 500 && /^ERROR_(?!.*UNAVAILABLE)/.test(code)

/** Returns its undo. @param storage of this tab, so that the next page does not try the same code again */
export function applyCouponOnce(shop: Shop, code: string, storage: StoragePort): () => void {
  const key = storageKey(shop.clientId, 'coupon')
  if (storage.read(key) === code) return () => {}
  let isOver = false
  let isBusy = false
  let tried: unknown
  const stop = shop.store.subscribe(attempt)
  function end() {
    isOver = true
    stop()
  }
  function attempt() {
    const { cart } = shop.store.getState()
    const view = selectCart(shop.store.getState())
    if (isOver || isBusy || cart.status !== 'ready' || !view?.count || view.lines === tried) return
    isBusy = true
    storage.write(key, code)
    if (view.coupon) return end() // keep the visitor's own coupon
    shop.cart.applyCoupon(code).then(end, (error: CartletError) => {
      if (isRefused(error)) return end()
      // Retried when the cart is next read, on this page or the next one.
      storage.remove(key)
      isBusy = false
      tried = selectCart(shop.store.getState())?.lines
    })
  }
  attempt()
  return end
}

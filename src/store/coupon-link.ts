/** A code that came with the page's address (`?coupon=`): applied once a visit, as soon as there is something to apply it to. */
import type { CartletError } from '../platform/http/errors'
import type { StoragePort } from '../platform/storage'
import type { Shop } from './shop'
import { selectCart } from './state'

/** @param storage of this tab: what was tried once is not tried again on the next page. Returns its undo. */
export function applyCouponOnce(shop: Shop, code: string, storage: StoragePort): () => void {
  const key = `cartlet:${shop.clientId}:coupon`
  if (storage.read(key) === code) return () => {}
  let stop = () => {}
  const attempt = () => {
    const { cart } = shop.store.getState()
    const view = selectCart(shop.store.getState())
    if (cart.status !== 'ready' || !view?.count) return
    stop()
    storage.write(key, code)
    if (view.coupon) return // the shopper's own choice stays
    shop.cart.applyCoupon(code).catch(({ delivered }: CartletError) => {
      if (delivered === 'unknown') storage.remove(key)
    })
  }
  stop = shop.store.subscribe(attempt)
  attempt()
  return stop
}

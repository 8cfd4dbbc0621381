/**
 * Compares the cart with the one that the visitor last saw, and applies the coupon of the page's address. Loaded with the first cart that has anything in it.
 */
import type { StoragePort } from '../../platform/storage'
import type { Shop } from '../shop/shop'
import { watchVisit } from './last-visit'
import { watchPrices } from './price-changes'

export { applyCouponOnce } from './coupon-link'

/** Starts watching; returns its undo. */
export function watchCart(shop: Shop, storage: StoragePort): () => void {
  const stop = [watchPrices(shop, storage), watchVisit(shop, storage)]
  return () => {
    for (const step of stop) step()
  }
}

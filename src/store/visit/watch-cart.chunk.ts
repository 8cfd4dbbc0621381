/** Compares the cart with the one that the visitor last saw. Loaded with the first cart that has anything to compare. */
import type { StoragePort } from '../../platform/storage'
import type { Shop } from '../shop/shop'
import { watchVisit } from './last-visit'
import { watchPrices } from './price-changes'

/** Starts watching; returns its undo. */
export function watchCart(shop: Shop, storage: StoragePort): () => void {
  const stop = [watchPrices(shop, storage), watchVisit(shop, storage)]
  return () => {
    for (const step of stop) step()
  }
}

/** What the page shows of a shop: the products of its elements and lists. */

import type { ProductState } from '../../store/base/state'
import type { Engine } from '../../store/cart/engine'
import type { Shop } from '../../store/shop/shop'
import type { Page } from '../page/page'
import { readAttribute } from '../settings/read-attribute'

/** Known, or known to be missing. Others are being read already. */
const isSettled = (entry: ProductState): boolean => (entry.status === 'ready' ? !entry.stale : entry.status === 'missing')

/**
 * The names (ids and slugs) of the products on screen in the state. A product may have both, and both entries must change
 * together.
 */
export function namesOnScreen(page: Page, shop: Shop, { lists }: Pick<Engine, 'lists'>): string[] {
  const shown = new Set([...lists].flatMap((list) => list.productIds()))
  for (const { host } of page.embeds) {
    const read = readAttribute(host)
    const reference = page.shopFor(read('client-id')).shop === shop && read('product')?.trim()
    if (reference) shown.add(reference)
  }
  const entries = Object.entries(shop.store.getState().products)
  const idOf = (entry: ProductState) => (entry.status === 'ready' ? entry.product.id : '')
  const ids = new Set(entries.flatMap(([name, entry]) => (shown.has(name) ? idOf(entry) : [])))
  return entries.flatMap(([name, entry]) => (isSettled(entry) && (shown.has(name) || ids.has(idOf(entry))) ? name : []))
}

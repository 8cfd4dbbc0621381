/** What an add puts beside the lines that are there: a service, or as many of a catalog item as are left. */
import type { Catalog } from '../catalog/catalog'
import type { Money } from '../money'
import type { Json } from '../untrusted'
import { type CartLine, mergeKeyOf } from './cart-store'
import { leftFor, priceLine } from './pricing'
import { resolveItem } from './resolve-item'
import { resolveService } from './resolve-service'

export const MAX_CART_LINES = 300

export interface ItemToAdd {
  item: CartLine['item']
  quantity: number
}

/** Null when the add has no effect: nothing is known by this reference, nothing is left, or the lines are full. */
export const itemToAdd = (
  catalog: Catalog,
  money: Money,
  lines: readonly CartLine[],
  reference: Json,
  asked: number,
): ItemToAdd | null => {
  const hasRoom = lines.length < MAX_CART_LINES
  const service = resolveService(reference, money)
  if (service) return hasRoom ? { item: service, quantity: asked } : null
  const item = resolveItem(catalog, reference)
  const product = item && catalog.findProduct(item.productId)
  if (!item || !product) return null
  const same = lines.find((line) => mergeKeyOf(line.item) === mergeKeyOf(item))
  const held = same?.quantity ?? 0
  const left = leftFor(product, same ?? { id: '', quantity: 0, item }, lines) - held
  const quantity = Math.min(asked, left)
  if (quantity <= 0 || (!same && !hasRoom)) return null
  const pricedMinor = priceLine(catalog, { id: '', quantity: 1, item }, lines).unitMinor
  return { item: { ...item, pricedMinor }, quantity }
}

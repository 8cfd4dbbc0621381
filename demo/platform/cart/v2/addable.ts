/** Whether items can be added as they are asked for: version 1 adds what there is, version 2 refuses. */
import type { Catalog } from '../../catalog/catalog'
import { applicationError } from '../../gateway/errors'
import type { Money } from '../../money'
import type { Json } from '../../untrusted'
import type { ItemsToAdd } from '../cart-service'
import { type Cart, mergeKeyOf } from '../cart-store'
import { leftFor } from '../pricing'
import { resolveItem } from '../resolve-item'
import { resolveService } from '../resolve-service'

const MAX_LINES = 300

/** Version 1 answers 200 and adds nothing; version 2 says why. */
export const assertAddable = (catalog: Catalog, money: Money, cart: Cart | null, { references }: ItemsToAdd): void => {
  const lines = cart?.lines ?? []
  const unknown: Json[] = []
  const short: Json[] = []
  let added = 0
  const asked = new Map<string, number>()
  for (const { reference, quantity } of references) {
    if (resolveService(reference, money)) {
      added += 1
      continue
    }
    const item = resolveItem(catalog, reference)
    const product = item && catalog.findProduct(item.productId)
    if (!item || !product) {
      unknown.push({ catalogReference: reference })
      continue
    }
    const same = lines.find((line) => mergeKeyOf(line.item) === mergeKeyOf(item))
    if (!same) added += 1
    const before = asked.get(item.variantId + item.productId) ?? 0
    const left = leftFor(product, same ?? { id: '', quantity: 0, item }, lines) - (same?.quantity ?? 0) - before
    asked.set(item.variantId + item.productId, before + quantity)
    if (quantity > left)
      short.push({ id: { catalogReference: reference }, requestedQuantity: quantity, availableQuantity: Math.max(0, left) })
  }
  if (unknown.length)
    throw applicationError(404, 'ITEM_NOT_FOUND_IN_CATALOG', 'The catalog has no such item.', { invalidItems: unknown })
  if (short.length) throw applicationError(428, 'INSUFFICIENT_INVENTORY', 'Not enough is left.', { invalidItems: short })
  if (lines.length + added > MAX_LINES)
    throw applicationError(428, 'MAX_LINE_ITEMS_EXCEEDED', `A cart has ${MAX_LINES} lines at most.`, {
      requestCount: lines.length + added,
      maxCount: MAX_LINES,
    })
}

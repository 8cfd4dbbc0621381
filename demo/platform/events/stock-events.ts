/** Tells of changed stock: in the words of version 1 by product, in those of version 3 by variant, with the reason. */
import type { Catalog } from '../catalog/catalog'
import { type Product, sellable, stockOfVariant } from '../catalog/product'
import { categoryTree } from '../catalog/v3/categories'
import { inventoryItemBody } from '../catalog/v3/inventory-body'
import { availabilityOf } from '../catalog/v3/stock'
import type { Db } from '../db'
import type { Json } from '../read'
import { type Actor, recordEvent, recordLegacyEvent } from './record'

const VARIANTS_CHANGED = 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'
const INVENTORY_ITEM = 'wix.stores.catalog.v3.inventory_item'

export type StockReason = 'ORDER' | 'MANUAL'

const stockBody = (product: Product, variantId: string): Json => {
  const quantity = product.stock.get(variantId) ?? null
  const left = stockOfVariant(product, variantId)
  return {
    ...(quantity !== null && { quantity }),
    inStock: left > 0,
    availableForPreorder: left === 0 && sellable(product, variantId) > 0,
  }
}

/** Variants whose stock is another one than before; those that came or went are told by their product. */
const changedVariants = (before: Product, now: Product): string[] =>
  before.variants
    .map(({ id }) => id)
    .filter((id) => now.stock.has(id) && before.stockRevision.get(id) !== now.stockRevision.get(id))

const tellV1 = (db: Db, before: Product, now: Product, ids: readonly string[], actor: Actor): void => {
  const variants = ids.map((id) => ({ id, oldValue: stockBody(before, id), newValue: stockBody(now, id) }))
  const data = { inventoryItemId: now.id, productId: now.id, variants, updatedDate: new Date().toISOString() }
  recordLegacyEvent(db, { type: VARIANTS_CHANGED, entityId: now.id, actor, data })
}

const tellV3 = (
  db: Db,
  catalog: Catalog,
  before: Product,
  now: Product,
  ids: readonly string[],
  actor: Actor,
  reason: StockReason,
) => {
  const tree = categoryTree(catalog)
  for (const variant of now.variants.filter(({ id }) => ids.includes(id))) {
    const currentEntity = inventoryItemBody({ product: now, variant }, tree)
    const about = { entity: INVENTORY_ITEM, entityId: currentEntity.id, actor }
    recordEvent(db, { ...about, slug: 'updated', body: { updatedEvent: { currentEntity } } })
    recordEvent(db, { ...about, slug: 'updated_with_reason', body: { actionEvent: { body: { currentEntity, reason } } } })
    if (availabilityOf(before, variant.id) !== availabilityOf(now, variant.id))
      recordEvent(db, {
        ...about,
        slug: 'stock_status_updated',
        body: { actionEvent: { body: { inventoryItem: currentEntity } } },
      })
  }
}

/** `before`: the products as they were; to be called in the transaction of the change. */
export const recordStock = (db: Db, catalog: Catalog, before: readonly Product[], actor: Actor, reason: StockReason): void => {
  for (const product of before) {
    const now = catalog.findProduct(product.id)
    const ids = now ? changedVariants(product, now) : []
    if (!now || ids.length === 0) continue
    if (catalog.version === 'v1') tellV1(db, product, now, ids, actor)
    else tellV3(db, catalog, product, now, ids, actor, reason)
  }
}

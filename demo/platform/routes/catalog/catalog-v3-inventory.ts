/** Catalog v3: the stock of each variant. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { inventoryNotFound } from '../../catalog/inventory'
import { readAggregations } from '../../catalog/v3/aggregations'
import { categoryTree } from '../../catalog/v3/categories/categories'
import { runCursorQuery } from '../../catalog/v3/cursor'
import { searchTexts } from '../../catalog/v3/free-text'
import { inventoryItemBody } from '../../catalog/v3/inventory-body'
import { inventoryItemIdOf, LOCATION_ID, v3VariantId } from '../../catalog/v3/keys'
import { INVENTORY_FIELDS, type ProductVariant } from '../../catalog/v3/query-fields'
import { applicationError, refuse } from '../../gateway/errors'
import {
  integerBetween,
  type Json,
  optionalBoolean,
  optionalRecord,
  optionalString,
  own,
  requiredRecord,
  requiredString,
} from '../../untrusted'
import { catalogFor, elevatedOnly } from '../identity/access'
import { readQueryString } from '../query-string'

const ITEMS = '/stores/v3/inventory-items'
const MAX_LIMIT = 1000
const MAX_QUANTITY = 99_999

const TEXTS = {
  'product.name': ({ product }: ProductVariant) => product.name,
  'product.variantSku': ({ variant }: ProductVariant) => variant.sku,
}

const variantsOf = (c: ApiContext): ProductVariant[] =>
  catalogFor(c)
    .products()
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))

const itemsOf = (c: ApiContext): ProductVariant[] => variantsOf(c).filter(({ product, variant }) => product.stock.has(variant.id))

const itemAt = (c: ApiContext, id: string): ProductVariant => {
  const item = itemsOf(c).find(({ product, variant }) => inventoryItemIdOf(product, variant.id) === id)
  if (!item) throw inventoryNotFound(id)
  return item
}

const page = (c: ApiContext, payload: Json, at: 'query' | 'search') => {
  const tree = categoryTree(catalogFor(c))
  const asked = optionalRecord(own(payload, at), at) ?? {}
  const aggregate = readAggregations(INVENTORY_FIELDS, own(asked, 'aggregations'), `${at}.aggregations`)
  const result = runCursorQuery(itemsOf(c), asked, {
    fields: INVENTORY_FIELDS,
    at,
    maxLimit: MAX_LIMIT,
    ...(at === 'search' && { searched: searchTexts<ProductVariant>(TEXTS) }),
  })
  return {
    inventoryItems: result.items.map((item) => inventoryItemBody(item, tree)),
    pagingMetadata: result.pagingMetadata,
    ...(at === 'search' && { aggregationData: { results: aggregate(result.matched) } }),
  }
}

/** A write names the revision that it has read; it is refused when another write came in between. */
const checkRevision = ({ product, variant }: ProductVariant, sent: string): void => {
  const revision = String(product.stockRevision.get(variant.id) ?? 1)
  if (sent !== revision)
    throw applicationError(409, 'REVISION_MISMATCH', `The inventory item has revision ${revision}, not ${sent}.`, { revision })
}

/** Either a number, or whether there is some without counting. */
const readStock = (item: Json): { tracked: number | null; inStock: boolean } => {
  const quantity = own(item, 'quantity')
  const inStock = optionalBoolean(own(item, 'inStock'), 'inventoryItem.inStock')
  const tracked = quantity === undefined ? null : integerBetween(quantity, 'inventoryItem.quantity', 0, MAX_QUANTITY)
  if ((tracked === null) === (inStock === undefined))
    refuse('inventoryItem', 'needs exactly one of quantity and inStock', 'ONE_OF_ALIGNMENT')
  return { tracked, inStock: inStock ?? true }
}

export const createV3InventoryRoutes = () => {
  const app = createRouter()
  for (const at of ['query', 'search'] as const) {
    app.get(`${ITEMS}/${at}`, (c) => c.json(page(c, readQueryString(c.req.url), at)))
    app.post(`${ITEMS}/${at}`, (c) => c.json(page(c, jsonBody(c), at)))
  }
  const single = (c: ApiContext, id: string) => ({
    inventoryItem: inventoryItemBody(itemAt(c, id), categoryTree(catalogFor(c))),
  })
  app.get(`${ITEMS}/:id`, (c) => c.json(single(c, c.req.param('id'))))
  app.post(ITEMS, elevatedOnly, (c) => {
    const { fullCatalog, db } = c.var.shop
    const item = requiredRecord(own(jsonBody(c), 'inventoryItem'), 'inventoryItem')
    const productId = requiredString(own(item, 'productId'), 'inventoryItem.productId', 100)
    const variantId = requiredString(own(item, 'variantId'), 'inventoryItem.variantId', 100)
    const locationId = optionalString(own(item, 'locationId'), 'inventoryItem.locationId', 100) ?? LOCATION_ID
    if (locationId !== LOCATION_ID) refuse('inventoryItem.locationId', 'is no location of this shop')
    const { tracked, inStock } = readStock(item)
    const added = db.transaction(() => {
      const found = variantsOf(c).find(
        ({ product, variant }) => product.id === productId && v3VariantId(product, variant.id) === variantId,
      )
      if (!found) return refuse('inventoryItem.variantId', 'is no variant of this product')
      const id = inventoryItemIdOf(found.product, found.variant.id)
      if (found.product.stock.has(found.variant.id))
        throw applicationError(409, 'INVENTORY_ITEM_ALREADY_EXISTS', 'This variant has an inventory item.', { id })
      fullCatalog.addStock(productId, found.variant.id, tracked, inStock)
      return id
    })
    return c.json(single(c, added))
  })
  app.patch(`${ITEMS}/:id`, elevatedOnly, (c) => {
    const { fullCatalog, db } = c.var.shop
    const id = c.req.param('id')
    const item = requiredRecord(own(jsonBody(c), 'inventoryItem'), 'inventoryItem')
    const { tracked, inStock } = readStock(item)
    db.transaction(() => {
      const before = itemAt(c, id)
      checkRevision(before, requiredString(own(item, 'revision'), 'inventoryItem.revision', 20))
      fullCatalog.setStock(before.product.id, before.variant.id, tracked, inStock)
    })
    return c.json(single(c, id))
  })
  app.delete(`${ITEMS}/:id`, elevatedOnly, (c) => {
    const { fullCatalog, db } = c.var.shop
    db.transaction(() => {
      const { product, variant } = itemAt(c, c.req.param('id'))
      fullCatalog.removeStock(product.id, variant.id)
    })
    return c.json({})
  })
  return app
}

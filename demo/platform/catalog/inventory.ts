/** The stock in the older inventory API of version 1: by product, variant by variant. */

import { applicationError, refuse } from '../gateway/errors'
import type { Db } from '../storage/db'
import {
  integerBetween,
  type Json,
  optionalBoolean,
  optionalList,
  optionalRecord,
  optionalString,
  own,
  parseJson,
  requiredString,
} from '../untrusted'
import type { Catalog } from './catalog'
import type { Fields } from './filter'
import { isTracked, type Product, sellable, stockOfVariant } from './product'
import { preorderBody } from './product-body'

const MAX_QUANTITY = 99_999
const MAX_ITEMS = 100

export const inventoryNotFound = (id: string) =>
  applicationError(404, 'INVENTORY_ITEM_NOT_FOUND', `There is no inventory item "${id}".`, { id })

/** On this platform, the id of an inventory item is the id of its product. */
export const inventoryBody = (product: Product, variantIds?: readonly string[]) => ({
  id: product.id,
  externalId: product.id,
  productId: product.id,
  trackQuantity: isTracked(product),
  variants: product.variants
    .filter(({ id }) => !variantIds?.length || variantIds.includes(id))
    .map(({ id }) => {
      const quantity = product.stock.get(id) ?? null
      const left = stockOfVariant(product, id)
      return {
        variantId: id,
        inStock: left > 0,
        ...(quantity !== null && { quantity }),
        availableForPreorder: left === 0 && sellable(product, id) > 0,
      }
    }),
  lastUpdated: [product.lastUpdated, ...product.stockUpdated.values()].sort().at(-1),
  numericId: String(Date.parse(product.createdDate)),
  preorderInfo: preorderBody(product),
})

export const INVENTORY_V2_FIELDS: Fields<Product> = {
  id: (product) => product.id,
  productId: (product) => product.id,
  externalId: (product) => product.id,
  trackQuantity: isTracked,
  inStock: (product) => product.variants.some(({ id }) => stockOfVariant(product, id) > 0),
  'variants.variantId': (product) => product.variants.map(({ id }) => id),
  lastUpdated: (product) => product.lastUpdated,
  numericId: (product) => String(Date.parse(product.createdDate)),
}

/** This API takes filter and sort as JSON in a string. */
export const parseJsonField = (value: unknown, at: string): unknown => {
  if (typeof value !== 'string' || value === '') return value === '' ? undefined : value
  try {
    return parseJson(value)
  } catch {
    return refuse(at, 'must be JSON', 'FORMAT')
  }
}

/** Converts `{ "price": "asc" }` or a list of such objects to sort rules. */
export const sortRules = (value: unknown, at: string): unknown => {
  const entries = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return entries.flatMap((entry, index) =>
    Object.entries(optionalRecord(entry, `${at}[${index}]`) ?? {}).map(([fieldName, order]) => ({
      fieldName,
      order: String(order).toUpperCase(),
    })),
  )
}

export const createInventoryWrites = (db: Db, catalog: Catalog) => {
  const productAt = (id: string): Product => {
    const product = catalog.findProduct(id)
    if (!product) throw inventoryNotFound(id)
    return product
  }

  /** Updates tracking and quantities, as far as they were sent. */
  const update = (id: string, item: Json): Product =>
    db.transaction(() => {
      const product = productAt(id)
      const track = optionalBoolean(own(item, 'trackQuantity'), 'inventoryItem.trackQuantity') ?? isTracked(product)
      const sent = optionalList(own(item, 'variants'), 'inventoryItem.variants', 1000) ?? []
      const changes = new Map(
        sent.map((entry, index) => {
          const at = `inventoryItem.variants[${index}]`
          const change = optionalRecord(entry, at) ?? {}
          const variantId = requiredString(own(change, 'variantId'), `${at}.variantId`, 100)
          if (!product.stock.has(variantId)) return refuse(`${at}.variantId`, 'is not a variant of this product')
          const quantity = own(change, 'quantity')
          const inStock = optionalBoolean(own(change, 'inStock'), `${at}.inStock`)
          return [
            variantId,
            {
              inStock,
              quantity: quantity === undefined ? undefined : integerBetween(quantity, `${at}.quantity`, 0, MAX_QUANTITY),
            },
          ] as const
        }),
      )
      for (const [variantId, before] of product.stock) {
        const change = changes.get(variantId)
        const quantity = track ? (change?.quantity ?? before ?? 0) : null
        catalog.setStock(product.id, variantId, quantity, change?.inStock ?? !product.heldBack.has(variantId))
      }
      return productAt(id)
    })

  const moveOne = (entry: unknown, at: string, amountField: string, direction: 1 | -1): void => {
    const data = optionalRecord(entry, at) ?? {}
    const id = optionalString(own(data, 'productId') ?? own(data, 'inventoryId'), `${at}.productId`, 100)
    const product = productAt(id ?? refuse(at, 'needs productId or inventoryId', 'ONE_OF_ALIGNMENT'))
    const variantId = requiredString(own(data, 'variantId'), `${at}.variantId`, 100)
    const amount = integerBetween(own(data, amountField), `${at}.${amountField}`, 1, MAX_QUANTITY)
    const quantity = product.stock.get(variantId)
    if (quantity === undefined) refuse(`${at}.variantId`, 'is not a variant of this product')
    // Stock is not tracked, so there is no quantity to change.
    if (quantity === null || quantity === undefined) return
    if (direction > 0) catalog.setStock(product.id, variantId, quantity + amount)
    else if (!catalog.takeStock(product.id, variantId, amount))
      throw applicationError(409, 'INSUFFICIENT_INVENTORY', `There are only ${quantity} left.`, {
        productId: product.id,
        variantId,
        quantity,
      })
  }

  /** All or nothing: one item with too little stock aborts the whole call. `direction` -1 decrements, +1 increments. */
  const move = (value: unknown, field: 'decrementData' | 'incrementData', direction: 1 | -1): void =>
    db.transaction(() => {
      const amountField = direction < 0 ? 'decrementBy' : 'incrementBy'
      const entries = optionalList(value, field, MAX_ITEMS) ?? refuse(field, 'is required', 'REQUIRED_FIELD')
      entries.forEach((entry, index) => {
        moveOne(entry, `${field}[${index}]`, amountField, direction)
      })
    })

  return { update, move }
}

export type InventoryWrites = ReturnType<typeof createInventoryWrites>

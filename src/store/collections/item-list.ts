/** A page of a list in the format of GA4's `view_item_list` and `select_item`. Amounts in major currency units. */
import type { ProductView } from '../base/views'

export interface ListItem {
  item_id: string
  item_name: string
  item_brand?: string
  item_list_id: string
  item_list_name: string
  /** Index in the whole list, from 0. */
  index: number
  price: number
  /** Discount per unit. */
  discount?: number
}

export interface ItemList {
  item_list_id: string
  item_list_name: string
  /** ISO 4217. */
  currency?: string
  items: ListItem[]
}

/** @param at index of the first of these products in the list */
export function toItemList(products: readonly ProductView[], at: number, list: { id: string; name: string }): ItemList {
  const named = { item_list_id: list.id, item_list_name: list.name }
  return {
    ...named,
    currency: products[0]?.price.currency,
    items: products.map(({ id, name, brand, price, comparePrice }, index) => ({
      item_id: id,
      item_name: name,
      ...(brand && { item_brand: brand }),
      ...named,
      index: at + index,
      price: price.value,
      ...(comparePrice && { discount: Math.round((comparePrice.value - price.value) * 1000) / 1000 }),
    })),
  }
}

/**
 * What the widget draws and the page's events carry: plain data, one shape whatever catalog version the platform answers from.
 * Amounts are major currency units with the platform's own text; nothing here sums prices.
 */

import type { AppliedDiscount, CatalogReference, LineItem } from '../platform/cart/model'

export interface Amount {
  /** Major currency units. */
  value: number
  /** ISO 4217. */
  currency: string
  /** The platform's text where it sent one, else `Intl`'s. */
  formatted: string
}

export interface Picture {
  url: string
  width?: number
  height?: number
  alt: string
}

export interface OptionChoiceView {
  /** The value that identifies the choice in a variant. */
  value: string
  label: string
  color?: string
  /** False when no variant with this choice can be bought now. */
  inStock: boolean
}

export interface ProductOptionView {
  name: string
  kind: 'text' | 'color'
  choices: OptionChoiceView[]
}

export interface VariantView {
  id: string
  choices: Record<string, string>
  price: Amount
  comparePrice?: Amount
  inStock: boolean
  /** Absent when the shop does not count this variant. */
  quantityAvailable?: number
}

export interface TextFieldView {
  title: string
  maxLength?: number
  required: boolean
}

export interface ProductView {
  id: string
  slug: string
  name: string
  url?: string
  picture?: Picture
  price: Amount
  /** The price before the discount, where there is one. */
  comparePrice?: Amount
  inStock: boolean
  quantityAvailable?: number
  options: ProductOptionView[]
  /** Empty unless the shop manages stock and price per variant. */
  variants: VariantView[]
  textFields: TextFieldView[]
}

export interface LineOptionView {
  name: string
  value: string
  color?: string
}

export interface CartLineView {
  id: string
  /** Stays the same while a line that is being added, swapped or put back becomes another one of the platform's. */
  key: string
  /** Where it stands: lines keep their order for as long as the page lives. */
  place: number
  productId: string
  variantId?: string
  name: string
  url?: string
  picture?: Picture
  options: LineOptionView[]
  /** What it takes to put the same thing into a cart again; absent for what is in no catalog. */
  item?: CatalogReference
  quantity: number
  available: boolean
  /** The most that can be asked for; absent when the shop does not count. */
  quantityAvailable?: number
  /** For one piece. */
  price: Amount
  /** For one piece before the product's own discount, where that is higher. */
  comparePrice?: Amount
  total: Amount
  /** The line as the platform tells it; `toLineFacts` reads from it what is not drawn for every line. */
  details?: LineItem
}

export interface CouponView {
  code: string
  name?: string
}

export interface TotalsView {
  subtotal: Amount
  discount?: Amount
  total: Amount
}

export interface CartView {
  /** Absent while the platform holds no cart for this visitor. */
  id?: string
  lines: CartLineView[]
  /** Sum of the quantities. */
  count: number
  currency?: string
  coupon?: CouponView
  note?: string
  /** As the platform tells them; `toDiscounts` puts them in order. */
  discounts?: AppliedDiscount[]
  /** Of the weights in the lines' details: `KG` or `LB`. */
  weightUnit?: string
  /** From the platform's estimate; absent until it has answered for exactly these lines. */
  totals?: TotalsView
}

export const EMPTY_CART: CartView = { lines: [], count: 0 }

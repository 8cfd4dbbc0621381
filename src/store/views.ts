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
  /** Of the platform's media, where it is known: choices name the pictures they show by it. */
  id?: string
  /** https, or http on a loopback address. */
  url: string
  /** Pixels of the original. */
  width?: number
  height?: number
  alt: string
}

/** How choices look: words, colours, or pictures. What says nothing of itself is words. */
export type ChoiceLook = 'text' | 'color' | 'image'

/** Choices that the shop hides are left out. */
export interface OptionChoiceView {
  /** The value that identifies the choice in a variant, or of a modifier in a cart. */
  value: string
  label: string
  /** CSS colour, syntax checked. Choices of several colours have none. */
  color?: string
  /** A swatch. */
  picture?: Picture
  /** Ids of the product's media that belong to this choice. */
  mediaIds?: string[]
  /** False when no variant with this choice can be bought now. */
  inStock: boolean
}

export interface ProductOptionView {
  name: string
  kind: ChoiceLook
  choices: OptionChoiceView[]
}

/** Can be ordered before it is there. */
export interface PreorderView {
  /** The shop's own words. */
  message?: string
  /** The most pieces of one variant that can be ordered ahead. */
  limit?: number
}

/** What a fixed quantity costs, for example 3.80 for 100 g. */
export interface UnitPriceView {
  price: Amount
  /** What the price is for; `unit` is one of the platform's `MeasurementUnit`. Absent where only its wording is known. */
  per?: { quantity: number; unit: string }
  /** The platform's own wording of all of it. */
  description?: string
}

export interface VariantView {
  id: string
  /** Option name → value of the choice. */
  choices: Record<string, string>
  price: Amount
  comparePrice?: Amount
  unitPrice?: UnitPriceView
  inStock: boolean
  /** Only while it is not in stock. */
  preorder?: PreorderView
  /** Absent when the shop does not count this variant, or has not told. */
  quantityAvailable?: number
  sku?: string
  picture?: Picture
  /** Subscription id → price for one payment. */
  subscriptionPrices?: Record<string, Amount>
}

interface AnyModifierView {
  /** Under which a cart holds it. */
  key: string
  /** What the visitor reads, and what an author may write in the place of the key. */
  title: string
  /** The platform does not add the product without it. */
  required: boolean
}

/** What the visitor writes. Lengths in characters. */
export interface TextModifierView extends AnyModifierView {
  kind: 'text'
  minLength?: number
  maxLength?: number
  /** On top of the price, once something is written. */
  addedPrice?: Amount
}

/** What the visitor picks, without a variant of its own. */
export interface ChoiceModifierView extends AnyModifierView {
  kind: 'choice'
  look: ChoiceLook
  choices: (OptionChoiceView & { /** On top of the price. */ addedPrice?: Amount })[]
}

export type ModifierView = TextModifierView | ChoiceModifierView

export interface SubscriptionView {
  id: string
  title: string
  description?: string
  /** One payment every `interval` units. */
  frequency?: { unit: 'day' | 'week' | 'month' | 'year'; interval: number }
  /** How many payments; absent: until it is cancelled. */
  cycles?: number
  /** 10 is 10 %. */
  discountPercent?: number
  discountAmount?: Amount
  /** Of the product's cheapest variant, where the platform tells; see `subscriptionPrices` of the variant chosen. */
  price?: Amount
}

/** What a button, a card and the choices need. Everything else is `ProductDetails`. */
export interface ProductView {
  id: string
  slug: string
  name: string
  kind: 'physical' | 'digital'
  url?: string
  picture?: Picture
  /** Of what stands beside it; null where that is all there is, absent where the answer did not tell. */
  secondPicture?: Picture | null
  price: Amount
  /** The price before the discount, where there is one. */
  comparePrice?: Amount
  /** How much is off, in whole per cent. */
  discountPercent?: number
  /** Where its variants differ in price. */
  priceRange?: { min: Amount; max: Amount }
  unitPrice?: UnitPriceView
  ribbon?: string
  brand?: string
  inStock: boolean
  /** Some of it can be ordered ahead. */
  preorder?: PreorderView
  /** Absent when the shop does not count, or counts by variant. */
  quantityAvailable?: number
  options: ProductOptionView[]
  /** In version 1 empty unless the shop manages stock and price per variant; in version 3 never empty once the product is all here. */
  variants: VariantView[]
  modifiers: ModifierView[]
  subscriptions: SubscriptionView[]
  /** False: only a subscription can be bought. */
  oneTimePurchase: boolean
  /** Collections of version 1; of version 3 the main category. */
  categoryIds: string[]
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
  /** The platform’s last word could not be read: these are the sums of an earlier cart. */
  isOld?: true
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
  /** When its content last changed, by the platform's clock. */
  updatedDate?: Date
  /** From the platform's estimate; absent until it has answered for exactly these lines. */
  totals?: TotalsView
}

export const EMPTY_CART: CartView = { lines: [], count: 0 }

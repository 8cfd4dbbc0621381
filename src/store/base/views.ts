/**
 * What the widget draws and the page's events carry: plain data in one shape for both catalog versions. Amounts are major currency units
 * with their text; prices are never summed here.
 */

import type { Amount } from './amount'
import type { CartDiscount, CartItem, LineDetails } from './cart-answer'
import type { TotalsView } from './totals-model'

export interface Picture {
  /** Media id, where known: choices name their pictures by it. */
  id?: string
  /** https, or http on a loopback address. */
  url: string
  /** Pixels of the original. */
  width?: number
  height?: number
  alt: string
}

/** How choices look; `text` unless the platform says otherwise. */
export type ChoiceLook = 'text' | 'color' | 'image'

/** A visible choice; hidden ones are left out. */
export interface OptionChoiceView {
  /** The value that identifies the choice in a variant, or of a modifier in a cart. */
  value: string
  label: string
  /** CSS colour with checked syntax; absent for choices of several colours. */
  color?: string
  /** Swatch picture. */
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

/** Can be ordered before it is in stock. */
export interface PreorderView {
  /** The shop's own message. */
  message?: string
  /** How many items of one variant can be ordered ahead. */
  limit?: number
}

/** Price of a fixed quantity, for example 3.80 for 100 g. */
export interface UnitPriceView {
  price: Amount
  /** The quantity; `unit` is one of the platform's `MeasurementUnit`. Absent when only the wording is known. */
  per?: { quantity: number; unit: string }
  /** The platform's wording of price and quantity. */
  description?: string
}

export interface VariantView {
  id: string
  /** Option name → choice value. */
  choices: Record<string, string>
  price: Amount
  /** The price before a discount. */
  comparePrice?: Amount
  /** Discount in whole per cent. */
  discountPercent?: number
  unitPrice?: UnitPriceView
  inStock: boolean
  /** Present only while not in stock. */
  preorder?: PreorderView
  /** Absent when the shop does not track it, or has not sent it. */
  quantityAvailable?: number
  sku?: string
  picture?: Picture
  /** Subscription id → price for one payment. */
  subscriptionPrices?: Record<string, Amount>
}

interface AnyModifierView {
  /** Key under which a cart stores it. */
  key: string
  /** Shown to the visitor; authors may use it instead of the key. */
  title: string
  /** The platform does not add the product without it. */
  required: boolean
}

/** Text that the visitor writes; lengths in characters. */
export interface TextModifierView extends AnyModifierView {
  kind: 'text'
  minLength?: number
  maxLength?: number
  /** Added to the price once text is written. */
  addedPrice?: Amount
}

/** A choice that does not select a variant. */
export interface ChoiceModifierView extends AnyModifierView {
  kind: 'choice'
  look: ChoiceLook
  choices: (OptionChoiceView & { /** Added to the price. */ addedPrice?: Amount })[]
}

export type ModifierView = TextModifierView | ChoiceModifierView

export interface SubscriptionView {
  id: string
  title: string
  description?: string
  /** One payment every `interval` units. */
  frequency?: { unit: 'day' | 'week' | 'month' | 'year'; interval: number }
  /** Number of payments; absent: until cancelled. */
  cycles?: number
  /** 10 is 10 %. */
  discountPercent?: number
  discountAmount?: Amount
  /** For the cheapest variant, where the platform sends it; the chosen variant has its own in `subscriptionPrices`. */
  price?: Amount
}

/** What buttons, cards and choices need; everything else is in `ProductDetails`. */
export interface ProductView {
  id: string
  slug: string
  name: string
  kind: 'physical' | 'digital'
  url?: string
  picture?: Picture
  /** The next picture; null when there is only one, absent when the answer did not say. */
  secondPicture?: Picture | null
  /** Of what is sold by subscription alone, that of the cheapest plan. */
  price: Amount
  /** The price before a discount. */
  comparePrice?: Amount
  /** Discount in whole per cent. */
  discountPercent?: number
  /** Present when variants differ in price, or plans where nothing else is sold. */
  priceRange?: { min: Amount; max: Amount }
  unitPrice?: UnitPriceView
  ribbon?: string
  brand?: string
  inStock: boolean
  /** At least one variant can be ordered ahead. */
  preorder?: PreorderView
  /** Absent when the shop does not track it, or tracks it by variant. */
  quantityAvailable?: number
  options: ProductOptionView[]
  /** In version 1 empty unless the shop manages variants; in version 3 never empty once the product is complete. */
  variants: VariantView[]
  modifiers: ModifierView[]
  subscriptions: SubscriptionView[]
  /** False: only a subscription can be bought. */
  oneTimePurchase: boolean
  /** Version 1: collections. Version 3: the main category. */
  categoryIds: string[]
}

export interface LineOptionView {
  name: string
  value: string
  color?: string
}

export interface CartLineView {
  id: string
  /** Stays the same while the platform's line changes: during an add, a swap or an undo. */
  key: string
  /** Position: lines keep their order for the life of the page. */
  place: number
  productId: string
  variantId?: string
  name: string
  url?: string
  picture?: Picture
  options: LineOptionView[]
  /** For adding the same item again; absent for items that are in no catalog. */
  item?: CartItem
  quantity: number
  /** The platform's quantity could not be read: `quantity` is 1, because the line exists. */
  uncounted?: true
  /** The platform has confirmed fewer than it was asked for: even `quantity` is a change that has to be sent. */
  cut?: true
  available: boolean
  /** Highest possible quantity; absent when the shop does not track stock. */
  quantityAvailable?: number
  /** For one item. */
  price: Amount
  /** For one item before the product's own discount, when that is higher. */
  comparePrice?: Amount
  total: Amount
  /** What is not drawn for every line; `toLineFacts` reads it. */
  details?: LineDetails
}

export interface CouponView {
  /** With which version 2 of the cart removes it. */
  id?: string
  code: string
  name?: string
}

/** A gift card in the cart. */
export interface GiftCardView {
  id: string
  /** As the platform shows it, for example `****-1234`. */
  code: string
}

export interface CartView {
  /** Absent while the platform holds no cart for this visitor. */
  id?: string
  lines: CartLineView[]
  /** Sum of the quantities. */
  count: number
  currency?: string
  /** What is charged, where that is not `currency`. */
  chargedIn?: string
  coupon?: CouponView
  /** Absent where the shop's cart takes none. */
  giftCards?: readonly GiftCardView[]
  note?: string
  /** As the platform sends them; `toDiscounts` normalises them. */
  discounts?: CartDiscount[]
  /** Unit of the weights in the lines' details: `KG` or `LB`. */
  weightUnit?: string
  /** Last change of its content, by the platform's clock. */
  updatedDate?: Date
  /** From the platform's estimate; absent until it arrived for exactly these lines. */
  totals?: TotalsView
}

export const EMPTY_CART: CartView = { lines: [], count: 0 }

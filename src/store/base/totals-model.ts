/** The sums of a cart, with every row that the widget draws: the platform's own amounts, never a sum of ours. */

import type { Amount } from './amount'

/** Identifies one delivery option; codes are unique per carrier. */
export interface ShippingChoice {
  code: string
  carrierId?: string
}

export interface PickupView {
  kind: 'store' | 'point' | 'unknown'
  /** Address lines, most specific first; empty when the platform sent none. */
  address: string[]
}

export interface ShippingOptionView extends ShippingChoice {
  /** Unique among the options of all carriers. */
  key: string
  title: string
  /** The offered cost; the order's total may contain less when a coupon covers it. */
  cost: Amount
  /** The cost was unreadable, so it must not be shown as free. */
  unpriced?: true
  /** Charges that the carrier lists separately from the cost. */
  charges: { kind: 'handling' | 'insurance' | 'other'; text?: string; price: Amount }[]
  /** The platform's text, for example "3–5 working days". */
  deliveryTime?: string
  /** The shop's text, for example opening hours or directions. */
  instructions?: string
  slot?: { from?: Date; to?: Date }
  pickup?: PickupView
  selected: boolean
}

/** Key of the message about how exact the tax is. */
export type TaxNote =
  /** The exact tax is unavailable; a default rate was used. */
  | 'auto-failed'
  | 'auto-deactivated'
  | 'fallback'
  /** No tax is collected there. */
  | 'not-collected'
  /** The tax could not be calculated. */
  | 'failed'
  /** Tax needs a destination. */
  | 'no-destination'

export interface TaxView {
  amount: Amount
  /** Prices include the tax. */
  included: boolean
  /**
   * By name and rate, where the platform sends them; `rate` is decimal text, `"0.2"` for 20 %. `amount` is present only when a single line has
   * this rate: amounts of several lines are not added up.
   */
  parts: { name: string; rate: string; amount?: Amount }[]
  note?: TaxNote
}

export interface FeeView {
  key: string
  name: string
  price: Amount
  /** Lines that the fee is for; empty for the whole cart. */
  lineIds: string[]
}

export interface DiscountView {
  kind: 'coupon' | 'merchant' | 'rule'
  reach: 'cart' | 'lines' | 'shipping'
  /** Name of the coupon or rule. */
  name?: string
  code?: string
  /** 0–100, for a merchant's percentage discount. */
  percentage?: number
  amount?: Amount
  /** Empty for the whole cart. */
  lineIds: string[]
}

export interface TotalsView {
  subtotal: Amount
  discount?: Amount
  /** The discounts of `discount` by name. */
  discounts?: DiscountView[]
  /** Charges such as a deposit for bottles; empty when there are none. */
  fees?: FeeView[]
  /** Of the chosen option. */
  shipping?: Amount
  /** What is offered for the destination: of all carriers, in the platform's order. Absent without a destination. */
  shippingOptions?: ShippingOptionView[]
  /** The chosen one of them. */
  shippingOption?: ShippingOptionView
  /** Absent without a destination. */
  tax?: TaxView
  total: Amount
  /** Only when a part is paid later, or by a gift card. */
  payNow?: Amount
  payLater?: Amount
  /** What gift cards pay, by their ids in the cart. */
  giftCards?: { id: string; amount: Amount }[]
  /** The latest estimate could not be read: these totals belong to an earlier cart. */
  isOld?: true
}

/**
 * An estimate beside its totals (docs/platform.md §3 "Estimate response") as the widget draws it: plain data, dates as `Date`. Every amount is the
 * platform's own, never a sum of ours.
 */

import type { Open } from '../../platform/wire/enum'
import type { Address } from '../../platform/wire/primitives'
import type { Amount } from './amount'
import type { DiscountView, FeeView, ShippingChoice, ShippingOptionView, TaxView } from './totals-model'
import type { LineOptionView, PreorderView } from './views'

/** Destination of the order, and the choices made for it. */
export interface EstimateRequest {
  address?: Address
  /** Decides the tax of items that are not delivered; the checkout is prefilled with it. */
  billingAddress?: Address
  shippingOption?: ShippingChoice
  memberships?: readonly { id: string; appId: string; lineItemIds?: readonly string[] }[]
}

/** What the page knows of the buyer, to prefill the checkout. Its addresses override those of the estimate. */
export interface CheckoutBuyer {
  email?: string
  shippingAddress?: Address
  billingAddress?: Address
  selectedShippingOption?: ShippingChoice
}

/** Where the order would go; all that is stored of an address, and only in this tab. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 3166-2, for example `US-NY`. */
  subdivision?: string
  postalCode?: string
}

/** Why no delivery is offered, or not the chosen one. */
export type ShippingProblem =
  /** The shop does not deliver there. */
  | { kind: 'not-served' }
  /** The chosen option is no longer offered and was dropped; `title` is its name. */
  | { kind: 'option-gone'; title?: string }
  /** The options are listed at the checkout. */
  | { kind: 'at-checkout' }
  /** The cost could not be calculated; `text` is the platform's reason. */
  | { kind: 'failed'; text?: string }

export interface MembershipView {
  id: string
  appId: string
  name: string
  /** Lines it can pay for. */
  lineIds: string[]
  credits?: { total?: number; remaining?: number }
  expires?: Date
  selected: boolean
  /** The platform's reason why it cannot be used. */
  reason?: string
}

export interface PaymentView {
  kind:
    | 'full-online'
    | 'full-offline'
    | 'membership'
    | 'membership-offline'
    | 'membership-then-offline'
    | 'deposit'
    /** A kind that this release does not know. */
    | 'other'
  /** For the whole line: the part that is paid now. */
  deposit?: Amount
}

export interface EstimatedLineView {
  lineId: string
  /** For the whole quantity, after discounts. */
  total: Amount
  discount?: Amount
  tax?: Amount
  payment: PaymentView
}

export type SuggestedFixView = { kind: 'remove'; lineId: string } | { kind: 'set-quantity'; lineId: string; quantity: number }

/** Part of a text with links; drawn as a link when it has a `url`. */
export interface TextPart {
  text: string
  /** http or https. */
  url?: string
}

/** Keys of our own sentences, for problems that the platform describes by a code alone. */
export type ViolationKind =
  | 'out-of-stock'
  | 'members-only'
  | 'below-minimum'
  | 'delivery-gone'
  | 'postal-code'
  | 'subdivision'
  // What it is about, where its code is not known.
  | 'line'
  | 'delivery'
  | 'tax'
  | 'membership'
  | 'coupon'
  | 'gift-card'
  | 'other'

/** A problem that blocks checkout, or will. */
export interface CheckoutMessageView {
  /** Stable for the same message in later estimates. */
  key: string
  /** `error` blocks checkout. */
  severity: 'warning' | 'error'
  /** Plain text; empty when the platform sent a code alone, which `about` tells apart. */
  text: string
  about?: ViolationKind
  /** From which amount on it is no problem, where the platform says so. */
  least?: Amount
  parts: TextPart[]
  /** Absent when it concerns the whole cart. */
  lineId?: string
  /** A fix that `applyFix` can apply. */
  fix?: SuggestedFixView
}

export interface EstimateView {
  destination?: Destination
  subtotal: Amount
  discount?: Amount
  /** Absent without a destination. */
  shipping?: Amount
  tax: TaxView
  feesTotal?: Amount
  fees: FeeView[]
  total: Amount
  /** Only when a part is paid later, or by a gift card. */
  payNow?: Amount
  payLater?: Amount
  payAfterTrial?: Amount
  /** What gift cards pay, by their ids in the cart. */
  giftCards?: { id: string; amount: Amount }[]
  /** Of all carriers, in the platform's order. */
  shippingOptions: ShippingOptionView[]
  /** The chosen one alone is known: others, and how long each takes, are told at the checkout. */
  moreDeliveryAtCheckout?: true
  shippingProblem?: ShippingProblem
  memberships: { eligible: MembershipView[]; invalid: MembershipView[] }
  lines: EstimatedLineView[]
  discounts: DiscountView[]
  /** The platform's reason why the cart's coupon has no effect. */
  couponProblem?: string
  messages: CheckoutMessageView[]
  /** Version 2 of the cart: proves which prices were shown, to who places the order themselves (`placeOrderV2`). */
  priceVerificationToken?: string
}

export interface EstimateState {
  destination?: Destination
  /** The visitor's choice; absent: the platform's. */
  option?: ShippingChoice
  /** Ids of the chosen memberships. */
  memberships: readonly string[]
  /** Absent until the platform has answered; outdated while `estimating` is set. */
  view?: EstimateView
}

export interface Period {
  unit: 'day' | 'week' | 'month' | 'year' | 'unknown'
  /** 2 for every two weeks. */
  count: number
}

/** Facts of a line besides name, choices and price; absent ones do not apply. */
export interface LineFacts {
  /** It was ordered before it is in stock. */
  preorder?: PreorderView
  kind?: Open<'physical' | 'digital' | 'gift-card' | 'service'>
  /** Not in a catalog: it cannot be restored after its removal. */
  custom?: true
  /** The quantity cannot be changed; the line can be removed. */
  fixedQuantity?: true
  /** A file to download; its kind is the platform's name for it, such as `SECURE_MUSIC`. */
  digitalFile?: { kind?: string }
  service?: { from?: Date; to?: Date; participants?: number }
  subscription?: {
    title?: string
    description?: string
    every: Period
    /** Absent: until cancelled. */
    cycles?: number
    renews?: boolean
    from?: Date
    freeTrial?: Period
  }
  sku?: string
  /** `unit` is the cart's, `KG` or `LB`; empty when unknown. */
  weight?: { value: number; unit: string }
  /** Absent for a full payment online. */
  payment?: PaymentView
  /** Chosen extras, which may have a price of their own. */
  extras?: (LineOptionView & { price?: Amount })[]
}

/** Actions on an estimate. Every promise rejects with a `CartletError`. */
export interface EstimateActions {
  /** Requests totals for a destination and stores it in this tab; undefined deletes it. */
  setDestination(destination?: Destination): Promise<EstimateView>
  /** Undefined leaves the choice to the platform. */
  chooseShipping(option?: ShippingChoice): Promise<EstimateView>
  chooseMemberships(ids: readonly string[]): Promise<EstimateView>
  /** Applies the suggested fix through the mutation queue; a new estimate follows. */
  applyFix(message: CheckoutMessageView): Promise<void>
}

/**
 * What an estimate tells besides the sums (specification §3 "Estimate response"), as the widget draws it: plain data, dates as `Date`.
 * Every amount is the platform's own; nothing here is added up by us. The shapes only: what fills them is a download unit of its own.
 */
import type { Open } from '../../platform/wire/enum'
import type { Amount, LineOptionView } from '../views'

/** Where the order would go: all that is kept of it, and only in this tab. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 3166-2, for example `US-NY`. */
  subdivision?: string
  postalCode?: string
}

/** Names one delivery option: codes are the carrier's own. */
export interface ShippingChoice {
  code: string
  carrierId?: string
}

export interface PickupView {
  kind: 'store' | 'point' | 'unknown'
  /** Lines of the address, the most exact first; empty when the platform sent none. */
  address: string[]
}

export interface ShippingOptionView extends ShippingChoice {
  /** Tells this option from those of all carriers. */
  key: string
  title: string
  /** What is to be paid for it as it is offered; the sum of the order may hold less where a coupon pays. */
  cost: Amount
  /** Its cost could not be read as a number: it is not said to be free. */
  unpriced?: true
  /** On top of the cost, where a carrier names it apart. */
  charges: { kind: 'handling' | 'insurance' | 'other'; text?: string; price: Amount }[]
  /** The platform's words, for example "3–5 working days". */
  deliveryTime?: string
  /** Opening hours, how to find the place: the shop's words. */
  instructions?: string
  slot?: { from?: Date; to?: Date }
  pickup?: PickupView
  selected: boolean
}

/** Why no delivery can be had, or not the one that was chosen. */
export type ShippingProblem =
  /** The shop does not deliver there. */
  | { kind: 'not-served' }
  /** What was chosen is no longer offered: none is chosen now. `title` is what it was called. */
  | { kind: 'option-gone'; title?: string }
  /** No price could be told; `text` is the platform's reason. */
  | { kind: 'failed'; text?: string }

/** Key of the sentence that says what the tax is worth. */
export type TaxNote =
  /** The tax could not be calculated exactly; a usual rate was taken. */
  | 'auto-failed'
  | 'auto-deactivated'
  | 'fallback'
  /** No tax is collected there. */
  | 'not-collected'
  /** No tax could be told. */
  | 'failed'
  /** No destination, no tax. */
  | 'no-destination'

export interface TaxView {
  amount: Amount
  /** The prices hold it already. */
  included: boolean
  /**
   * By name and rate, where the platform tells them; `rate` is a decimal as text, `"0.2"` for 20 %. The amount is there only where the
   * platform said it for the whole: the parts of several lines are not added up.
   */
  parts: { name: string; rate: string; amount?: Amount }[]
  note?: TaxNote
}

export interface FeeView {
  key: string
  name: string
  price: Amount
  /** Lines it is asked for; empty for the whole cart. */
  lineIds: string[]
}

export interface MembershipView {
  id: string
  appId: string
  name: string
  /** Lines it can pay for. */
  lineIds: string[]
  credits?: { total?: number; remaining?: number }
  expires?: Date
  selected: boolean
  /** Only of one that cannot be used; the platform's words. */
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
    /** A kind that came after this release. */
    | 'other'
  /** Of the whole line, for a deposit: what is paid now. */
  deposit?: Amount
}

export interface DiscountView {
  kind: 'coupon' | 'merchant' | 'rule'
  reach: 'cart' | 'lines' | 'shipping'
  /** Coupon's or rule's. */
  name?: string
  code?: string
  /** 0–100, where a merchant gave a part of the price. */
  percentage?: number
  amount?: Amount
  /** Empty for the whole cart. */
  lineIds: string[]
}

export interface EstimatedLineView {
  lineId: string
  /** All pieces, discounts taken off. */
  total: Amount
  discount?: Amount
  tax?: Amount
  payment: PaymentView
}

export type SuggestedFixView = { kind: 'remove'; lineId: string } | { kind: 'set-quantity'; lineId: string; quantity: number }

/** Of a text that came with links: what has a `url` may be drawn as one. */
export interface TextPart {
  text: string
  /** http or https. */
  url?: string
}

/** What stands in the way of checkout, or will. */
export interface CheckoutMessageView {
  /** The same for the same message in later estimates. */
  key: string
  /** `error` keeps the visitor from checkout. */
  severity: 'warning' | 'error'
  /** Plain words. */
  text: string
  parts: TextPart[]
  /** Absent when it is about the whole cart. */
  lineId?: string
  /** One press that would settle it: `applyFix`. */
  fix?: SuggestedFixView
}

export interface EstimateView {
  destination?: Destination
  subtotal: Amount
  discount?: Amount
  /** Absent while no delivery was asked for. */
  shipping?: Amount
  tax: TaxView
  feesTotal?: Amount
  fees: FeeView[]
  total: Amount
  /** Only where a part is paid later. */
  payNow?: Amount
  payLater?: Amount
  /** Of all carriers, in the platform's order. */
  shippingOptions: ShippingOptionView[]
  shippingProblem?: ShippingProblem
  memberships: { eligible: MembershipView[]; invalid: MembershipView[] }
  lines: EstimatedLineView[]
  discounts: DiscountView[]
  /** Why the coupon of the cart does nothing, in the platform's words. */
  couponProblem?: string
  messages: CheckoutMessageView[]
}

export interface EstimateState {
  destination?: Destination
  /** What the visitor chose; absent takes the platform's choice. */
  option?: ShippingChoice
  /** Of the memberships that were chosen, by id. */
  memberships: readonly string[]
  /** Absent until the platform has answered; older than the lines beside it while `estimating` is set. */
  view?: EstimateView
}

export interface Period {
  unit: 'day' | 'week' | 'month' | 'year' | 'unknown'
  /** Every two weeks: 2. */
  count: number
}

/** What the platform tells of a line besides name, choices and price; what is absent is not there to be said. */
export interface LineFacts {
  kind?: Open<'physical' | 'digital' | 'gift-card' | 'service'>
  /** In no catalog: it cannot be put back once it is removed. */
  custom?: true
  /** Only removed, never counted up or down. */
  fixedQuantity?: true
  /** A file to download; its kind is the platform's name for it, such as `SECURE_MUSIC`. */
  digitalFile?: { kind?: string }
  service?: { from?: Date; to?: Date; participants?: number }
  subscription?: {
    title?: string
    description?: string
    every: Period
    /** Absent: until it is cancelled. */
    cycles?: number
    renews?: boolean
    from?: Date
    freeTrial?: Period
  }
  sku?: string
  /** `unit` is the cart's, `KG` or `LB`; empty where nobody told it. */
  weight?: { value: number; unit: string }
  /** Absent where it is simply paid online. */
  payment?: PaymentView
  /** Extras that were chosen with it and may have a price of their own. */
  extras?: (LineOptionView & { price?: Amount })[]
}

/** What the estimate's screen does. Every promise rejects with a `CartletError`. */
export interface EstimateActions {
  /** Asks for totals there, and keeps the place for this tab; undefined forgets it. */
  setDestination(destination?: Destination): Promise<EstimateView>
  /** Undefined leaves the choice to the platform. */
  chooseShipping(option?: ShippingChoice): Promise<EstimateView>
  chooseMemberships(ids: readonly string[]): Promise<EstimateView>
  /** Does what the message suggests, through the mutation queue; the estimate follows. */
  applyFix(message: CheckoutMessageView): Promise<void>
}

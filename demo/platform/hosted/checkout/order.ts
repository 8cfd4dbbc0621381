/** The model of the hosted pages: a checkout that can be paid, and the order it becomes. */
import type { CartInfo } from '../../cart/cart-store'
import type { Coupon } from '../../cart/coupons'
import type { ChosenOption } from '../../cart/estimate/delivery'
import type { Totals } from '../../cart/estimate/totals'
import type { PricedLine } from '../../cart/pricing'
import type { HeldGiftCard } from '../../cart/v2/gift-cards'
import type { Json } from '../../untrusted'

export interface Contact {
  email: string
  firstName: string
  lastName: string
}

export interface DeliveryAddress {
  addressLine: string
  addressLine2: string
  city: string
  postalCode: string
  country: string
  subdivision?: string
}

export interface OrderTotals {
  subtotalMinor: number
  discountMinor: number
  shippingMinor: number
  taxMinor: number
  totalMinor: number
  /** The part of the total that is paid with the order. */
  paidMinor: number
  fees: { code: string; name: string; minor: number }[]
  taxName: string
  taxPercent: number
  taxIncluded: boolean
  delivery: { code: string; carrierId: string; title: string } | null
}

export interface OrderLine {
  productId: string | null
  variantId: string | null
  name: string
  /** Options and texts: "Size: M, Colour: Sage". */
  details: string
  picture: string | null
  quantity: number
  unitPriceMinor: number
  lineTotalMinor: number
}

export interface Order {
  id: string
  number: number
  checkoutId: string
  visitorId: string
  contact: Contact
  /** Null when nothing is delivered. */
  address: DeliveryAddress | null
  couponCode: string | null
  lines: OrderLine[]
  totals: OrderTotals
  createdAt: string
}

export interface Callbacks {
  postFlowUrl?: string
  thankYouPageUrl?: string
  cartPageUrl?: string
}

export interface HostedCheckout {
  sessionId: string
  checkoutId: string
  visitorId: string
  cartId: string
  state: 'OPEN' | 'DONE'
  orderId: string | null
  /** False once the cart, of a checkout that has one, was bought in another tab or emptied: then this checkout cannot be paid any more. */
  cartExists: boolean
  callbacks: Callbacks
  lines: PricedLine[]
  coupon: Coupon | null
  totals: Totals
  /** The gift card that pays a part, and how much. */
  giftCard: { held: HeldGiftCard; shown: string; paidMinor: number } | null
  info: CartInfo
  buyer: Json
}

/** Address and delivery option from the form, where they differ from the shop's page. */
export interface DeliveryRequest {
  address?: Json
  option?: ChosenOption
}

/** What the card of the buyer's bank pays. */
export const dueOf = ({ totals, giftCard }: HostedCheckout): number => totals.payNow - (giftCard?.paidMinor ?? 0)

/** The coupon, if it has an effect on this checkout. */
export const workingCoupon = ({ coupon, totals }: HostedCheckout): Coupon | null =>
  totals.discount > 0 || totals.shippingDiscount > 0 ? coupon : null

export type Placed =
  | { outcome: 'paid'; orderId: string }
  | { outcome: 'closed' }
  | { outcome: 'unavailable'; lines: PricedLine[] }
  | { outcome: 'unserved' }

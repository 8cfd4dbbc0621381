/** The total of a cart for a destination, a delivery option and an owner. All numbers are integers in minor units. */
import type { Site } from '../../site'
import { type Coupon, lineDiscountsOf, shipsFree } from '../coupons'
import type { PricedLine } from '../pricing'
import { type ChosenOption, costOf, type DeliveryOption, deliveryOptions, isThisOption } from './delivery'
import type { Destination } from './destination'
import { type Fee, feesOf } from './fees'
import { membershipsFor, type OfferedMembership, paidByMembership } from './memberships'
import { type TaxRate, taxOn, taxRateFor } from './tax'

export interface Asked {
  tax: boolean
  shipping: boolean
  fees: boolean
  destination: Destination
  option: ChosenOption
  /** The cart's owner. */
  ownerId: string
  /** Ids of the memberships that shall pay; null: every one that can. */
  memberships: readonly string[] | null
}

/** The request for the totals of a checkout: everything is calculated. */
export const everything = (ownerId: string, destination: Destination, option: ChosenOption): Asked => ({
  tax: true,
  shipping: true,
  fees: true,
  destination,
  option,
  ownerId,
  memberships: null,
})

export interface Totals {
  /** The price of each line item before discounts; zero when a membership pays for it. */
  lineAmounts: number[]
  subtotal: number
  discount: number
  /** The share of each line item in the discount; the shares add up to `discount`. */
  lineDiscounts: number[]
  lineTaxes: number[]
  /** What the buyer pays for delivery. */
  shipping: number
  /** The discount of a coupon on delivery. */
  shippingDiscount: number
  shippingTax: number
  tax: number
  rate: TaxRate
  fees: Fee[]
  feesTotal: number
  total: number
  payNow: number
  payLater: number
  options: DeliveryOption[]
  option: DeliveryOption | null
  /** True when something has to be delivered and no delivery option serves the address. */
  unserved: boolean
  memberships: OfferedMembership[]
  /** Ids of the memberships that pay. */
  usedMemberships: string[]
  /** Ids of the line items that they pay. */
  covered: ReadonlySet<string>
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The part of a line item's price that is paid with the order. */
const dueNow = ({ payment, line }: PricedLine, amount: number): number => {
  switch (payment.option) {
    case 'FULL_PAYMENT_OFFLINE':
    case 'MEMBERSHIP_OFFLINE':
      return 0
    case 'DEPOSIT_ONLINE':
      return Math.min(amount, (payment.depositMinor ?? 0) * line.quantity)
    default:
      return amount
  }
}

export const totalsOf = (site: Site, lines: readonly PricedLine[], coupon: Coupon | null, asked: Asked): Totals => {
  const memberships = membershipsFor(asked.ownerId, lines)
  const usable = memberships.filter(({ reason }) => !reason).map(({ membership }) => membership.id)
  const usedMemberships = asked.memberships === null ? usable : usable.filter((id) => asked.memberships?.includes(id))
  const covered = paidByMembership(memberships, usedMemberships)
  const paid = lines.map((line) => (covered.has(line.line.id) ? { ...line, totalMinor: 0, unitMinor: 0 } : line))

  const lineAmounts = paid.map((line) => line.totalMinor)
  const subtotal = sum(lineAmounts)
  const lineDiscounts = lineDiscountsOf(coupon, paid, site.money)
  const discount = sum(lineDiscounts)
  const left = lineAmounts.map((amount, i) => amount - (lineDiscounts[i] ?? 0))

  const isDelivered = asked.shipping && lines.some((line) => line.shippable)
  const options = isDelivered ? deliveryOptions(site, asked.destination, subtotal - discount) : []
  const option = options.find((one) => isThisOption(one, asked.option)) ?? options[0] ?? null
  const delivery = option ? costOf(option) : 0
  const shippingDiscount = shipsFree(coupon, paid, site.money) ? delivery : 0
  const shipping = delivery - shippingDiscount

  const rate = taxRateFor(site.commerce, asked.destination)
  const lineTaxes = left.map((amount) => (asked.tax ? taxOn(amount, rate) : 0))
  const shippingTax = asked.tax ? taxOn(shipping, rate) : 0
  const tax = sum(lineTaxes) + shippingTax
  const onTop = (amount: number) => (rate.included ? 0 : amount)

  const fees = asked.fees ? feesOf(site, lines) : []
  const feesTotal = sum(fees.map(({ minor }) => minor))
  const total = subtotal - discount + shipping + onTop(tax) + feesTotal
  const payLater = sum(
    lines.map((line, i) => {
      const amount = (left[i] ?? 0) + onTop(lineTaxes[i] ?? 0)
      return amount - dueNow(line, amount)
    }),
  )
  return {
    lineAmounts,
    subtotal,
    discount,
    lineDiscounts,
    lineTaxes,
    shipping,
    shippingDiscount,
    shippingTax,
    tax,
    rate,
    fees,
    feesTotal,
    total,
    payNow: total - payLater,
    payLater,
    options,
    option,
    unserved: isDelivered && options.length === 0,
    memberships,
    usedMemberships,
    covered,
  }
}

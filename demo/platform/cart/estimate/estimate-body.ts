/** The response of estimate-totals: prices per line item and in total, with all options to choose from. */
import type { Site } from '../../site'
import { cartBody, couponBody } from '../cart-body'
import type { Cart } from '../cart-store'
import { type Coupon, couponProblem, coveredLines } from '../coupons'
import type { PricedLine } from '../pricing'
import { isThisOption } from './delivery'
import { deliveryBody } from './delivery-body'
import type { OfferedMembership } from './memberships'
import { taxDetails } from './tax-body'
import { type Asked, type Totals, totalsOf } from './totals'
import { violationsOf } from './violations'

export type EstimateRequest = Omit<Asked, 'ownerId'>

const calculatedLine = (site: Site, priced: PricedLine, i: number, totals: Totals, taxAsked: boolean) => {
  const { wirePrice } = site.money
  const discount = totals.lineDiscounts[i] ?? 0
  const tax = totals.lineTaxes[i] ?? 0
  const amount = (totals.lineAmounts[i] ?? 0) - discount
  const { option, depositMinor } = priced.payment
  const beforeTax = totals.rate.included ? amount - tax : amount
  return {
    lineItemId: priced.line.id,
    pricesBreakdown: {
      totalPriceAfterTax: wirePrice(beforeTax + tax),
      totalPriceBeforeTax: wirePrice(beforeTax),
      taxDetails: taxDetails(site, totals.rate, beforeTax, tax, taxAsked),
      totalDiscount: wirePrice(discount),
      price: wirePrice(priced.unitMinor),
      priceBeforeDiscounts: wirePrice(priced.unitMinor),
      lineItemPrice: wirePrice(priced.totalMinor),
      fullPrice: wirePrice(priced.fullMinor),
      ...(depositMinor !== undefined && { depositAmount: wirePrice(depositMinor * priced.line.quantity) }),
    },
    paymentOption: option,
  }
}

const calculationErrors = (
  site: Site,
  coupon: Coupon | null,
  lines: readonly PricedLine[],
  totals: Totals,
  { shipping, option }: EstimateRequest,
) => {
  const problem = coupon && couponProblem(coupon, lines, site.money)
  const isUnknown = shipping && option.code !== undefined && !totals.options.some((one) => isThisOption(one, option))
  const unpaid = lines.some((line) => line.payment.option === 'MEMBERSHIP' && !totals.covered.has(line.line.id))
  return {
    ...(problem && { couponCalculationError: { applicationError: problem } }),
    ...(isUnknown &&
      totals.options.length > 0 && {
        selectedShippingOptionError: {
          applicationError: {
            code: 'SHIPPING_OPTION_NOT_AVAILABLE',
            description: `There is no delivery option "${option.code}"; "${totals.option?.code}" was used.`,
          },
        },
      }),
    ...(unpaid && {
      membershipError: {
        applicationError: {
          code: 'MEMBERSHIP_REQUIRED',
          description: 'Something in the cart can only be paid with a membership.',
        },
      },
    }),
  }
}

const DISCOUNT_TYPE = { whole: 'GLOBAL', part: 'SPECIFIC_ITEMS', delivery: 'SHIPPING' } as const

const appliedDiscounts = (site: Site, coupon: Coupon | null, lines: readonly PricedLine[]) => {
  if (!coupon || couponProblem(coupon, lines, site.money)) return []
  const reach = coupon.benefit.kind === 'freeShipping' ? 'delivery' : coupon.scope ? 'part' : 'whole'
  const lineItemIds = coveredLines(coupon, lines).map((priced) => priced.line.id)
  return [{ coupon: couponBody(site, coupon, lines), discountType: DISCOUNT_TYPE[reach], lineItemIds }]
}

const membershipBody = ({ membership: { id, appId, name, credits, expirationDate }, lineIds }: OfferedMembership) => ({
  id,
  appId,
  name: { original: name, translated: name },
  lineItemIds: lineIds,
  credits,
  expirationDate,
})

const membershipOptions = ({ memberships, usedMemberships }: Totals) => ({
  eligibleMemberships: memberships.filter(({ reason }) => !reason).map(membershipBody),
  invalidMemberships: memberships
    .filter(({ reason }) => reason)
    .map((one) => ({ membership: membershipBody(one), reason: one.reason })),
  selectedMemberships: memberships
    .filter(({ membership: { id } }) => usedMemberships.includes(id))
    .map(({ membership: { id, appId }, lineIds }) => ({ id, appId, lineItemIds: lineIds })),
})

const feeBodies = ({ money: { wirePrice } }: Site, { fees }: Totals) =>
  fees.map(({ code, name, minor, lineIds }) => ({
    code,
    name,
    translatedName: name,
    price: wirePrice(minor),
    priceBeforeTax: wirePrice(minor),
    priceAfterTax: wirePrice(minor),
    taxDetails: { taxableAmount: wirePrice(0), taxRate: '0', totalTax: wirePrice(0) },
    lineItemIds: lineIds,
    source: 'ITEM',
  }))

const calculationDetails = ({ rate: { rateType, fallbackReason } }: Totals, asked: boolean) => ({
  rateType: asked ? rateType : 'NO_TAX_COLLECTED',
  ...(asked && rateType === 'MANUAL_RATE' && { manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' }),
  ...(asked && fallbackReason && { autoTaxFallbackDetails: { fallbackReason } }),
})

export const estimateBody = (
  site: Site,
  cart: Cart,
  lines: readonly PricedLine[],
  coupon: Coupon | null,
  request: EstimateRequest,
) => {
  const { money } = site
  const { wirePrice } = money
  const totals = totalsOf(site, lines, coupon, { ...request, ownerId: cart.visitorId })
  const summary = {
    subtotal: wirePrice(totals.subtotal),
    shipping: wirePrice(totals.shipping),
    tax: wirePrice(totals.tax),
    discount: wirePrice(totals.discount),
    total: wirePrice(totals.total),
    additionalFees: wirePrice(totals.feesTotal),
  }
  const nothing = Object.fromEntries(Object.keys(summary).map((key) => [key, wirePrice(0)]))
  const split = totals.payLater > 0
  return {
    cart: cartBody(site, cart, lines, coupon),
    calculatedLineItems: lines.map((line, i) => calculatedLine(site, line, i, totals, request.tax)),
    priceSummary: summary,
    taxSummary: {
      taxableAmount: wirePrice(request.tax ? totals.subtotal - totals.discount + totals.shipping : 0),
      totalTax: wirePrice(totals.tax),
      calculationDetails: calculationDetails(totals, request.tax),
    },
    shippingInfo: deliveryBody(site, totals, request),
    appliedDiscounts: appliedDiscounts(site, coupon, lines),
    calculationErrors: calculationErrors(site, coupon, lines, totals, request),
    weightUnit: 'KG',
    currency: money.currency,
    payNow: split ? { ...summary, total: wirePrice(totals.payNow) } : summary,
    payLater: split ? { ...nothing, total: wirePrice(totals.payLater) } : nothing,
    membershipOptions: membershipOptions(totals),
    additionalFees: feeBodies(site, totals),
    violations: violationsOf(site, lines, totals, request.destination),
  }
}

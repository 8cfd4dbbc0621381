/** The answer of estimate-totals: the cart's money, line by line and summed. */
import type { Site } from '../site'
import { cartBody, couponBody } from './cart-body'
import type { Cart } from './cart-store'
import { type Coupon, couponProblem, coveredLines } from './coupons'
import { type PricedLine, SHIPPING_OPTION, TAX_PERCENT, type Totals, totalsOf } from './pricing'

export interface EstimateRequest {
  calculateTax: boolean
  calculateShipping: boolean
  /** The code the buyer picked; undefined takes the first on offer. */
  shippingCode?: string
}

const TAX_RATE = String(TAX_PERCENT / 100)

const taxDetails = ({ money }: Site, taxableMinor: number, taxMinor: number, asked: boolean) => ({
  taxableAmount: money.wirePrice(asked ? taxableMinor : 0),
  taxRate: asked ? TAX_RATE : '0',
  totalTax: money.wirePrice(taxMinor),
  rateBreakdown: asked ? [{ name: 'VAT', rate: TAX_RATE, tax: money.wirePrice(taxMinor) }] : [],
})

const calculatedLine = (site: Site, priced: PricedLine, discount: number, tax: number, taxAsked: boolean) => {
  const { wirePrice } = site.money
  const beforeTax = priced.totalMinor - discount
  return {
    lineItemId: priced.line.id,
    pricesBreakdown: {
      totalPriceAfterTax: wirePrice(beforeTax + tax),
      totalPriceBeforeTax: wirePrice(beforeTax),
      taxDetails: taxDetails(site, beforeTax, tax, taxAsked),
      totalDiscount: wirePrice(discount),
      price: wirePrice(priced.unitMinor),
      priceBeforeDiscounts: wirePrice(priced.unitMinor),
      lineItemPrice: wirePrice(priced.totalMinor),
      fullPrice: wirePrice(priced.fullMinor),
    },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  }
}

const shippingInfo = (site: Site, totals: Totals, offered: boolean, request: EstimateRequest) => {
  if (!offered) return { carrierServiceOptions: [] }
  const { wirePrice } = site.money
  const { code, title, deliveryTime, carrierId } = SHIPPING_OPTION
  const option = { code, title, logistics: { deliveryTime } }
  return {
    selectedCarrierServiceOption: {
      ...option,
      cost: {
        totalPriceAfterTax: wirePrice(totals.shipping + totals.shippingTax),
        totalPriceBeforeTax: wirePrice(totals.shipping),
        taxDetails: taxDetails(site, totals.shipping, totals.shippingTax, request.calculateTax),
        totalDiscount: wirePrice(totals.shippingDiscount),
        price: wirePrice(totals.shipping + totals.shippingDiscount),
      },
      requestedShippingOption: request.shippingCode === code,
      otherCharges: [],
      carrierId,
    },
    carrierServiceOptions: [
      { carrierId, shippingOptions: [{ ...option, cost: { price: wirePrice(site.deliveryMinor), otherCharges: [] } }] },
    ],
  }
}

const calculationErrors = (
  site: Site,
  coupon: Coupon | null,
  lines: readonly PricedLine[],
  offered: boolean,
  shippingCode: string | undefined,
) => {
  const problem = coupon && couponProblem(coupon, lines, site.money)
  const unknownOption = offered && shippingCode !== undefined && shippingCode !== SHIPPING_OPTION.code
  return {
    ...(problem && { couponCalculationError: { applicationError: problem } }),
    ...(unknownOption && {
      generalShippingCalculationError: {
        applicationError: {
          code: 'SHIPPING_OPTION_NOT_AVAILABLE',
          description: `There is no delivery option "${shippingCode}"; "${SHIPPING_OPTION.code}" was used.`,
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

export const estimateBody = (
  site: Site,
  cart: Cart,
  lines: readonly PricedLine[],
  coupon: Coupon | null,
  request: EstimateRequest,
) => {
  const { money } = site
  const { wirePrice } = money
  const totals = totalsOf(site, lines, coupon, { tax: request.calculateTax, shipping: request.calculateShipping })
  const offered = request.calculateShipping && lines.some((line) => line.shippable)
  const summary = {
    subtotal: wirePrice(totals.subtotal),
    shipping: wirePrice(totals.shipping),
    tax: wirePrice(totals.tax),
    discount: wirePrice(totals.discount),
    total: wirePrice(totals.total),
    additionalFees: wirePrice(0),
  }
  const nothing = Object.fromEntries(Object.keys(summary).map((key) => [key, wirePrice(0)]))
  return {
    cart: cartBody(site, cart, lines, coupon),
    calculatedLineItems: lines.map((line, i) =>
      calculatedLine(site, line, totals.lineDiscounts[i] ?? 0, totals.lineTaxes[i] ?? 0, request.calculateTax),
    ),
    priceSummary: summary,
    taxSummary: {
      taxableAmount: wirePrice(request.calculateTax ? totals.subtotal - totals.discount + totals.shipping : 0),
      totalTax: wirePrice(totals.tax),
      calculationDetails: request.calculateTax ? { rateType: 'MANUAL_RATE' } : { rateType: 'NO_TAX_COLLECTED' },
    },
    shippingInfo: shippingInfo(site, totals, offered, request),
    appliedDiscounts: appliedDiscounts(site, coupon, lines),
    calculationErrors: calculationErrors(site, coupon, lines, offered, request.shippingCode),
    weightUnit: 'KG',
    currency: money.currency,
    payNow: summary,
    payLater: nothing,
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
    additionalFees: [],
    violations: [],
  }
}

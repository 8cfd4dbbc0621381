/** The answer of estimate-totals: the cart's money, line by line and summed. */
import { CURRENCY, toWirePrice } from '../money'
import { cartBody, couponBody } from './cart-body'
import type { Cart } from './cart-store'
import { type Coupon, couponProblem } from './coupons'
import { type PricedLine, SHIPPING_OPTION, TAX_PERCENT, type Totals, totalsOf } from './pricing'

export interface EstimateRequest {
  calculateTax: boolean
  calculateShipping: boolean
  /** The code the buyer picked; undefined takes the first on offer. */
  shippingCode?: string
}

const TAX_RATE = String(TAX_PERCENT / 100)

const taxDetails = (taxableMinor: number, taxMinor: number, asked: boolean) => ({
  taxableAmount: toWirePrice(asked ? taxableMinor : 0),
  taxRate: asked ? TAX_RATE : '0',
  totalTax: toWirePrice(taxMinor),
  rateBreakdown: asked ? [{ name: 'VAT', rate: TAX_RATE, tax: toWirePrice(taxMinor) }] : [],
})

const calculatedLine = (priced: PricedLine, discount: number, tax: number, taxAsked: boolean) => {
  const beforeTax = priced.totalMinor - discount
  return {
    lineItemId: priced.line.id,
    pricesBreakdown: {
      totalPriceAfterTax: toWirePrice(beforeTax + tax),
      totalPriceBeforeTax: toWirePrice(beforeTax),
      taxDetails: taxDetails(beforeTax, tax, taxAsked),
      totalDiscount: toWirePrice(discount),
      price: toWirePrice(priced.unitMinor),
      priceBeforeDiscounts: toWirePrice(priced.unitMinor),
      lineItemPrice: toWirePrice(priced.totalMinor),
      fullPrice: toWirePrice(priced.fullMinor),
    },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  }
}

const shippingInfo = (totals: Totals, offered: boolean, request: EstimateRequest) => {
  if (!offered) return { carrierServiceOptions: [] }
  const { code, title, deliveryTime, carrierId, priceMinor } = SHIPPING_OPTION
  const option = { code, title, logistics: { deliveryTime } }
  return {
    selectedCarrierServiceOption: {
      ...option,
      cost: {
        totalPriceAfterTax: toWirePrice(totals.shipping + totals.shippingTax),
        totalPriceBeforeTax: toWirePrice(totals.shipping),
        taxDetails: taxDetails(totals.shipping, totals.shippingTax, request.calculateTax),
        totalDiscount: toWirePrice(0),
        price: toWirePrice(totals.shipping),
      },
      requestedShippingOption: request.shippingCode === code,
      otherCharges: [],
      carrierId,
    },
    carrierServiceOptions: [
      { carrierId, shippingOptions: [{ ...option, cost: { price: toWirePrice(priceMinor), otherCharges: [] } }] },
    ],
  }
}

const calculationErrors = (coupon: Coupon | null, totals: Totals, offered: boolean, shippingCode: string | undefined) => {
  const problem = coupon && couponProblem(coupon, totals.subtotal)
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

export const estimateBody = (
  baseUrl: string,
  cart: Cart,
  lines: readonly PricedLine[],
  coupon: Coupon | null,
  request: EstimateRequest,
) => {
  const totals = totalsOf(lines, coupon, { tax: request.calculateTax, shipping: request.calculateShipping })
  const offered = request.calculateShipping && lines.some((line) => line.shippable)
  const summary = {
    subtotal: toWirePrice(totals.subtotal),
    shipping: toWirePrice(totals.shipping),
    tax: toWirePrice(totals.tax),
    discount: toWirePrice(totals.discount),
    total: toWirePrice(totals.total),
    additionalFees: toWirePrice(0),
  }
  const nothing = Object.fromEntries(Object.keys(summary).map((key) => [key, toWirePrice(0)]))
  return {
    cart: cartBody(baseUrl, cart, lines, coupon),
    calculatedLineItems: lines.map((line, i) =>
      calculatedLine(line, totals.lineDiscounts[i] ?? 0, totals.lineTaxes[i] ?? 0, request.calculateTax),
    ),
    priceSummary: summary,
    taxSummary: {
      taxableAmount: toWirePrice(request.calculateTax ? totals.subtotal - totals.discount + totals.shipping : 0),
      totalTax: toWirePrice(totals.tax),
      calculationDetails: request.calculateTax ? { rateType: 'MANUAL_RATE' } : { rateType: 'NO_TAX_COLLECTED' },
    },
    shippingInfo: shippingInfo(totals, offered, request),
    appliedDiscounts:
      coupon && totals.discount > 0
        ? [
            {
              coupon: couponBody(coupon, totals.subtotal),
              discountType: 'GLOBAL',
              lineItemIds: lines.map((priced) => priced.line.id),
            },
          ]
        : [],
    calculationErrors: calculationErrors(coupon, totals, offered, request.shippingCode),
    weightUnit: 'KG',
    currency: CURRENCY,
    payNow: summary,
    payLater: nothing,
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
    additionalFees: [],
    violations: [],
  }
}

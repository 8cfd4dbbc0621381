/** Orders in the platform's JSON, as their events carry them. */
import { randomUUID } from 'node:crypto'
import { TAX_PERCENT } from '../cart/pricing'
import type { Order } from '../hosted/order'
import type { Json } from '../read'
import type { Site } from '../site'

/** How far the order is: made, then paid, then approved. */
export type OrderStage = 'made' | 'paid' | 'approved'

const TAX_RATE = String(TAX_PERCENT / 100)

/** Orders are never converted into the visitor's currency. */
const orderPrice = ({ money }: Site, minor: number): Json => {
  const { amount, formattedAmount } = money.wirePrice(minor)
  return { amount, formattedAmount }
}

const contactOf = ({ contact, address }: Order): Json => ({
  ...(address && {
    address: {
      country: address.country,
      city: address.city,
      postalCode: address.postalCode,
      addressLine: address.addressLine,
      ...(address.addressLine2 && { addressLine2: address.addressLine2 }),
    },
  }),
  contactDetails: { firstName: contact.firstName, lastName: contact.lastName },
})

/** `checkout`: the body of the completed checkout, for what the order does not keep of its lines. */
export const orderBody = (site: Site, order: Order, checkout: Json, stage: OrderStage): Json => {
  const { totals, createdAt } = order
  const price = (minor: number) => orderPrice(site, minor)
  const checkoutLines = checkout.lineItems as Json[]
  const paid = stage !== 'made'
  const option = (checkout.shippingInfo as Json).selectedCarrierServiceOption as Json | undefined
  const activity = (activityType: string): Json => ({
    id: randomUUID(),
    createdDate: createdAt,
    type: activityType,
    activityType,
  })
  return {
    id: order.id,
    number: String(order.number),
    createdDate: createdAt,
    updatedDate: createdAt,
    purchasedDate: createdAt,
    lineItems: order.lines.map((line, position) => {
      const { id, productName, catalogReference, descriptionLines, media, physicalProperties, itemType } =
        checkoutLines[position] ?? {}
      return {
        id,
        productName,
        catalogReference,
        quantity: line.quantity,
        descriptionLines,
        ...(media !== undefined && { image: media }),
        physicalProperties,
        itemType,
        price: price(line.unitPriceMinor),
        priceBeforeDiscounts: price(line.unitPriceMinor),
        lineItemPrice: price(line.lineTotalMinor),
        totalPriceBeforeTax: price(line.lineTotalMinor),
        paymentOption: 'FULL_PAYMENT_ONLINE',
        refundQuantity: 0,
        restockQuantity: 0,
      }
    }),
    buyerInfo: { ...(checkout.buyerInfo as Json), email: order.contact.email },
    buyerNote: checkout.buyerNote,
    status: stage === 'approved' ? 'APPROVED' : 'INITIALIZED',
    paymentStatus: paid ? 'PAID' : 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    buyerLanguage: 'en',
    siteLanguage: 'en',
    weightUnit: 'KG',
    currency: site.money.currency,
    taxIncludedInPrices: false,
    priceSummary: {
      subtotal: price(totals.subtotalMinor),
      shipping: price(totals.shippingMinor),
      tax: price(totals.taxMinor),
      discount: price(totals.discountMinor),
      total: price(totals.totalMinor),
      totalAdditionalFees: price(0),
    },
    balanceSummary: {
      balance: price(paid ? 0 : totals.totalMinor),
      paid: price(paid ? totals.totalMinor : 0),
      refunded: price(0),
    },
    taxSummary: { totalTax: price(totals.taxMinor) },
    taxInfo: {
      totalTax: price(totals.taxMinor),
      taxBreakdown: [{ taxName: 'VAT', rate: TAX_RATE, aggregatedTaxAmount: price(totals.taxMinor) }],
    },
    appliedDiscounts: order.couponCode
      ? [{ coupon: { code: order.couponCode, amount: price(totals.discountMinor) }, discountType: 'GLOBAL' }]
      : [],
    billingInfo: contactOf(order),
    recipientInfo: contactOf(order),
    ...(order.address &&
      option && {
        shippingInfo: {
          carrierId: option.carrierId,
          code: option.code,
          title: option.title,
          logistics: { ...(option.logistics as Json), shippingDestination: contactOf(order) },
          cost: { price: price(totals.shippingMinor), totalPriceBeforeTax: price(totals.shippingMinor) },
        },
      }),
    activities: [activity('ORDER_PLACED'), ...(paid ? [activity('ORDER_PAID')] : [])],
    additionalFees: [],
    createdBy: checkout.createdBy,
    channelInfo: { type: 'WEB' },
    checkoutId: order.checkoutId,
    purchaseFlowId: checkout.purchaseFlowId,
    archived: false,
    seenByAHuman: false,
  }
}

/** Orders in the platform's JSON, as events contain them. */
import { randomUUID } from 'node:crypto'
import type { Order, OrderTotals } from '../hosted/checkout/order'
import type { Site } from '../site'
import type { Json } from '../untrusted'

/** The stage of an order: created, then paid, then approved. */
export type OrderStage = 'made' | 'paid' | 'approved'

/** Orders are never converted into the visitor's currency. */
const orderPrice = ({ money }: Site, minor: number): Json => {
  const { amount, formattedAmount } = money.wirePrice(minor)
  return { amount, formattedAmount }
}

const contactOf = ({ contact, address }: Order): Json => ({
  ...(address && {
    address: {
      country: address.country,
      ...(address.subdivision && { subdivision: address.subdivision }),
      city: address.city,
      postalCode: address.postalCode,
      addressLine: address.addressLine,
      ...(address.addressLine2 && { addressLine2: address.addressLine2 }),
    },
  }),
  contactDetails: { firstName: contact.firstName, lastName: contact.lastName },
})

/** An order with a balance left for later is only partially paid. */
const paidStatus = ({ paidMinor, totalMinor }: OrderTotals): string => {
  if (paidMinor === totalMinor) return 'PAID'
  return paidMinor > 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}

/** `checkout` is the body of the completed checkout, which has details of line items that the order does not keep. */
export const orderBody = (site: Site, order: Order, checkout: Json, stage: OrderStage): Json => {
  const { totals, createdAt } = order
  const price = (minor: number) => orderPrice(site, minor)
  const feesTotal = totals.fees.reduce((sum, { minor }) => sum + minor, 0)
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
      const { id, productName, catalogReference, descriptionLines, media, physicalProperties, itemType, ...more } =
        checkoutLines[position] ?? {}
      const { paymentOption, depositAmount, serviceProperties, subscriptionOptionInfo, digitalFile } = more
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
        paymentOption: paymentOption ?? 'FULL_PAYMENT_ONLINE',
        ...(depositAmount !== undefined && { depositAmount }),
        ...(serviceProperties !== undefined && { serviceProperties }),
        ...(subscriptionOptionInfo !== undefined && { subscriptionInfo: subscriptionOptionInfo }),
        ...(digitalFile !== undefined && { digitalFile }),
        refundQuantity: 0,
        restockQuantity: 0,
      }
    }),
    buyerInfo: { ...(checkout.buyerInfo as Json), email: order.contact.email },
    buyerNote: checkout.buyerNote,
    status: stage === 'approved' ? 'APPROVED' : 'INITIALIZED',
    paymentStatus: paid ? paidStatus(totals) : 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    buyerLanguage: 'en',
    siteLanguage: 'en',
    weightUnit: 'KG',
    currency: site.money.currency,
    taxIncludedInPrices: totals.taxIncluded,
    priceSummary: {
      subtotal: price(totals.subtotalMinor),
      shipping: price(totals.shippingMinor),
      tax: price(totals.taxMinor),
      discount: price(totals.discountMinor),
      total: price(totals.totalMinor),
      totalAdditionalFees: price(feesTotal),
    },
    balanceSummary: {
      balance: price(totals.totalMinor - (paid ? totals.paidMinor : 0)),
      paid: price(paid ? totals.paidMinor : 0),
      refunded: price(0),
    },
    taxSummary: { totalTax: price(totals.taxMinor) },
    taxInfo: {
      totalTax: price(totals.taxMinor),
      taxBreakdown: [
        { taxName: totals.taxName, rate: String(totals.taxPercent / 100), aggregatedTaxAmount: price(totals.taxMinor) },
      ],
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
    additionalFees: totals.fees.map(({ code, name, minor }) => ({ id: code, code, name, price: price(minor), source: 'ITEM' })),
    createdBy: checkout.createdBy,
    channelInfo: { type: 'WEB' },
    checkoutId: order.checkoutId,
    purchaseFlowId: checkout.purchaseFlowId,
    archived: false,
    seenByAHuman: false,
  }
}

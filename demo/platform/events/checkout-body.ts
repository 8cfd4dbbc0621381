/** Checkouts in the platform's JSON, as events contain them. */

import type { Cart } from '../cart/cart-store'
import type { Coupon } from '../cart/coupons'
import { chosenOption } from '../cart/estimate/delivery'
import { destinationOf } from '../cart/estimate/destination'
import { estimateBody } from '../cart/estimate/estimate-body'
import { everything } from '../cart/estimate/totals'
import type { PricedLine } from '../cart/pricing'
import type { Site } from '../site'
import type { Json } from '../untrusted'

export interface CheckoutFacts {
  id: string
  cart: Cart
  lines: readonly PricedLine[]
  coupon: Coupon | null
  /** E-mail, channel and address that came with create-checkout. */
  buyer: Json
  completed: boolean
  createdAt: string
  updatedAt: string
}

export const checkoutBody = (site: Site, { id, cart, lines, coupon, buyer, completed, createdAt, updatedAt }: CheckoutFacts) => {
  const {
    cart: inCart,
    calculatedLineItems,
    ...totals
  } = estimateBody(
    site,
    cart,
    lines,
    coupon,
    everything(
      cart.visitorId,
      destinationOf(buyer.shippingAddress ?? cart.info.contactInfo?.address),
      chosenOption(buyer.selectedShippingOption ?? cart.info.selectedShippingOption),
    ),
  )
  const taxes = new Map(calculatedLineItems.map(({ lineItemId, pricesBreakdown }) => [lineItemId, pricesBreakdown]))
  const destination = buyer.shippingAddress ?? cart.info.contactInfo?.address
  const owner = { [cart.ownedByMember ? 'memberId' : 'visitorId']: cart.visitorId }
  const email = buyer.email ?? cart.info.email
  return {
    id,
    lineItems: inCart.lineItems.map((line) => {
      const { image, ...rest } = line as typeof line & { image?: unknown }
      const { totalPriceAfterTax, totalPriceBeforeTax, taxDetails, totalDiscount } = taxes.get(line.id) ?? {}
      return {
        ...rest,
        ...(image !== undefined && { media: image }),
        totalPriceAfterTax,
        totalPriceBeforeTax,
        taxDetails,
        discount: totalDiscount,
      }
    }),
    ...totals,
    shippingInfo: { ...totals.shippingInfo, ...(destination !== undefined && { shippingDestination: { address: destination } }) },
    buyerNote: cart.buyerNote,
    buyerInfo: { ...owner, ...(email !== undefined && { email }) },
    conversionCurrency: totals.currency,
    paymentCurrency: totals.currency,
    channelType: buyer.channelType ?? 'WEB',
    siteLanguage: 'en',
    buyerLanguage: 'en',
    taxIncludedInPrice: site.commerce.taxIncluded,
    completed,
    cartId: cart.id,
    createdBy: owner,
    purchaseFlowId: cart.purchaseFlowId,
    customFields: [],
    createdDate: createdAt,
    updatedDate: updatedAt,
  }
}

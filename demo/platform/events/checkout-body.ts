/** Checkouts in the platform's JSON, as events contain them. */

import type { Cart } from '../cart/cart-store'
import type { Coupon } from '../cart/coupons'
import { chosenOption } from '../cart/estimate/delivery'
import { destinationOf } from '../cart/estimate/destination'
import { estimateBody } from '../cart/estimate/estimate-body'
import { everything } from '../cart/estimate/totals'
import type { PricedLine } from '../cart/pricing'
import { type HeldGiftCard, obfuscated } from '../cart/v2/gift-cards'
import type { Site } from '../site'
import { STORES_APP_ID } from '../storage/ids'
import type { Json } from '../untrusted'

export interface CheckoutFacts {
  id: string
  cart: Cart
  lines: readonly PricedLine[]
  coupon: Coupon | null
  /** E-mail, channel and address that came with create-checkout or a change of the checkout. */
  buyer: Json
  completed: boolean
  giftCard?: HeldGiftCard & { balanceMinor: number }
  /** The shop's own checkout page. */
  customUrl?: string
  createdAt: string
  updatedAt: string
}

/** What the card pays of the amount that is due now. */
const giftCardBody = (
  { money }: Site,
  { id, code, balanceMinor, redeemMinor }: Required<CheckoutFacts>['giftCard'],
  due: string,
) => ({
  id,
  obfuscatedCode: obfuscated(code),
  amount: money.wirePrice(Math.min(balanceMinor, redeemMinor ?? balanceMinor, money.parse(due) ?? 0)),
  ...(redeemMinor !== undefined && { requestedAmount: money.wirePrice(redeemMinor) }),
  appId: STORES_APP_ID,
})

export const checkoutBody = (site: Site, facts: CheckoutFacts) => {
  const { id, cart, lines, coupon, buyer, completed, giftCard, createdAt, updatedAt } = facts
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
  const contact = buyer.shippingContact
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
    shippingInfo: {
      ...totals.shippingInfo,
      ...(destination !== undefined && {
        shippingDestination: { address: destination, ...(contact !== undefined && { contactDetails: contact }) },
      }),
    },
    ...(buyer.billingInfo !== undefined && { billingInfo: buyer.billingInfo }),
    ...(giftCard && { giftCard: giftCardBody(site, giftCard, totals.payNow.total.amount) }),
    buyerNote: cart.buyerNote,
    buyerInfo: { ...owner, ...(email !== undefined && { email }) },
    conversionCurrency: totals.currency,
    paymentCurrency: totals.currency,
    channelType: buyer.channelType ?? 'WEB',
    siteLanguage: 'en',
    buyerLanguage: 'en',
    taxIncludedInPrice: site.commerce.taxIncluded,
    completed,
    ...(cart.id && { cartId: cart.id }),
    createdBy: owner,
    purchaseFlowId: cart.purchaseFlowId,
    customFields: buyer.customFields ?? [],
    createdDate: createdAt,
    updatedDate: updatedAt,
  }
}

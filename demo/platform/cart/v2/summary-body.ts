/** What calculate and estimate answer beside the cart: totals, what is paid when and how, and what prevents an order. */
import { createHash, randomUUID } from 'node:crypto'
import type { Site } from '../../site'
import type { Db } from '../../storage/db'
import type { PricedCart } from '../cart-service'
import { couponProblem } from '../coupons'
import { chosenOption } from '../estimate/delivery'
import { destinationOf } from '../estimate/destination'
import { type Totals, totalsOf } from '../estimate/totals'
import { violationsOf as violationsV1 } from '../estimate/violations'
import type { CartFields } from './cart-fields'
import { afterDiscount, amountIn, methodBody } from './cart-v2-body'
import { couponReason } from './coupon-reason'
import { findGiftCard, giftCardProblem, obfuscated, paidByGiftCard } from './gift-cards'

export const VALIDATIONS = ['SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'] as const

export interface SummaryRequest {
  validation: (typeof VALIDATIONS)[number]
  delivery: boolean
  fees: boolean
  tax: boolean
  giftCards: boolean
}

/** Everything, with the checks of a checkout: what `calculate` answers. */
export const WHOLE: SummaryRequest = {
  validation: 'CHECKOUT_VALIDATIONS',
  delivery: true,
  fees: true,
  tax: true,
  giftCards: true,
}

const text = (original: string) => ({ original, translated: original })

type Violation = { scope: string; code: string; severity: 'WARNING' | 'ERROR'; description: string } & Record<string, unknown>

const aboutLines = ({ lines }: PricedCart): Violation[] => {
  const short = lines.filter(({ left, line }) => left < line.quantity)
  if (lines.length === 0)
    return [{ scope: 'GLOBAL', code: 'EMPTY_CART', severity: 'ERROR', description: 'There is nothing in the cart.' }]
  if (short.length === 0) return []
  const lineItemIds = short.map(({ line }) => line.id)
  const description = 'Something in the cart is sold out, or not enough of it is left.'
  return [
    {
      scope: 'LINE_ITEM',
      code: 'LINE_ITEMS_OUT_OF_STOCK',
      severity: 'ERROR',
      description,
      lineItemsOutOfStockData: { lineItemIds, allLineItemsOutOfStock: short.length === lines.length },
    },
  ]
}

const aboutPayment = (db: Db, site: Site, { cart, lines, coupon }: PricedCart, { giftCard }: CartFields): Violation[] => {
  const reason = coupon && couponProblem(coupon, lines, site.money) && couponReason(site, coupon, lines)
  const card = giftCard && findGiftCard(db, giftCard.code)
  const cardReason = card && giftCardProblem(card)
  return [
    ...(reason
      ? [
          {
            scope: 'DISCOUNT',
            code: 'INVALID_COUPON_STATUS',
            severity: 'WARNING' as const,
            description: 'The coupon has no effect.',
            invalidCouponStatusData: { couponCode: cart.couponCode, ...reason },
          },
        ]
      : []),
    ...(cardReason && giftCard
      ? [
          {
            scope: 'GIFT_CARD',
            code: 'INVALID_GIFT_CARD_STATUS',
            severity: 'ERROR' as const,
            description: 'The gift card cannot pay.',
            invalidGiftCardStatusData: { giftCardCode: obfuscated(giftCard.code), reason: cardReason, giftCardId: giftCard.id },
          },
        ]
      : []),
  ]
}

const aboutDelivery = ({ cart, lines }: PricedCart, totals: Totals, { delivery, validation }: SummaryRequest): Violation[] => {
  if (!delivery || !lines.some(({ shippable }) => shippable)) return []
  const violation = (code: string, description: string): Violation[] => [
    { scope: 'DELIVERY', code, severity: 'ERROR', description },
  ]
  if (cart.info.contactInfo?.address === undefined)
    return validation === 'CHECKOUT_VALIDATIONS' ? violation('MISSING_DELIVERY_ADDRESS', 'Add an address.') : []
  if (totals.unserved) return violation('DELIVERY_METHOD_NO_LONGER_AVAILABLE', 'The shop does not deliver there.')
  const isChosen = chosenOption(cart.info.selectedShippingOption).code !== undefined
  return isChosen || validation !== 'CHECKOUT_VALIDATIONS'
    ? []
    : violation('MISSING_DELIVERY_METHOD', 'Choose a delivery method.')
}

/** What the shop itself says of single lines, with codes that are in no list: a page can only show the description. */
const aboutSingleLines = (site: Site, { cart, lines }: PricedCart, totals: Totals): Violation[] =>
  violationsV1(site, lines, totals, destinationOf(cart.info.contactInfo?.address)).flatMap(({ severity, description, target }) =>
    severity === 'WARNING' && 'lineItem' in target
      ? [
          {
            scope: 'LINE_ITEM',
            code: 'SHOP_WARNING',
            severity,
            description,
            shopWarningData: { lineItemIds: [target.lineItem.id] },
          },
        ]
      : [],
  )

const violationsOf = (
  db: Db,
  site: Site,
  priced: PricedCart,
  fields: CartFields,
  totals: Totals,
  request: SummaryRequest,
): Violation[] => {
  if (request.validation === 'SKIP_VALIDATIONS') return []
  const { minimumOrderMinor } = site.commerce
  const short = priced.lines.length > 0 && totals.subtotal - totals.discount < minimumOrderMinor
  return [
    ...aboutLines(priced),
    ...aboutSingleLines(site, priced, totals),
    ...aboutPayment(db, site, priced, fields),
    ...aboutDelivery(priced, totals, request),
    ...(short
      ? [
          {
            scope: 'GLOBAL',
            code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
            severity: 'ERROR' as const,
            description: `Orders begin at ${site.money.format(minimumOrderMinor)}.`,
          },
        ]
      : []),
  ]
}

export const totalsV2 = (site: Site, { cart, lines, coupon }: PricedCart, request: SummaryRequest): Totals => {
  const option = chosenOption(cart.info.selectedShippingOption)
  return totalsOf(site, lines, coupon, {
    tax: request.tax,
    shipping: request.delivery && (site.commerce.picksDelivery || option.code !== undefined),
    fees: request.fees,
    destination: destinationOf(cart.info.contactInfo?.address),
    option,
    ownerId: cart.visitorId,
    memberships: null,
  })
}

/** Changes with every price that the buyer has seen. */
export const priceToken = (cartId: string, totals: Totals): string =>
  `PVT.${createHash('sha256')
    .update(JSON.stringify([cartId, totals.lineAmounts, totals.total]))
    .digest('base64url')}`

/** A coupon that makes delivery free takes nothing off the lines. */
const discountsOf = (site: Site, { lines, coupon }: PricedCart, totals: Totals) => {
  const minor = totals.discount || totals.shippingDiscount
  if (!coupon || minor === 0) return []
  const ofLines = lines.flatMap(({ line }, i) =>
    totals.lineDiscounts[i] ? [{ lineItemId: line.id, amountOff: amountIn(site, totals.lineDiscounts[i]) }] : [],
  )
  return [
    {
      name: text(coupon.name),
      source: { sourceType: 'COUPON', couponCode: coupon.code },
      scope: totals.discount > 0 ? 'LINE_ITEM' : 'DELIVERY',
      total: amountIn(site, minor),
      lineItemDiscounts: ofLines,
    },
  ]
}

export const summaryBody = (db: Db, site: Site, priced: PricedCart, fields: CartFields, request: SummaryRequest) => {
  const { cart, lines } = priced
  const totals = totalsV2(site, priced, request)
  const amount = (minor: number) => amountIn(site, minor)
  const { giftCard } = fields
  const paid = request.giftCards ? paidByGiftCard(db, giftCard, totals.payNow) : 0
  const { option, rate } = totals
  return {
    cartId: cart.id,
    cartRevision: String(cart.revision),
    calculationId: randomUUID(),
    lineItems: lines.map((line, i) => {
      const { unit, total } = afterDiscount(line, totals.lineDiscounts[i] ?? 0)
      return { lineItemId: line.line.id, quantity: line.line.quantity, unitPrice: amount(unit), totalPrice: amount(total) }
    }),
    discounts: discountsOf(site, priced, totals),
    ...(option && { deliverySummary: { method: methodBody(option), price: amount(totals.shipping) } }),
    additionalFees: totals.fees.map(({ code, name, minor, lineIds }) => ({
      code,
      name: text(name),
      lineItemIds: lineIds,
      price: amount(minor),
      source: 'ITEM',
    })),
    taxSummary: {
      taxes: request.tax && totals.tax > 0 ? [{ name: text(rate.name), amount: amount(totals.tax) }] : [],
      pricesIncludeTax: rate.included,
      lineItemTaxes: lines.map(({ line }, i) => ({
        lineItemId: line.id,
        tax: amount(totals.lineTaxes[i] ?? 0),
        rate: String(request.tax ? rate.percent / 100 : 0),
      })),
      deliveryTax: amount(totals.shippingTax),
    },
    priceSummary: {
      // Discounts of lines are in their prices already.
      subtotal: amount(totals.subtotal - totals.discount),
      discount: amount(0),
      delivery: amount(totals.shipping),
      additionalFees: amount(totals.feesTotal),
      tax: amount(totals.tax),
      total: amount(totals.total),
    },
    paymentSummary: {
      giftCards: giftCard && paid > 0 ? [{ giftCardId: giftCard.id, redeemAmount: amount(paid) }] : [],
      memberships: [],
      subscriptionCharges: [],
      requiresPaymentAfterGiftCard: totals.payNow > paid,
      totalAfterGiftCards: amount(totals.total - paid),
      payNow: amount(totals.payNow - paid),
      payLater: amount(totals.payLater),
    },
    priceVerificationToken: priceToken(cart.id, totals),
    violations: violationsOf(db, site, priced, fields, totals, request),
  }
}

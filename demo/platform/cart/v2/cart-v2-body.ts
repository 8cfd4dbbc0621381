/** Carts of version 2 in the platform's JSON. The lines are those of version 1, under other names. */
import type { Site } from '../../site'
import { lineBody } from '../cart-body'
import type { PricedCart } from '../cart-service'
import { lineDiscountsOf } from '../coupons'
import { chosenOption, type DeliveryOption, deliveryOptions, isThisOption } from '../estimate/delivery'
import { destinationOf } from '../estimate/destination'
import type { PricedLine } from '../pricing'
import type { CartFields } from './cart-fields'
import { obfuscated } from './gift-cards'

const text = (original: string) => ({ original, translated: original })

/** Amounts have no text in version 2, and the converted one equals the price: visitors cannot choose another currency here. */
export const amountIn = ({ money }: Site, minor: number) => {
  const amount = money.toAmount(minor)
  return { amount, convertedAmount: amount }
}

const statusOf = ({ line, left, product }: PricedLine): string => {
  if (line.item.kind === 'catalog' && !product) return 'REMOVED_FROM_CATALOG'
  if (left >= line.quantity) return 'IN_STOCK'
  return left > 0 ? 'PARTIALLY_IN_STOCK' : 'OUT_OF_STOCK'
}

/** Fields of a line that depend on its kind. */
type Line = ReturnType<typeof lineBody> & Record<string, unknown>

/** After the discount of the line, as `totalPrice` is; `salePrice` is before it. */
export const afterDiscount = ({ totalMinor, line }: PricedLine, discountMinor: number) => {
  const total = totalMinor - discountMinor
  return { unit: Math.round(total / line.quantity), total }
}

const lineV2 = (site: Site, priced: PricedLine, discountMinor: number, couponCode: string | undefined) => {
  const line: Line = lineBody(site, priced)
  const { image, url, itemType, physicalProperties, subscriptionOptionInfo, serviceProperties } = line
  const amount = (minor: number) => amountIn(site, minor)
  const { unit, total } = afterDiscount(priced, discountMinor)
  return {
    id: line.id,
    name: line.productName,
    quantityInfo: {
      confirmedQuantity: line.quantity,
      requestedQuantity: line.quantity,
      ...(Number.isFinite(priced.left) && { availableQuantity: priced.left }),
      fixedQuantity: false,
    },
    pricing: {
      unitPrice: amount(unit),
      totalPrice: amount(total),
      priceUndetermined: false,
      breakdown: {
        fullPrice: amount(priced.fullMinor),
        salePrice: amount(priced.unitMinor),
        totalModifiersPrice: amount(0),
      },
    },
    source: {
      ...(line.catalogReference !== undefined && {
        catalogReference: line.catalogReference,
        rootCatalogItemId: line.rootCatalogItemId,
      }),
    },
    attributes: {
      descriptionLines: line.descriptionLines,
      ...(image !== undefined && { image }),
      ...(url !== undefined && { url }),
      ...(physicalProperties !== undefined && { physicalProperties }),
      ...(subscriptionOptionInfo !== undefined && { subscriptionInfo: subscriptionOptionInfo }),
      ...(serviceProperties !== undefined && { serviceProperties }),
      itemType,
      policies: [],
      membersOnly: false,
    },
    paymentConfig: { savePaymentMethod: false, paymentOption: line.paymentOption },
    status: statusOf(priced),
    modifierGroups: [],
    discounts: discountMinor > 0 ? [{ amountOff: amount(discountMinor), source: { sourceType: 'COUPON', couponCode } }] : [],
    customLineItem: line.customLineItem,
  }
}

export const methodBody = ({
  code,
  carrierId,
  title,
  pickup,
}: Pick<DeliveryOption, 'code' | 'carrierId' | 'title' | 'pickup'>) => ({
  code,
  appId: carrierId,
  title: text(title),
  pickup: pickup !== undefined,
})

/** The chosen method, if it is one of those for the cart's address. */
export const methodOf = (site: Site, { cart, lines }: PricedCart): DeliveryOption | undefined => {
  const chosen = chosenOption(cart.info.selectedShippingOption)
  const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const options = deliveryOptions(site, destinationOf(cart.info.contactInfo?.address), subtotal)
  return chosen.code === undefined ? undefined : options.find((option) => isThisOption(option, chosen))
}

export interface CartFacts {
  /** Whether it is the current cart of its owner. */
  isCurrent: boolean
  /** The order that it became. */
  orderId?: string
}

export const cartV2Body = (site: Site, priced: PricedCart, fields: CartFields, { isCurrent, orderId }: CartFacts) => {
  const { cart, lines, coupon } = priced
  const { money } = site
  const { currency: currencyCode } = money
  const { contactInfo, email } = cart.info
  const { address } = contactInfo ?? {}
  const method = methodOf(site, priced)
  const { giftCard, customCheckoutUrl, customer, billingAddress, billingContact, extendedFields, forms } = fields
  const owner = { [cart.ownedByMember ? 'memberId' : 'visitorId']: cart.visitorId }
  const discounts = lineDiscountsOf(coupon, lines, money)
  return {
    id: cart.id,
    createdDate: cart.createdAt,
    updatedDate: cart.updatedAt,
    revision: String(cart.revision),
    lineItems: lines.map((line, i) => lineV2(site, line, discounts[i] ?? 0, coupon?.code)),
    subtotal: amountIn(
      site,
      lines.reduce((sum, line, i) => sum + afterDiscount(line, discounts[i] ?? 0).total, 0),
    ),
    ...(cart.buyerNote && { note: cart.buyerNote }),
    coupons: coupon ? [{ id: coupon.id, code: coupon.code }] : [],
    source: { channelType: 'WEB', externalReferences: [], createdBy: owner },
    businessInfo: { languageCode: 'en', currencyCode },
    customerInfo: { ...owner, ...customer, ...(email && { email }), openAccess: false, languageCode: 'en', currencyCode },
    deliveryInfo: {
      ...(address !== undefined && { address }),
      ...(method && { method: methodBody(method) }),
      weightUnit: 'KG',
    },
    taxInfo: { pricesIncludeTax: site.commerce.taxIncluded },
    paymentInfo: {
      giftCards: giftCard
        ? [
            {
              id: giftCard.id,
              obfuscatedCode: obfuscated(giftCard.code),
              ...(giftCard.redeemMinor !== undefined && { requestedRedeemAmount: amountIn(site, giftCard.redeemMinor) }),
            },
          ]
        : [],
      ...(billingAddress && { billingAddress }),
      ...(billingContact && { billingContact }),
      currencyCode,
    },
    orderPlaced: orderId !== undefined,
    ...(orderId !== undefined && { orderId }),
    purchaseFlowId: cart.purchaseFlowId,
    settings: { lockGiftCard: false, lockCouponCode: false },
    currentCart: isCurrent,
    demo: false,
    ...(customCheckoutUrl && { customCheckoutUrl }),
    ...(extendedFields && { extendedFields }),
    ...(forms && { forms }),
  }
}

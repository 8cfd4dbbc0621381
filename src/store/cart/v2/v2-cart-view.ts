/** Version 2's cart (docs/platform.md §3 "Cart, version 2") → what the widget draws. Never throws: an unreadable field affects its own line only. */
import type { AmountV2, CartV2, LineItemV2 } from '../../../platform/cart/v2/model'
import type { MultiCurrencyPrice } from '../../../platform/wire/primitives'
import type { Amount } from '../../base/amount'
import type { CartDiscount, LineDetails } from '../../base/cart-answer'
import type { FormatMoney } from '../../base/format-money'
import { quantityOf } from '../../base/state'
import type { CartLineView, CartView } from '../../base/views'
import {
  amountOf,
  countOf,
  dateOf,
  numberOf,
  objectOr,
  objectsIn,
  pictureOf,
  textOf,
  urlOf,
  wordsOf,
} from '../../catalog/untrusted'
import { piecesOf, toOptions, translated, wholePieces } from '../read-price'

type Price = AmountV2 | null | undefined

/** The currency of the visitor, else that of the shop: `convertedAmount` and `amount` are in these. */
export function currenciesOf(cart: Partial<CartV2>): { own: string; shop: string } {
  const shop = textOf(objectOr(cart.businessInfo).currencyCode)
  return { own: textOf(objectOr(cart.customerInfo).currencyCode) || shop, shop }
}

/**
 * Version 2 sends numbers without text, so they are formatted here, in the visitor's currency where the platform has converted them. Nothing is
 * converted or added up by us.
 */
export function toAmountIn(cart: Partial<CartV2>, format: FormatMoney): (price: Price) => Amount | undefined {
  const { own, shop } = currenciesOf(cart)
  return (price) => {
    const { convertedAmount, amount } = objectOr(price)
    return convertedAmount == null
      ? amountOf(amount, undefined, shop || own, format)
      : amountOf(convertedAmount, undefined, own, format)
  }
}

type ToPrice = (price: Price) => MultiCurrencyPrice | undefined

/** With the text that version 1's amounts have, so that an amount without a conversion is shown in its own currency. */
export function toPriceIn(cart: Partial<CartV2>, format: FormatMoney): ToPrice {
  const amount = toAmountIn(cart, format)
  return (price) => {
    const read = amount(price)
    return price && read
      ? { amount: price.amount, convertedAmount: `${read.value}`, formattedConvertedAmount: read.formatted }
      : undefined
  }
}

const toExtras = ({ modifierGroups }: LineItemV2, toPrice: ToPrice): LineDetails['modifierGroups'] =>
  objectsIn(modifierGroups).map(({ name, modifiers }) => ({
    name,
    modifiers: objectsIn(modifiers).map(({ label, price }) => ({ label, price: toPrice(price) })),
  }))

const detailsOf = (line: LineItemV2, toPrice: ToPrice): LineDetails => {
  const { itemType, physicalProperties, serviceProperties, subscriptionInfo } = objectOr(line.attributes)
  return {
    itemType,
    physicalProperties,
    serviceProperties,
    subscriptionOptionInfo: subscriptionInfo,
    catalogReference: objectOr(line.source).catalogReference,
    customLineItem: line.customLineItem,
    fixedQuantity: objectOr(line.quantityInfo).fixedQuantity,
    paymentOption: objectOr(line.paymentConfig).paymentOption,
    modifierGroups: toExtras(line, toPrice),
  }
}

/**
 * One unit, before coupons as in version 1: what discounts take off is said apart, and a price that was seen before has not changed by them.
 * `unitPrice` is after them, and only it is sure to contain what modifiers cost.
 */
function priceOf({ pricing, discounts }: LineItemV2): Price {
  const { unitPrice, breakdown } = objectOr(pricing)
  const { salePrice, totalModifiersPrice } = objectOr(breakdown)
  const isBefore = objectsIn(discounts).length > 0 && !numberOf(objectOr(totalModifiersPrice).amount)
  return (isBefore && salePrice) || unitPrice
}

/** @param place identifies a line without an id, which can be shown but not changed */
function toLine(
  line: LineItemV2,
  place: number,
  read: (price: Price) => Amount | undefined,
  toPrice: ToPrice,
  none: Amount,
): CartLineView {
  const id = wordsOf(line.id) ?? `line ${place}`
  const name = translated(line.name)
  const { totalPrice, breakdown, priceUndetermined, priceDescription } = objectOr(line.pricing)
  const { confirmedQuantity, requestedQuantity, availableQuantity } = objectOr(line.quantityInfo)
  const [confirmed, requested] = [wholePieces(confirmedQuantity), wholePieces(requestedQuantity)]
  const { catalogReference } = objectOr(line.source)
  const { image, url, descriptionLines } = objectOr(line.attributes)
  const productId = textOf(objectOr(catalogReference).catalogItemId)
  const left = countOf(availableQuantity)
  // The shop says what it costs later: until then its words stand for a price.
  const isPriced = priceUndetermined !== true
  const unpriced = isPriced ? none : { ...none, formatted: translated(priceDescription) }
  const price = (isPriced && read(priceOf(line))) || unpriced
  const fullPrice = isPriced ? read(objectOr(breakdown).fullPrice) : undefined
  // A line of which nothing is left keeps the quantity that was asked for, as in version 1.
  const quantity = confirmed || (requested ?? piecesOf(confirmedQuantity))
  return {
    id,
    key: id,
    place: 0,
    productId,
    variantId: wordsOf(objectOr(objectOr(catalogReference).options).variantId),
    name,
    url: urlOf(objectOr(url).url),
    picture: pictureOf(image, name),
    options: toOptions(descriptionLines),
    item: productId ? catalogReference : undefined,
    quantity,
    uncounted: (confirmed ?? requested) === undefined || undefined,
    cut: (requested ?? 0) > quantity || undefined,
    // A line of which nothing is left can only be removed.
    available: line.status !== 'OUT_OF_STOCK' && line.status !== 'REMOVED_FROM_CATALOG' && left !== 0,
    quantityAvailable: left,
    price,
    comparePrice: fullPrice && fullPrice.value > price.value && price.formatted ? fullPrice : undefined,
    total: (isPriced && read(totalPrice)) || price,
    details: detailsOf(line, toPrice),
  }
}

type DiscountV2 = NonNullable<CartV2['discounts']>[number]

function discountOf(
  { name, amountOff, source }: Partial<DiscountV2>,
  toPrice: ToPrice,
): Pick<CartDiscount, 'coupon' | 'discountRule'> {
  const code = wordsOf(objectOr(source).couponCode)
  const amount = toPrice(amountOff)
  return code ? { coupon: { code, name: translated(name) || undefined, amount } } : { discountRule: { name, amount } }
}

/** Those of the whole cart, then those of lines: one entry a line, as the platform sends no sum of several. */
const discountsOf = (cart: CartV2, toPrice: ToPrice): CartDiscount[] => [
  ...objectsIn(cart.discounts).map((discount) => ({ discountType: 'GLOBAL' as const, ...discountOf(discount, toPrice) })),
  ...objectsIn(cart.lineItems).flatMap((line) =>
    objectsIn(line.discounts).map((discount) => ({
      discountType: 'SPECIFIC_ITEMS' as const,
      lineItemIds: [line.id],
      ...discountOf(discount, toPrice),
    })),
  ),
]

export function toCartViewV2(cart: CartV2, format: FormatMoney): CartView {
  const { own } = currenciesOf(cart)
  const charged = wordsOf(objectOr(cart.paymentInfo).currencyCode)
  const read = toAmountIn(cart, format)
  const toPrice = toPriceIn(cart, format)
  // An amount that cannot be read has no text, because none is better than a wrong one.
  const none: Amount = { value: 0, currency: own, formatted: '' }
  const lines = objectsIn(cart.lineItems).map((line, place) => toLine(line, place, read, toPrice, none))
  const [coupon] = objectsIn(cart.coupons).filter(({ code }) => wordsOf(code))
  return {
    id: textOf(cart.id) || undefined,
    lines,
    count: quantityOf(lines),
    currency: own,
    chargedIn: charged === own ? undefined : charged,
    coupon: coupon && { id: textOf(coupon.id), code: textOf(coupon.code) },
    giftCards: objectsIn(objectOr(cart.paymentInfo).giftCards).map(({ id, obfuscatedCode }) => ({
      id: textOf(id),
      code: textOf(obfuscatedCode),
    })),
    note: textOf(cart.note) || undefined,
    discounts: discountsOf(cart, toPrice),
    weightUnit: wordsOf(objectOr(cart.deliveryInfo).weightUnit),
    updatedDate: dateOf(cart.updatedDate),
  }
}

/** Version 1's cart (docs/platform.md §3 "Cart") → what the widget draws. Never throws: an unreadable field affects its own line only. */
import type { Cart, LineItem } from '../../../platform/cart/model'
import type { FormatMoney } from '../../base/format-money'
import { quantityOf } from '../../base/state'
import type { CartLineView, CartView } from '../../base/views'
import { countOf, dateOf, objectOr, objectsIn, pictureOf, textOf, urlOf, wordsOf } from '../../catalog/untrusted'
import { amountIn, piecesOf, toAmount, toOptions, translated, wholePieces } from '../read-price'

/** @param place identifies a line without an id, which can be shown but not changed */
function toLine(line: LineItem, place: number, currency: string, format: FormatMoney): CartLineView {
  const id = wordsOf(line.id) ?? `line ${place}`
  const name = translated(line.productName)
  const price = toAmount(line.price, currency, format)
  const fullPrice = amountIn(line.fullPrice, currency, format)
  const productId = textOf(objectOr(line.catalogReference).catalogItemId)
  const { status, quantityAvailable } = objectOr(line.availability)
  const left = countOf(quantityAvailable)
  return {
    id,
    key: id,
    place: 0,
    productId,
    variantId: wordsOf(objectOr(objectOr(line.catalogReference).options).variantId),
    name,
    url: urlOf(objectOr(line.url).url),
    picture: pictureOf(line.image, name),
    options: toOptions(line.descriptionLines),
    item: productId ? line.catalogReference : undefined,
    quantity: piecesOf(line.quantity),
    uncounted: wholePieces(line.quantity) === undefined || undefined,
    // A line of which nothing is left can only be removed; “Only 0 left” would not say why it blocks the checkout.
    available: status !== 'NOT_FOUND' && status !== 'NOT_AVAILABLE' && left !== 0,
    quantityAvailable: left,
    price,
    comparePrice: fullPrice && fullPrice.value > price.value && price.formatted ? fullPrice : undefined,
    total: toAmount(line.lineItemPrice ?? line.price, currency, format),
    details: line,
  }
}

export function toCartView(cart: Cart, format: FormatMoney): CartView {
  const currency = textOf(cart.conversionCurrency) || textOf(cart.currency)
  const lines = objectsIn(cart.lineItems).map((line, place) => toLine(line, place, currency, format))
  const discounts = objectsIn(cart.appliedDiscounts)
  const coupon = discounts.map((discount) => objectOr(discount.coupon)).find(({ code }) => wordsOf(code))
  return {
    id: textOf(cart.id) || undefined,
    lines,
    count: quantityOf(lines),
    currency,
    coupon: coupon && { code: textOf(coupon.code), name: wordsOf(coupon.name) },
    note: textOf(cart.buyerNote) || undefined,
    discounts,
    weightUnit: wordsOf(cart.weightUnit),
    updatedDate: dateOf(cart.updatedDate),
  }
}

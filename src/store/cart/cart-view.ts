/** Platform cart (docs/platform.md §3 "Cart") → what the widget draws. Never throws: an unreadable field affects its own line only. */
import type { Cart, LineItem, MultiCurrencyPrice } from '../../platform/cart/model'
import { isRecord } from '../../platform/wire/record'
import type { FormatMoney } from '../base/format-money'
import { quantityOf } from '../base/state'
import { type Amount, type CartLineView, type CartView, EMPTY_CART, type LineOptionView } from '../base/views'
import {
  amountOf,
  colorOf,
  countOf,
  dateOf,
  numberOf,
  objectOr,
  objectsIn,
  pictureOf,
  textOf,
  urlOf,
  wordsOf,
} from '../catalog/untrusted'

type Price = MultiCurrencyPrice | null | undefined

/** Prefers the amount in the visitor's currency, as the platform's own pages do. Undefined when unreadable. */
export function amountIn(price: Price, currency: string, format: FormatMoney): Amount | undefined {
  const { convertedAmount, amount, formattedConvertedAmount, formattedAmount } = objectOr(price)
  const words = wordsOf(formattedConvertedAmount) ?? wordsOf(formattedAmount)
  return (
    amountOf(convertedAmount ?? amount, words, currency, format) ?? (words ? { value: 0, currency, formatted: words } : undefined)
  )
}

/** An absent amount is zero; an unreadable one has no text, because none is better than a wrong one. */
export const toAmount = (price: Price, currency: string, format: FormatMoney): Amount =>
  amountIn(price, currency, format) ?? { value: 0, currency, formatted: price == null ? format(0, currency) : '' }

/** The text in the visitor's language if the platform has it, otherwise the original; empty without either. */
export function translated(text: { original?: unknown; translated?: unknown } | null | undefined): string {
  const { translated: ours, original } = objectOr(text)
  return textOf(ours) || textOf(original)
}

/** Quantity of a line; 1 when unreadable, because the line exists. */
export const piecesOf = (value: unknown): number => wholePieces(value) ?? 1

function wholePieces(value: unknown): number | undefined {
  const pieces = Math.ceil(numberOf(value) ?? -1)
  return pieces >= 0 && Number.isSafeInteger(pieces) ? pieces : undefined
}

/** Whether the line's quantity was readable, not guessed. */
export const isCounted = ({ details }: CartLineView): boolean => wholePieces(details?.quantity) !== undefined

const toOptions = (line: LineItem): LineOptionView[] =>
  objectsIn(line.descriptionLines).flatMap(({ name, plainText, colorInfo }) => {
    const value = translated(isRecord(colorInfo) ? colorInfo : plainText)
    return value || translated(name) ? [{ name: translated(name), value, color: colorOf(objectOr(colorInfo).code) }] : []
  })

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
    options: toOptions(line),
    item: productId ? line.catalogReference : undefined,
    quantity: piecesOf(line.quantity),
    // A line of which nothing is left can only be removed; “Only 0 left” would not say why it blocks the checkout.
    available: status !== 'NOT_FOUND' && status !== 'NOT_AVAILABLE' && left !== 0,
    quantityAvailable: left,
    price,
    comparePrice: fullPrice && fullPrice.value > price.value && price.formatted ? fullPrice : undefined,
    total: toAmount(line.lineItemPrice ?? line.price, currency, format),
    details: line,
  }
}

export function toCartView(cart: Cart | null, format: FormatMoney): CartView {
  if (!cart) return EMPTY_CART
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

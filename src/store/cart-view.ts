/** Platform cart (spec §3 "Cart") → what the widget draws. */
import type { Cart, LineItem, MultiCurrencyPrice } from '../platform/cart/model'
import { quantityOf } from './quantity'
import { type Amount, type CartLineView, type CartView, EMPTY_CART, type LineOptionView, type Picture } from './views'

/** @param value major currency units */
export type FormatMoney = (value: number, currency: string) => string

/** Prefers the amount converted to the visitor's currency, as the platform's own pages do. */
export function toAmount(price: MultiCurrencyPrice | undefined, currency: string, format: FormatMoney): Amount {
  const value = Number(price?.convertedAmount ?? price?.amount ?? 0)
  return { value, currency, formatted: price?.formattedConvertedAmount || price?.formattedAmount || format(value, currency) }
}

/** The platform leaves lists out, and now and then puts null into one. */
export const listOf = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((item) => item != null) as T[]

/** In the visitor's language where the platform has it; empty when it has nothing. */
export const textOf = (text: { original?: string | null; translated?: string | null } | null | undefined): string =>
  text?.translated || text?.original || ''

function toPicture(line: LineItem, alt: string): Picture | undefined {
  const image = line.image
  if (!image?.url) return undefined
  return { url: image.url, width: image.width, height: image.height, alt: image.alt || alt }
}

function toOptions(line: LineItem): LineOptionView[] {
  return listOf(line.descriptionLines).map((description) => ({
    name: textOf(description.name),
    value: textOf(description.colorInfo ?? description.plainText),
    color: description.colorInfo?.code ?? undefined,
  }))
}

function toLine(line: LineItem, currency: string, format: FormatMoney): CartLineView {
  const name = textOf(line.productName)
  const price = toAmount(line.price, currency, format)
  const fullPrice = line.fullPrice && toAmount(line.fullPrice, currency, format)
  const options = line.catalogReference?.options
  const status = line.availability?.status
  return {
    id: line.id,
    key: line.id,
    place: 0,
    productId: line.catalogReference?.catalogItemId ?? '',
    variantId: typeof options?.variantId === 'string' ? options.variantId : undefined,
    name,
    url: line.url?.url ?? undefined,
    picture: toPicture(line, name),
    options: toOptions(line),
    item: line.catalogReference,
    quantity: line.quantity,
    available: status !== 'NOT_FOUND' && status !== 'NOT_AVAILABLE',
    quantityAvailable: line.availability?.quantityAvailable ?? undefined,
    price,
    comparePrice: fullPrice && fullPrice.value > price.value ? fullPrice : undefined,
    total: toAmount(line.lineItemPrice ?? line.price, currency, format),
    details: line,
  }
}

export function toCartView(cart: Cart | null, format: FormatMoney): CartView {
  if (!cart) return EMPTY_CART
  const currency = cart.conversionCurrency || cart.currency || ''
  const lines = listOf(cart.lineItems).map((line) => toLine(line, currency, format))
  const discounts = listOf(cart.appliedDiscounts)
  const coupon = discounts.find((discount) => discount.coupon?.code)?.coupon
  return {
    id: cart.id,
    lines,
    count: quantityOf(lines),
    currency,
    coupon: coupon?.code ? { code: coupon.code, name: coupon.name || undefined } : undefined,
    note: cart.buyerNote || undefined,
    discounts,
    weightUnit: cart.weightUnit,
    updatedDate: cart.updatedDate,
  }
}

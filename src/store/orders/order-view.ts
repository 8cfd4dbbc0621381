/** The platform's order (docs/platform.md §3 "Order") → what the widget draws of it. Never throws: an unreadable field affects itself only. */
import { parseSafeUrl } from '../../platform/http/safe-url'
import type { Order, OrderLineItem } from '../../platform/order/model'
import type { MultiCurrencyPrice } from '../../platform/wire/primitives'
import type { Amount } from '../base/amount'
import type { CartItem } from '../base/cart-answer'
import type { FormatMoney } from '../base/format-money'
import type { LineOptionView, Picture } from '../base/views'
import { amountIn, piecesOf, toOptions, translated } from '../cart/read-price'
import { dateOf, entryOf, objectOr, objectsIn, pictureOf, textOf, wordsOf } from '../catalog/untrusted'

/** What became of an order, as its buyer sees it. */
export type OrderState = 'pending' | 'rejected' | 'canceled' | 'preparing' | 'partlySent' | 'sent'
export type OrderPayment =
  | 'notPaid'
  | 'paid'
  | 'partlyPaid'
  | 'pending'
  | 'partlyRefunded'
  | 'refunded'
  | 'paymentCanceled'
  | 'declined'
export type OrderSum = 'subtotal' | 'discount' | 'shipping' | 'fees' | 'tax' | 'total'

export interface DownloadView {
  /** Absent once it has expired. */
  url?: string
  expires?: Date
}

export interface OrderLineView {
  id: string
  name: string
  options: readonly LineOptionView[]
  picture?: Picture
  quantity: number
  /** Of one piece, without discounts. */
  price?: Amount
  total?: Amount
  download?: DownloadView
  /** Absent for what is in no catalog. */
  item?: CartItem
}

export interface OrderView {
  id: string
  /** As the buyer knows it. */
  number?: string
  date?: Date
  state: OrderState
  payment?: OrderPayment
  /** Whether parts of it were sent, so that there may be shipments to follow. */
  isSent: boolean
  lines: readonly OrderLineView[]
  /** In the order in which they are read; those of zero are left out, except for the total. */
  sums: readonly { sum: OrderSum; amount: Amount }[]
  total?: Amount
  delivery?: string
}

const STATES: Readonly<Record<string, OrderState>> = { PENDING: 'pending', REJECTED: 'rejected', CANCELED: 'canceled' }
const SENT: Readonly<Record<string, OrderState>> = { PARTIALLY_FULFILLED: 'partlySent', FULFILLED: 'sent' }
const PAYMENTS: Readonly<Record<string, OrderPayment>> = {
  NOT_PAID: 'notPaid',
  PAID: 'paid',
  PARTIALLY_PAID: 'partlyPaid',
  PENDING: 'pending',
  PENDING_MERCHANT: 'pending',
  PARTIALLY_REFUNDED: 'partlyRefunded',
  FULLY_REFUNDED: 'refunded',
  CANCELED: 'paymentCanceled',
  DECLINED: 'declined',
}

function toDownload({ digitalFile }: OrderLineItem, now: number): DownloadView | undefined {
  const { link, expirationDate } = objectOr(digitalFile)
  const url = parseSafeUrl(link)
  const expires = dateOf(expirationDate)
  if (!url && !expires) return undefined
  return { ...(url && !(expires && expires.getTime() < now) && { url: url.href }), expires }
}

export function toOrderLine(
  line: OrderLineItem,
  place: number,
  currency: string,
  format: FormatMoney,
  now: number,
): OrderLineView {
  const name = translated(line.productName)
  const { catalogItemId } = objectOr(line.catalogReference)
  return {
    id: wordsOf(line.id) ?? `line ${place}`,
    name,
    options: toOptions(line.descriptionLines),
    picture: pictureOf(line.image, name),
    quantity: piecesOf(line.quantity),
    price: amountIn(line.price, currency, format),
    total: amountIn(line.lineItemPrice ?? line.totalPriceBeforeTax, currency, format),
    download: toDownload(line, now),
    ...(wordsOf(catalogItemId) && { item: line.catalogReference as CartItem }),
  }
}

/** @param now milliseconds since 1970 */
export function toOrderView(order: Order, format: FormatMoney, now = Date.now()): OrderView {
  const currency = textOf(order.currency)
  const amount = (price: MultiCurrencyPrice | null | undefined) => amountIn(price, currency, format)
  const { subtotal, discount, shipping, totalAdditionalFees: fees, tax, total } = objectOr(order.priceSummary)
  const read = { subtotal, discount, shipping, fees, tax, total }
  const sums = (Object.keys(read) as OrderSum[]).flatMap((sum) => {
    const one = amount(read[sum])
    return one && (one.value || sum === 'total') ? [{ sum, amount: one }] : []
  })
  const sent = entryOf(SENT, order.fulfillmentStatus)
  return {
    id: textOf(order.id),
    number: wordsOf(order.number),
    date: dateOf(order.purchasedDate) ?? dateOf(order.createdDate),
    state: entryOf(STATES, order.status) ?? sent ?? 'preparing',
    payment: entryOf(PAYMENTS, order.paymentStatus),
    isSent: Boolean(sent),
    lines: objectsIn(order.lineItems).map((line, place) => toOrderLine(line, place, currency, format, now)),
    sums,
    total: amount(total),
    delivery: wordsOf(objectOr(order.shippingInfo).title),
  }
}

/** What members read of their own orders (docs/platform.md §7 "Orders", "Subscriptions"), each where the shop offers it. Nothing is stored. */
import { parseSafeUrl } from '../../platform/http/safe-url'
import { listFulfillments, searchOrders } from '../../platform/order/search-api'
import { querySubscriptionContracts } from '../../platform/order/subscription-api'
import type { Amount } from '../base/amount'
import type { ActionContext } from '../base/context'
import { ifOffered, type OfferedContext } from '../base/offered'
import { amountIn, translated } from '../cart/read-price'
import { countOf, dateOf, entryOf, objectOr, objectsIn, textOf, wordsOf } from '../catalog/untrusted'
import { type OrderView, toOrderView } from './order-view'

export interface OrderPageView {
  orders: readonly OrderView[]
  /** Of the next page; absent on the last one. */
  next?: string
}

export interface ShipmentView {
  date?: Date
  number?: string
  url?: string
  carrier?: string
}

export type SubscriptionUnit = 'day' | 'week' | 'month' | 'year' | 'unknown'

export interface SubscriptionView {
  id: string
  name: string
  unit: SubscriptionUnit
  interval: number
  since?: Date
  total?: Amount
}

export type OrdersContext = OfferedContext & Pick<ActionContext, 'formatMoney'>

const PAGE = 10

/** Without these, the platform leaves out orders that the shop has not confirmed, or has refused. */
const STATUS = { $in: ['APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] }

/** The newest first. Undefined where the shop does not tell members their orders. */
export const readOrders = async (context: OrdersContext, cursor?: string): Promise<OrderPageView | undefined> => {
  const page = await ifOffered(context, 'orders', () =>
    searchOrders(
      context.client,
      cursor ? { cursorPaging: { limit: PAGE, cursor } } : { filter: { status: STATUS }, cursorPaging: { limit: PAGE } },
    ),
  )
  if (!page) return undefined
  const { hasNext, cursors } = objectOr(page.metadata)
  return {
    orders: objectsIn(page.orders).map((order) => toOrderView(order, context.formatMoney)),
    next: hasNext === false ? undefined : wordsOf(objectOr(cursors).next),
  }
}

/** What of an order was sent, as far as it can be followed. Empty where the shop does not tell. */
export async function readShipments(context: OrdersContext, orderId: string): Promise<ShipmentView[]> {
  const sent = await ifOffered(context, 'fulfillments', () => listFulfillments(context.client, orderId))
  return objectsIn(sent?.fulfillments).flatMap(({ trackingInfo, createdDate }) => {
    const { trackingNumber, trackingLink, shippingProvider } = objectOr(trackingInfo)
    const [number, url] = [wordsOf(trackingNumber), parseSafeUrl(trackingLink)?.href]
    return number || url ? [{ number, url, carrier: wordsOf(shippingProvider), date: dateOf(createdDate) }] : []
  })
}

const UNITS: Readonly<Record<string, SubscriptionUnit>> = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' }

/** The platform tells neither whether a subscription runs nor when it charges next. Empty where the shop does not tell. */
export async function readSubscriptions(context: OrdersContext): Promise<SubscriptionView[]> {
  const page = await ifOffered(context, 'subscriptions', () => querySubscriptionContracts(context.client))
  return objectsIn(page?.subscriptionContracts).map(
    ({ id, title, lineItems, subscriptionSettings, createdDate, priceSummary, currency }) => {
      const { frequency, interval } = objectOr(subscriptionSettings)
      const names = objectsIn(lineItems).map(({ productName }) => translated(productName))
      return {
        id: textOf(id),
        name: names.filter(Boolean).join(', ') || textOf(title),
        unit: entryOf(UNITS, frequency) ?? 'unknown',
        interval: countOf(interval) || 1,
        since: dateOf(createdDate),
        total: amountIn(objectOr(priceSummary).total, textOf(currency), context.formatMoney),
      }
    },
  )
}

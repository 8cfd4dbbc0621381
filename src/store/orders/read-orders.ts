/** What members read of their own orders (docs/platform.md §7 "Orders"), where the shop offers it. Nothing is stored. */
import { searchOrders } from '../../platform/order/search-api'
import type { ActionContext } from '../base/context'
import { ifOffered, type OfferedContext } from '../base/offered'
import { objectOr, objectsIn, wordsOf } from '../catalog/untrusted'
import { type OrderView, toOrderView } from './order-view'

export interface OrderPageView {
  orders: readonly OrderView[]
  /** Of the next page; absent on the last one. */
  next?: string
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

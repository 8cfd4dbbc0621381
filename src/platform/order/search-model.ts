/** docs/platform.md §7 "Orders": searches, and what is known of an order besides it. */
import type { CursorPaging, Filter, Sort } from '../query/model'
import type { Order } from './model'

/** With a cursor, leave filter and sort away. Without a status in the filter, the platform leaves out `PENDING` and `REJECTED`. */
export interface OrderSearch {
  filter?: Filter
  /** @default the newest first */
  sort?: readonly Sort[]
  /** At most 100 orders a page. */
  cursorPaging?: CursorPaging
}

export interface OrderPage {
  orders: Order[]
  metadata?: { count?: number; cursors?: { next?: string; prev?: string }; hasNext?: boolean }
}

export interface OrderInvoices {
  orderId: string
  /** The platform gives no address of an invoice. */
  invoicesInfo?: { id?: string; appId?: string }[]
}

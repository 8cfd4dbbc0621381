/** What the orders of a member need from the page and the shop. */
import type { ReactNode } from 'react'
import type { AgainResult } from '../../store/orders/order-again.chunk'
import type { OrderView } from '../../store/orders/order-view'
import type { OrderPageView } from '../../store/orders/read-orders'
import type { ShipmentView } from '../../store/orders/read-shipments'
import type { SubscriptionView } from '../../store/orders/read-subscriptions'

export interface OrderServices {
  /** Asks for the first page ahead. */
  isOffered(): Promise<boolean>
  /** Undefined where the shop does not tell members their orders. Without a cursor the first page. */
  read(cursor?: string): Promise<OrderPageView | undefined>
  /** What draws an opened order. */
  loadDetails(): Promise<{ OrderDetails(props: OrderRowProps): ReactNode }>
  shipments(orderId: string): Promise<readonly ShipmentView[]>
  /** With what draws them. */
  subscriptions(): Promise<SubscriptionsProps & { Subscriptions(props: SubscriptionsProps): ReactNode }>
  again(order: OrderView): Promise<AgainResult>
  openCart(): void
  /** The hosted page on which subscriptions can be changed. */
  subscriptionsUrl?: string
}

export interface SubscriptionsProps {
  subscriptions: readonly SubscriptionView[]
  /** The hosted page on which they can be changed. */
  url?: string
}

export interface OrderRowProps {
  order: OrderView
  services: OrderServices
  onClose(): void
}

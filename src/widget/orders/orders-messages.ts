/** Texts of a member's orders. */
import type { OrdersMessages } from '../../i18n/catalogue'
import { enOrders } from '../../i18n/compiled/english/en-orders'
import { useMessages } from '../shop-context'

export const useOrdersMessages = (): OrdersMessages => useMessages('orders', enOrders)

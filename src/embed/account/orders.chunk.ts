/** A member's orders, once the member's menu opens. */
import { once } from '../../store/base/load-once'
import { type OrderPageView, readOrders, readParcels, readSubscriptions } from '../../store/orders/read-orders'
import type { OrderServices } from '../../widget/orders/order-services'
import type { PageShop } from '../page/page-shop'

export { Orders } from '../../widget/orders/Orders'

const loadOrderAgain = once(() => import('../../store/orders/order-again.chunk'))

/** For one member and one opening of the menu. */
export function orderServices({ shop }: PageShop, host: HTMLElement, subscriptionsUrl?: string): OrderServices {
  const context = async () => (await shop.engine()).context
  const readFirst = async () => readOrders(await context())
  let ahead: Promise<OrderPageView | undefined> | undefined
  return {
    subscriptionsUrl,
    isOffered() {
      ahead ??= readFirst()
      return ahead.then(Boolean, () => true) // a failure is told where the orders are
    },
    async read(cursor) {
      if (cursor) return readOrders(await context(), cursor)
      const first = ahead ?? readFirst()
      ahead = undefined // the next opening asks again
      return first
    },
    parcels: async (id) => readParcels(await context(), id),
    subscriptions: async () => readSubscriptions(await context()),
    async again({ lines }) {
      const { orderAgain } = await loadOrderAgain()
      return orderAgain(await shop.engine(), lines, host)
    },
    openCart: shop.openDrawer,
  }
}

/** A member's orders, once the member's menu opens. */
import { once } from '../../store/base/load-once'
import { type OrderPageView, readOrders } from '../../store/orders/read-orders'
import type { OrderServices } from '../../widget/orders/order-services'
import type { PageShop } from '../page/page-shop'

export { Orders } from '../../widget/orders/Orders'

const loadOrderAgain = once(() => import('../../store/orders/order-again.chunk'))

const loadDetails = once(() => import('../../widget/orders/order-details.chunk'))

const loadSubscriptions = once(() => import('../../widget/orders/subscriptions.chunk'))

/** For one member and one opening of the menu. */
export function orderServices({ shop }: PageShop, host: HTMLElement, subscriptionsUrl?: string): OrderServices {
  const context = async () => (await shop.engine()).context
  /** The visitor reads of a failure where it happens; the page hears why. */
  const reporting = <T>(work: Promise<T>) =>
    work.catch(async (thrown: unknown) => {
      throw (await shop.engine()).fail(thrown, host)
    })
  const read = async (cursor?: string) => readOrders(await context(), cursor)
  const readFirst = () => reporting(read())
  let ahead: Promise<OrderPageView | undefined> | undefined
  return {
    subscriptionsUrl,
    loadDetails,
    isOffered() {
      ahead ??= readFirst()
      return ahead.then(Boolean, () => true) // a failure is told where the orders are
    },
    async read(cursor) {
      if (cursor) return reporting(read(cursor))
      const first = ahead ?? readFirst()
      ahead = undefined // the next opening asks again
      return first
    },
    shipments: (id) =>
      reporting(Promise.all([context(), loadDetails()]).then(([one, { readShipments }]) => readShipments(one, id))),
    subscriptions: () =>
      reporting(
        Promise.all([context(), loadSubscriptions()]).then(async ([one, { Subscriptions, readSubscriptions }]) => {
          const subscriptions = await readSubscriptions(one)
          return { Subscriptions, subscriptions }
        }),
      ),
    async again({ lines }) {
      const { orderAgain } = await loadOrderAgain()
      return orderAgain(await shop.engine(), lines, host)
    },
    openCart: shop.openDrawer,
  }
}

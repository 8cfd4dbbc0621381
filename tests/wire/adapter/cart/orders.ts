/** Rules for `orders`. */
import { getOrder } from '../../../../src/platform/order/api'
import { positional } from '../positional'
import type { Rules } from '../rule'

export const ordersRules: Rules = {
  'orders.getOrder': positional('orders.getOrder', { fields: ['id'] }, async (caller, { id }: { id: string }) => ({
    order: await getOrder(caller, id),
  })),
}

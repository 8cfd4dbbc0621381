/** Rules for `orders`, `orderFulfillments`, `orderInvoices` and `subscriptionContracts`. */
import { getOrder } from '../../../../src/platform/order/api'
import {
  listFulfillments,
  listFulfillmentsOfOrders,
  listInvoicesOfOrders,
  searchOrders,
} from '../../../../src/platform/order/search-api'
import type { OrderSearch } from '../../../../src/platform/order/search-model'
import { getSubscriptionContract, querySubscriptionContracts } from '../../../../src/platform/order/subscription-api'
import { positional } from '../positional'
import { cursorQuery } from '../query'
import type { Rules } from '../rule'

interface OfOrders {
  orderIds: string[]
}

export const ordersRules: Rules = {
  'orders.getOrder': positional('orders.getOrder', { fields: ['id'] }, async (caller, { id }: { id: string }) => ({
    order: await getOrder(caller, id),
  })),
  'orders.searchOrders': positional(
    'orders.searchOrders',
    { fields: ['search'] },
    (caller, { search }: { search: OrderSearch }) => searchOrders(caller, search),
  ),
  'orderFulfillments.listFulfillmentsForSingleOrder': positional(
    'orderFulfillments.listFulfillmentsForSingleOrder',
    { fields: ['orderId'] },
    async (caller, { orderId }: { orderId: string }) => ({ orderWithFulfillments: await listFulfillments(caller, orderId) }),
  ),
  'orderFulfillments.listFulfillmentsForMultipleOrders': positional(
    'orderFulfillments.listFulfillmentsForMultipleOrders',
    { fields: ['orderIds'] },
    async (caller, { orderIds }: OfOrders) => ({ ordersWithFulfillments: await listFulfillmentsOfOrders(caller, orderIds) }),
  ),
  'orderInvoices.listInvoicesForMultipleOrders': positional(
    'orderInvoices.listInvoicesForMultipleOrders',
    { fields: ['orderIds'] },
    async (caller, { orderIds }: OfOrders) => ({ invoicesForOrder: await listInvoicesOfOrders(caller, orderIds) }),
  ),
  'subscriptionContracts.getSubscriptionContract': positional(
    'subscriptionContracts.getSubscriptionContract',
    { fields: ['subscriptionContractId'] },
    async (caller, { subscriptionContractId }: { subscriptionContractId: string }) => ({
      subscriptionContract: await getSubscriptionContract(caller, subscriptionContractId),
    }),
  ),
  'subscriptionContracts.querySubscriptionContracts': cursorQuery(
    'subscriptionContracts.querySubscriptionContracts',
    'subscriptionContracts',
    querySubscriptionContracts,
  ),
}

/** docs/platform.md §7 "Server-pushed events": orders, their payments and fulfilments, subscriptions. */
import {
  CHARGEBACK_CONVERSION,
  FULFILLMENTS_CONVERSION,
  ORDER_CHANGES_CONVERSION,
  ORDER_CONVERSION,
  ORDER_TRANSACTIONS_CONVERSION,
  REFUND_CONVERSION,
  SUBSCRIPTION_CONTRACT_CONVERSION,
} from '../../order/conversion'
import type { Conversion } from '../../wire/convert'
import { toDate } from '../../wire/scalars'
import type { EventDefinition } from './definition'

const ORDER = { order: ORDER_CONVERSION }
const TRANSACTIONS = { orderTransactions: ORDER_TRANSACTIONS_CONVERSION }
const CHARGEBACK = { chargeback: CHARGEBACK_CONVERSION, orderTransactions: ORDER_TRANSACTIONS_CONVERSION }
const COMMITTED: Conversion = [[toDate, 'commitDate']]

export const orderCreated = { type: 'wix.ecom.v1.order_created', entity: ORDER_CONVERSION } as const satisfies EventDefinition
export const orderUpdated = { type: 'wix.ecom.v1.order_updated', entity: ORDER_CONVERSION } as const satisfies EventDefinition
export const orderApproved = { type: 'wix.ecom.v1.order_approved', parts: ORDER } as const satisfies EventDefinition
export const orderCanceled = { type: 'wix.ecom.v1.order_canceled', parts: ORDER } as const satisfies EventDefinition
export const orderFulfilled = { type: 'wix.ecom.v1.order_fulfilled', parts: ORDER } as const satisfies EventDefinition
export const orderImported = { type: 'wix.ecom.v1.order_imported', parts: ORDER } as const satisfies EventDefinition
export const orderImportedOrderDeleted = {
  type: 'wix.ecom.v1.order_imported_order_deleted',
  parts: ORDER,
} as const satisfies EventDefinition
export const orderPaymentStatusUpdated = {
  type: 'wix.ecom.v1.order_payment_status_updated',
  parts: ORDER,
} as const satisfies EventDefinition
export const orderCommitted = {
  type: 'wix.ecom.v1.order_committed',
  data: COMMITTED,
  parts: { order: ORDER_CONVERSION, changes: ORDER_CHANGES_CONVERSION },
} as const satisfies EventDefinition

export const fulfillmentsUpdated = {
  type: 'wix.ecom.v1.fulfillments_updated',
  entity: FULFILLMENTS_CONVERSION,
} as const satisfies EventDefinition

export const orderTransactionsUpdated = {
  type: 'wix.ecom.v1.order_transactions_updated',
  parts: TRANSACTIONS,
} as const satisfies EventDefinition
export const orderTransactionsDetailsUpdated = {
  type: 'wix.ecom.v1.order_transactions_details_updated',
  parts: TRANSACTIONS,
} as const satisfies EventDefinition
export const orderTransactionsRefundCompleted = {
  type: 'wix.ecom.v1.order_transactions_refund_completed',
  parts: { refund: REFUND_CONVERSION, orderTransactions: ORDER_TRANSACTIONS_CONVERSION },
} as const satisfies EventDefinition
export const orderTransactionsChargebackApproved = {
  type: 'wix.ecom.v1.order_transactions_chargeback_approved',
  parts: CHARGEBACK,
} as const satisfies EventDefinition
export const orderTransactionsChargebackReversed = {
  type: 'wix.ecom.v1.order_transactions_chargeback_reversed',
  parts: CHARGEBACK,
} as const satisfies EventDefinition

export const subscriptionContractCreated = {
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_created',
  entity: SUBSCRIPTION_CONTRACT_CONVERSION,
} as const satisfies EventDefinition
export const subscriptionContractUpdated = {
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  entity: SUBSCRIPTION_CONTRACT_CONVERSION,
} as const satisfies EventDefinition
export const subscriptionContractDeleted = {
  type: 'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
  entity: SUBSCRIPTION_CONTRACT_CONVERSION,
} as const satisfies EventDefinition

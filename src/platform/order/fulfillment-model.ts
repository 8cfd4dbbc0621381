/** docs/platform.md §3 "Fulfillments". */
import type { Open, ValueOf } from '../wire/enum'

/** docs/platform.md §4 "Fulfilment status". */
export const FulfillmentRecordStatus = {
  NOT_FULFILLED: 'NOT_FULFILLED',
  FULFILLED: 'FULFILLED',
  CANCELED: 'CANCELED',
  PARTIALLY_FULFILLED: 'PARTIALLY_FULFILLED',
} as const
export type FulfillmentRecordStatus = ValueOf<typeof FulfillmentRecordStatus>

export interface Fulfillment {
  id?: string
  lineItems?: { id?: string; quantity?: number }[]
  status?: Open<FulfillmentRecordStatus>
  trackingInfo?: { trackingNumber?: string; shippingProvider?: string; trackingLink?: string }
  completed?: boolean
  createdDate?: Date
}

/** All fulfilments of one order. */
export interface OrderFulfillments {
  orderId?: string
  fulfillments?: Fulfillment[]
}

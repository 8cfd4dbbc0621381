/** docs/platform.md §3 "Fulfillments". */
import { enumOf, type Open, type ValueOf } from '../wire/enum'

/** docs/platform.md §4 "Fulfilment status". */
export const FulfillmentRecordStatus = /*#__PURE__*/ enumOf('NOT_FULFILLED', 'FULFILLED', 'CANCELED', 'PARTIALLY_FULFILLED')
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

/** Specification §3 "Order", read. Needs an elevated client, or the member whose order it is. */
import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { type Conversion, type Converter, convert, entityIn } from '../wire/convert'
import { toImage } from '../wire/media'
import { toDate, toNumber } from '../wire/scalars'
import type { Order } from './model'

const IMAGE: Conversion = [
  [toDate, 'urlExpirationDate'],
  [toNumber, 'focalPoint.x', 'focalPoint.y'],
]
const toLineImage: Converter = (value) => convert(toImage(value), IMAGE)

const ORDER: Conversion = [
  [
    toDate,
    'createdDate',
    'updatedDate',
    'purchasedDate',
    'lineItems.digitalFile.expirationDate',
    'lineItems.subscriptionInfo.subscriptionSettings.startDate',
    'lineItems.serviceProperties.scheduledDate',
    'lineItems.serviceProperties.endDate',
    'shippingInfo.logistics.deliverByDate',
    'shippingInfo.logistics.deliveryTimeSlot.from',
    'shippingInfo.logistics.deliveryTimeSlot.to',
    'activities.createdDate',
  ],
  [
    toNumber,
    'lineItems.physicalProperties.weight',
    'billingInfo.address.geocode.*',
    'recipientInfo.address.geocode.*',
    'shippingInfo.logistics.shippingDestination.address.geocode.*',
    'shippingInfo.logistics.pickupDetails.address.geocode.*',
  ],
  [toLineImage, 'lineItems.image'],
]

/**
 * GET /v1/orders/{id} (§3 "Order"). Resolves the order; amounts are decimal text in major units of its currency, weights in
 * `weightUnit`. Rejects with the platform's code or `HTTP_404` when there is none, `HTTP_403` for somebody else's.
 */
export const getOrder = (client: Caller, id: string, options?: CallOptions): Promise<Order> =>
  client.request({
    ...get(CART, path`/v1/orders/${id}`, { id }, options),
    read: (body) => entityIn<Order>(body, 'order', ORDER),
  })

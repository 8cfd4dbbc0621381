/** What of an order was sent (docs/platform.md §7 "Orders"), as far as it can be followed. */
import { parseSafeUrl } from '../../platform/http/safe-url'
import { listFulfillments } from '../../platform/order/search-api'
import { ifOffered, type OfferedContext } from '../base/offered'
import { dateOf, objectOr, objectsIn, wordsOf } from '../catalog/untrusted'

export interface ShipmentView {
  date?: Date
  number?: string
  url?: string
  carrier?: string
}

/** Empty where the shop does not tell. */
export async function readShipments(context: OfferedContext, orderId: string): Promise<ShipmentView[]> {
  const sent = await ifOffered(context, 'fulfillments', () => listFulfillments(context.client, orderId))
  return objectsIn(sent?.fulfillments).flatMap(({ trackingInfo, createdDate }) => {
    const { trackingNumber, trackingLink, shippingProvider } = objectOr(trackingInfo)
    const [number, url] = [wordsOf(trackingNumber), parseSafeUrl(trackingLink)?.href]
    return number || url ? [{ number, url, carrier: wordsOf(shippingProvider), date: dateOf(createdDate) }] : []
  })
}

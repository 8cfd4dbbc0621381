/** Conversions and replies that all calls of the second cart share. */
import type { Call, CallOptions, Path } from '../../http/call'
import { CART } from '../../http/gateway/gateway'
import { below, type Conversion, convert, entitiesIn, entityIn } from '../../wire/convert'
import { fromMedia, toImage } from '../../wire/media'
import type { JsonRecord } from '../../wire/record'
import { toDate, toNumber } from '../../wire/scalars'
import type { CartV2 } from './model'
import type { CalculatedCartV2, CartSummaryV2, UpsellsV2 } from './summary-model'

export const CART_V2_CONVERSION: Conversion = [
  [
    toDate,
    'createdDate',
    'updatedDate',
    'lineItems.source.catalogOverrideFields.image.urlExpirationDate',
    'lineItems.attributes.image.urlExpirationDate',
    'lineItems.attributes.subscriptionInfo.subscriptionSettings.startDate',
    'lineItems.attributes.serviceProperties.scheduledDate',
    'lineItems.attributes.serviceProperties.endDate',
  ],
  [
    toNumber,
    'lineItems.source.catalogOverrideFields.physicalProperties.weight',
    'lineItems.attributes.physicalProperties.weight',
    'deliveryInfo.address.geocode.*',
    'paymentInfo.billingAddress.geocode.*',
    'tcAppliedDiscounts.merchantDiscount.percentage',
  ],
  [toImage, 'lineItems.source.catalogOverrideFields.image', 'lineItems.attributes.image'],
]
export const SUMMARY_V2_CONVERSION: Conversion = [[toDate, 'paymentSummary.subscriptionCharges.charges.cycleBillingDate']]

/** Images are the only values of a request whose type differs from the wire format. */
const CART_IMAGES: Conversion = [[fromMedia, 'lineItems.source.catalogOverrideFields.image', 'lineItems.attributes.image']]
const ITEM_IMAGES: Conversion = [[fromMedia, 'catalogItems.catalogOverrideFields.image', 'customItems.attributes.image']]

export const toItems = (items: object): object => convert(items, ITEM_IMAGES)
export const toPatch = (patch: object): object => convert(patch, CART_IMAGES)
export const toNewCart = (cart: object): object => convert(toItems(cart), below('cart', CART_IMAGES))

/** Throws when `lineItems` is not a list, which the transport reports as a bad response: the cart must not look empty then. */
export function readCart(body: JsonRecord): CartV2 {
  const cart = entityIn<CartV2>(body, 'cart', CART_V2_CONVERSION)
  return { ...cart, lineItems: entitiesIn(cart as object as JsonRecord, 'lineItems') }
}

export const readCalculation = (body: JsonRecord): CalculatedCartV2 => ({
  cart: readCart(body),
  summary: entityIn<CartSummaryV2>(body, 'summary', SUMMARY_V2_CONVERSION),
})

export const readUpsells = (body: JsonRecord): UpsellsV2 => ({ ...body, itemsUpsells: entitiesIn(body, 'itemsUpsells') })

/** Without the recovery, so that a call may read another reply. */
export type CartCall = Omit<Call<CartV2>, 'recover'>

/** A POST whose reply is a cart, unless `read` says otherwise. */
export const post = (path: Path, body: object, options?: CallOptions): CartCall => ({
  ...options,
  service: CART,
  method: 'POST',
  path,
  body,
  read: readCart,
})

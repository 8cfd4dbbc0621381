/** docs/platform.md §7 "Checkout, version 1; delivery and gift cards": the ways in which goods can be delivered, without a cart. */
import type { CatalogReference, WeightUnit } from '../cart/model'
import type { DeliveryAllocation } from '../checkout/model'
import type { Caller, CallOptions } from '../http/call'
import { DELIVERY } from '../http/gateway/gateway'
import { readByPost } from '../http/read-call'
import { type Conversion, entitiesIn } from '../wire/convert'
import type { Open } from '../wire/enum'
import type { Address, ExtendedFields, MultiCurrencyPrice } from '../wire/primitives'
import type { JsonRecord } from '../wire/record'
import { toDate, toNumber } from '../wire/scalars'

/** Goods to deliver. Prices are decimal text in `currency`. */
export interface DeliverableItem {
  id?: string
  name?: string
  quantity?: number
  catalogReference?: CatalogReference
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  totalPrice?: string
  priceBeforeDiscount?: string
  [field: string]: unknown
}

export interface DeliveryQuestion {
  destination?: Address
  origin?: Address
  /** ISO 4217. */
  currency?: string
  contactDetails?: { firstName?: string; lastName?: string; phone?: string; company?: string }
  weightUnit?: WeightUnit
  userPreferences?: readonly unknown[]
  purchaseFlowId?: string
  externalReferences?: readonly unknown[]
  extendedFields?: ExtendedFields
}

export interface DeliverySolution {
  code: string
  /** What `setDeliveryMethodForCurrentCartV2` takes. */
  deliveryReference?: { code: string; appId?: string }
  title?: string
  logistics?: {
    deliveryTime?: string
    instructions?: string
    deliveryTimeSlot?: { from?: Date; to?: Date }
    pickupDetails?: { address?: Address | null; businessLocation?: boolean; pickupMethod?: string }
  }
  /** `price` is decimal text in `currency`. */
  cost?: { price?: string; currency?: string; deliveryPrice?: MultiCurrencyPrice; [field: string]: unknown }
  deliveryAllocations?: DeliveryAllocation[]
  /** Delivers only some of the goods. */
  partial?: boolean
}

export interface DeliverySolutions {
  deliverySolutions: DeliverySolution[]
  /** Carriers that could not answer. */
  errors?: { appId?: string; errorDetails?: { applicationError?: { code?: Open<string>; description?: string } } }[]
}

export const SOLUTIONS_CONVERSION: Conversion = [
  [toDate, 'logistics.deliveryTimeSlot.*'],
  [toNumber, 'logistics.pickupDetails.address.geocode.*'],
]

const readSolutions = (body: JsonRecord): DeliverySolutions => ({
  ...body,
  deliverySolutions: entitiesIn(body, 'deliverySolutions', SOLUTIONS_CONVERSION),
})

/**
 * POST /v1/get-delivery-solutions. Resolves the ways to deliver the goods. The platform's declaration is for apps: a visitor may get
 * `status` 403. Rejects with `NO_DELIVERY_REGION_FOUND`, `REQUIRED_COUNTRY`, `MISSING_DEFAULT_DELIVERY_PROFILE` or
 * `MISSING_CURRENCY_IN_THE_REQUEST_HEADERS`.
 */
export const getDeliverySolutions = (
  client: Caller,
  lineItems: readonly DeliverableItem[],
  question: DeliveryQuestion = {},
  options?: CallOptions,
): Promise<DeliverySolutions> =>
  client.request({
    ...readByPost(DELIVERY, '/v1/get-delivery-solutions', { lineItems, ...question }, options),
    read: readSolutions,
  })

/** docs/platform.md §3 and §4: shipping options, shipping configuration, delivery profile. */
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { Address, ExtendedFields } from '../wire/primitives'

/** docs/platform.md §4: "total weight, price or quantity". */
export const ShippingRuleSubject = /*#__PURE__*/ enumOf('BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY')
export type ShippingRuleSubject = ValueOf<typeof ShippingRuleSubject>
/** docs/platform.md §4 "Shipping rules … with operators". */
export const ShippingRuleOperator = /*#__PURE__*/ enumOf('EQ', 'GT', 'GTE', 'LT', 'LTE')
export type ShippingRuleOperator = ValueOf<typeof ShippingRuleOperator>
/** docs/platform.md §4 "carrier service names" (values not shown there). */
export const DomesticService = /*#__PURE__*/ enumOf('GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS')
export type DomesticService = ValueOf<typeof DomesticService>
/** docs/platform.md §4 "carrier service names" (values not shown there). */
export const InternationalService = /*#__PURE__*/ enumOf(
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
)
export type InternationalService = ValueOf<typeof InternationalService>
/** docs/platform.md §3 "enumerations for shipping" (values not shown there). */
export const PackageType = /*#__PURE__*/ enumOf(
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
)
export type PackageType = ValueOf<typeof PackageType>
/** docs/platform.md §3 "enumerations for shipping" (values not shown there). */
export const HandlingFeeType = /*#__PURE__*/ enumOf('FIXED', 'PERCENTAGE')
export type HandlingFeeType = ValueOf<typeof HandlingFeeType>
/** docs/platform.md §3 "enumerations for shipping" (values not shown there). */
export const DestinationScope = /*#__PURE__*/ enumOf('SPECIFIC_DESTINATIONS', 'WORLDWIDE')
export type DestinationScope = ValueOf<typeof DestinationScope>

/** An option that the buyer may choose in its delivery regions. */
export interface ShippingOptionRule {
  id: string
  revision?: string
  title?: string
  estimatedDeliveryTime?: string
  deliveryRegionId?: string
  deliveryRegionIds?: string[]
  rates?: {
    /** Decimal as text, major units. */
    amount?: string
    conditions?: { type?: Open<ShippingRuleSubject>; value?: string; operator?: Open<ShippingRuleOperator> }[]
    multiplyByQuantity?: boolean
  }[]
  extendedFields?: ExtendedFields
  createdDate?: Date
  updatedDate?: Date
}

export interface CarrierService<Service extends string> {
  id?: string
  service?: Open<Service>
  serviceSettings?: {
    estimatedDeliveryTime?: string
    handlingFee?: { value?: string; calculationType?: Open<HandlingFeeType> }
    freeDeliveryMinimumAmount?: string
  }
}

export interface ShippingConfiguration {
  id: string
  revision?: string
  deliveryRegionId?: string
  deliveryRegionIds?: string[]
  domesticServices?: CarrierService<DomesticService>[]
  internationalServices?: CarrierService<InternationalService>[]
  packageType?: Open<PackageType>
  packageDetails?: {
    name?: string
    dimensions?: Record<string, unknown>
    maxNumberOfProducts?: unknown
  }
  osLocationId?: string
  shipFromAddress?: Address | null
  backupWeight?: string
  extendedFields?: ExtendedFields
  createdDate?: Date
  updatedDate?: Date
}

export interface DeliveryCarrier {
  appId?: string
  backupRate?: { title?: string; amount?: string; active?: boolean }
  additionalCharges?: { description?: string; amount?: string }[]
}

export interface DeliveryRegion {
  id?: string
  name?: string
  active?: boolean
  deliveryCarriers?: DeliveryCarrier[]
  destinations?: { countryCode?: string; subdivisions?: string[] }[]
  createdDate?: Date
}

export interface DeliveryProfile {
  id: string
  revision?: string
  name?: string
  default?: boolean
  deliveryRegions?: DeliveryRegion[]
  createdBy?: { appId?: string; userId?: string }
  extendedFields?: ExtendedFields
  createdDate?: Date
  updatedDate?: Date
}

/** One region of a delivery profile, as events have it. */
export interface DeliveryRegionChange extends Omit<DeliveryRegion, 'id'> {
  deliveryProfileId?: string
  deliveryRegionId?: string
}

/** docs/platform.md §7 "Server-pushed events": discount rules, shipping options, shipping configuration, delivery profiles. */
import { DATED_CONVERSION } from '../../checkout/conversion'
import { DISCOUNT_RULE_CONVERSION } from '../../discount/conversion'
import { DELIVERY_PROFILE_CONVERSION } from '../../shipping/conversion'
import type { Conversion } from '../../wire/convert'
import { toDate } from '../../wire/scalars'
import type { EventDefinition } from './definition'

const REGION: Conversion = [[toDate, 'createdDate']]

export const discountRuleCreated = {
  type: 'wix.ecom.discounts.v1.discount_rule_created',
  entity: DISCOUNT_RULE_CONVERSION,
} as const satisfies EventDefinition
export const discountRuleUpdated = {
  type: 'wix.ecom.discounts.v1.discount_rule_updated',
  entity: DISCOUNT_RULE_CONVERSION,
} as const satisfies EventDefinition
export const discountRuleDeleted = {
  type: 'wix.ecom.discounts.v1.discount_rule_deleted',
  entity: DISCOUNT_RULE_CONVERSION,
} as const satisfies EventDefinition

export const shippingOptionCreated = {
  type: 'wix.ecom.v1.shipping_option_created',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const shippingOptionUpdated = {
  type: 'wix.ecom.v1.shipping_option_updated',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const shippingOptionDeleted = {
  type: 'wix.ecom.v1.shipping_option_deleted',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition

/** `shippo_configuration` on the wire. */
export const shippingConfigurationCreated = {
  type: 'wix.ecom.v1.shippo_configuration_created',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const shippingConfigurationUpdated = {
  type: 'wix.ecom.v1.shippo_configuration_updated',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const shippingConfigurationDeleted = {
  type: 'wix.ecom.v1.shippo_configuration_deleted',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition

export const deliveryProfileCreated = {
  type: 'wix.ecom.v1.delivery_profile_created',
  entity: DELIVERY_PROFILE_CONVERSION,
} as const satisfies EventDefinition
export const deliveryProfileUpdated = {
  type: 'wix.ecom.v1.delivery_profile_updated',
  entity: DELIVERY_PROFILE_CONVERSION,
} as const satisfies EventDefinition
export const deliveryProfileDeleted = {
  type: 'wix.ecom.v1.delivery_profile_deleted',
  entity: DELIVERY_PROFILE_CONVERSION,
} as const satisfies EventDefinition
export const deliveryProfileRegionAdded = {
  type: 'wix.ecom.v1.delivery_profile_region_added',
  data: REGION,
} as const satisfies EventDefinition
export const deliveryProfileRegionUpdated = {
  type: 'wix.ecom.v1.delivery_profile_region_updated',
  data: REGION,
} as const satisfies EventDefinition
export const deliveryProfileRegionRemoved = {
  type: 'wix.ecom.v1.delivery_profile_region_removed',
  data: REGION,
} as const satisfies EventDefinition

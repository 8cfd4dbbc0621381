/** docs/platform.md §4: the value sets of carts and estimates. */
import type { ValueOf } from '../wire/enum'

/** The type of a line item. */
export const ItemType = {
  PHYSICAL: 'PHYSICAL',
  DIGITAL: 'DIGITAL',
  GIFT_CARD: 'GIFT_CARD',
  SERVICE: 'SERVICE',
  UNRECOGNISED: 'UNRECOGNISED',
} as const
export type ItemType = ValueOf<typeof ItemType>

/** How a line item may be paid. */
export const PaymentOption = {
  FULL_PAYMENT_ONLINE: 'FULL_PAYMENT_ONLINE',
  FULL_PAYMENT_OFFLINE: 'FULL_PAYMENT_OFFLINE',
  MEMBERSHIP: 'MEMBERSHIP',
  DEPOSIT_ONLINE: 'DEPOSIT_ONLINE',
  MEMBERSHIP_OFFLINE: 'MEMBERSHIP_OFFLINE',
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
} as const
export type PaymentOption = ValueOf<typeof PaymentOption>

/** Where the buyer picks up an order. */
export const PickupMethod = {
  STORE_PICKUP: 'STORE_PICKUP',
  PICKUP_POINT: 'PICKUP_POINT',
} as const
export type PickupMethod = ValueOf<typeof PickupMethod>

/** What a discount in a cart applies to. */
export const AppliedDiscountType = {
  GLOBAL: 'GLOBAL',
  SPECIFIC_ITEMS: 'SPECIFIC_ITEMS',
  SHIPPING: 'SHIPPING',
} as const
export type AppliedDiscountType = ValueOf<typeof AppliedDiscountType>

/** What added a fee. */
export const AdditionalFeeSource = {
  SERVICE_PLUGIN: 'SERVICE_PLUGIN',
  ITEM: 'ITEM',
  MANUAL: 'MANUAL',
  UNKNOWN_ADDITIONAL_FEE_SOURCE: 'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  SHIPPING: 'SHIPPING',
  PLATFORM: 'PLATFORM',
} as const
export type AdditionalFeeSource = ValueOf<typeof AdditionalFeeSource>

/** How a line item shows one of its choices. */
export const DescriptionLineType = {
  UNRECOGNISED: 'UNRECOGNISED',
  PLAIN_TEXT: 'PLAIN_TEXT',
  COLOR: 'COLOR',
} as const
export type DescriptionLineType = ValueOf<typeof DescriptionLineType>

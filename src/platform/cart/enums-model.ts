/** docs/platform.md §4: the value sets of carts and estimates. */
import { enumOf, type ValueOf } from '../wire/enum'

/** The type of a line item. */
export const ItemType = /*#__PURE__*/ enumOf('PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE', 'UNRECOGNISED')
export type ItemType = ValueOf<typeof ItemType>

/** How a line item may be paid. */
export const PaymentOption = /*#__PURE__*/ enumOf(
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
)
export type PaymentOption = ValueOf<typeof PaymentOption>

/** Where the buyer picks up an order. */
export const PickupMethod = /*#__PURE__*/ enumOf('STORE_PICKUP', 'PICKUP_POINT')
export type PickupMethod = ValueOf<typeof PickupMethod>

/** What a discount in a cart applies to. */
export const AppliedDiscountType = /*#__PURE__*/ enumOf('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING')
export type AppliedDiscountType = ValueOf<typeof AppliedDiscountType>

/** What added a fee. */
export const AdditionalFeeSource = /*#__PURE__*/ enumOf(
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SHIPPING',
  'PLATFORM',
)
export type AdditionalFeeSource = ValueOf<typeof AdditionalFeeSource>

/** How a line item shows one of its choices. */
export const DescriptionLineType = /*#__PURE__*/ enumOf('UNRECOGNISED', 'PLAIN_TEXT', 'COLOR')
export type DescriptionLineType = ValueOf<typeof DescriptionLineType>

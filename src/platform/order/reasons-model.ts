/** docs/platform.md §8 "Reason catalogues". */
import { enumOf, type ValueOf } from '../wire/enum'

/** Why an order cannot be edited (docs/platform.md §8 "Order validation reasons"). */
export const OrderValidationReason = /*#__PURE__*/ enumOf(
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
  'ORDER_NOT_FOUND',
  'SUBSCRIPTION_LINE_ITEM_EXISTS',
  'AMOUNTS_DO_NOT_ADD_UP',
  'UNSUPPORTED_CATALOG_ITEM',
  'TAXABLE_EXISTING_ADDITIONAL_FEE',
  'ORDER_HAS_CHARGEBACKS',
  'EDITING_IS_NOT_ALLOWED_FOR_APP',
  'COUPON_BEHAVIOR_IS_UNDEFINED',
)
export type OrderValidationReason = ValueOf<typeof OrderValidationReason>
/** docs/platform.md §8 "Refund-not-possible reasons". */
export const NonRefundableReason = /*#__PURE__*/ enumOf(
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
)
export type NonRefundableReason = ValueOf<typeof NonRefundableReason>
/** The same for one payment; the last three are only in the specification. */
export const PaymentNonRefundableReason = /*#__PURE__*/ enumOf(
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PARTIALLY_PAID',
  'DEPOSIT_ONLINE_ITEM',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
)
export type PaymentNonRefundableReason = ValueOf<typeof PaymentNonRefundableReason>
/** docs/platform.md §8 "Capture-not-possible reasons". */
export const ManuallyRefundableReason = /*#__PURE__*/ enumOf('EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER')
export type ManuallyRefundableReason = ValueOf<typeof ManuallyRefundableReason>
/** docs/platform.md §8 "Charge results". */
export const MembershipChargeResult = /*#__PURE__*/ enumOf('CHARGED', 'CHARGE_FAILED', 'CHARGE_PENDING', 'VOIDED')
export type MembershipChargeResult = ValueOf<typeof MembershipChargeResult>

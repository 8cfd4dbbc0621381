/** docs/platform.md §8 "Reason catalogues": a message for each reason, for the shop's staff. */

/** Why an order cannot be edited or created again. */
export const ORDER_VALIDATION_MESSAGES = {
  PARTIALLY_OR_FULLY_REFUNDED: 'The order was already refunded, in part or in full.',
  UNSUPPORTED_CHANNEL_TYPE: 'The order comes from a channel whose orders cannot be edited.',
  ORDER_STATUS_IS_NOT_SUPPORTED: 'The order is in a state in which it cannot be edited.',
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'The shop’s currency is no longer that of the order.',
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'The shop’s unit of weight is no longer that of the order.',
  AMOUNTS_DO_NOT_ADD_UP: 'The amounts of the order do not add up to its total.',
  ORDER_NOT_FOUND: 'There is no such order.',
  SUBSCRIPTION_LINE_ITEM_EXISTS: 'The order contains a subscription.',
  UNSUPPORTED_CATALOG_ITEM: 'The order contains an item of a catalog whose items cannot be edited.',
  TAXABLE_EXISTING_ADDITIONAL_FEE: 'The order contains an additional fee that is taxed.',
  ORDER_HAS_CHARGEBACKS: 'A payment of this order was charged back.',
  EDITING_IS_NOT_ALLOWED_FOR_APP: 'The calling app may not edit this order.',
  COUPON_BEHAVIOR_IS_UNDEFINED: 'It is undefined what would happen to the order’s coupon.',
} as const

/** Why a payment cannot be refunded. */
export const NON_REFUNDABLE_MESSAGES = {
  NONE: 'The payment can be refunded.',
  ALREADY_REFUNDED: 'The payment was already refunded.',
  PROVIDER_IS_DOWN: 'The payment provider does not answer.',
  INTERNAL_ERROR: 'The platform failed; try again later.',
  NOT_PAID: 'Nothing has been paid.',
  ACCESS_DENIED: 'The payment provider denies the shop access.',
  ZERO_PRICE: 'There is no amount to refund.',
  DISABLED_BY_PROVIDER: 'The payment provider does not allow a refund in this case.',
  PENDING_REFUND: 'A refund of this payment is in progress.',
  FORBIDDEN: 'The caller may not refund payments.',
  TRANSACTION_NOT_FOUND: 'There is no such payment.',
  ORDER_IS_PENDING: 'The order is waiting for approval.',
  ORDER_IS_REJECTED: 'The order was rejected.',
  PARTIALLY_PAID: 'The order is only partly paid.',
  DEPOSIT_ONLINE_ITEM: 'The order contains an item for which only a deposit was paid online.',
} as const

/** Why an authorised amount cannot be captured. */
export const NON_CAPTURABLE_MESSAGES = {
  EXPIRED: 'The authorisation has expired.',
  NOT_SUPPORTED: 'The payment provider does not support a later capture.',
  OFFLINE: 'The payment was made outside the platform.',
  REQUIRES_CARD_READER: 'The payment needs the card in a card reader.',
} as const

/** Results of charging a membership. */
export const CHARGE_MESSAGES = {
  CHARGED: 'The membership was charged.',
  CHARGE_FAILED: 'The membership could not be charged.',
  CHARGE_PENDING: 'The charge is in progress.',
  VOIDED: 'The charge was voided.',
} as const

/** docs/platform.md §8 "Reason catalogues": a message for each reason, for the shop's staff. */

/** Why an order cannot be edited or created again. */
export const ORDER_VALIDATION_MESSAGES = {
  PARTIALLY_OR_FULLY_REFUNDED: 'Money of this order has been given back already.',
  UNSUPPORTED_CHANNEL_TYPE: 'The order comes from a channel whose orders cannot be edited.',
  ORDER_STATUS_IS_NOT_SUPPORTED: 'The order is in a state in which it cannot be edited.',
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'The shop has another currency now than the order.',
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'The shop has another unit of weight now than the order.',
  AMOUNTS_DO_NOT_ADD_UP: 'The amounts of the order do not add up to its total.',
  ORDER_NOT_FOUND: 'There is no such order.',
  SUBSCRIPTION_LINE_ITEM_EXISTS: 'The order holds a subscription.',
  UNSUPPORTED_CATALOG_ITEM: 'The order holds an item of a catalog whose items cannot be edited.',
  TAXABLE_EXISTING_ADDITIONAL_FEE: 'The order holds an additional fee that is taxed.',
  ORDER_HAS_CHARGEBACKS: 'A bank has taken back a payment of this order.',
  EDITING_IS_NOT_ALLOWED_FOR_APP: 'The app that asks may not edit this order.',
  COUPON_BEHAVIOR_IS_UNDEFINED: 'What would become of the order’s coupon is not settled.',
} as const

/** Why a payment cannot be refunded. */
export const NON_REFUNDABLE_MESSAGES = {
  NONE: 'Nothing stands in the way.',
  ALREADY_REFUNDED: 'The payment has been given back already.',
  PROVIDER_IS_DOWN: 'The payment provider does not answer.',
  INTERNAL_ERROR: 'The platform failed; try again later.',
  NOT_PAID: 'Nothing has been paid.',
  ACCESS_DENIED: 'The payment provider refuses the shop access.',
  ZERO_PRICE: 'There is no amount to give back.',
  DISABLED_BY_PROVIDER: 'The payment provider gives nothing back in this case.',
  PENDING_REFUND: 'A refund of this payment is under way.',
  FORBIDDEN: 'The caller may not refund.',
  TRANSACTION_NOT_FOUND: 'There is no such payment.',
  ORDER_IS_PENDING: 'The order waits for approval.',
  ORDER_IS_REJECTED: 'The order was rejected.',
  PARTIALLY_PAID: 'The order is paid in part only.',
  DEPOSIT_ONLINE_ITEM: 'The order holds an item of which only a deposit was paid online.',
} as const

/** Why an authorised amount cannot be captured. */
export const NON_CAPTURABLE_MESSAGES = {
  EXPIRED: 'The authorisation has run out.',
  NOT_SUPPORTED: 'The payment provider does not capture later.',
  OFFLINE: 'The payment was made outside the platform.',
  REQUIRES_CARD_READER: 'The payment needs the card and a reader.',
} as const

/** Results of charging a membership. */
export const CHARGE_MESSAGES = {
  CHARGED: 'The membership was charged.',
  CHARGE_FAILED: 'The membership could not be charged.',
  CHARGE_PENDING: 'The charge is under way.',
  VOIDED: 'The charge was taken back.',
} as const

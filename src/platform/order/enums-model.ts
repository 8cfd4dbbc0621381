/** docs/platform.md §4, §6 and §8: enumerations of orders. */
import { enumOf, type ValueOf } from '../wire/enum'

/** docs/platform.md §4 "Payment status". */
export const OrderPaymentStatus = /*#__PURE__*/ enumOf(
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
)
export type OrderPaymentStatus = ValueOf<typeof OrderPaymentStatus>
/** docs/platform.md §4 "Fulfilment status" of an order; `CANCELED` is from the specification, today only fulfilments have it. */
export const FulfillmentStatus = /*#__PURE__*/ enumOf('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED', 'CANCELED')
export type FulfillmentStatus = ValueOf<typeof FulfillmentStatus>
/** docs/platform.md §4 "Order approval". */
export const OrderStatus = /*#__PURE__*/ enumOf('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED')
export type OrderStatus = ValueOf<typeof OrderStatus>
/** docs/platform.md §4 "order history item types" (values not shown there). */
export const OrderActivityType = /*#__PURE__*/ enumOf(
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
)
export type OrderActivityType = ValueOf<typeof OrderActivityType>
/** The same for `activityType`, the newer of the two fields, without `CUSTOM_ACTIVITY`. */
export const OrderHistoryType = /*#__PURE__*/ enumOf(
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
)
export type OrderHistoryType = ValueOf<typeof OrderHistoryType>

/** The actions that an order allows (values not shown in the specification). */
export const OrderActionType = /*#__PURE__*/ enumOf(
  'EDIT',
  'UPDATE',
  'REFUND',
  'APPROVE',
  'CANCEL',
  'FULFILL',
  'COLLECT_PAYMENTS',
  'SEND_NOTIFICATIONS',
  'ADD_MERCHANT_ACTIVITY',
  'ADD_ACTIVITY',
  'CREATE_INVOICE',
  'CREATE_RECEIPTS',
  'ASSIGN_TAG',
  'PRINT_PACKAGING_SLIP',
  'MODIFY_INVENTORY',
)
export type OrderActionType = ValueOf<typeof OrderActionType>
/** docs/platform.md §3 "order sources" (values not shown there). */
export const OrderChannelType = /*#__PURE__*/ enumOf(
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
)
export type OrderChannelType = ValueOf<typeof OrderChannelType>
/** docs/platform.md §3 "order sources" (values not shown there). */
export const AttributionSource = /*#__PURE__*/ enumOf('UNSPECIFIED', 'FACEBOOK_ADS')
export type AttributionSource = ValueOf<typeof AttributionSource>
/** docs/platform.md §4 "Invoice status". */
export const InvoiceStatus = /*#__PURE__*/ enumOf(
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
)
export type InvoiceStatus = ValueOf<typeof InvoiceStatus>
/** Values not shown in the specification. */
export const InvoiceSourceType = /*#__PURE__*/ enumOf('UNKNOWN_SOURCE_TYPE', 'WIX_APP', 'EXTERNAL', 'ADMIN', 'OTHER')
export type InvoiceSourceType = ValueOf<typeof InvoiceSourceType>
/** docs/platform.md §3 "subdivision types" (values not shown there). */
export const SubdivisionType = /*#__PURE__*/ enumOf(
  'UNKNOWN_SUBDIVISION_TYPE',
  'ADMINISTRATIVE_AREA_LEVEL_1',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'ADMINISTRATIVE_AREA_LEVEL_3',
  'ADMINISTRATIVE_AREA_LEVEL_4',
  'ADMINISTRATIVE_AREA_LEVEL_5',
  'COUNTRY',
)
export type SubdivisionType = ValueOf<typeof SubdivisionType>

/** docs/platform.md §6 "Order actor types"; no enumeration of the platform has these names today. */
export const OrderActorType = /*#__PURE__*/ enumOf('USER', 'MEMBER', 'CONTACT', 'APP')
export type OrderActorType = ValueOf<typeof OrderActorType>

/** Specification §4, §6 and §8: the sets of values around an order. */
import type { ValueOf } from '../wire/enum'

/** Specification §4 "Payment status". */
export const OrderPaymentStatus = {
  UNSPECIFIED: 'UNSPECIFIED',
  NOT_PAID: 'NOT_PAID',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  FULLY_REFUNDED: 'FULLY_REFUNDED',
  PENDING: 'PENDING',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  PENDING_MERCHANT: 'PENDING_MERCHANT',
  CANCELED: 'CANCELED',
  DECLINED: 'DECLINED',
} as const
export type OrderPaymentStatus = ValueOf<typeof OrderPaymentStatus>
/** Specification §4 "Fulfilment status" of an order; `CANCELED` is the specification's, today only a fulfilment has it. */
export const FulfillmentStatus = {
  NOT_FULFILLED: 'NOT_FULFILLED',
  FULFILLED: 'FULFILLED',
  PARTIALLY_FULFILLED: 'PARTIALLY_FULFILLED',
  CANCELED: 'CANCELED',
} as const
export type FulfillmentStatus = ValueOf<typeof FulfillmentStatus>
/** Specification §4 "Order approval". */
export const OrderStatus = {
  INITIALIZED: 'INITIALIZED',
  APPROVED: 'APPROVED',
  CANCELED: 'CANCELED',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
} as const
export type OrderStatus = ValueOf<typeof OrderStatus>
/** Specification §4 "order history item types" (values not shown there). */
export const OrderActivityType = {
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  ORDER_PLACED: 'ORDER_PLACED',
  ORDER_PAID: 'ORDER_PAID',
  ORDER_FULFILLED: 'ORDER_FULFILLED',
  ORDER_NOT_FULFILLED: 'ORDER_NOT_FULFILLED',
  ORDER_CANCELED: 'ORDER_CANCELED',
  DOWNLOAD_LINK_SENT: 'DOWNLOAD_LINK_SENT',
  TRACKING_NUMBER_ADDED: 'TRACKING_NUMBER_ADDED',
  TRACKING_NUMBER_EDITED: 'TRACKING_NUMBER_EDITED',
  TRACKING_LINK_ADDED: 'TRACKING_LINK_ADDED',
  SHIPPING_CONFIRMATION_EMAIL_SENT: 'SHIPPING_CONFIRMATION_EMAIL_SENT',
  INVOICE_ADDED: 'INVOICE_ADDED',
  INVOICE_REMOVED: 'INVOICE_REMOVED',
  INVOICE_SENT: 'INVOICE_SENT',
  FULFILLER_EMAIL_SENT: 'FULFILLER_EMAIL_SENT',
  SHIPPING_ADDRESS_EDITED: 'SHIPPING_ADDRESS_EDITED',
  EMAIL_EDITED: 'EMAIL_EDITED',
  PICKUP_READY_EMAIL_SENT: 'PICKUP_READY_EMAIL_SENT',
  CUSTOM_ACTIVITY: 'CUSTOM_ACTIVITY',
  MERCHANT_COMMENT: 'MERCHANT_COMMENT',
  ORDER_PARTIALLY_PAID: 'ORDER_PARTIALLY_PAID',
  DRAFT_ORDER_CHANGES_APPLIED: 'DRAFT_ORDER_CHANGES_APPLIED',
  SAVED_PAYMENT_METHOD: 'SAVED_PAYMENT_METHOD',
  AUTHORIZED_PAYMENT_CREATED: 'AUTHORIZED_PAYMENT_CREATED',
  AUTHORIZED_PAYMENT_CAPTURED: 'AUTHORIZED_PAYMENT_CAPTURED',
  AUTHORIZED_PAYMENT_VOIDED: 'AUTHORIZED_PAYMENT_VOIDED',
  REFUND_INITIATED: 'REFUND_INITIATED',
  PAYMENT_REFUNDED: 'PAYMENT_REFUNDED',
  PAYMENT_REFUND_FAILED: 'PAYMENT_REFUND_FAILED',
  REFUNDED_AS_STORE_CREDIT: 'REFUNDED_AS_STORE_CREDIT',
  PAYMENT_PENDING: 'PAYMENT_PENDING',
  PAYMENT_CANCELED: 'PAYMENT_CANCELED',
  PAYMENT_DECLINED: 'PAYMENT_DECLINED',
  ORDER_PENDING: 'ORDER_PENDING',
  ORDER_REJECTED: 'ORDER_REJECTED',
  RECEIPT_CREATED: 'RECEIPT_CREATED',
  RECEIPT_SENT: 'RECEIPT_SENT',
  CHARGEBACK_CREATED: 'CHARGEBACK_CREATED',
  CHARGEBACK_REVERSED: 'CHARGEBACK_REVERSED',
} as const
export type OrderActivityType = ValueOf<typeof OrderActivityType>
/** What may be done to an order (values not shown in the specification). */
export const OrderActionType = {
  EDIT: 'EDIT',
  UPDATE: 'UPDATE',
  REFUND: 'REFUND',
  APPROVE: 'APPROVE',
  CANCEL: 'CANCEL',
  FULFILL: 'FULFILL',
  COLLECT_PAYMENTS: 'COLLECT_PAYMENTS',
  SEND_NOTIFICATIONS: 'SEND_NOTIFICATIONS',
  ADD_MERCHANT_ACTIVITY: 'ADD_MERCHANT_ACTIVITY',
  ADD_ACTIVITY: 'ADD_ACTIVITY',
  CREATE_INVOICE: 'CREATE_INVOICE',
  CREATE_RECEIPTS: 'CREATE_RECEIPTS',
  ASSIGN_TAG: 'ASSIGN_TAG',
  PRINT_PACKAGING_SLIP: 'PRINT_PACKAGING_SLIP',
  MODIFY_INVENTORY: 'MODIFY_INVENTORY',
} as const
export type OrderActionType = ValueOf<typeof OrderActionType>
/** Specification §3 "order sources" (values not shown there). */
export const OrderChannelType = {
  UNSPECIFIED: 'UNSPECIFIED',
  WEB: 'WEB',
  POS: 'POS',
  EBAY: 'EBAY',
  AMAZON: 'AMAZON',
  OTHER_PLATFORM: 'OTHER_PLATFORM',
  WIX_APP_STORE: 'WIX_APP_STORE',
  WIX_INVOICES: 'WIX_INVOICES',
  BACKOFFICE_MERCHANT: 'BACKOFFICE_MERCHANT',
  WISH: 'WISH',
  CLASS_PASS: 'CLASS_PASS',
  GLOBAL_E: 'GLOBAL_E',
  FACEBOOK: 'FACEBOOK',
  ETSY: 'ETSY',
  TIKTOK: 'TIKTOK',
  FAIRE_COM: 'FAIRE_COM',
  PAYPAL_AGENTIC_CHECKOUT: 'PAYPAL_AGENTIC_CHECKOUT',
  STRIPE_AGENTIC_CHECKOUT: 'STRIPE_AGENTIC_CHECKOUT',
  WIX_INVOICES_PLATFORM: 'WIX_INVOICES_PLATFORM',
  UCP_AGENTIC_CHECKOUT: 'UCP_AGENTIC_CHECKOUT',
} as const
export type OrderChannelType = ValueOf<typeof OrderChannelType>
/** Specification §3 "order sources" (values not shown there). */
export const AttributionSource = {
  UNSPECIFIED: 'UNSPECIFIED',
  FACEBOOK_ADS: 'FACEBOOK_ADS',
} as const
export type AttributionSource = ValueOf<typeof AttributionSource>
/** Specification §4 "Invoice status". */
export const InvoiceStatus = {
  Draft: 'Draft',
  Sent: 'Sent',
  Processing: 'Processing',
  Paid: 'Paid',
  Overdue: 'Overdue',
  Void: 'Void',
  Deleted: 'Deleted',
  PartiallyPaid: 'PartiallyPaid',
  PartialAndOverdue: 'PartialAndOverdue',
} as const
export type InvoiceStatus = ValueOf<typeof InvoiceStatus>
/** Values not shown in the specification. */
export const InvoiceSourceType = {
  UNKNOWN_SOURCE_TYPE: 'UNKNOWN_SOURCE_TYPE',
  WIX_APP: 'WIX_APP',
  EXTERNAL: 'EXTERNAL',
  ADMIN: 'ADMIN',
  OTHER: 'OTHER',
} as const
export type InvoiceSourceType = ValueOf<typeof InvoiceSourceType>
/** Specification §3 "subdivision types" (values not shown there). */
export const SubdivisionType = {
  UNKNOWN_SUBDIVISION_TYPE: 'UNKNOWN_SUBDIVISION_TYPE',
  ADMINISTRATIVE_AREA_LEVEL_1: 'ADMINISTRATIVE_AREA_LEVEL_1',
  ADMINISTRATIVE_AREA_LEVEL_2: 'ADMINISTRATIVE_AREA_LEVEL_2',
  ADMINISTRATIVE_AREA_LEVEL_3: 'ADMINISTRATIVE_AREA_LEVEL_3',
  ADMINISTRATIVE_AREA_LEVEL_4: 'ADMINISTRATIVE_AREA_LEVEL_4',
  ADMINISTRATIVE_AREA_LEVEL_5: 'ADMINISTRATIVE_AREA_LEVEL_5',
  COUNTRY: 'COUNTRY',
} as const
export type SubdivisionType = ValueOf<typeof SubdivisionType>

/** Specification §6 "Order actor types"; no enumeration of the platform has these names today. */
export const OrderActorType = {
  USER: 'USER',
  MEMBER: 'MEMBER',
  CONTACT: 'CONTACT',
  APP: 'APP',
} as const
export type OrderActorType = ValueOf<typeof OrderActorType>

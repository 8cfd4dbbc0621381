/** docs/platform.md §3 and §4: payments and refunds of an order. */
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { OrderPrice } from './model'
import type { MembershipChargeResult } from './reasons-model'

/** docs/platform.md §4 "Payment record status". */
export const PaymentRecordStatus = /*#__PURE__*/ enumOf(
  'UNDEFINED',
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
)
export type PaymentRecordStatus = ValueOf<typeof PaymentRecordStatus>
/** docs/platform.md §4 "Refund status". */
export const RefundStatus = /*#__PURE__*/ enumOf('PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED')
export type RefundStatus = ValueOf<typeof RefundStatus>
/** docs/platform.md §4 "Scheduled action". */
export const ScheduledAction = /*#__PURE__*/ enumOf('VOID', 'CAPTURE')
export type ScheduledAction = ValueOf<typeof ScheduledAction>
/** Values not shown in the specification. */
export const ChargebackStatus = /*#__PURE__*/ enumOf('APPROVED', 'REVERSED')
export type ChargebackStatus = ValueOf<typeof ChargebackStatus>

export interface Chargeback {
  id?: string
  amount?: OrderPrice
  reversalAmount?: OrderPrice
  status?: Open<ChargebackStatus>
  externalId?: string
  createdDate?: Date
  updatedDate?: Date
}

export interface PaymentAuthorization {
  delayedCapture?: boolean
  authorizedDate?: Date
  captures?: {
    id?: string
    status?: string
    amount?: OrderPrice
    createdDate?: Date
    failureDetails?: { failureCode?: string }
  }[]
  void?: { status?: string; voidedDate?: Date; reason?: string; failureDetails?: { failureCode?: string } }
  scheduledAction?: { actionType?: Open<ScheduledAction>; executionDate?: Date }
}

export interface RegularPayment {
  creditCardDetails?: { lastFourDigits?: string; brand?: string }
  paymentOrderId?: string
  gatewayTransactionId?: string
  providerTransactionId?: string
  paymentMethod?: string
  paymentMethodName?: { buyerLanguageName?: string; siteLanguageName?: string; userDefinedName?: { predefined?: string } }
  offlinePayment?: boolean
  savedPaymentMethod?: boolean
  status?: Open<PaymentRecordStatus>
  authorizationDetails?: PaymentAuthorization
  chargebacks?: Chargeback[]
  platformFee?: OrderPrice
}

/** Exactly one kind of details is present. */
export interface Payment {
  id?: string
  amount?: OrderPrice
  status?: Open<PaymentRecordStatus>
  refundDisabled?: boolean
  supportReceiptGeneration?: boolean
  cashRounding?: { unroundedAmount?: OrderPrice; roundingAdjustment?: OrderPrice }
  chargeCorrelationId?: string
  regularPaymentDetails?: RegularPayment
  giftcardPaymentDetails?: { giftCardPaymentId?: string; appId?: string; voided?: boolean; [field: string]: unknown }
  membershipPaymentDetails?: { membershipId?: string; status?: Open<MembershipChargeResult>; [field: string]: unknown }
  createdDate?: Date
  updatedDate?: Date
}

export interface RefundTransaction {
  paymentId?: string
  amount?: OrderPrice
  refundStatus?: Open<RefundStatus>
  refundStatusInfo?: { paymentGatewayReasonCode?: string; description?: string }
  gatewayRefundId?: string
  providerRefundId?: string
  externalRefund?: boolean
}

export interface Refund {
  id?: string
  transactions?: RefundTransaction[]
  details?: {
    items?: { lineItemId?: string; quantity?: number }[]
    lineItems?: { lineItemId?: string; quantity?: number }[]
    additionalFees?: { additionalFeeId?: string; amount?: OrderPrice }[]
    shipping?: OrderPrice
    shippingIncluded?: boolean
    reason?: string
  }
  summary?: {
    requestedRefund?: OrderPrice
    pendingRefund?: OrderPrice
    refunded?: OrderPrice
    failedRefundAmount?: OrderPrice
    pending?: boolean
    breakdown?: { lineItems?: { lineItemId?: string; totalRefundedAmount?: OrderPrice }[] }
  }
  requestingServiceAppId?: string
  createdDate?: Date
}

export interface OrderTransactions {
  orderId: string
  payments?: Payment[]
  refunds?: Refund[]
}

export interface RefundSideEffects {
  restockInfo?: { type?: string; items?: { lineItemId?: string; quantity?: number }[] }
  sendOrderRefundedEmail?: boolean
  customMessage?: string
}

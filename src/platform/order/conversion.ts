/** The dates, decimals and images in orders, their payments, fulfilments and subscriptions. */

import type { Conversion } from '../wire/convert'
import { toFullImage } from '../wire/full-image'
import { toDate, toNumber } from '../wire/scalars'

/** Common fields of orders and subscription contracts. */
const LINES: Conversion = [
  [
    toDate,
    'createdDate',
    'updatedDate',
    'lineItems.digitalFile.expirationDate',
    'lineItems.subscriptionInfo.subscriptionSettings.startDate',
    'lineItems.serviceProperties.scheduledDate',
    'lineItems.serviceProperties.endDate',
    'shippingInfo.logistics.deliverByDate',
    'shippingInfo.logistics.deliveryTimeSlot.from',
    'shippingInfo.logistics.deliveryTimeSlot.to',
    'activities.createdDate',
  ],
  [
    toNumber,
    'lineItems.physicalProperties.weight',
    'billingInfo.address.geocode.*',
    'recipientInfo.address.geocode.*',
    'shippingInfo.logistics.shippingDestination.address.geocode.*',
    'shippingInfo.logistics.pickupDetails.address.geocode.*',
  ],
  [toFullImage, 'lineItems.image'],
]

export const ORDER_CONVERSION: Conversion = [[toDate, 'purchasedDate'], ...LINES]

export const SUBSCRIPTION_CONTRACT_CONVERSION: Conversion = [[toDate, 'subscriptionSettings.startDate'], ...LINES]

/** For the changes in a committed edit of an order. */
export const ORDER_CHANGES_CONVERSION: Conversion = [
  [
    toDate,
    'changedShippingInfo.logistics.deliverByDate',
    'changedShippingInfo.logistics.deliveryTimeSlot.from',
    'changedShippingInfo.logistics.deliveryTimeSlot.to',
    'lineItems.lineItemRemoved.digitalFile.expirationDate',
    'lineItems.lineItemRemoved.subscriptionInfo.subscriptionSettings.startDate',
    'lineItems.lineItemRemoved.serviceProperties.scheduledDate',
    'lineItems.lineItemRemoved.serviceProperties.endDate',
  ],
  [toNumber, 'lineItems.lineItemRemoved.physicalProperties.weight'],
  [toFullImage, 'lineItems.lineItemRemoved.image'],
]

export const FULFILLMENTS_CONVERSION: Conversion = [[toDate, 'fulfillments.createdDate']]

export const CHARGEBACK_CONVERSION: Conversion = [[toDate, 'createdDate', 'updatedDate']]

export const REFUND_CONVERSION: Conversion = [[toDate, 'createdDate']]

export const ORDER_TRANSACTIONS_CONVERSION: Conversion = [
  [
    toDate,
    'payments.createdDate',
    'payments.updatedDate',
    'payments.regularPaymentDetails.authorizationDetails.authorizedDate',
    'payments.regularPaymentDetails.authorizationDetails.captures.createdDate',
    'payments.regularPaymentDetails.authorizationDetails.void.voidedDate',
    'payments.regularPaymentDetails.authorizationDetails.scheduledAction.executionDate',
    'payments.regularPaymentDetails.chargebacks.createdDate',
    'payments.regularPaymentDetails.chargebacks.updatedDate',
    'refunds.createdDate',
  ],
]

/** The dates, decimals and images in checkouts, their templates and settings. */

import type { Conversion } from '../wire/convert'
import { toFullImage } from '../wire/full-image'
import { toDate, toNumber } from '../wire/scalars'

export const CHECKOUT_CONVERSION: Conversion = [
  [
    toDate,
    'createdDate',
    'updatedDate',
    'lineItems.subscriptionOptionInfo.subscriptionSettings.startDate',
    'lineItems.serviceProperties.scheduledDate',
    'lineItems.serviceProperties.endDate',
    'shippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot.from',
    'shippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot.to',
    'shippingInfo.carrierServiceOptions.shippingOptions.logistics.deliveryTimeSlot.from',
    'shippingInfo.carrierServiceOptions.shippingOptions.logistics.deliveryTimeSlot.to',
    'membershipOptions.eligibleMemberships.expirationDate',
    'membershipOptions.invalidMemberships.membership.expirationDate',
    'subscriptionCharges.charges.cycleBillingDate',
  ],
  [
    toNumber,
    'lineItems.physicalProperties.weight',
    'lineItems.catalogOverrideFields.physicalProperties.weight',
    'billingInfo.address.geocode.*',
    'shippingInfo.shippingDestination.address.geocode.*',
    'shippingInfo.selectedCarrierServiceOption.logistics.pickupDetails.address.geocode.*',
    'shippingInfo.carrierServiceOptions.shippingOptions.logistics.pickupDetails.address.geocode.*',
    'appliedDiscounts.merchantDiscount.percentage',
  ],
  [toFullImage, 'lineItems.media', 'lineItems.catalogOverrideFields.image'],
]

export const ABANDONED_CHECKOUT_CONVERSION: Conversion = [
  [toDate, 'createdDate', 'updatedDate', 'checkoutRecoveredDate', 'activities.createdDate'],
  [toNumber, 'lineItems.physicalProperties.weight', 'appliedDiscounts.merchantDiscount.percentage'],
  [toFullImage, 'lineItems.image'],
]

export const BACK_IN_STOCK_CONVERSION: Conversion = [[toDate, 'createdDate']]

export const CHECKOUT_SETTINGS_CONVERSION: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [
    toFullImage,
    'checkoutBrand.header.logo.image',
    'checkoutBrand.header.backgroundFill.image',
    'checkoutBrand.mainSection.formBackgroundFill.image',
    'checkoutBrand.mainSection.summaryBackgroundFill.image',
    'checkoutBrand.footer.backgroundFill.image',
  ],
]

export const CHECKOUT_TEMPLATE_CONVERSION: Conversion = [
  [
    toDate,
    'customLineItems.subscriptionOptionInfo.subscriptionSettings.startDate',
    'customLineItems.serviceProperties.scheduledDate',
    'customLineItems.serviceProperties.endDate',
  ],
  [toNumber, 'lineItems.catalogOverrideFields.physicalProperties.weight', 'customLineItems.physicalProperties.weight'],
  [toFullImage, 'lineItems.catalogOverrideFields.image', 'customLineItems.media'],
]

/** For the orders settings, and for other entities with only these two dates. */
export const DATED_CONVERSION: Conversion = [[toDate, 'createdDate', 'updatedDate']]

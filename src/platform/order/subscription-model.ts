/** docs/platform.md §3 "Subscription contract". */
import type { ContactInfo } from '../cart/model'
import type { CustomField } from '../checkout/model'
import type { ExtendedFields } from '../wire/primitives'
import type {
  Order,
  OrderActivity,
  OrderDiscount,
  OrderFee,
  OrderLineItem,
  OrderPriceSummary,
  OrderShippingInfo,
  PlatformFeeSummary,
  SubscriptionSettings,
} from './model'

/** A recurring purchase. It has the same parts as the orders of its cycles. */
export interface SubscriptionContract
  extends Pick<
    Order,
    | 'buyerInfo'
    | 'buyerLanguage'
    | 'weightUnit'
    | 'currency'
    | 'currencyConversionDetails'
    | 'taxIncludedInPrices'
    | 'channelInfo'
  > {
  id: string
  revision?: string
  title?: string
  description?: string
  subscriptionSettings?: SubscriptionSettings
  lineItems?: OrderLineItem[]
  priceSummary?: OrderPriceSummary
  platformFeeSummary?: PlatformFeeSummary
  billingInfo?: ContactInfo
  recipientInfo?: ContactInfo
  shippingInfo?: OrderShippingInfo
  appliedDiscounts?: OrderDiscount[]
  additionalFees?: OrderFee[]
  activities?: OrderActivity[]
  customFields?: CustomField[]
  extendedFields?: ExtendedFields
  createdDate?: Date
  updatedDate?: Date
}

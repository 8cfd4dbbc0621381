/** docs/platform.md §3: abandoned checkouts and back-in-stock requests. */
import type { AppliedDiscount, BuyerInfo, CatalogReference, ContactInfo, LineItem } from '../cart/model'
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { MultiCurrencyPrice } from '../wire/primitives'

/** docs/platform.md §4 "Abandoned checkout". */
export const AbandonedCheckoutStatus = /*#__PURE__*/ enumOf('ABANDONED', 'RECOVERED')
export type AbandonedCheckoutStatus = ValueOf<typeof AbandonedCheckoutStatus>
/** docs/platform.md §6 "Abandoned-checkout activity actor". */
export const AbandonedCheckoutActor = /*#__PURE__*/ enumOf('ADMIN', 'MEMBER', 'VISITOR', 'CONTACT')
export type AbandonedCheckoutActor = ValueOf<typeof AbandonedCheckoutActor>
/** Values not shown in the specification. */
export const AbandonedCheckoutActivityType = /*#__PURE__*/ enumOf(
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
)
export type AbandonedCheckoutActivityType = ValueOf<typeof AbandonedCheckoutActivityType>
/** docs/platform.md §4 "Back-in-stock request". */
export const BackInStockStatus = /*#__PURE__*/ enumOf('UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED')
export type BackInStockStatus = ValueOf<typeof BackInStockStatus>

export interface AbandonedCheckout {
  id: string
  checkoutId?: string
  cartId?: string
  status?: Open<AbandonedCheckoutStatus>
  buyerLanguage?: string
  buyerInfo?: BuyerInfo
  contactDetails?: NonNullable<ContactInfo['contactDetails']>
  /** ISO 4217. */
  currency?: string
  conversionCurrency?: string
  totalPrice?: MultiCurrencyPrice
  subtotalPrice?: MultiCurrencyPrice
  lineItems?: Pick<
    LineItem,
    | 'id'
    | 'quantity'
    | 'catalogReference'
    | 'productName'
    | 'price'
    | 'priceBeforeDiscounts'
    | 'descriptionLines'
    | 'image'
    | 'physicalProperties'
  >[]
  appliedDiscounts?: AppliedDiscount[]
  activities?: { type?: Open<AbandonedCheckoutActivityType>; createdDate?: Date }[]
  checkoutUrl?: string
  checkoutRecoveredDate?: Date
  createdDate?: Date
  updatedDate?: Date
}

export interface BackInStockRequest {
  id: string
  catalogReference?: CatalogReference
  email?: string
  contactId?: string
  status?: Open<BackInStockStatus>
  autoNotified?: boolean
  itemUrl?: string
  createdDate?: Date
}

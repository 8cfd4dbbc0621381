/** docs/platform.md §3 "Cart", "Cart payloads" and "Estimate response". */
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { Image } from '../wire/media'
import type { Address, ExtendedFields, MultiCurrencyPrice, PageUrl, TranslatableString } from '../wire/primitives'
import type { AppliedDiscountType, ItemType, PaymentOption } from './enums-model'

export type { Image } from '../wire/media'
export type { Address, MultiCurrencyPrice, TranslatableString } from '../wire/primitives'
export type { AdditionalFeeSource, AppliedDiscountType, ItemType, PaymentOption, PickupMethod } from './enums-model'

/** docs/platform.md §3 "Cart": `catalogOverrideFields` of a line item. */
export interface DescriptionLine {
  name?: TranslatableString
  plainText?: TranslatableString
  plainTextValue?: TranslatableString
  colorInfo?: TranslatableString & { code?: string }
}

/** Values with which an app replaces those of the catalog. */
export interface CatalogOverrideFields {
  productName?: TranslatableString
  /** Decimal as text, major units. */
  price?: string
  fullPrice?: string
  depositAmount?: string
  descriptionLines?: DescriptionLine[]
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  image?: Image
  paymentOption?: { value?: string }
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

/** docs/platform.md §4 "Item availability". */
export const ItemAvailability = /*#__PURE__*/ enumOf('AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE')
export type ItemAvailability = ValueOf<typeof ItemAvailability>

export type SubscriptionFrequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
export type WeightUnit = 'KG' | 'LB'
export type ViolationSeverity = 'WARNING' | 'ERROR'
/** The channel of a checkout: `WEB` for pages. */
export type ChannelType = 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | (string & {})

/** Identifies a catalog item. The form of `options` is the catalog's: variant id, chosen options, free text. */
export interface CatalogReference {
  catalogItemId: string
  appId: string
  options?: {
    variantId?: string
    /** Option title → chosen choice. */
    options?: Record<string, string>
    /** Title of the text field → text of the buyer. */
    customTextFields?: Record<string, string>
    [key: string]: unknown
  } | null
}

export interface Availability {
  status: Open<ItemAvailability>
  /** Units left, when the shop tracks them. */
  quantityAvailable?: number
}

export interface SubscriptionOptionInfo {
  title?: TranslatableString
  description?: TranslatableString
  subscriptionSettings?: {
    frequency?: Open<SubscriptionFrequency>
    interval?: number
    autoRenewal?: boolean
    billingCycles?: number
    startDate?: Date
    enableCustomerCancellation?: boolean
    freeTrialPeriod?: { frequency?: Open<SubscriptionFrequency>; interval?: number }
  }
}

export interface ModifierGroup {
  id: string
  name?: TranslatableString
  modifiers?: {
    id: string
    quantity?: number
    label?: TranslatableString
    details?: TranslatableString
    price?: MultiCurrencyPrice
  }[]
}

export interface LineItem {
  id: string
  quantity: number
  catalogReference?: CatalogReference
  productName?: TranslatableString
  url?: PageUrl
  /** Price of one unit, with discounts of the catalog, without coupons. */
  price?: MultiCurrencyPrice
  /** Price of one unit before any discount. */
  fullPrice?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Price of all units of the line item. */
  lineItemPrice?: MultiCurrencyPrice
  descriptionLines?: DescriptionLine[]
  image?: Image
  availability?: Availability
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean } | null
  itemType?: { preset?: Open<ItemType>; custom?: string }
  subscriptionOptionInfo?: SubscriptionOptionInfo
  paymentOption?: Open<PaymentOption>
  serviceProperties?: { scheduledDate?: Date; endDate?: Date; numberOfParticipants?: number }
  rootCatalogItemId?: string
  priceDescription?: TranslatableString
  depositAmount?: MultiCurrencyPrice
  priceUndetermined?: boolean
  /** The quantity cannot be changed; the line item can only be removed. */
  fixedQuantity?: boolean
  customLineItem?: boolean
  membersOnly?: boolean
  modifierGroups?: ModifierGroup[]
  modifiersTotalPrice?: MultiCurrencyPrice
  catalogOverrideFields?: CatalogOverrideFields
  digitalFile?: { fileId: string; fileType?: string }
  extendedFields?: ExtendedFields
}

/** A discount. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present. */
export interface AppliedDiscount {
  discountType?: Open<AppliedDiscountType>
  /** The ids of the line items it applies to, for `SPECIFIC_ITEMS`. */
  lineItemIds?: string[]
  coupon?: { id?: string; code: string; name?: string; amount?: MultiCurrencyPrice }
  merchantDiscount?: { amount?: MultiCurrencyPrice; percentage?: number }
  discountRule?: { id: string; name?: TranslatableString; amount?: MultiCurrencyPrice }
}

export interface BuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  email?: string
}

export interface ContactInfo {
  address?: Address | null
  contactDetails?: {
    firstName?: string
    lastName?: string
    phone?: string
    company?: string
    vatId?: { id: string; type?: string }
  }
}

export interface SelectedShippingOption {
  code: string
  carrierId?: string
}

export interface Cart {
  id: string
  lineItems: LineItem[]
  buyerNote?: string
  buyerInfo?: BuyerInfo
  /** Currency of the shop (ISO 4217). */
  currency?: string
  /** Currency of every `converted…` amount (ISO 4217). */
  conversionCurrency?: string
  paymentCurrency?: string
  buyerLanguage?: string
  siteLanguage?: string
  taxIncludedInPrices?: boolean
  weightUnit?: Open<WeightUnit>
  checkoutId?: string
  appliedDiscounts?: AppliedDiscount[]
  contactInfo?: ContactInfo
  selectedShippingOption?: SelectedShippingOption
  overrideCheckoutUrl?: string
  purchaseFlowId?: string
  businessLocationId?: string
  revision?: string
  extendedFields?: ExtendedFields
  createdDate?: Date
  updatedDate?: Date
}

/**
 * An item to add. The picked members are for some apps only: the date of a service, the start of a plan, overrides of the
 * catalog.
 */
export interface NewLineItem
  extends Pick<
    LineItem,
    | 'image'
    | 'url'
    | 'physicalProperties'
    | 'subscriptionOptionInfo'
    | 'serviceProperties'
    | 'catalogOverrideFields'
    | 'digitalFile'
  > {
  catalogReference: CatalogReference
  quantity: number
}

/** An item that is not in a catalog. Only elevated clients may set a price. */
export interface NewCustomLineItem {
  quantity: number
  /** Decimal text in major units, for example `"12.50"`. */
  price: string
  productName: TranslatableString
  itemType: { preset?: ItemType; custom?: string }
  media?: Image
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  serviceProperties?: { scheduledDate?: Date; endDate?: Date; numberOfParticipants?: number }
  [key: string]: unknown
}

export interface AddToCart {
  lineItems?: readonly NewLineItem[]
  customLineItems?: readonly NewCustomLineItem[]
  businessLocationId?: string
}

/** Only the keys that are present are sent and changed. */
export interface CartPatch {
  cartInfo?: Partial<
    Pick<Cart, 'buyerNote' | 'buyerInfo' | 'contactInfo' | 'selectedShippingOption' | 'overrideCheckoutUrl' | 'extendedFields'>
  >
  /** Coupon to apply. A refused one rejects with the platform's code, for example `ERROR_COUPON_EXPIRED`. */
  couponCode?: string
  merchantDiscounts?: readonly { amount?: string; percentage?: number; lineItemIds?: readonly string[] }[]
  lineItems?: readonly NewLineItem[]
  customLineItems?: readonly NewCustomLineItem[]
  /** Paths in the body to overwrite even when their value is absent, for example `['cartInfo.buyerNote']`. */
  fieldMask?: readonly string[]
}

export interface EstimateOptions {
  selectedShippingOption?: SelectedShippingOption
  shippingAddress?: Address
  billingAddress?: Address
  selectedMemberships?: { memberships: readonly { id: string; appId: string; lineItemIds?: readonly string[] }[] }
  calculateTax?: boolean
  calculateShipping?: boolean
  calculateAdditionalFees?: boolean
}

export interface CheckoutOptions {
  channelType?: ChannelType
  shippingAddress?: Address
  billingAddress?: Address
  selectedShippingOption?: SelectedShippingOption
  email?: string
}

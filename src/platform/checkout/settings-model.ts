/** docs/platform.md §3: checkout settings, checkout template and orders settings. */
import type {
  CatalogOverrideFields,
  CatalogReference,
  DescriptionLine,
  ModifierGroup,
  SubscriptionOptionInfo,
} from '../cart/model'
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { Image } from '../wire/media'
import type { PageUrl, TranslatableString } from '../wire/primitives'
import type { TaxableAddress } from './tax-model'

export type { CatalogOverrideFields } from '../cart/model'

/** docs/platform.md §4 calls it "Checkout settings status"; today templates have a status, settings do not. */
export const CheckoutTemplateStatus = /*#__PURE__*/ enumOf('ACTIVE', 'INACTIVE')
export type CheckoutTemplateStatus = ValueOf<typeof CheckoutTemplateStatus>
/** docs/platform.md §4 "Item type"; the platform's own set no longer has `CUSTOM_AMOUNT_ITEM`. */
export const CheckoutTemplateItemType = /*#__PURE__*/ enumOf(
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
  'CUSTOM_AMOUNT_ITEM',
)
export type CheckoutTemplateItemType = ValueOf<typeof CheckoutTemplateItemType>

export interface BackgroundFill {
  color?: string
  image?: Image
}

export interface CheckoutPolicy {
  visible?: boolean
  content?: string
  title?: string
}

export interface CheckoutBrand {
  header?: {
    text?: string
    textColor?: string
    logo?: { size?: string; image?: Image }
    alignment?: string
    displayCheckoutLabel?: boolean
    continueShopping?: { hidden?: boolean; displayType?: string }
    backgroundFill?: BackgroundFill
    dividerColor?: string
  }
  mainSection?: {
    formBackgroundFill?: BackgroundFill
    summaryBackgroundFill?: BackgroundFill
    dividerColor?: string
    tintedBoxColor?: string
    expressButtonsCornerRadius?: string
    cornerRadius?: number
  }
  footer?: { backgroundFill?: BackgroundFill; dividerColor?: string }
  global?: { selectionColor?: string; placeOrderButtonColor?: string; buttonColor?: string }
}

export interface CheckoutSettings {
  checkoutPolicies?: Record<string, CheckoutPolicy>
  checkoutFields?: Record<string, unknown>
  checkoutBillingFields?: unknown
  checkoutBrand?: CheckoutBrand
  createdDate?: Date
  updatedDate?: Date
}

export interface TemplateCustomItem {
  id?: string
  quantity?: number
  /** Decimal as text, major units. */
  price?: string
  fullPrice?: string
  depositAmount?: string
  priceDescription?: TranslatableString
  productName?: TranslatableString
  descriptionLines?: DescriptionLine[]
  media?: Image
  url?: PageUrl
  itemType?: { preset?: Open<CheckoutTemplateItemType>; custom?: string }
  quantityAvailable?: number
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  paymentOption?: string
  serviceProperties?: { scheduledDate?: Date; endDate?: Date; numberOfParticipants?: number }
  subscriptionOptionInfo?: SubscriptionOptionInfo
  catalogReference?: CatalogReference
  rootCatalogItemId?: string
  taxGroupId?: string
  taxableAddress?: TaxableAddress
  deliveryProfileId?: string
  modifierGroups?: (Omit<ModifierGroup, 'modifiers'> & { modifiers?: Record<string, unknown>[] })[]
  policies?: { title?: string; content?: string }[]
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  membersOnly?: boolean
  savePaymentMethod?: boolean
  consentRequiredPaymentPolicy?: string
}

export interface CheckoutTemplate {
  id: string
  status?: Open<CheckoutTemplateStatus>
  customization?: {
    webClient?: { disabledContinueShoppingButton?: boolean; disabledPolicyAgreementCheckbox?: boolean }
    lockedGiftCard?: boolean
    lockedCoupon?: boolean
    disabledManualPayment?: boolean
  }
  lineItems?: { quantity?: number; catalogReference?: CatalogReference; catalogOverrideFields?: CatalogOverrideFields }[]
  customLineItems?: TemplateCustomItem[]
  couponCode?: string
  customContentReference?: { appId?: string; componentId?: string }
  externalReference?: { appId?: string; resourceId?: string }
}

/** `inventoryUpdateTrigger`: when an order reduces the stock, `ON_ORDER_PAID` or `ON_ORDER_PLACED`. */
export interface OrdersSettings {
  inventoryUpdateTrigger?: string
  createInvoice?: boolean
  createdDate?: Date
  updatedDate?: Date
}

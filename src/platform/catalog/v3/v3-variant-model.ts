/** docs/platform.md §3 "Product (catalog version 3)": variants. Amounts are decimal text in major units of its currency. */
import type { Open } from '../../wire/enum'
import type { Dimensions } from '../v1/v1-model'
import type { MeasurementUnitV3, OptionRenderType } from './v3-constants'
import type { MediaItemV3 } from './v3-option-model'

/** An amount as catalog version 3 writes it. */
export interface MoneyV3 {
  /** For example `"49.00"`. */
  amount?: string
  /** Text formatted by the platform. Only with the field `CURRENCY`. */
  formattedAmount?: string
}

export interface PriceRangeV3 {
  minValue?: MoneyV3
  maxValue?: MoneyV3
}

export interface VariantPrice {
  actualPrice?: MoneyV3
  /** The former price to show beside it, if there is one. */
  compareAtPrice?: MoneyV3
  /** Price after automatic discounts. Only with the field `DISCOUNT_INFO`. */
  priceAfterDiscount?: MoneyV3
}

export interface PricePerUnitV3 {
  settings?: PricePerUnitSettings
  value?: string
  description?: string
  priceAfterDiscount?: MoneyV3
}

export interface PricePerUnitSettings {
  quantity?: number
  measurementUnit?: Open<MeasurementUnitV3>
}

/** Only with the field `MERCHANT_DATA`. */
export interface RevenueDetails {
  cost?: MoneyV3
  profit?: MoneyV3
  /** A fraction: 0.65 is 65 %. */
  profitMargin?: number
}

export interface VariantChoice {
  optionChoiceIds?: { optionId?: string; choiceId?: string }
  /** Only with the field `VARIANT_OPTION_CHOICE_NAMES`. */
  optionChoiceNames?: { optionName?: string; choiceName?: string; renderType?: Open<OptionRenderType> }
}

export interface VariantPhysicalProperties {
  /** In the weight unit of the shop. */
  weight?: number
  pricePerUnit?: PricePerUnitV3
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface VariantV3 {
  id: string
  visible?: boolean
  sku?: string
  barcode?: string
  choices?: VariantChoice[]
  price?: VariantPrice
  revenueDetails?: RevenueDetails
  media?: MediaItemV3
  physicalProperties?: VariantPhysicalProperties
  inventoryStatus?: { inStock?: boolean; preorderEnabled?: boolean }
  /** Only with the field `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo?: {
    subscriptionPrices?: {
      subscriptionId?: string
      price?: MoneyV3
      pricePerUnit?: PricePerUnitV3
      priceAfterDiscount?: MoneyV3
    }[]
  }
}

/** A standalone variant, with some data of its product. */
export interface ReadOnlyVariant extends VariantV3 {
  optionChoices?: VariantChoice[]
  productData?: {
    productId?: string
    name?: string
    slug?: string
    visible?: boolean
    currency?: string
    createdDate?: string
    updatedDate?: Date
    [member: string]: unknown
  }
}

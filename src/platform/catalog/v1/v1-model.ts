/**
 * docs/platform.md §3 "Product (catalog version 1)" and "Collection". Prices are numbers in major units of `currency`;
 * `formatted` is the platform's text.
 */
import type { Open } from '../../wire/enum'
import type {
  DimensionsUnit,
  DiscountTypeV1,
  InventoryStatus,
  MeasurementUnitV1,
  MediaTypeV1,
  OptionType,
  ProductTypeV1,
} from './v1-constants'

/** Lengths as decimal text. */
export interface Dimensions {
  length?: string
  width?: string
  height?: string
  unit?: Open<DimensionsUnit>
}

export interface Stock {
  inventoryStatus?: Open<InventoryStatus>
  inStock?: boolean
  trackInventory?: boolean
  /** Units left, when tracked. */
  quantity?: number | null
}

export interface PriceData {
  /** ISO 4217. */
  currency?: string
  price?: number
  /** Equal to `price` when there is no discount. */
  discountedPrice?: number
  pricePerUnit?: number
  formatted?: { price?: string; discountedPrice?: string; pricePerUnit?: string }
}

export interface NumberRange {
  minValue?: number
  maxValue?: number
}

export interface MediaFile {
  url?: string
  /** Pixels. */
  width?: number
  height?: number
  format?: string
  altText?: string
}

export interface MediaItemV1 {
  id?: string
  mediaType?: Open<MediaTypeV1>
  title?: string
  thumbnail?: MediaFile
  image?: MediaFile
  video?: { stillFrameMediaId?: string; files?: MediaFile[] }
}

export interface MediaV1 {
  mainMedia?: MediaItemV1
  items?: MediaItemV1[]
}

export interface ChoiceV1 {
  /** The CSS value of a colour, else the same text as `description`. */
  value?: string
  /** The text for the visitor, and the value in a variant's `choices`. */
  description?: string
  inStock?: boolean
  visible?: boolean
  media?: MediaV1
}

export interface OptionV1 {
  optionType?: Open<OptionType>
  name?: string
  choices?: ChoiceV1[]
}

export interface CostAndProfitData {
  itemCost?: number | null
  formattedItemCost?: string
  profit?: number
  formattedProfit?: string
  /** A fraction: 0.65 is 65 %. */
  profitMargin?: number
}

export interface VariantV1 {
  id: string
  /** Option name → choice description. */
  choices?: Record<string, string>
  variant?: {
    priceData?: PriceData
    convertedPriceData?: PriceData
    costAndProfitData?: CostAndProfitData
    weight?: number
    sku?: string
    visible?: boolean
    productDimensions?: Dimensions
    packageDimensions?: Dimensions
  }
  stock?: { trackQuantity?: boolean; quantity?: number | null; inStock?: boolean }
}

export interface ProductV1 {
  id: string
  name?: string
  slug?: string
  visible?: boolean
  productType?: Open<ProductTypeV1>
  /** HTML of the shop's owner. */
  description?: string
  sku?: string
  weight?: number
  weightRange?: NumberRange
  stock?: Stock
  /** For older clients: use `priceData`. */
  price?: PriceData
  priceData?: PriceData
  /** Prices in the currency that the visitor requested. */
  convertedPriceData?: PriceData
  priceRange?: NumberRange
  costAndProfitData?: CostAndProfitData
  costRange?: NumberRange
  pricePerUnitData?: {
    totalQuantity?: number
    totalMeasurementUnit?: Open<MeasurementUnitV1>
    baseQuantity?: number
    baseMeasurementUnit?: Open<MeasurementUnitV1>
  }
  additionalInfoSections?: { title?: string; description?: string }[]
  ribbon?: string
  ribbons?: { text?: string }[]
  brand?: string
  media?: MediaV1
  /** Text fields for the buyer. `maxLength` in characters. */
  customTextFields?: { title?: string; maxLength?: number; mandatory?: boolean }[]
  /** Each combination of choices has its own price, stock and weight. */
  manageVariants?: boolean
  productOptions?: OptionV1[]
  productPageUrl?: { base?: string; path?: string }
  numericId?: string
  exportProductId?: string
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
  inventoryItemId?: string
  discount?: { type?: Open<DiscountTypeV1>; value?: number }
  collectionIds?: string[]
  variants?: VariantV1[]
  seoData?: Record<string, unknown>
  lastUpdated?: Date
  createdDate?: Date
}

export interface Collection {
  id: string
  name?: string
  slug?: string
  description?: string
  media?: MediaV1
  numberOfProducts?: number
  visible?: boolean
  lastUpdated?: Date
}

export interface ProductPageV1 {
  products: ProductV1[]
  metadata?: { items?: number; offset?: number }
  totalResults?: number
}

export interface CollectionPage {
  collections: Collection[]
  metadata?: { count?: number; offset?: number; total?: number; tooManyToCount?: boolean }
}

export interface VariantPageV1 {
  variants: VariantV1[]
  metadata?: { items?: number; offset?: number }
  totalResults?: number
}

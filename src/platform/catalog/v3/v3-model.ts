/**
 * docs/platform.md §3 "Product (catalog version 3)". Members with a "Field" in their comment are present only when it is
 * requested.
 */
import type { Open } from '../../wire/enum'
import type { ExtendedFields, PageUrl } from '../../wire/primitives'
import type { RichContent } from '../content/rich-content-model'
import type {
  DiscountTypeV3,
  PreorderAvailability,
  PreorderStatus,
  ProductAvailability,
  ProductTypeV3,
  SubscriptionInterval,
  WeightUnitV3,
} from './v3-constants'
import type { MediaV3, Modifier, OptionV3 } from './v3-option-model'
import type { MoneyV3, PricePerUnitSettings, PriceRangeV3, RevenueDetails, VariantPrice, VariantV3 } from './v3-variant-model'

/** docs/platform.md §3 "Info section": a titled text that several products share. */
export interface InfoSection {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** Unique in the shop. Buyers see `title` instead. */
  uniqueName?: string
  title?: string
  description?: RichContent
  /** HTML of the shop's owner. */
  plainDescription?: string
  assignedProductsCount?: number
}

export interface Breadcrumb {
  categoryId?: string
  categoryName?: string
  categorySlug?: string
}

/** Meta tags of the page of a product or category. */
export interface SeoData {
  tags?: {
    type?: string
    props?: Record<string, unknown>
    meta?: Record<string, unknown>
    children?: string
    custom?: boolean
    disabled?: boolean
  }[]
  settings?: { preventAutoRedirect?: boolean; keywords?: { term?: string; isMain?: boolean; origin?: string }[] }
}

export interface ProductPhysicalProperties {
  /** In `weightMeasurementUnit`. */
  shippingWeightRange?: { minValue?: number; maxValue?: number }
  weightMeasurementUnit?: Open<WeightUnitV3>
  /** Field `WEIGHT_MEASUREMENT_UNIT_INFO`. */
  weightMeasurementUnitInfo?: { weightMeasurementUnit?: Open<WeightUnitV3> }
  pricePerUnit?: PricePerUnitSettings
  pricePerUnitRange?: { minValue?: UnitPrice; maxValue?: UnitPrice }
  fulfillerId?: string
  deliveryProfileId?: string
}

interface UnitPrice {
  value?: string
  description?: string
}

export interface Subscription {
  id?: string
  title?: string
  description?: string
  visible?: boolean
  frequency?: Open<SubscriptionInterval>
  /** Number of `frequency` units between two payments. */
  interval?: number
  autoRenewal?: boolean
  discount?: {
    type?: Open<DiscountTypeV3>
    /** Per cent: 10 is 10 %. */
    percentOff?: number
    /** Decimal text, major units. */
    amountOff?: string
  }
}

export interface CategoryPlace {
  id?: string
  /** Position in the category. */
  index?: number
}

export interface ProductV3 {
  id: string
  /** Increases with each change; a write must send the revision that it is based on. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
  slug?: string
  handle?: string
  /** Field `URL`: the product page on the shop's site. */
  url?: PageUrl
  visible?: boolean
  visibleInPos?: boolean
  productType?: Open<ProductTypeV3>
  /** Field `PLAIN_DESCRIPTION`: HTML of the shop's owner. */
  plainDescription?: string
  /** Field `DESCRIPTION`. */
  description?: RichContent
  /** Field `CURRENCY`: ISO 4217. */
  currency?: string
  media?: MediaV3
  options?: OptionV3[]
  modifiers?: Modifier[]
  ribbon?: { id?: string; name?: string }
  additionalRibbons?: { id?: string; name?: string }[]
  brand?: { id?: string; name?: string }
  /** Field `INFO_SECTION`; their descriptions need `INFO_SECTION_DESCRIPTION` or `INFO_SECTION_PLAIN_DESCRIPTION`. */
  infoSections?: InfoSection[]
  actualPriceRange?: PriceRangeV3
  compareAtPriceRange?: PriceRangeV3
  /** Field `MERCHANT_DATA`. */
  costRange?: PriceRangeV3
  physicalProperties?: ProductPhysicalProperties
  inventory?: {
    availabilityStatus?: Open<ProductAvailability>
    preorderStatus?: Open<PreorderStatus>
    preorderAvailability?: Open<PreorderAvailability>
  }
  variantSummary?: {
    variantCount?: number
    /** Field `MIN_PRICE_VARIANT`. */
    minPriceVariant?: VariantV3
  }
  /** Absent in lists: read the single product, or query variants. */
  variantsInfo?: { variants?: VariantV3[] }
  /** Field `MIN_VARIANT_PRICE_INFO`. */
  minVariantPriceInfo?: {
    inStock?: boolean
    price?: VariantPrice
    revenueDetails?: RevenueDetails
    weight?: number
    pricePerUnitData?: { settings?: PricePerUnitSettings; value?: MoneyV3; description?: string }
  }
  subscriptionDetails?: { subscriptions?: Subscription[]; allowOneTimePurchases?: boolean }
  mainCategoryId?: string
  /** Field `DIRECT_CATEGORIES_INFO`. */
  directCategoriesInfo?: { categories?: CategoryPlace[] }
  /** Field `ALL_CATEGORIES_INFO`. */
  allCategoriesInfo?: { categories?: CategoryPlace[] }
  /** Field `BREADCRUMBS_INFO`: from the root to the main category. */
  breadcrumbsInfo?: { breadcrumbs?: Breadcrumb[] }
  purchaseEligibility?: { userCriteria?: Open<'MEMBERS_ONLY'> }
  tags?: { privateTags?: { tagIds?: string[] }; publicTags?: { tagIds?: string[] } }
  taxGroupId?: string
  seoData?: SeoData
  extendedFields?: ExtendedFields
}

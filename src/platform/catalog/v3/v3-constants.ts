/**
 * docs/platform.md §3 and §4: enumerations of catalog version 3. Names that version 1 has, too, end in `V3`: their values differ.
 */
import type { ValueOf } from '../../wire/enum'

export const ProductTypeV3 = { PHYSICAL: 'PHYSICAL', DIGITAL: 'DIGITAL' } as const
export type ProductTypeV3 = ValueOf<typeof ProductTypeV3>

export const DiscountTypeV3 = { AMOUNT: 'AMOUNT', PERCENT: 'PERCENT' } as const
export type DiscountTypeV3 = ValueOf<typeof DiscountTypeV3>

export const MediaTypeV3 = { IMAGE: 'IMAGE', VIDEO: 'VIDEO' } as const
export type MediaTypeV3 = ValueOf<typeof MediaTypeV3>

export const WeightUnitV3 = { UNSPECIFIED_WEIGHT_UNIT: 'UNSPECIFIED_WEIGHT_UNIT', KG: 'KG', LB: 'LB' } as const
export type WeightUnitV3 = ValueOf<typeof WeightUnitV3>

/** Both versions have the same values. */
export { MeasurementUnitV1 as MeasurementUnitV3 } from '../v1/v1-constants'

export const OptionRenderType = { TEXT_CHOICES: 'TEXT_CHOICES', SWATCH_CHOICES: 'SWATCH_CHOICES' } as const
export type OptionRenderType = ValueOf<typeof OptionRenderType>

export const ChoiceType = {
  CHOICE_TEXT: 'CHOICE_TEXT',
  ONE_COLOR: 'ONE_COLOR',
  MULTIPLE_COLORS: 'MULTIPLE_COLORS',
  IMAGE: 'IMAGE',
} as const
export type ChoiceType = ValueOf<typeof ChoiceType>

export const ModifierRenderType = {
  FREE_TEXT: 'FREE_TEXT',
  TEXT_CHOICES: 'TEXT_CHOICES',
  SWATCH_CHOICES: 'SWATCH_CHOICES',
} as const
export type ModifierRenderType = ValueOf<typeof ModifierRenderType>

export const DigitalFileType = {
  UNSPECIFIED: 'UNSPECIFIED',
  SECURE_PICTURE: 'SECURE_PICTURE',
  SECURE_VIDEO: 'SECURE_VIDEO',
  SECURE_DOCUMENT: 'SECURE_DOCUMENT',
  SECURE_MUSIC: 'SECURE_MUSIC',
  SECURE_ARCHIVE: 'SECURE_ARCHIVE',
  SECURE_RAW: 'SECURE_RAW',
} as const
export type DigitalFileType = ValueOf<typeof DigitalFileType>

export const SubscriptionInterval = {
  UNDEFINED: 'UNDEFINED',
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const
export type SubscriptionInterval = ValueOf<typeof SubscriptionInterval>

export const RoundingStrategy = {
  NO_ROUNDING: 'NO_ROUNDING',
  CURRENCY_PRECISION: 'CURRENCY_PRECISION',
  NEAREST_WHOLE_NUMBER: 'NEAREST_WHOLE_NUMBER',
} as const
export type RoundingStrategy = ValueOf<typeof RoundingStrategy>

/** The type of a stock location. */
export const LocationTypeV3 = { VIRTUAL: 'VIRTUAL', PHYSICAL: 'PHYSICAL' } as const
export type LocationTypeV3 = ValueOf<typeof LocationTypeV3>

/** Availability of the whole product, over all its variants. */
export const ProductAvailability = {
  IN_STOCK: 'IN_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PARTIALLY_OUT_OF_STOCK: 'PARTIALLY_OUT_OF_STOCK',
} as const
export type ProductAvailability = ValueOf<typeof ProductAvailability>

export const PreorderStatus = {
  ENABLED: 'ENABLED',
  DISABLED: 'DISABLED',
  PARTIALLY_ENABLED: 'PARTIALLY_ENABLED',
} as const
export type PreorderStatus = ValueOf<typeof PreorderStatus>

export const PreorderAvailability = {
  ALL_VARIANTS: 'ALL_VARIANTS',
  NO_VARIANTS: 'NO_VARIANTS',
  SOME_VARIANTS: 'SOME_VARIANTS',
} as const
export type PreorderAvailability = ValueOf<typeof PreorderAvailability>

/** Optional fields of a product that a read can request. */
export const ProductField = {
  URL: 'URL',
  CURRENCY: 'CURRENCY',
  INFO_SECTION: 'INFO_SECTION',
  MERCHANT_DATA: 'MERCHANT_DATA',
  PLAIN_DESCRIPTION: 'PLAIN_DESCRIPTION',
  INFO_SECTION_PLAIN_DESCRIPTION: 'INFO_SECTION_PLAIN_DESCRIPTION',
  SUBSCRIPTION_PRICES_INFO: 'SUBSCRIPTION_PRICES_INFO',
  BREADCRUMBS_INFO: 'BREADCRUMBS_INFO',
  WEIGHT_MEASUREMENT_UNIT_INFO: 'WEIGHT_MEASUREMENT_UNIT_INFO',
  VARIANT_OPTION_CHOICE_NAMES: 'VARIANT_OPTION_CHOICE_NAMES',
  MEDIA_ITEMS_INFO: 'MEDIA_ITEMS_INFO',
  DESCRIPTION: 'DESCRIPTION',
  DIRECT_CATEGORIES_INFO: 'DIRECT_CATEGORIES_INFO',
  ALL_CATEGORIES_INFO: 'ALL_CATEGORIES_INFO',
  MIN_VARIANT_PRICE_INFO: 'MIN_VARIANT_PRICE_INFO',
  INFO_SECTION_DESCRIPTION: 'INFO_SECTION_DESCRIPTION',
  THUMBNAIL: 'THUMBNAIL',
  DIRECT_CATEGORY_IDS: 'DIRECT_CATEGORY_IDS',
  PRODUCT_CHOICES_MEDIA_REFERENCES: 'PRODUCT_CHOICES_MEDIA_REFERENCES',
  PRODUCT_CHOICES_DISPLAY_IMAGE: 'PRODUCT_CHOICES_DISPLAY_IMAGE',
  MIN_PRICE_VARIANT: 'MIN_PRICE_VARIANT',
  DISCOUNT_INFO: 'DISCOUNT_INFO',
} as const
export type ProductField = ValueOf<typeof ProductField>

/** Optional fields of a variant that a read can request. */
export const VariantField = {
  CURRENCY: 'CURRENCY',
  MERCHANT_DATA: 'MERCHANT_DATA',
  SUBSCRIPTION_PRICES_INFO: 'SUBSCRIPTION_PRICES_INFO',
  VARIANT_OPTION_CHOICE_NAMES: 'VARIANT_OPTION_CHOICE_NAMES',
  THUMBNAIL: 'THUMBNAIL',
} as const
export type VariantField = ValueOf<typeof VariantField>

/** The specification lists it as a field of categories; the platform accepts it in reads of ribbons. */
export const RibbonField = { ASSIGNED_PRODUCT_COUNT: 'ASSIGNED_PRODUCT_COUNT' } as const
export type RibbonField = ValueOf<typeof RibbonField>

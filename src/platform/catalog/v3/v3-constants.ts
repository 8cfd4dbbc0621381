/**
 * docs/platform.md §3 and §4: enumerations of catalog version 3. Names that version 1 has, too, end in `V3`: their values differ.
 */
import { enumOf, type ValueOf } from '../../wire/enum'

export const ProductTypeV3 = /*#__PURE__*/ enumOf('PHYSICAL', 'DIGITAL')
export type ProductTypeV3 = ValueOf<typeof ProductTypeV3>

export const DiscountTypeV3 = /*#__PURE__*/ enumOf('AMOUNT', 'PERCENT')
export type DiscountTypeV3 = ValueOf<typeof DiscountTypeV3>

export const MediaTypeV3 = /*#__PURE__*/ enumOf('IMAGE', 'VIDEO')
export type MediaTypeV3 = ValueOf<typeof MediaTypeV3>

export const WeightUnitV3 = /*#__PURE__*/ enumOf('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB')
export type WeightUnitV3 = ValueOf<typeof WeightUnitV3>

/** Both versions have the same values. */
export { MeasurementUnitV1 as MeasurementUnitV3 } from '../v1/v1-constants'

export const OptionRenderType = /*#__PURE__*/ enumOf('TEXT_CHOICES', 'SWATCH_CHOICES')
export type OptionRenderType = ValueOf<typeof OptionRenderType>

export const ChoiceType = /*#__PURE__*/ enumOf('CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE')
export type ChoiceType = ValueOf<typeof ChoiceType>

export const ModifierRenderType = /*#__PURE__*/ enumOf('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES')
export type ModifierRenderType = ValueOf<typeof ModifierRenderType>

export const DigitalFileType = /*#__PURE__*/ enumOf(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
)
export type DigitalFileType = ValueOf<typeof DigitalFileType>

export const SubscriptionInterval = /*#__PURE__*/ enumOf('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR')
export type SubscriptionInterval = ValueOf<typeof SubscriptionInterval>

export const RoundingStrategy = /*#__PURE__*/ enumOf('NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER')
export type RoundingStrategy = ValueOf<typeof RoundingStrategy>

/** The type of a stock location. */
export const LocationTypeV3 = /*#__PURE__*/ enumOf('VIRTUAL', 'PHYSICAL')
export type LocationTypeV3 = ValueOf<typeof LocationTypeV3>

/** Availability of the whole product, over all its variants. */
export const ProductAvailability = /*#__PURE__*/ enumOf('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK')
export type ProductAvailability = ValueOf<typeof ProductAvailability>

export const PreorderStatus = /*#__PURE__*/ enumOf('ENABLED', 'DISABLED', 'PARTIALLY_ENABLED')
export type PreorderStatus = ValueOf<typeof PreorderStatus>

export const PreorderAvailability = /*#__PURE__*/ enumOf('ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS')
export type PreorderAvailability = ValueOf<typeof PreorderAvailability>

/** Optional fields of a product that a read can request. */
export const ProductField = /*#__PURE__*/ enumOf(
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'MIN_VARIANT_PRICE_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'DIRECT_CATEGORY_IDS',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
)
export type ProductField = ValueOf<typeof ProductField>

/** Optional fields of a variant that a read can request. */
export const VariantField = /*#__PURE__*/ enumOf(
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'THUMBNAIL',
)
export type VariantField = ValueOf<typeof VariantField>

/** The specification lists it as a field of categories; the platform accepts it in reads of ribbons. */
export const RibbonField = /*#__PURE__*/ enumOf('ASSIGNED_PRODUCT_COUNT')
export type RibbonField = ValueOf<typeof RibbonField>

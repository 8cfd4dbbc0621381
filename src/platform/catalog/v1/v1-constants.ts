/** docs/platform.md §3: enumerations of catalog version 1, spelled as on the wire. Those of version 3 differ: never mix them. */
import { enumOf, type ValueOf } from '../../wire/enum'

export const InventoryStatus = /*#__PURE__*/ enumOf('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK')
export type InventoryStatus = ValueOf<typeof InventoryStatus>

export const ProductTypeV1 = /*#__PURE__*/ enumOf('unspecified_product_type', 'physical', 'digital')
export type ProductTypeV1 = ValueOf<typeof ProductTypeV1>

export const OptionType = /*#__PURE__*/ enumOf('unspecified_option_type', 'drop_down', 'color')
export type OptionType = ValueOf<typeof OptionType>

export const MediaTypeV1 = /*#__PURE__*/ enumOf('unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip')
export type MediaTypeV1 = ValueOf<typeof MediaTypeV1>

export const DiscountTypeV1 = /*#__PURE__*/ enumOf('UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT')
export type DiscountTypeV1 = ValueOf<typeof DiscountTypeV1>

/** Units of mass, volume, length and area. */
export const MeasurementUnitV1 = /*#__PURE__*/ enumOf(
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
)
export type MeasurementUnitV1 = ValueOf<typeof MeasurementUnitV1>

/** For both catalog versions. */
export const DimensionsUnit = /*#__PURE__*/ enumOf('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD')
export type DimensionsUnit = ValueOf<typeof DimensionsUnit>

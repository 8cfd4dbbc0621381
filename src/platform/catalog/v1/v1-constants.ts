/** docs/platform.md §3: enumerations of catalog version 1, spelled as on the wire. Those of version 3 differ: never mix them. */
import type { ValueOf } from '../../wire/enum'

export const InventoryStatus = {
  IN_STOCK: 'IN_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PARTIALLY_OUT_OF_STOCK: 'PARTIALLY_OUT_OF_STOCK',
} as const
export type InventoryStatus = ValueOf<typeof InventoryStatus>

export const ProductTypeV1 = {
  unspecified_product_type: 'unspecified_product_type',
  physical: 'physical',
  digital: 'digital',
} as const
export type ProductTypeV1 = ValueOf<typeof ProductTypeV1>

export const OptionType = { unspecified_option_type: 'unspecified_option_type', drop_down: 'drop_down', color: 'color' } as const
export type OptionType = ValueOf<typeof OptionType>

export const MediaTypeV1 = {
  unspecified_media_item_type: 'unspecified_media_item_type',
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  zip: 'zip',
} as const
export type MediaTypeV1 = ValueOf<typeof MediaTypeV1>

export const DiscountTypeV1 = { UNDEFINED: 'UNDEFINED', NONE: 'NONE', AMOUNT: 'AMOUNT', PERCENT: 'PERCENT' } as const
export type DiscountTypeV1 = ValueOf<typeof DiscountTypeV1>

/** Units of mass, volume, length and area. */
export const MeasurementUnitV1 = {
  UNSPECIFIED: 'UNSPECIFIED',
  ML: 'ML',
  CL: 'CL',
  L: 'L',
  CBM: 'CBM',
  MG: 'MG',
  G: 'G',
  KG: 'KG',
  MM: 'MM',
  CM: 'CM',
  M: 'M',
  SQM: 'SQM',
  OZ: 'OZ',
  LB: 'LB',
  FLOZ: 'FLOZ',
  PT: 'PT',
  QT: 'QT',
  GAL: 'GAL',
  IN: 'IN',
  FT: 'FT',
  YD: 'YD',
  SQFT: 'SQFT',
} as const
export type MeasurementUnitV1 = ValueOf<typeof MeasurementUnitV1>

/** For both catalog versions. */
export const DimensionsUnit = {
  UNKNOWN_DIMENSIONS_UNIT: 'UNKNOWN_DIMENSIONS_UNIT',
  MM: 'MM',
  CM: 'CM',
  M: 'M',
  IN: 'IN',
  FT: 'FT',
  YD: 'YD',
} as const
export type DimensionsUnit = ValueOf<typeof DimensionsUnit>

/** Specification §3: enumerations of catalog version 1, spelled as on the wire. Version 3 has sets of its own: never mix them. */
import type { ValueOf } from '../../wire/enum'

export const InventoryStatus = {
  IN_STOCK: 'IN_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PARTIALLY_OUT_OF_STOCK: 'PARTIALLY_OUT_OF_STOCK',
} as const
export type InventoryStatus = ValueOf<typeof InventoryStatus>

export const ProductType = {
  unspecified_product_type: 'unspecified_product_type',
  physical: 'physical',
  digital: 'digital',
} as const
export type ProductType = ValueOf<typeof ProductType>

export const OptionType = { unspecified_option_type: 'unspecified_option_type', drop_down: 'drop_down', color: 'color' } as const
export type OptionType = ValueOf<typeof OptionType>

export const MediaType = {
  unspecified_media_item_type: 'unspecified_media_item_type',
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  zip: 'zip',
} as const
export type MediaType = ValueOf<typeof MediaType>

export const DiscountType = { UNDEFINED: 'UNDEFINED', NONE: 'NONE', AMOUNT: 'AMOUNT', PERCENT: 'PERCENT' } as const
export type DiscountType = ValueOf<typeof DiscountType>

/** Units of mass, volume, length and area. */
export const MeasurementUnit = {
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
export type MeasurementUnit = ValueOf<typeof MeasurementUnit>

/** Of both catalogs. */
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

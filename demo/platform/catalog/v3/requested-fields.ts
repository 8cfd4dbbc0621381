/** Fields of a product that are only sent on request. */
import { optionalList, optionalOneOf } from '../../untrusted'

export const REQUESTED_FIELDS = [
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
  // Always sent here.
  'MIN_VARIANT_PRICE_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  // An older name, of which the platform sends nothing any more.
  'DIRECT_CATEGORY_IDS',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
] as const
export type RequestedField = (typeof REQUESTED_FIELDS)[number]
export type Requested = ReadonlySet<RequestedField>

/** Reads a list from a body, or from a query string, where a single field is a plain string. */
export const readFields = <T extends string>(value: unknown, allowed: readonly T[]): ReadonlySet<T> => {
  const list = optionalList(typeof value === 'string' ? [value] : value, 'fields', 100) ?? []
  return new Set(list.flatMap((field, index) => optionalOneOf(field, `fields[${index}]`, allowed) ?? []))
}

export const readRequested = (value: unknown): Requested => readFields(value, REQUESTED_FIELDS)

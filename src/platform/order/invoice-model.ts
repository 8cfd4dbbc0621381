/** docs/platform.md §3 "enumerations for … tip, order sources" (values not shown there): invoices, deposits and tips. */
import type { ValueOf } from '../wire/enum'

/** The part of an invoice that has a custom field. */
export const InvoiceCustomFieldGroup = {
  UNKNOWN_CUSTOM_FIELD_GROUP: 'UNKNOWN_CUSTOM_FIELD_GROUP',
  BUSINESS_DETAILS: 'BUSINESS_DETAILS',
  CUSTOMER_DETAILS: 'CUSTOMER_DETAILS',
  DOCUMENT: 'DOCUMENT',
  FOOTER: 'FOOTER',
  OTHER: 'OTHER',
} as const
export type InvoiceCustomFieldGroup = ValueOf<typeof InvoiceCustomFieldGroup>
/** The type of the value of a custom field. */
export const InvoiceCustomFieldType = {
  UNKNOWN_VALUE_TYPE: 'UNKNOWN_VALUE_TYPE',
  STRING: 'STRING',
  DATE: 'DATE',
  BOOLEAN: 'BOOLEAN',
  NUMBER: 'NUMBER',
} as const
export type InvoiceCustomFieldType = ValueOf<typeof InvoiceCustomFieldType>
/** How a deposit is calculated. */
export const DepositType = {
  UNKNOWN: 'UNKNOWN',
  FLAT: 'FLAT',
  PERCENTAGE: 'PERCENTAGE',
} as const
export type DepositType = ValueOf<typeof DepositType>
/** How the suggested tips of a shop are calculated. */
export const TipSettingType = {
  UNKNOWN_TIP_TYPE: 'UNKNOWN_TIP_TYPE',
  PERCENTAGE: 'PERCENTAGE',
  AMOUNT: 'AMOUNT',
} as const
export type TipSettingType = ValueOf<typeof TipSettingType>
/** How a given tip was calculated. */
export const TipType = {
  UNKNOWN_TIP_TYPE: 'UNKNOWN_TIP_TYPE',
  PERCENTAGE: 'PERCENTAGE',
  AMOUNT: 'AMOUNT',
  CUSTOM: 'CUSTOM',
} as const
export type TipType = ValueOf<typeof TipType>
/** Where a tip was given. */
export const TipSource = {
  UNKNOWN_SOURCE: 'UNKNOWN_SOURCE',
  POS: 'POS',
  WEB: 'WEB',
  DASHBOARD: 'DASHBOARD',
} as const
export type TipSource = ValueOf<typeof TipSource>
/** How tips are distributed among the staff. */
export const TipDistribution = {
  UNKNOWN_SPLIT_METHOD: 'UNKNOWN_SPLIT_METHOD',
  EQUAL: 'EQUAL',
  PROPORTIONAL: 'PROPORTIONAL',
} as const
export type TipDistribution = ValueOf<typeof TipDistribution>

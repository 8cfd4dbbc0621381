/** docs/platform.md §3 "enumerations for … tip, order sources" (values not shown there): invoices, deposits and tips of an order. */
import type { ValueOf } from '../wire/enum'

/** Where on an invoice a field of the shop's own stands. */
export const InvoiceCustomFieldGroup = {
  UNKNOWN_CUSTOM_FIELD_GROUP: 'UNKNOWN_CUSTOM_FIELD_GROUP',
  BUSINESS_DETAILS: 'BUSINESS_DETAILS',
  CUSTOMER_DETAILS: 'CUSTOMER_DETAILS',
  DOCUMENT: 'DOCUMENT',
  FOOTER: 'FOOTER',
  OTHER: 'OTHER',
} as const
export type InvoiceCustomFieldGroup = ValueOf<typeof InvoiceCustomFieldGroup>
/** What such a field holds. */
export const InvoiceCustomFieldType = {
  UNKNOWN_VALUE_TYPE: 'UNKNOWN_VALUE_TYPE',
  STRING: 'STRING',
  DATE: 'DATE',
  BOOLEAN: 'BOOLEAN',
  NUMBER: 'NUMBER',
} as const
export type InvoiceCustomFieldType = ValueOf<typeof InvoiceCustomFieldType>
/** How a deposit is reckoned. */
export const DepositType = {
  UNKNOWN: 'UNKNOWN',
  FLAT: 'FLAT',
  PERCENTAGE: 'PERCENTAGE',
} as const
export type DepositType = ValueOf<typeof DepositType>
/** How the tips that a shop suggests are reckoned. */
export const TipSettingType = {
  UNKNOWN_TIP_TYPE: 'UNKNOWN_TIP_TYPE',
  PERCENTAGE: 'PERCENTAGE',
  AMOUNT: 'AMOUNT',
} as const
export type TipSettingType = ValueOf<typeof TipSettingType>
/** How the tip that was given was reckoned. */
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
/** How tips are shared among the staff. */
export const TipDistribution = {
  UNKNOWN_SPLIT_METHOD: 'UNKNOWN_SPLIT_METHOD',
  EQUAL: 'EQUAL',
  PROPORTIONAL: 'PROPORTIONAL',
} as const
export type TipDistribution = ValueOf<typeof TipDistribution>

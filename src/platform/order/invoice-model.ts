/** docs/platform.md §3 "enumerations for … tip, order sources" (values not shown there): invoices, deposits and tips. */
import { enumOf, type ValueOf } from '../wire/enum'

/** The part of an invoice that has a custom field. */
export const InvoiceCustomFieldGroup = /*#__PURE__*/ enumOf(
  'UNKNOWN_CUSTOM_FIELD_GROUP',
  'BUSINESS_DETAILS',
  'CUSTOMER_DETAILS',
  'DOCUMENT',
  'FOOTER',
  'OTHER',
)
export type InvoiceCustomFieldGroup = ValueOf<typeof InvoiceCustomFieldGroup>
/** The type of the value of a custom field. */
export const InvoiceCustomFieldType = /*#__PURE__*/ enumOf('UNKNOWN_VALUE_TYPE', 'STRING', 'DATE', 'BOOLEAN', 'NUMBER')
export type InvoiceCustomFieldType = ValueOf<typeof InvoiceCustomFieldType>
/** How a deposit is calculated. */
export const DepositType = /*#__PURE__*/ enumOf('UNKNOWN', 'FLAT', 'PERCENTAGE')
export type DepositType = ValueOf<typeof DepositType>
/** How the suggested tips of a shop are calculated. */
export const TipSettingType = /*#__PURE__*/ enumOf('UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT')
export type TipSettingType = ValueOf<typeof TipSettingType>
/** How a given tip was calculated. */
export const TipType = /*#__PURE__*/ enumOf('UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT', 'CUSTOM')
export type TipType = ValueOf<typeof TipType>
/** Where a tip was given. */
export const TipSource = /*#__PURE__*/ enumOf('UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD')
export type TipSource = ValueOf<typeof TipSource>
/** How tips are distributed among the staff. */
export const TipDistribution = /*#__PURE__*/ enumOf('UNKNOWN_SPLIT_METHOD', 'EQUAL', 'PROPORTIONAL')
export type TipDistribution = ValueOf<typeof TipDistribution>

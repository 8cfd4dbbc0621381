/** Specification §4: the value sets of what invoices hold. */
import type { ValueOf } from '../wire/enum'

/** The part of an invoice that a field of the shop’s own stands in. */
export const InvoiceFieldGroup = {
  UNKNOWN_CUSTOM_FIELD_GROUP: 'UNKNOWN_CUSTOM_FIELD_GROUP',
  BUSINESS_DETAILS: 'BUSINESS_DETAILS',
  CUSTOMER_DETAILS: 'CUSTOMER_DETAILS',
  DOCUMENT: 'DOCUMENT',
  FOOTER: 'FOOTER',
  OTHER: 'OTHER',
} as const
export type InvoiceFieldGroup = ValueOf<typeof InvoiceFieldGroup>

/** What such a field holds. */
export const InvoiceFieldType = {
  UNKNOWN_VALUE_TYPE: 'UNKNOWN_VALUE_TYPE',
  STRING: 'STRING',
  DATE: 'DATE',
  BOOLEAN: 'BOOLEAN',
  NUMBER: 'NUMBER',
} as const
export type InvoiceFieldType = ValueOf<typeof InvoiceFieldType>

/** How the deposit of an invoice is reckoned. */
export const InvoiceDepositType = {
  UNKNOWN: 'UNKNOWN',
  FLAT: 'FLAT',
  PERCENTAGE: 'PERCENTAGE',
} as const
export type InvoiceDepositType = ValueOf<typeof InvoiceDepositType>

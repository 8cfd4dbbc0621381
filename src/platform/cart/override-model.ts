/** docs/platform.md §3 "Cart": `catalogOverrideFields` of a line item. */
import type { Image } from '../wire/media'
import type { TranslatableString } from '../wire/primitives'

export interface DescriptionLine {
  name?: TranslatableString
  plainText?: TranslatableString
  plainTextValue?: TranslatableString
  colorInfo?: TranslatableString & { code?: string }
}

/** Values with which an app replaces those of the catalog. */
export interface CatalogOverrideFields {
  productName?: TranslatableString
  /** Decimal as text, major units. */
  price?: string
  fullPrice?: string
  depositAmount?: string
  descriptionLines?: DescriptionLine[]
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  image?: Image
  paymentOption?: { value?: string }
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

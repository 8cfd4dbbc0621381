/** Types that several entities of the specification share. */

/** A price: decimal text in the shop's currency and, if requested, in the visitor's. */
export interface MultiCurrencyPrice {
  /** Major units, for example `"85.00"`. */
  amount: string
  convertedAmount?: string
  /** Text formatted by the platform, for example `"$85.00"`. */
  formattedAmount?: string
  formattedConvertedAmount?: string
}

export interface TranslatableString {
  original: string
  translated?: string
}

export interface PageUrl {
  relativePath?: string
  url?: string
}

export interface Address {
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** ISO 3166-2, for example `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: { number?: string; name?: string; apt?: string }
  addressLine?: string
  addressLine2?: string
  formattedAddress?: string
  /** Degrees. */
  geocode?: { latitude: number; longitude: number }
  countryFullname?: string
  subdivisionFullname?: string
}

/** Offset paging (docs/platform.md §9: 50 per page by default). */
export interface Paging {
  limit?: number
  offset?: number
}

/** Custom fields of the shop and its apps, by namespace. */
export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>>
}

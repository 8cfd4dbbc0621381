/** Shapes that several entities of the specification share. */

/** An amount as the platform writes it: decimals as text, in the shop's currency and, where asked for, the visitor's. */
export interface MultiCurrencyPrice {
  /** Major units, for example `"85.00"`. */
  amount: string
  convertedAmount?: string
  /** The platform's own wording, for example `"$85.00"`. */
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

/** Offset paging (docs/platform.md §9: 50 a page unless asked otherwise). */
export interface Paging {
  limit?: number
  offset?: number
}

/** A key-value bag of the shop's own. */
export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>>
}

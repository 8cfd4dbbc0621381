/** Catalog version 1: availability for given choices, and variants of all products. */
import type { Image, Video } from '../../wire/media'
import type { Dimensions, MediaV1, OptionV1, PriceData } from './v1-model'

/** The variant of the given choices. Prices are numbers in major units of `currency`, weight is in the shop's unit. */
export interface SelectedVariant {
  sku?: string
  price?: PriceData
  convertedPriceData?: PriceData
  weight?: number
  inStock?: boolean
  visible?: boolean
  quantity?: number
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface OptionsAvailability {
  /** Whether the product can be bought with these choices. */
  availableForPurchase?: boolean
  /** Present when the choices determine one variant. */
  selectedVariant?: SelectedVariant
  /** The options; each choice with its stock in combination with the given choices. */
  productOptions?: OptionV1[]
  media?: MediaV1
}

/** A standalone variant, with some data of its product. */
export interface StoreVariant {
  /** `productId-variantId`. */
  id: string
  productId?: string
  variantId?: string
  productName?: string
  variantName?: string
  /** False for the one variant of a product without options. */
  managedVariant?: boolean
  sku?: string
  /** Option name → choice description. */
  choices?: Record<string, string>
  stock?: { trackQuantity?: boolean; quantity?: number | null; inStock?: boolean }
  collectionIds?: string[]
  media?: { image?: Image; video?: Video }
  preorderInfo?: { enabled?: boolean; message?: string; limit?: number }
}

export interface StoreVariantPage {
  variants: StoreVariant[]
  metadata?: { count?: number; offset?: number; total?: number; cursors?: { next?: string; prev?: string } }
}

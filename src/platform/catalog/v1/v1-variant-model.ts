/** Catalog version 1: what can be bought with which choices, and variants over all products. */
import type { Image, Video } from '../../wire/media'
import type { Dimensions, MediaV1, OptionV1, PriceData } from './v1-model'

/** What a choice of options comes to. Numbers are major units of `currency`, weight is in the shop's unit. */
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
  /** The product may be bought with these choices. */
  availableForPurchase?: boolean
  /** Present when the choices name one variant. */
  selectedVariant?: SelectedVariant
  /** The options again, each choice with its stock beside the choices made. */
  productOptions?: OptionV1[]
  media?: MediaV1
}

/** A variant on its own, with what it needs to know of its product. */
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

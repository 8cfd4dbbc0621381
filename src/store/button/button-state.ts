/**
 * One function decides the state of every buy button, so that "sold out" and "all in your cart" are never confused. This file serves buttons
 * without controls for choices; elements with them use `selectBuyState`.
 */

import { isSameItem, type ProductState, quantityOf, type ShopState, selectCart } from '../base/state'
import type { CartView, ProductView, VariantView } from '../base/views'

/** An option with a single choice needs no decision. */
const hasOpenOption = (product: ProductView): boolean => product.options.some((option) => option.choices.length > 1)

/** True when something must be chosen or written: options unless a variant is named, required modifiers, a subscription. */
export const needsChoices = (product: ProductView, variant?: string): boolean =>
  (!variant && hasOpenOption(product)) ||
  !product.oneTimePurchase ||
  product.modifiers.some((modifier) => modifier.required && (modifier.kind === 'text' || modifier.choices.length !== 1))

/** The named variant; without a name the only one. */
export const namedVariant = ({ variants }: ProductView, variant?: string): VariantView | undefined =>
  variant ? variants.find(({ id }) => id === variant) : variants.length === 1 ? variants[0] : undefined

export type BuyState =
  /** Enabled. While the product loads, the author's label is shown. */
  | 'ready'
  | 'choose'
  | 'sold-out'
  /** Enabled: it can be ordered ahead. */
  | 'pre-order'
  | 'max-in-cart'
  /** The chosen combination does not exist. */
  | 'unavailable'
  /** No product to sell: the author's own content is shown instead. */
  | 'fallback'

/** How many more can be added. Lists of version 3 have no quantities; a line item in the cart then has it. */
export function quantityLeft(product: ProductView, variant: VariantView | undefined, cart: CartView | undefined): number {
  const { inStock, quantityAvailable, preorder } = variant ?? product
  const inCart = (cart?.lines ?? []).filter((line) => isSameItem(line, { product, variantId: variant?.id }))
  const stock = (inStock ? quantityAvailable : preorder?.limit) ?? inCart[0]?.quantityAvailable ?? Number.POSITIVE_INFINITY
  return stock - quantityOf(inCart)
}

/** The choice made for a loaded product. */
export interface Pick {
  variant?: VariantView
  /** A choice is still missing. */
  isMissing: boolean
}

/** @param named the variant that the author named */
export function buyStateOf(
  state: ShopState,
  entry: ProductState | undefined,
  named: string | undefined,
  pick: (product: ProductView) => Pick,
): BuyState {
  if (entry?.status === 'missing' || entry?.status === 'failed') return 'fallback'
  if (entry?.status !== 'ready') return 'ready'
  const { product, stale } = entry
  const { variant, isMissing } = pick(product)
  // The variants may not be loaded yet.
  if (named && !variant && product.variants.length + product.options.length) return stale ? 'ready' : 'fallback'
  const { inStock, preorder } = product.inStock || product.preorder ? (variant ?? product) : product
  if (!inStock && !preorder) return 'sold-out'
  if (isMissing) return 'choose'
  if (!variant && product.variants.length) return 'unavailable'
  if (quantityLeft(product, variant, selectCart(state)) <= 0) return 'max-in-cart'
  return inStock ? 'ready' : 'pre-order'
}

/** For a button whose only choice can be a variant that the author named. */
export const selectButtonState = (state: ShopState, entry: ProductState | undefined, named?: string): BuyState =>
  buyStateOf(state, entry, named, (product) => ({
    variant: namedVariant(product, named),
    isMissing: needsChoices(product, named),
  }))

/**
 * Whether this is the first product that failed: a page full of products reports an unreachable shop only there. Every element calls it after
 * every state change, so the other products are read only if this one has failed.
 */
export const isFirstUnreachable = ({ products }: ShopState, reference: string): boolean =>
  products[reference]?.status === 'failed' &&
  Object.keys(products).find((one) => products[one]?.status === 'failed') === reference

/**
 * One state machine decides what a button says, so that "sold out" and "all in your cart" are never confused. This is as much of it as a
 * button needs that offers no choices itself; what does offer them selects by `selectBuyState`.
 */

import { quantityOf } from '../cart/quantity'
import { isSameItem, type ProductState, type ShopState, selectCart } from '../state'
import type { CartView, ProductView, VariantView } from '../views'
import { namedVariant, needsChoices } from './button-choice'

export type BuyState =
  /** Pressable. The product may still be on its way: what the author wrote is shown meanwhile. */
  | 'ready'
  | 'choose'
  | 'sold-out'
  /** Pressable: it will be there later. */
  | 'pre-order'
  | 'max-in-cart'
  /** Not made in the combination chosen. */
  | 'unavailable'
  /** Nothing to sell here: the author's own content is shown instead. */
  | 'fallback'

/** How many more can be added. Version 3 counts nothing in its lists: then the cart's own line knows. */
export function quantityLeft(product: ProductView, variant: VariantView | undefined, cart: CartView | undefined): number {
  const { inStock, quantityAvailable, preorder } = variant ?? product
  const inCart = (cart?.lines ?? []).filter((line) => isSameItem(line, { product, variantId: variant?.id }))
  const stock = (inStock ? quantityAvailable : preorder?.limit) ?? inCart[0]?.quantityAvailable ?? Number.POSITIVE_INFINITY
  return stock - quantityOf(inCart)
}

/** What is picked of a product that is here. */
export interface Pick {
  variant?: VariantView
  /** Something is still to be picked. */
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
  // The variants may be on their way yet.
  if (named && !variant && product.variants.length + product.options.length) return stale ? 'ready' : 'fallback'
  const { inStock, preorder } = product.inStock || product.preorder ? (variant ?? product) : product
  if (!inStock && !preorder) return 'sold-out'
  if (isMissing) return 'choose'
  if (!variant && product.variants.length) return 'unavailable'
  if (quantityLeft(product, variant, selectCart(state)) <= 0) return 'max-in-cart'
  return inStock ? 'ready' : 'pre-order'
}

/** Of a button that knows a variant at most. */
export const selectButtonState = (state: ShopState, entry: ProductState | undefined, named?: string): BuyState =>
  buyStateOf(state, entry, named, (product) => ({
    variant: namedVariant(product, named),
    isMissing: needsChoices(product, named),
  }))

/** A page full of products whose shop is out of reach says so once: where the first of them stands. */
export const selectFirstUnreachable = ({ products }: ShopState): string | undefined =>
  Object.keys(products).find((reference) => products[reference]?.status === 'failed')

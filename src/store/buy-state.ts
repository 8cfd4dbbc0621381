/** One state machine decides what a buy button says, so that "sold out" and "all in your cart" are never confused. */
import { firstMissing, type ItemChoice, matchVariant } from './choose-variant'
import { quantityOf } from './quantity'
import { isSameItem, type ProductState, type ShopState, selectCart } from './state'
import type { CartView, ProductView, VariantView } from './views'

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

export function selectBuyState(state: ShopState, entry: ProductState | undefined, choice: ItemChoice): BuyState {
  if (entry?.status === 'missing' || entry?.status === 'failed') return 'fallback'
  if (entry?.status !== 'ready') return 'ready'
  const { product, stale } = entry
  const variant = matchVariant(product, choice)
  const isMade = Boolean(variant) || !product.variants.length
  if (choice.variant && !variant && product.variants.length + product.options.length) return stale ? 'ready' : 'fallback'
  const { inStock, preorder } = product.inStock || product.preorder ? (variant ?? product) : product
  if (!inStock && !preorder) return 'sold-out'
  if (firstMissing(product, choice)) return 'choose'
  if (!isMade) return 'unavailable'
  if (quantityLeft(product, variant, selectCart(state)) <= 0) return 'max-in-cart'
  return inStock ? 'ready' : 'pre-order'
}

/** The price that belongs to the choice made; the product's own while there is none. */
export function selectPrice(product: ProductView, choice: ItemChoice): Pick<ProductView, 'price' | 'comparePrice'> {
  return matchVariant(product, choice) ?? product
}

/** A page full of products whose shop is out of reach says so once: where the first of them stands. */
export const selectFirstUnreachable = ({ products }: ShopState): string | undefined =>
  Object.keys(products).find((reference) => products[reference]?.status === 'failed')

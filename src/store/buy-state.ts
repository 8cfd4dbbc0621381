/** One state machine decides what a buy button says, so that "sold out" and "all in your cart" are never confused. */
import { hasOpenOption, type ItemChoice, matchVariant } from './choose-variant'
import { quantityOf } from './quantity'
import { isSameItem, type ProductState, type ShopState, selectCart } from './state'
import type { CartView, ProductView, VariantView } from './views'

export type BuyState =
  /** Pressable. The product may still be on its way: what the author wrote is shown meanwhile. */
  | 'ready'
  | 'choose'
  | 'sold-out'
  | 'max-in-cart'
  /** Nothing to sell here: the author's own content is shown instead. */
  | 'fallback'

function quantityLeft(product: ProductView, variant: VariantView | undefined, cart: CartView | undefined): number {
  const stock = variant ? variant.quantityAvailable : product.quantityAvailable
  if (stock === undefined) return Number.POSITIVE_INFINITY
  const inCart = (cart?.lines ?? []).filter((line) => isSameItem(line, { product, variantId: variant?.id }))
  return stock - quantityOf(inCart)
}

export function selectBuyState(state: ShopState, entry: ProductState | undefined, choice: ItemChoice): BuyState {
  if (entry?.status === 'missing' || entry?.status === 'failed') return 'fallback'
  if (entry?.status !== 'ready') return 'ready'
  const { product } = entry
  const variant = matchVariant(product, choice)
  if (choice.variant && product.variants.length && !variant) return 'fallback'
  if (!product.inStock || variant?.inStock === false) return 'sold-out'
  if (!variant && !choice.options && hasOpenOption(product)) return 'choose'
  if (product.textFields.some(({ required }) => required) && !choice.customText) return 'choose'
  return quantityLeft(product, variant, selectCart(state)) > 0 ? 'ready' : 'max-in-cart'
}

/** The price that belongs to the choice made; the product's own while there is none. */
export function selectPrice(product: ProductView, choice: ItemChoice): Pick<ProductView, 'price' | 'comparePrice'> {
  return matchVariant(product, choice) ?? product
}

/** A page full of products whose shop is out of reach says so once: where the first of them stands. */
export const selectFirstUnreachable = ({ products }: ShopState): string | undefined =>
  Object.keys(products).find((reference) => products[reference]?.status === 'failed')

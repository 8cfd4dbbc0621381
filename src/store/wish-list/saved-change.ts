/** What has become of a saved item. */
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import type { ProductView } from '../base/views'
import { selectPrice } from '../button/buy-state'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'
import type { SavedItem } from './wish-list'

/** For buying the item, and for drawing it. */
export function choiceOfItem({ options }: CartItem): ItemChoice {
  const { variantId, options: chosen } = ownOf(options)
  return { ...(variantId && { variant: variantId }), ...(chosen && { options: chosen }) }
}

/** What the return tells of an item. */
export interface SavedChange {
  stock?: 'sold-out' | 'back'
  isCheaper: boolean
}

/** Against the product as the platform has it now; never between two currencies. */
export function changeOf(saved: SavedItem, product: ProductView): SavedChange {
  const choice = choiceOfItem(saved.item)
  const { price } = selectPrice(product, choice)
  const { inStock, preorder } = matchVariant(product, choice) ?? product
  const isBuyable = inStock || Boolean(preorder)
  return {
    ...(saved.inStock !== undefined &&
      isBuyable !== saved.inStock && { stock: isBuyable ? ('back' as const) : ('sold-out' as const) }),
    isCheaper: price.currency === saved.currency && price.value < saved.price,
  }
}

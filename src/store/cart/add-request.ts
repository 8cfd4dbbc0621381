/** Requests to add to the cart, and their results. */
import type { CatalogReference } from '../../platform/cart/model'
import type { PendingAdd } from '../base/state'
import type { CartLineView, CartView, ProductView } from '../base/views'
import type { ItemChoice } from '../catalog/choose/choose-variant'

export interface AddRequest extends ItemChoice {
  product: ProductView
  /** @default 1 */
  quantity?: number
  /** Comes back in the events that this add causes. */
  source?: unknown
  /** Set when the source shows the visitor its own failure message. */
  toldBy?: 'page' | 'cart'
}

export interface AddResult {
  cart: CartView
  line: CartLineView
  outcome: 'added' | 'clamped'
}

/** An add whose catalog reference is complete, and the data that is drawn until the answer arrives. */
export interface AddOfItem extends Pick<AddRequest, 'source' | 'toldBy'>, Pick<PendingAdd, 'product' | 'variantId' | 'line'> {
  item: CatalogReference
  quantity: number
  name: string
}

/** Requests to add to the cart, and their results. */
import type { CartItem } from '../base/cart-answer'
import type { CartAction } from '../base/shop-events'
import type { PendingAdd } from '../base/state'
import type { CartLineView, CartView, ProductView } from '../base/views'
import type { ItemChoice } from '../catalog/choose/choose-variant'

/** An add that may or may not have arrived, and how much of the item was in the cart before. */
export interface UncertainAdd {
  item: CartItem
  quantity: number
  before: number
  /** Number of other tabs' changes known before it was sent: if it has grown since, the items in the cart may be theirs. */
  othersBefore: number
}

export interface UncertainAddActions {
  /** The line of an add that was given up as lost and arrived after all: a repeated request for it is already fulfilled. */
  findLateArrival(item: CartItem, quantity: number, cart: CartView): CartLineView | undefined
  /** Removes what arrived twice: browsers resend a request when the connection they reused was already closed. */
  removeSurplus(result: AddResult, surplus: number): Promise<AddResult>
  /** Reads the cart again until no change can still be under way. */
  rereadCart(): Promise<void>
}

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
  item: CartItem
  quantity: number
  name: string
  /** What its event says. @default 'add' */
  action?: CartAction
}

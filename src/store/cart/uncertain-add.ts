/** Adds whose outcome is unknown. They are recorded here, where adds are sent; `drawer/uncertain-adds.ts` resolves them. */
import type { CatalogReference } from '../../platform/cart/model'
import type { CartLineView, CartView } from '../base/views'
import type { AddResult } from './add-request'

/** An add that may or may not have arrived, and how much of the item was in the cart before. */
export interface UncertainAdd {
  item: CatalogReference
  quantity: number
  before: number
  /** Number of other tabs' changes known before it was sent: if it has grown since, the items in the cart may be theirs. */
  othersBefore: number
}

export interface UncertainAddActions {
  /** The line of an add that was given up as lost and arrived after all: a repeated request for it is already fulfilled. */
  findLateArrival(item: CatalogReference, quantity: number, cart: CartView): CartLineView | undefined
  /** Removes what arrived twice: browsers resend a request when the connection they reused was already closed. */
  removeSurplus(result: AddResult, surplus: number): Promise<AddResult>
  /** Reads the cart again until no change can still be under way. */
  rereadCart(): Promise<void>
}

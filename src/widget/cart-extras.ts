/** What the cart shows beyond lines and sums: fetched after it stands, and its seams to what stands already. */
import type { ComponentType } from 'react'
import type { DiscountView, CheckoutMessageView, EstimatedLineView, LineFacts } from '../store/estimate-view'
import type { ShopState } from '../store/state'
import type { CartLineView } from '../store/views'
import type { Words } from './cart-sentence'

/** What is known of a line beside its name, choices and price. */
export interface LineExtra {
  facts?: LineFacts
  discounts: readonly DiscountView[]
  messages: readonly CheckoutMessageView[]
  estimated?: EstimatedLineView
}

export interface CartExtras {
  /** Undefined for a line of which there is nothing more to say; the same object for as long as nothing of it changed. */
  extraOf(state: ShopState, line: CartLineView): LineExtra | undefined
  /** Under the choices of a line. */
  LineAbout: ComponentType<{ extra: LineExtra }>
  /** At the end of a line. */
  LineNotices: ComponentType<{ extra: LineExtra; line: CartLineView }>
  /** Above the lines. */
  Above: ComponentType<{ state: ShopState }>
  /** Below the lines. */
  Below: ComponentType<{ state: ShopState }>
  /** Between the promo code and the sums; `announce` speaks through the live region. */
  Terms: ComponentType<{ state: ShopState; announce: (about: string, words: Words) => void }>
  /** In the place of the plain sums, once more of them is known. */
  Totals: ComponentType<{ state: ShopState }>
}

/** Never rejects: without it the cart is a plain one. */
export type LoadCartExtras = () => Promise<CartExtras | undefined>

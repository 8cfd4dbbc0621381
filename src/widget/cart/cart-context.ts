/** The interface between the cart and its extras, a separate chunk that is loaded after lines and totals. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Amount } from '../../store/base/amount'
import type { CheckoutMessageView, LineFacts } from '../../store/base/estimate-model'
import type { ShopState } from '../../store/base/state'
import type { DiscountView } from '../../store/base/totals-model'
import type { CartLineView, CartView, Picture } from '../../store/base/views'
import { useSurroundings } from '../shop-context'
import type { Words } from './use-cart-announcements'

/** Everything shown on a line besides name, choices and price. */
export interface LineExtra {
  facts: LineFacts
  discounts: readonly DiscountView[]
  messages: readonly CheckoutMessageView[]
}

/** Formatting for one locale. */
export interface Formats {
  money(value: number, currency: string): string
  date(date: Date): string
  dateTime(date: Date): string
  time(date: Date): string
  /** @param code ISO 3166-1 alpha-2 */
  country(code: string): string
  /** A country with its postal code, in the order of addresses. */
  place(country: string, postalCode?: string): string
  /** @param unit `KG` or `LB` */
  weight(value: number, unit: string): string
  compare(a: string, b: string): number
}

export interface CartExtras {
  /** Returns the same object for the same locale. @param locale BCP 47; @default the page's */
  formatsIn(locale?: string): Formats
  /** The addresses of a picture for a box of this size in CSS pixels. */
  pictureAt(picture: Picture, width: number, height: number): { src: string; srcSet?: string }
  /** The author's own page of a line's product, if there is one. */
  hrefOf?(state: ShopState, line: Pick<CartLineView, 'productId' | 'url'>): string | undefined
  /** Opens a product in the page. @param from the pressed element */
  openProduct?(productId: string, from: Element): void
  /** The address that puts the same products into another cart; undefined where there is none. */
  linkOf?(cart: CartView): string | undefined
  /** Puts a text into the clipboard. Rejects where the browser or the visitor does not allow it. */
  copy(text: string): Promise<void>
  /** The subtotal from which shipping is free; undefined if the author set none, or one that cannot be parsed. */
  freeShippingFrom(): Pick<Amount, 'value' | 'currency'> | undefined
  /** Undefined for a line without extras. The same object while nothing changes. */
  extraOf(state: ShopState, line: CartLineView): LineExtra | undefined
  /** Rendered below the choices of a line. */
  LineAbout: ComponentType<{ extra: LineExtra }>
  /** Rendered at the end of a line. */
  LineNotices: ComponentType<{ extra: LineExtra; line: CartLineView; quiet?: boolean }>
  /** Rendered above the lines: the checkout's messages about the whole cart. */
  Above: ComponentType<{ state: ShopState }>
  /** Rendered below the lines: suggestions, a link to this cart. */
  Below: ComponentType<{ state: ShopState }>
  /** Rendered above the totals: the progress towards free shipping. */
  Progress: ComponentType<{ state: ShopState }>
  /** Rendered below the lines: promo code, note and destination. */
  Terms: ComponentType<{ state: ShopState }>
  /** The totals of the estimate; without an estimate it renders its children, the plain totals. `fold` stands beside the sum if there are more rows. */
  Totals: ComponentType<{ state: ShopState; fold: ReactNode; children: ReactNode }>
  /** The line editor, loaded at the first press on "Edit". */
  Editor: ComponentType<{ line: CartLineView; onEnd(saved: boolean): void }>
}

/** Announces in the cart's live region. It replaces a pending announcement with the same `about`. */
export type Announce = (about: string, words: Words) => void

export interface CartSurroundings {
  /** Undefined while they are loaded; null if they could not be: the cart works without them. */
  extras?: CartExtras | null
  announce: Announce
  /** The cart's heading, which takes the focus when no nearer element can. */
  heading: { current: HTMLElement | null }
}

const CartContext = createContext<CartSurroundings>({ announce() {}, heading: { current: null } })

export const CartProvider = CartContext.Provider
export const useCartSurroundings = (): CartSurroundings => useContext(CartContext)

/** For components of the extras, which are rendered only when these are loaded. */
export const useExtras = (): CartExtras => useContext(CartContext).extras as CartExtras

/** Formatting for the element's locale. */
export const useFormats = (): Formats => useExtras().formatsIn(useSurroundings().locale)

/** Loads the extras; resolves with undefined if they cannot be loaded, never rejects. */
export type LoadCartExtras = () => Promise<CartExtras | undefined>

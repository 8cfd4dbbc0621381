/** What the cart shows beyond lines and sums: fetched after it stands, and its seams to what stands already. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { CheckoutMessageView, DiscountView, LineFacts } from '../../store/estimate/estimate-view'
import type { ShopState } from '../../store/state'
import type { Amount, CartLineView, Picture } from '../../store/views'
import { useSurroundings } from '../shop-context'
import type { Words } from './use-cart-announcements'

/** What is to be said of a line beside its name, choices and price. */
export interface LineExtra {
  facts: LineFacts
  discounts: readonly DiscountView[]
  messages: readonly CheckoutMessageView[]
}

/** How the page's language writes things. */
export interface Formats {
  money(value: number, currency: string): string
  date(date: Date): string
  dateTime(date: Date): string
  time(date: Date): string
  /** @param code ISO 3166-1 alpha-2 */
  country(code: string): string
  /** @param unit `KG` or `LB` */
  weight(value: number, unit: string): string
  compare(a: string, b: string): number
}

export interface CartExtras {
  /** @param locale BCP 47; the page's own when none is given. The same object for the same one. */
  formatsIn(locale?: string): Formats
  /** What to fetch of a picture for a box of so many CSS pixels. */
  pictureAt(picture: Picture, width: number, height: number): { src: string; srcSet?: string }
  /** From where on the author ships free; undefined where nothing, or nothing that can be read, was said. */
  freeShippingFrom(): Pick<Amount, 'value' | 'currency'> | undefined
  /** Undefined for a line of which there is nothing more to say; the same object for as long as nothing of it changed. */
  extraOf(state: ShopState, line: CartLineView): LineExtra | undefined
  /** Under the choices of a line. */
  LineAbout: ComponentType<{ extra: LineExtra }>
  /** At the end of a line. */
  LineNotices: ComponentType<{ extra: LineExtra; line: CartLineView; quiet?: boolean }>
  /** Above the lines: what the checkout has to say of the whole cart. */
  Above: ComponentType<{ state: ShopState }>
  /** Below the lines. */
  Below: ComponentType<{ state: ShopState }>
  /** Above the sums. */
  Progress: ComponentType<{ state: ShopState }>
  /** Promo code, note, where it goes: below the lines. */
  Terms: ComponentType<{ state: ShopState }>
  /** What the sums are made of, once more of them is known; draws the plain ones while it is not. */
  Totals: ComponentType<{ state: ShopState; children: ReactNode }>
  /** What is made of a line in its place; fetched at the first press. */
  Editor: ComponentType<{ line: CartLineView; onEnd(saved: boolean): void }>
}

/** Speaks through the live region of the cart; the same `about` replaces what waits. */
export type Announce = (about: string, words: Words) => void

export interface CartSurroundings {
  /** Absent until it is here, null when it cannot be had: then the cart is a plain one. */
  extras?: CartExtras | null
  announce: Announce
  /** Of the cart: gets the focus when there is nobody nearer. */
  heading: { current: HTMLElement | null }
}

const CartContext = createContext<CartSurroundings>({ announce() {}, heading: { current: null } })

export const CartProvider = CartContext.Provider
export const useCartSurroundings = (): CartSurroundings => useContext(CartContext)

/** For what is drawn by the extras themselves. */
export const useExtras = (): CartExtras => useContext(CartContext).extras as CartExtras

/** How the element's language writes things. */
export const useFormats = (): Formats => useExtras().formatsIn(useSurroundings().locale)

/** Fetches them; never rejects, because without them the cart is a plain one. */
export type LoadCartExtras = () => Promise<CartExtras | undefined>

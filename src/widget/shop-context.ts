/** How components reach the shop, their texts and the style sheets of their shadow root. */
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { Catalogue, GroupName, Messages } from '../i18n/catalogue'
import type { ShopState } from '../store/base/state'
import type { Shop } from '../store/shop/shop'

export interface ShopSurroundings {
  shop: Shop
  /** The texts in the language of this element. English where a text is missing. */
  messages?: Messages
  /** BCP 47, for money, numbers and dates. */
  locale?: string
  /** Writes the amounts of a view in the element's language, where that is not the page's. */
  rewrite?<T>(view: T): T
  /** Adds a shared style sheet to the shadow root that the component is rendered in; once for each sheet. */
  adoptStyles(css: string): void
  /** Whether the author's own content is shown, which keeps the page's styles. */
  setFallback(on: boolean): void
  /** Opens the hosted checkout unless the page prevents it. Resolves when the page is being left or the checkout did not open; never rejects. */
  checkout(): Promise<unknown> | undefined
}

const ShopContext = createContext<ShopSurroundings | null>(null)

export const ShopProvider = ShopContext.Provider

export function useSurroundings(): ShopSurroundings {
  const surroundings = useContext(ShopContext)
  if (!surroundings) throw new Error('A Cartlet component needs a ShopProvider above it')
  return surroundings
}

/** The texts of a group; `english` where the element's language has none. */
export const useMessages = <G extends GroupName>(group: G, english: Catalogue[G]): Catalogue[G] =>
  useContext(ShopContext)?.messages?.(group, english) ?? english

/** Tells the element whether the author's own content is shown. */
export function useFallback(on: boolean): void {
  const { setFallback } = useSurroundings()
  useLayoutEffect(() => {
    setFallback(on)
    return () => setFallback(false)
  }, [on, setFallback])
}

/** Renders again when `select` returns another value. For the same state it must return the same value. */
export function useShop<T>(select: (state: ShopState) => T): T {
  const { store } = useSurroundings().shop
  const selected = select(store.getState())
  const [, redraw] = useState({})
  useEffect(() => {
    let shown = selected
    const check = () => {
      const now = select(store.getState())
      if (Object.is(now, shown)) return
      shown = now
      redraw({})
    }
    check() // the state may have changed between rendering and subscribing
    return store.subscribe(check)
  })
  return selected
}

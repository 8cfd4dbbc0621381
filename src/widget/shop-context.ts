/** How components reach their shop, their texts and their style sheet. */
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { Catalogue, GroupName, Messages } from '../i18n/catalogue'
import type { Shop } from '../store/shop'
import type { ShopState } from '../store/state'

export interface ShopSurroundings {
  shop: Shop
  /** What is said, in the language of this element; English where there is nothing. */
  messages?: Messages
  /** BCP 47; money, numbers and dates are written as it does. */
  locale?: string
  /** Adds a shared sheet to the shadow root that the component is drawn in. */
  adoptStyles(css: string): void
  /** The author's own content stands in for us, and looks as the page made it. */
  setFallback(on: boolean): void
  /** Starts the hosted checkout, after the page had its say. Resolves once it has left or come to nothing; never rejects. */
  checkout(): Promise<unknown> | undefined
}

const ShopContext = createContext<ShopSurroundings | null>(null)

export const ShopProvider = ShopContext.Provider

export function useSurroundings(): ShopSurroundings {
  const surroundings = useContext(ShopContext)
  if (!surroundings) throw new Error('A Cartlet component needs a ShopProvider above it')
  return surroundings
}

/** The texts of a group; `english` for what the element's language lacks. */
export const useMessages = <G extends GroupName>(group: G, english: Catalogue[G]): Catalogue[G] =>
  useContext(ShopContext)?.messages?.(group, english) ?? english

/** Says whether what is drawn is the author's own content. */
export function useFallback(on: boolean): void {
  const { setFallback } = useSurroundings()
  useLayoutEffect(() => {
    setFallback(on)
    return () => setFallback(false)
  }, [on, setFallback])
}

/** Redraws when what `select` returns is another value; it must return the same value for the same state. */
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
    check() // what changed between drawing and subscribing
    return store.subscribe(check)
  })
  return selected
}

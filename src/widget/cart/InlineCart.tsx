/** The cart as part of the page: the same content as the drawer, without a dialog. */
import { type ComponentType, useEffect, useRef } from 'react'
import { useFallback, useShop, useSurroundings } from '../shop-context'
import { CartLines, type CartLinesProps } from './CartLines'
import { CartPanel } from './CartPanel'
import { cartCss } from './cart.css'
import type { LoadCartExtras } from './cart-context'
import { inlineCss } from './inline.css'
import { useCartSentence } from './use-cart-announcements'

export interface InlineCartProps {
  /** Paints its own surface, because the author chose a theme that may differ from the page's. */
  boxed: boolean
  loadExtras: LoadCartExtras
  /** Lines in the author's own markup, with what keeps the page's styles for them and ours for the rest. */
  own?: { Lines: ComponentType<CartLinesProps>; css: string }
}

export function InlineCart({ boxed, loadExtras, own }: InlineCartProps) {
  const { shop, adoptStyles } = useSurroundings()
  const state = useShop((shopState) => shopState)
  const heading = useRef<HTMLHeadingElement>(null)
  const [sentence, announce] = useCartSentence()

  adoptStyles(cartCss)
  adoptStyles(inlineCss)
  if (own) adoptStyles(own.css)
  useFallback(Boolean(own))

  useEffect(() => {
    shop.showTotals()
    shop.cart.refreshOnce().catch(() => {}) // the state holds the failure, and the cart shows it
    shop.prepareDrawer().catch(() => {})
  }, [shop])
  // Announced by the page's one live region, which the overlay owns.
  useEffect(() => shop.store.setState(({ inlineCart }) => ({ inlineCart: { ...inlineCart, says: sentence } })), [shop, sentence])

  return (
    <div className="frame">
      <section className={`inline${boxed ? ' boxed' : ''}${own ? ' own' : ''}`} part="cart" aria-labelledby="cart-title">
        <CartPanel state={state} heading={heading} announce={announce} loadExtras={loadExtras} Lines={own?.Lines ?? CartLines} />
      </section>
    </div>
  )
}

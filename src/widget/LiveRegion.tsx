/** The page's polite live region, rendered once and then only updated. A modal dialog has its own, because the page behind it is inert. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShopEvent } from '../store/base/shop-events'
import { useSurroundings } from './shop-context'

/** When the cart opens and covers the region, a sentence younger than this has not been heard yet, so the cart repeats it. */
const UNHEARD_MS = 500

/**
 * The sentence for the last event. Opening or closing the cart clears it: another live region takes over, which must not repeat it, unless
 * there was no time to hear it. A later change of the cart clears it, too: the sentence may no longer be true.
 * @param say the sentence for an event; undefined where nothing is announced
 */
export function useSentence(say: (event: ShopEvent) => string | undefined): string {
  const { shop } = useSurroundings()
  const [sentence, setSentence] = useState('')
  const saidAt = useRef(0)
  // A layout effect: an event between rendering and painting must not be lost while one region replaces the other.
  useLayoutEffect(
    () =>
      shop.listen((event) => {
        const isUnheard = Date.now() - saidAt.current < UNHEARD_MS
        if (event.type === 'cart-close' || (event.type === 'cart-open' && !isUnheard)) setSentence('')
        const next = say(event)
        if (!next) {
          if (event.type === 'cart-change' && event.delta.length) setSentence('')
          return
        }
        saidAt.current = Date.now()
        setSentence(next)
      }),
    [shop, say],
  )
  return sentence
}

interface LiveRegionProps {
  sentence: string
  /** `hidden` of a region that is only heard. Always given: old libraries put a `className` on every object. */
  className: string
  /** What stands before the sentence, and is not read. */
  children?: ReactNode
}

/** A status that comes into the page while it is shown is one, too: Firefox does not announce the text that a region is inserted with. */
export function LiveRegion({ sentence, className, children }: LiveRegionProps) {
  const [text, setText] = useState('')
  useEffect(() => setText(sentence), [sentence])
  return (
    <p className={className} role="status">
      {children}
      <span key={text}>{text}</span>
    </p>
  )
}

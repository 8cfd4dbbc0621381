/** The page's one polite live region: there from the start, its text changes. A modal dialog brings its own, because the rest is inert. */
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ShopEvent } from '../store/shop-events'
import { useSurroundings } from './shop-context'

/**
 * The last sentence said since the cart was opened or closed: what is older is no news to the region that speaks from then on.
 * @param say the sentence for an event; none for what needs no words
 */
export function useSentence(say: (event: ShopEvent) => string | undefined): string {
  const { shop } = useSurroundings()
  const [sentence, setSentence] = useState('')
  // A layout effect: an answer that comes between drawing and painting must not fall between two regions.
  useLayoutEffect(
    () =>
      shop.listen((event) => {
        if (event.type === 'cart-open' || event.type === 'cart-close') setSentence('')
        const next = say(event)
        if (next) setSentence(next)
      }),
    [shop, say],
  )
  return sentence
}

export function LiveRegion({ sentence }: { sentence: string }) {
  // Readers announce changes, not what a region is born with.
  const [text, setText] = useState('')
  useEffect(() => setText(sentence), [sentence])
  return (
    <p className="hidden" role="status">
      <span key={text}>{text}</span>
    </p>
  )
}

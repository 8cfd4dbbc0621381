/** The page's one polite live region: there from the start, its text changes. A modal dialog brings its own, because the rest is inert. */
import { useEffect, useState } from 'react'
import type { ShopEvent } from '../store/shop-events'
import { useSurroundings } from './shop-context'

export interface LiveRegionProps {
  /** The sentence for an event; none for what needs no words. */
  say(event: ShopEvent): string | undefined
  /** Only one region speaks at a time. */
  active: boolean
}

export function LiveRegion({ say, active }: LiveRegionProps) {
  const { shop } = useSurroundings()
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    if (!active) return
    return shop.listen((event) => {
      const next = say(event)
      if (next) setSentence(next)
    })
  }, [shop, say, active])
  return (
    <p className="hidden" role="status">
      <span key={sentence}>{active ? sentence : ''}</span>
    </p>
  )
}

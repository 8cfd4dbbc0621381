/** What the shop's owner wrote, drawn by a part that is fetched for it; where that does not come, a sentence says so. */
import { useEffect, useState } from 'react'
import { enProductText } from '../../i18n/english/en-product-text'
import type { Content } from '../../store/catalog/product-details'
import { useMessages } from '../shop-context'
import type { HeadingLevel } from './card/ProductCard'
import type { DrawnContent, ProductServices } from './product-services'

/** What draws it, once it is here; null where it did not come, or where nothing is written. */
export function useContent(content: Content | undefined, services: Pick<ProductServices, 'loadContent'>) {
  const [drawn, setDrawn] = useState<{ of: Content; by: DrawnContent | null }>()
  const [{ loadContent }] = useState(services)
  useEffect(() => {
    if (!content) return
    let over = false
    const set = (by: DrawnContent | null) => over || setDrawn({ of: content, by })
    loadContent(content).then(set, () => set(null)) // the product can be bought without it
    return () => {
      over = true
    }
  }, [content, loadContent])
  if (!content) return null
  return drawn?.of === content ? drawn.by : undefined
}

export interface DescriptionProps {
  content: Content
  /** Of the heading above it. */
  level: HeadingLevel
  services: Pick<ProductServices, 'loadContent'>
}

export function Description({ content, level, services }: DescriptionProps) {
  const { detailsFailed } = useMessages('productText', enProductText)
  const drawn = useContent(content, services)
  if (drawn === undefined) return <div className="lines" aria-hidden="true" />
  return drawn ? <drawn.RichContent content={drawn.view} headingLevel={level} /> : <p className="hint">{detailsFailed}</p>
}

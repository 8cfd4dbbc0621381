/** What the shop's owner wrote, drawn by a part that is fetched for it. Words that cannot be drawn are no reason for an empty page. */
import { useEffect, useState } from 'react'
import type { Content } from '../../store/catalog/product-details'
import type { HeadingLevel } from './ProductCard'
import type { DrawnContent, ProductServices } from './product-services'

export interface DescriptionProps {
  content: Content
  /** Of the heading above it. */
  level: HeadingLevel
  services: Pick<ProductServices, 'loadContent'>
}

export function Description({ content, level, services }: DescriptionProps) {
  const [drawn, setDrawn] = useState<DrawnContent>()
  const [{ loadContent }] = useState(services)
  useEffect(() => {
    let over = false
    loadContent(content).then(
      (next) => over || setDrawn(next),
      () => {}, // the page has been told; the product can be bought without it
    )
    return () => {
      over = true
    }
  }, [content, loadContent])
  return drawn ? <drawn.RichContent content={drawn.view} headingLevel={level} /> : <div className="lines" aria-hidden="true" />
}

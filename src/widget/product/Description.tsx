/** A description. The code that renders it is loaded on demand; if that fails, a text says so. */
import { enProductText } from '../../i18n/compiled/english/en-product-text'
import type { Content } from '../../store/catalog/product-details'
import { useMessages } from '../shop-context'
import { useLoad } from '../use-load'
import type { DrawnContent, LoadContent } from './content-services'
import type { HeadingLevel } from './heading-level'

/** Undefined while it is loading; null if it could not be loaded, or there is no text. */
export function useContent(content: Content | undefined, loadContent: LoadContent): DrawnContent | null | undefined {
  const { status, value } = useLoad(() => loadContent(content as Content), content !== undefined, content)
  return !content || status === 'failed' ? null : value
}

export interface DescriptionProps {
  content: Content
  /** Level of the heading above it. */
  level: HeadingLevel
  loadContent: LoadContent
}

export function Description({ content, level, loadContent }: DescriptionProps) {
  const { detailsFailed } = useMessages('productText', enProductText)
  const drawn = useContent(content, loadContent)
  if (drawn === undefined) return <div className="lines" aria-hidden="true" />
  return drawn ? <drawn.RichContent content={drawn.view} headingLevel={level} /> : <p className="hint">{detailsFailed}</p>
}

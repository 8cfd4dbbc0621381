/** A product's description, with the component that draws it. */
import type { Content } from '../../../store/catalog/product-details'
import type { DrawnContent } from '../../../widget/product/content-services'

export { ProductText } from '../../../widget/product/ProductText'

/** Loads one of two parsers, depending on the kind of description. @param base for relative links in it */
export async function loadContent(content: Content, base: string | undefined): Promise<DrawnContent> {
  if (content.richContent) {
    const { richView, RichContent } = await import('./rich.chunk')
    return { view: richView(content.richContent, base), RichContent }
  }
  const { htmlView, RichContent } = await import('./html.chunk')
  return { view: htmlView(content.html, base), RichContent }
}

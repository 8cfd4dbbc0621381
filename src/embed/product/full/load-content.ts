/** What the shop's owner wrote, with what draws it. */
import type { Content } from '../../../store/catalog/product-details'
import type { DrawnContent } from '../../../widget/product/content-services'

/** Whichever of the two readers it takes; a shop has one kind of descriptions. Links in it may be relative to `base`. */
export async function loadContent(content: Content, base: string | undefined): Promise<DrawnContent> {
  if (content.richContent) {
    const { richView, RichContent } = await import('./rich.chunk')
    return { view: richView(content.richContent, base), RichContent }
  }
  const { htmlView, RichContent } = await import('./html.chunk')
  return { view: htmlView(content.html, base), RichContent }
}

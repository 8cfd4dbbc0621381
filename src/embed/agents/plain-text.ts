/** A product's description as plain text. The parser is loaded with the first description. */
import { wordsIn } from '../../store/catalog/content/plain-text'
import type { Content } from '../../store/catalog/product-details'

const MOST_CHARS = 1500

export async function plainText(content: Content | undefined): Promise<string> {
  if (!content) return ''
  if (content.richContent) {
    const { richView } = await import('../product/full/rich.chunk')
    return wordsIn(richView(content.richContent), MOST_CHARS)
  }
  const { htmlView } = await import('../product/full/html.chunk')
  return wordsIn(htmlView(content.html), MOST_CHARS)
}

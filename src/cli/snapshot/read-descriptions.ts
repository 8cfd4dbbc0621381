/** Reads descriptions for search engines, as plain text. The platform returns them for one product per request. */
import { wordsIn } from '../../store/catalog/content/plain-text'
import type { Content } from '../../store/catalog/product-details'
import type { Shop } from '../../store/shop/shop'
import { htmlView, richView } from '../npm-parts'

const AT_ONCE = 8
/** Search engines show two lines of it; the whole text is on the product's page. */
const MOST_CHARS = 1000

/** The text of a description, in one line; at most 1000 characters, which end with a whole word. */
export const plainText = (content: Content | undefined): string =>
  wordsIn(content?.richContent ? richView(content.richContent) : htmlView(content?.html), MOST_CHARS)

/** @returns descriptions by product id; products without one are left out */
export async function readDescriptions(
  shop: Shop,
  ids: readonly string[],
  onRead: () => void = () => {},
): Promise<Record<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const text = plainText((await shop.loadDetails(id)).description)
      if (text) found.set(id, text)
      onRead()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return Object.fromEntries(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) as string]] : [])))
}

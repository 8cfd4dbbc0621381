/** A product's description for an agent; its reader is loaded with the first one. */
import { wordsIn } from '../../store/catalog/content/plain-text'
import type { Content } from '../../store/catalog/product-details'
import { loadContent } from '../product/full/load-content'

const MOST_CHARS = 1500

export const plainText = async (content: Content | undefined): Promise<string> =>
  content ? wordsIn((await loadContent(content, undefined)).view, MOST_CHARS) : ''

/** Collects which products and collections of a shop the elements of pages need. */
import { MOST_PRODUCTS } from '../../embed/product/collection/collection-request'
import type { PageSource, ScannedPage } from './page-model'
import { decoderFor, readElement } from './read-element'

export interface PageFacts {
  count: number
  products: Set<string>
  /** An empty text stands for all products of the shop. */
  collections: Set<string>
  clientIds: Set<string>
  apis: Set<string>
  locales: Set<string>
  /** The greatest number of products that a grid shows first. */
  limit: number
}

/** Maximum number of columns of a grid whose size is given in rows. */
const MOST_COLUMNS = 6

export const noFacts = (): PageFacts => ({
  count: 0,
  products: new Set(),
  collections: new Set(),
  clientIds: new Set(),
  apis: new Set(),
  locales: new Set(),
  limit: 0,
})

const countOf = (text: string | undefined): number => {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 && count <= MOST_PRODUCTS ? count : 0
}

/** Adds what one page needs. */
export async function addFacts(facts: PageFacts, source: PageSource, page: ScannedPage): Promise<void> {
  facts.count += 1
  const { script } = page
  if (script) facts.clientIds.add(script.clientId)
  for (const product of page.added) facts.products.add(product.trim())
  if (script?.api) facts.apis.add(script.api)
  if (script?.locale && script.locale !== 'auto') facts.locales.add(script.locale)
  const [lang] = page.elements.flatMap((element) => element.lang ?? [])
  if (lang && !script?.locale) facts.locales.add(lang)
  const decoder = decoderFor(page.charset)
  for (const element of page.elements) {
    const { attributes } = await readElement(source, element, decoder)
    const read = (name: string) => (attributes[name] ?? attributes[`data-${name}`])?.trim()
    const clientId = read('client-id')
    if (clientId && script && clientId !== script.clientId) continue
    const product = read('product')
    if (product) facts.products.add(product)
    if (element.name !== 'collection' || (read('source') ?? 'collection') !== 'collection') continue
    facts.collections.add(read('collection') ?? '')
    const rows = countOf(read('rows')) * (countOf(read('columns')) || MOST_COLUMNS)
    facts.limit = Math.min(MOST_PRODUCTS, Math.max(facts.limit, countOf(read('limit')), rows))
  }
}

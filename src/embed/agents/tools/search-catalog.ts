/** `search_catalog`: first products whose name contains the whole query, else products that match some of its words. */

import type { ProductView } from '../../../store/base/views'
import type { Filters, ListPage } from '../../../store/collections/list-model'
import { productSummary } from '../answers'
import type { Tool, ToolSurroundings } from '../tool'

const DEFAULT_RESULTS = 10
const MOST_RESULTS = 50
const MOST_WORDS = 4
/** Shorter words match too much. */
const SHORTEST_WORD = 3

/** Drops a plural s, since product names are mostly singular. */
const stemOf = (word: string) => (word.length > SHORTEST_WORD + 1 ? word.replace(/(?<=[^s])s$/, '') : word)

export const searchWords = (query: string): string[] =>
  [...new Set((query.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS)

async function find({ shop, ask }: ToolSurroundings, filters: Filters, limit: number): Promise<ListPage> {
  const engine = await shop.engine()
  return ask(engine, (listing) => listing.page({ subject: {}, query: { filters }, limit, filters: [] }, undefined))
}

/** Products that match the most words come first. */
async function findByWords(surroundings: ToolSurroundings, filters: Filters, words: string[]): Promise<ProductView[]> {
  const pages = await Promise.all(words.map((text) => find(surroundings, { ...filters, text }, MOST_RESULTS)))
  const hits = new Map<string, { product: ProductView; count: number }>()
  for (const { products } of pages)
    for (const product of products) hits.set(product.id, { product, count: (hits.get(product.id)?.count ?? 0) + 1 })
  return [...hits.values()].sort((a, b) => b.count - a.count).map(({ product }) => product)
}

export const searchCatalog: Tool = {
  name: 'search_catalog',
  description:
    "Finds products of this page's shop by words, price and stock. Without a query it lists them. Returns slugs, names and prices; get_product returns more about one.",
  readOnly: true,
  input: {
    type: 'object',
    properties: {
      query: { type: 'string', description: 'words of the name, such as "blue mug"', minLength: 0, maxLength: 100 },
      min_price: { type: 'number', description: "lowest price, in the shop's currency", minimum: 0, maximum: 1e9 },
      max_price: { type: 'number', description: "highest price, in the shop's currency", minimum: 0, maximum: 1e9 },
      in_stock_only: { type: 'boolean', description: 'leaves out sold-out products' },
      max_results: {
        type: 'integer',
        description: `how many at most (default ${DEFAULT_RESULTS})`,
        minimum: 1,
        maximum: MOST_RESULTS,
      },
    },
    additionalProperties: false,
  },
  async run(input, surroundings) {
    const {
      query = '',
      min_price: minPrice,
      max_price: maxPrice,
      in_stock_only: inStock,
      max_results: most = DEFAULT_RESULTS,
    } = input as {
      query?: string
      min_price?: number
      max_price?: number
      in_stock_only?: boolean
      max_results?: number
    }
    const filters: Filters = { minPrice, maxPrice, ...(inStock && { inStock }) }
    const text = query.trim()
    const page = await find(surroundings, { ...filters, ...(text && { text }) }, most)
    let { products, total } = page
    const words = searchWords(text)
    if (!products.length && words.length) {
      products = await findByWords(surroundings, filters, words)
      total = products.length
    }
    return {
      products: products.slice(0, most).map(productSummary),
      total,
      ...(!products.length && { hint: 'Nothing matches. Try one word, or leave query out to see everything.' }),
    }
  },
}

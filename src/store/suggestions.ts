/** Other products of the collections that the lines of a cart come from: the platform recommends nothing by itself, so neither do we. */
import { queryProducts } from '../platform/catalog/v1-api'
import type { Client } from '../platform/client'
import { type FormatMoney, listOf } from './cart-view'
import { toProductView } from './product-view'
import type { CartLineView, ProductView } from './views'

/** The platform's own collection of everything says nothing about what belongs together. */
const EVERYTHING = /^[0-]+1$/
/** The platform's limit for values of one filter, and a screen has room for fewer still. */
const MOST_ASKED = 50

/**
 * Those that can be bought now, are not in the cart, and share most collections with it; at most `count`.
 * Rejects with what the platform rejects with: a shop of the other catalog refuses the question.
 */
export async function suggestProducts(
  client: Client,
  format: FormatMoney,
  lines: readonly CartLineView[],
  count: number,
): Promise<ProductView[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId).filter(Boolean))].slice(0, MOST_ASKED)
  if (!ids.length) return []
  const inCart = await queryProducts(client, { filter: { id: { $in: ids } }, paging: { limit: MOST_ASKED, offset: 0 } })
  const collections = new Map<string, number>()
  for (const { collectionIds } of inCart.products)
    for (const id of listOf(collectionIds)) if (!EVERYTHING.test(id)) collections.set(id, (collections.get(id) ?? 0) + 1)
  if (!collections.size) return []
  const beside = await queryProducts(client, {
    filter: { 'collections.id': { $hasSome: [...collections.keys()].slice(0, MOST_ASKED) } },
    paging: { limit: ids.length + MOST_ASKED, offset: 0 },
  })
  const shared = (collectionIds: readonly string[] | undefined) => {
    let sum = 0
    for (const id of listOf(collectionIds)) sum += collections.get(id) ?? 0
    return sum
  }
  const candidates = beside.products
    .filter(({ id }) => !ids.includes(id))
    .sort((a, b) => shared(b.collectionIds) - shared(a.collectionIds))
    .map((product) => toProductView(product, format))
  return candidates.filter(({ inStock }) => inStock).slice(0, count)
}

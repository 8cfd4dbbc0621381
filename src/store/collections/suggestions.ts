/** Suggests other products from the collections of the cart's lines; the platform has no recommendations of its own. */

import type { CartLineView, ProductView } from '../base/views'
import { isAllProducts } from '../catalog/is-id'
import { wordsOf } from '../catalog/untrusted'
import type { Shop } from '../shop/shop'

/** How many lines contribute their collections. */
const MOST_LINES = 20
/** Candidates loaded for each suggestion: some are in the cart or sold out. */
const SPARE = 3

/** By the shop's catalog version. */
const filterFor = (isV1: boolean, ids: readonly string[]) =>
  isV1 ? { 'collections.id': { $hasSome: ids } } : { 'directCategoriesInfo.categories': { $matchItems: [{ id: { $in: ids } }] } }

/**
 * At most `count` products that can be bought now and are not in the cart, in the platform's order. Rejects with the platform's error.
 * @param isWanted false stops further requests
 */
export async function suggestProducts(
  shop: Shop,
  lines: readonly CartLineView[],
  count: number,
  isWanted: () => boolean,
): Promise<ProductView[]> {
  const inCart = [...new Set(lines.map(({ productId }) => productId).filter(Boolean))]
  const load = async (ids: readonly string[]): Promise<ProductView[]> =>
    (await Promise.all(ids.map((id) => shop.loadProduct(id).catch(() => [])))).flat()
  const products = await load(inCart.slice(0, MOST_LINES))
  const collections = [...new Set(products.flatMap(({ categoryIds }) => categoryIds))].filter((id) => !isAllProducts(id))
  if (!collections.length || !isWanted()) return []

  // The catalog version is known, because products have been loaded.
  const { context, catalogVersion } = await shop.engine()
  const { client } = context
  const isV1 = catalogVersion() === 'v1'
  const limit = Math.min(100, inCart.length + count * SPARE)
  const query = { filter: filterFor(isV1, collections), [isV1 ? 'paging' : 'cursorPaging']: { limit } }
  const page = await shop.askCatalog((more) => more.queryProducts(client, query))
  const listed = (page as { products: { id?: unknown }[] }).products.flatMap(({ id }) => wordsOf(id) ?? [])
  const ids = listed.filter((id) => !inCart.includes(id))
  if (!isWanted()) return []
  const beside = await load(ids.slice(0, count * SPARE))
  return beside.filter(({ inStock }) => inStock).slice(0, count)
}

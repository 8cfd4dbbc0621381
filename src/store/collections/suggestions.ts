/** Suggests other products for a cart: what the shop recommends, otherwise what is in the same collections. */

import { loadPart } from '../base/load-part'
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

export interface Suggestions {
  products: ProductView[]
  /** The shop recommends them; otherwise they are from the collections of the lines. */
  recommended: boolean
}

const NONE: Suggestions = { products: [], recommended: false }

/**
 * At most `count` products that can be bought now and are not in the cart, in the platform's order. Rejects with the platform's error.
 * @param isWanted false stops further requests
 */
export async function suggestProducts(
  shop: Shop,
  lines: readonly CartLineView[],
  count: number,
  isWanted: () => boolean,
): Promise<Suggestions> {
  const inCart = [...new Set(lines.map(({ productId }) => productId).filter(Boolean))]
  const load = async (ids: readonly string[]): Promise<ProductView[]> =>
    (await Promise.all(ids.map((id) => shop.loadProduct(id).catch(() => [])))).flat()
  const sellable = async (ids: readonly string[]) =>
    (await load(ids.slice(0, count * SPARE))).filter(({ inStock }) => inStock).slice(0, count)

  const { context, catalogVersion } = await shop.engine()
  const recommended = await loadPart(import('./recommended.chunk'), (error) => context.emit({ type: 'error', error }))
    .then(({ recommendedIds }) => recommendedIds(context, ['bought-together'], inCart))
    .catch(() => undefined) // an extra that fails is left out
  if (!isWanted()) return NONE
  const proposed = await sellable(recommended ?? [])
  if (proposed.length) return { products: proposed, recommended: true }

  const products = await load(inCart.slice(0, MOST_LINES))
  const collections = [...new Set(products.flatMap(({ categoryIds }) => categoryIds))].filter((id) => !isAllProducts(id))
  if (!collections.length || !isWanted()) return NONE

  // The catalog version is known, because products have been loaded.
  const { client } = context
  const isV1 = catalogVersion() === 'v1'
  const limit = Math.min(100, inCart.length + count * SPARE)
  const query = { filter: filterFor(isV1, collections), [isV1 ? 'paging' : 'cursorPaging']: { limit } }
  const page = await shop.askCatalog((more) => more.queryProducts(client, query))
  const listed = (page as { products: { id?: unknown }[] }).products.flatMap(({ id }) => wordsOf(id) ?? [])
  const ids = listed.filter((id) => !inCart.includes(id))
  if (!isWanted()) return NONE
  return { products: await sellable(ids), recommended: false }
}

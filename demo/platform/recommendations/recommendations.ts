/** Products that go with others: by category, by what was ordered together, and by what sold most. */
import type { Catalog } from '../catalog/catalog'
import { ALL_PRODUCTS_ID, productIdOf, STORES_APP_ID } from '../storage/ids'
import { PAST_BASKETS } from './past-baskets'

export interface Algorithm {
  id: string
  name: string
  type: 'RELATED_ITEMS' | 'GLOBAL'
}

/** The ids that public code names for the stores app. */
export const ALGORITHMS: readonly Algorithm[] = [
  { id: '68ebce04-b96a-4c52-9329-08fc9d8c1253', name: 'Similar categories', type: 'RELATED_ITEMS' },
  { id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', name: 'Frequently bought together', type: 'RELATED_ITEMS' },
  { id: 'ba491fd2-b172-4552-9ea6-7202e01d1d3c', name: 'Bestsellers', type: 'GLOBAL' },
]
const [SIMILAR, TOGETHER] = ALGORITHMS as [Algorithm, Algorithm, Algorithm]

export const MOST_ITEMS = 100

/** The products of one order, by id. */
type Basket = readonly string[]

/** Ids, those with the highest count first; of equal ones, the first counted. */
function ranked(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

/** @param ordered what was ordered on this platform, besides the past sales of its seed */
export const createRecommender = (catalog: Catalog, ordered: readonly Basket[]) => {
  const baskets = [...ordered, ...PAST_BASKETS.map((basket) => basket.map(productIdOf))]

  function similarTo(ids: readonly string[]): string[] {
    const categories = new Set(
      ids.flatMap((id) => catalog.findProduct(id)?.collectionIds ?? []).filter((id) => id !== ALL_PRODUCTS_ID),
    )
    return catalog
      .products()
      .filter(({ collectionIds }) => collectionIds.some((id) => categories.has(id)))
      .map(({ id }) => id)
  }

  /** Ids of the products that an algorithm proposes, the best first, without those that it was asked about. */
  return (algorithm: Algorithm, ids: readonly string[]): string[] => {
    const found =
      algorithm === SIMILAR
        ? similarTo(ids)
        : ranked(baskets.filter((basket) => algorithm !== TOGETHER || basket.some((id) => ids.includes(id))).flat())
    return found.filter((id) => !ids.includes(id) && catalog.findProduct(id)).slice(0, MOST_ITEMS)
  }
}

export const toReference = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID })

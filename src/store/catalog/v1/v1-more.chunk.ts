import { getCollectionBySlug, queryCollections } from '../../../platform/catalog/v1/collection-api'
import { getProductV1, queryProductsV1 } from '../../../platform/catalog/v1/v1-api'
import type { FullCatalog } from '../catalog-port'
import { isOdd, mendReference } from '../mend-reference'
import { withStock } from './v1.chunk'
import { toDetailsV1 } from './v1-details'
import type { StockedProduct } from './v1-product'

export const moreOfV1: FullCatalog<StockedProduct> = {
  async read(client, id) {
    const [product, [stocked]] = await Promise.all([getProductV1(client, id), withStock(client, [{ id }])])
    return { ...product, inventoryItem: stocked?.inventoryItem }
  },
  details: toDetailsV1,
  queryProducts: (client, query) => queryProductsV1(client, query),
  getCollection: async (client, slug) => getCollectionBySlug(client, isOdd(slug) ? await mendReference(slug) : slug),
  queryCollections: (client, query) => queryCollections(client, query),
}

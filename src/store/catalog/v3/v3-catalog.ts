import { queryProductsV3AsSent } from '../../../platform/catalog/v3/v3-sent-api'
import { once } from '../../base/load-once'
import type { BaseCatalog } from '../catalog-port'
import { FIELDS, PRODUCTS_PER_QUERY } from '../product-query'
import { toProductViewV3 } from './v3-product'
import { canPreorder, lacksVariants, type StockedProductV3 } from './v3-variant'

const loadComplete = once(() => import('./v3-complete.chunk'))

export const catalogV3: BaseCatalog<StockedProductV3> = {
  name: 'v3',
  query: (client, filter) =>
    queryProductsV3AsSent(client, { filter, cursorPaging: { limit: PRODUCTS_PER_QUERY } }, { fields: FIELDS }),
  view: toProductViewV3,
  lacks: (product) => lacksVariants(product) || canPreorder(product),
  async complete(client, products) {
    const { completeV3 } = await loadComplete()
    return completeV3(client, products)
  },
  more: once(async () => (await import('./v3-more.chunk')).moreOfV3),
}

import { getProductV3, queryProductsV3 } from '../../../platform/catalog/v3/v3-api'
import type { ProductField } from '../../../platform/catalog/v3/v3-constants'
import { queryCategories } from '../../../platform/category/api'
import { CartletError } from '../../../platform/http/errors'
import type { FullCatalog } from '../catalog-port'
import { isOdd, mendReference } from '../mend-reference'
import { stockOf } from './v3-complete.chunk'
import { toDetailsV3 } from './v3-details'
import type { StockedProductV3 } from './v3-variant'

const FIELDS: readonly ProductField[] = [
  'CURRENCY',
  'URL',
  'MIN_PRICE_VARIANT',
  'SUBSCRIPTION_PRICES_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'THUMBNAIL',
  'DESCRIPTION',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION',
  'INFO_SECTION_DESCRIPTION',
  'BREADCRUMBS_INFO',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
]
/** The tree of product categories. */
const TREE = { appNamespace: '@wix/stores' }

export const moreOfV3: FullCatalog<StockedProductV3> = {
  async read(client, id) {
    const [product, inventoryItems] = await Promise.all([getProductV3(client, id, { fields: FIELDS }), stockOf(client, [id])])
    return { ...product, inventoryItems }
  },
  details: toDetailsV3,
  queryProducts: (client, query) => queryProductsV3(client, query, { fields: ['CURRENCY', 'URL'] }),
  async getCollection(client, asked) {
    const slug = isOdd(asked) ? await mendReference(asked) : asked
    const query = { filter: { slug }, cursorPaging: { limit: 1 } }
    const [category] = (await queryCategories(client, query, TREE)).categories
    if (category) return category
    throw new CartletError('HTTP_404', `This shop has no visible category "${slug}"`, { status: 404 })
  },
  queryCollections: (client, query) => queryCategories(client, query, TREE),
}

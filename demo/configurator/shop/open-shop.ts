/** Reads a shop for the configurator: through the headless client, with a cart that is not stored. */
import type { ShopPort } from '../../../src/checkup/model'
import { createShopPort } from '../../../src/checkup/shop/ask-shop'
import { formatMoney } from '../../../src/i18n/format'
import { queryCollections } from '../../../src/platform/catalog/v1/collection-api'
import { CatalogVersion, getCatalogVersion } from '../../../src/platform/catalog/version-api'
import { queryCategories } from '../../../src/platform/category/api'
import { createClient } from '../../../src/platform/client'
import type { Environment } from '../../../src/platform/environment'
import { memoryStorage } from '../../../src/platform/storage'
import type { ProductView } from '../../../src/store/base/views'
import { isAllProducts } from '../../../src/store/catalog/is-id'
import { loadCatalog } from '../../../src/store/catalog/load'
import { createAskListing } from '../../../src/store/collections/listing/listing'
import { createWholeShop } from '../../../src/store/shop/whole-shop'

export interface FoundCollection {
  slug: string
  name: string
}

export interface OpenShop {
  catalog: 'v1' | 'v3'
  /** Products whose name contains the text; without a text, the first of all products. */
  products(text: string, signal: AbortSignal): Promise<{ products: readonly ProductView[]; total?: number }>
  collections(signal: AbortSignal): Promise<readonly FoundCollection[]>
  product(reference: string): Promise<ProductView>
  /** The same shop, for the check-up. */
  port: ShopPort
}

const SHOWN = 24
const STORES_TREE = { appNamespace: '@wix/stores' }

/**
 * Rejects with the platform's error if it refuses the client id.
 * @param fetch answers the requests in place of the browser's own
 */
export async function openShop(clientId: string, api: string, fetch?: Environment['fetch']): Promise<OpenShop> {
  const storage = memoryStorage()
  const client = createClient({ clientId, ...(api && { api }), environment: { storage, ...(fetch && { fetch }) }, retries: 1 })
  const catalog = (await getCatalogVersion(client)) === CatalogVersion.V1_CATALOG ? 'v1' : 'v3'
  const shop = createWholeShop({
    client,
    catalog,
    storage,
    formatMoney: (value, currency) => formatMoney(value, currency, 'en'),
    navigate: () => 'blocked',
  })
  const ask = createAskListing()
  const engine = await shop.engine()
  return {
    catalog,
    products: (text, signal) =>
      ask(engine, (listing) =>
        listing.page({ subject: {}, query: { filters: text ? { text } : {} }, limit: SHOWN, filters: [] }, undefined, signal),
      ),
    async collections(signal) {
      if (catalog === 'v1') {
        const { collections } = await queryCollections(client, undefined, { signal })
        // The collection of all products is left out: a grid without a collection shows it.
        return collections.flatMap(({ id = '', slug = '', name = '' }) => (isAllProducts(id) ? [] : [{ slug, name }]))
      }
      const { categories } = await queryCategories(client, {}, STORES_TREE, { signal })
      return categories.map(({ slug = '', name = '' }) => ({ slug: slug ?? '', name: name ?? '' }))
    },
    product: (reference) => shop.loadProduct(reference),
    port: createShopPort({ client, loadCatalog, loadListing: async () => createAskListing, expected: catalog }),
  }
}

import type { ProductV1 } from '../../../platform/catalog/v1/v1-model'
import { queryProductsAsSent } from '../../../platform/catalog/v1/v1-sent-api'
import type { Caller } from '../../../platform/http/call'
import { queryInventoryV1 } from '../../../platform/inventory/v2-api'
import { encodeJson } from '../../../platform/wire/encode'
import { once } from '../../base/load-once'
import type { BaseCatalog } from '../catalog-port'
import { PRODUCTS_PER_QUERY } from '../product-query'
import { objectOr, textOf, wordsOf } from '../untrusted'
import { type StockedProduct, toProductViewV1 } from './v1-product'

/** Only the inventory holds preorders, and only for sold-out items. If inventory is unreadable, treat as sold out. */
export async function withStock(client: Caller, products: readonly ProductV1[]): Promise<StockedProduct[]> {
  const filter = encodeJson({ productId: { $in: products.flatMap(({ id }) => wordsOf(id) ?? []) } })
  const page = await queryInventoryV1(client, { filter, paging: { limit: PRODUCTS_PER_QUERY } }).catch(() => undefined)
  return products.map((product) => ({
    ...product,
    inventoryItem: page?.inventoryItems.find(({ productId }) => productId === product.id),
  }))
}

export const catalogV1: BaseCatalog<StockedProduct> = {
  name: 'v1',
  query: (client, filter) => queryProductsAsSent(client, { filter, paging: { limit: PRODUCTS_PER_QUERY } }),
  view: toProductViewV1,
  lacks: (product) => textOf(objectOr(product.stock).inventoryStatus) === 'OUT_OF_STOCK',
  complete: withStock,
  more: once(async () => (await import('./v1-more.chunk')).moreOfV1),
}

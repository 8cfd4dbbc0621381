/** Download unit: catalog version 1, as far as buttons and cards need it. */

import type { ProductV1 } from '../../../platform/catalog/v1/v1-model'
import { queryProductsAsSent } from '../../../platform/catalog/v1/v1-sent-api'
import type { Caller } from '../../../platform/http/call'
import { queryInventoryV1 } from '../../../platform/inventory/v2-api'
import { encodeJson } from '../../../platform/wire/encode'
import { once } from '../../load-once'
import { type CatalogUnit, PRODUCTS_PER_QUERY } from '../catalog-port'
import { objectOr, textOf, wordsOf } from '../untrusted'
import { type StockedProduct, toProductViewV1 } from './v1-product'

/** Only the stock knows of ordering ahead, and only what is sold out can be. A shop that keeps its stock to itself sells out. */
export async function withStock(client: Caller, products: readonly ProductV1[]): Promise<StockedProduct[]> {
  const filter = encodeJson({ productId: { $in: products.flatMap(({ id }) => wordsOf(id) ?? []) } })
  const page = await queryInventoryV1(client, { filter, paging: { limit: PRODUCTS_PER_QUERY } }).catch(() => undefined)
  return products.map((product) => ({
    ...product,
    inventoryItem: page?.inventoryItems.find(({ productId }) => productId === product.id),
  }))
}

export const catalogV1: CatalogUnit<StockedProduct> = {
  name: 'v1',
  query: (client, filter) => queryProductsAsSent(client, { filter, paging: { limit: PRODUCTS_PER_QUERY, offset: 0 } }),
  view: toProductViewV1,
  lacks: (product) => textOf(objectOr(product.stock).inventoryStatus) === 'OUT_OF_STOCK',
  complete: withStock,
  more: once(async () => (await import('./v1-more')).moreOfV1),
}

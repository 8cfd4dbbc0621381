/** Version of the shop's catalog for elements that show no product themselves: what is in a cart is looked up in it all the same. */
import { HOSTED_API } from '../../checkup/policy/policy-needs'
import type { CatalogName } from '../../store/catalog/catalog-port'
import { nodeSurroundings } from '../doctor/node-surroundings'
import { noFacts } from '../page/page-facts'
import { explain, type ShopValues, shopRequest } from '../shop-options'

/** Rejects with a sentence where the shop cannot be read. */
export async function readCatalog(values: ShopValues): Promise<CatalogName> {
  const request = shopRequest(values, { ...noFacts(), count: 1 })
  const { clientId, api = HOSTED_API, catalog } = request
  if (catalog) return catalog
  const shop = nodeSurroundings().shop({ clientId, api, catalog: 'auto' })
  return shop.catalog().catch((thrown: unknown) => {
    throw new Error(explain(thrown, request), { cause: thrown })
  })
}

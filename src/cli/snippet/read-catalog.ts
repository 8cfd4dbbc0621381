/** Finds the shop's catalog version for elements that show no product themselves: the items in a cart are looked up in the catalog, too. */
import { HOSTED_API } from '../../checkup/policy/policy-needs'
import type { CatalogName } from '../../store/base/snapshot-model'
import { nodeSurroundings } from '../doctor/node-surroundings'
import { noFacts } from '../page/page-facts'
import { explain, type ShopValues, shopRequest } from '../shop-options'

/** Rejects with a sentence if the shop cannot be read. */
export async function readCatalog(values: ShopValues): Promise<CatalogName> {
  const request = shopRequest(values, { ...noFacts(), count: 1 })
  const { clientId, api = HOSTED_API, catalog } = request
  if (catalog) return catalog
  const shop = nodeSurroundings().shop({ clientId, api, catalog: 'auto' })
  return shop.catalog().catch((thrown: unknown) => {
    throw new Error(explain(thrown, request), { cause: thrown })
  })
}

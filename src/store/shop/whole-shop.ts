/** A shop whose code is bundled as a whole: no chunk is loaded later. */
import type { Client } from '../../platform/client'
import { storageKey } from '../base/storage-keys'
import { createEngine } from '../cart/engine'
import { restoreProducts } from '../catalog/cache/product-cache'
import { loadCatalog } from '../catalog/load'
import { createDrawerActions } from '../drawer/drawer-actions'
import { createSwap } from '../drawer/swap.chunk'
import { createEstimate } from '../estimate/estimate.chunk'
import { createShop, type Shop, type ShopPorts } from './shop'

export type WholeShopPorts = Omit<ShopPorts, 'clientId' | 'connect' | 'loadDrawerActions'> & { client: Client }

export function createWholeShop({ client, ...ports }: WholeShopPorts): Shop {
  const shop = createShop({
    ...ports,
    clientId: client.clientId,
    connect: async () => ({ client, createEngine, loadCatalog }),
    loadDrawerActions: async () => ({
      createDrawerActions: (engine) =>
        createDrawerActions(
          engine,
          async () => ({ createEstimate }),
          async () => ({ createSwap }),
        ),
    }),
  })
  restoreProducts(shop.store, ports.storage.read(storageKey(client.clientId, 'products')))
  return shop
}

/** A shop whose code is bundled as a whole: no chunk is loaded later. */
import type { Client } from '../../platform/client'
import { checkOptions, refuse, STORAGE_METHODS } from '../../platform/http/connection'
import { type OptionKinds, wrongPort } from '../../platform/wire/options'
import { storageKey } from '../base/storage-keys'
import { createEngine } from '../cart/engine'
import { restoreProducts } from '../catalog/cache/product-cache'
import { loadCatalog } from '../catalog/load'
import { createDrawerActions } from '../drawer/drawer-actions'
import { createSwap } from '../drawer/swap.chunk'
import { createEstimate } from '../estimate/estimate.chunk'
import { createShop, type Shop, type ShopParts, type ShopPorts } from './shop'

export type WholeShopPorts = Omit<ShopPorts, 'clientId' | 'connect' | 'loadDrawerActions'> &
  Pick<ShopParts, 'formatMoney'> & { client: Client }

const PORTS: OptionKinds<WholeShopPorts> = {
  client: 'object',
  catalog: 'text',
  cartApi: 'text',
  startedProducts: 'any',
  storage: 'object',
  tabStorage: 'object',
  formatMoney: 'call',
  attribution: 'call',
  navigate: 'call',
  report: 'call',
  sleep: 'call',
}

/** Throws `INVALID_CONFIG` with the name of a missing, unknown or wrong port. */
export function createWholeShop(given: WholeShopPorts): Shop {
  checkOptions('createShop()', given, PORTS, ['client', 'storage', 'formatMoney', 'navigate'])
  const { client, formatMoney, ...ports } = given
  refuse(wrongPort('client', client, ['request']) ?? wrongPort('storage', ports.storage, STORAGE_METHODS))
  const shop = createShop({
    ...ports,
    clientId: client.clientId,
    connect: async () => ({ client, createEngine, loadCatalog, formatMoney }),
    loadDrawerActions: async () => ({
      createDrawerActions: (engine) =>
        createDrawerActions(
          engine,
          async () => ({ createEstimate }),
          async () => ({ createSwap }),
        ),
    }),
  })
  // The engine follows the session from the first action on; an asynchronous storage tells later who the visitor is.
  const follow = () => shop.store.setState({ session: { role: client.session.role() } })
  follow()
  client.session.onChange(follow)
  client.session.ready().then(() => client.session.role() === shop.store.getState().session?.role || follow())
  restoreProducts(shop.store, ports.storage.read(storageKey(client.clientId, 'products')), formatMoney)
  return shop
}

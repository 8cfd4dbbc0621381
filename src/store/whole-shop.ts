/** A shop whose parts are all in the program already: nothing is downloaded later. */
import type { Client } from '../platform/client'
import { loadCatalog } from './catalog/load'
import { createDrawerActions } from './drawer/drawer-actions'
import { createSwap } from './drawer/swap'
import { createEngine } from './engine'
import { createEstimate } from './estimate/estimate'
import { createShop, type Shop, type ShopPorts } from './shop'

export type WholeShopPorts = Omit<ShopPorts, 'clientId' | 'connect' | 'loadDrawerActions'> & { client: Client }

export const createWholeShop = ({ client, ...ports }: WholeShopPorts): Shop =>
  createShop({
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

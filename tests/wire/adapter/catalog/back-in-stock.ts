/** Rules for `backInStockNotifications` and `backInStockSettings`. */
import {
  countBackInStockRequests,
  createBackInStockRequest,
  getBackInStockSettings,
} from '../../../../src/platform/back-in-stock/api'
import type { BackInStockItemDetails, NewBackInStockRequest } from '../../../../src/platform/back-in-stock/model'
import type { CatalogReference } from '../../../../src/platform/cart/model'
import { positional } from '../positional'
import type { Rules } from '../rule'

const CREATE = 'backInStockNotifications.createBackInStockNotificationRequest'
const COUNT = 'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences'

export const backInStockRules: Rules = {
  [CREATE]: positional(
    CREATE,
    { fields: ['request', 'itemDetails'] },
    async (caller, { request, itemDetails }: { request: NewBackInStockRequest; itemDetails: BackInStockItemDetails }) => ({
      request: await createBackInStockRequest(caller, request, itemDetails),
    }),
  ),
  [COUNT]: positional(
    COUNT,
    { fields: ['catalogReferences'] },
    async (caller, { catalogReferences }: { catalogReferences: CatalogReference[] }) => ({
      countsPerCatalogReference: await countBackInStockRequests(caller, catalogReferences),
    }),
  ),
  'backInStockSettings.getSettings': positional('backInStockSettings.getSettings', { fields: [] }, async (caller) => ({
    settings: await getBackInStockSettings(caller),
  })),
}

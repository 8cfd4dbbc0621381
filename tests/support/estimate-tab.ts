/** One tab with the real store at the real local platform, for what an estimate tells and does. */
import type { Platform } from '../../demo/platform/server'
import { memoryStorage, type StoragePort } from '../../src/index'
import { createShop, type EstimateState, type Shop, type ShopEvent } from '../../src/store-entry'
import { aLocalShop } from './local-shop'

export const ESTIMATE = '/ecom/v1/carts/current/estimate-totals'
export const CHECKOUT = '/ecom/v1/carts/current/create-checkout'

/** One tab of one visitor; another page of the same tab shares both storages. */
export function aTab(platform: Platform, shared?: { local: ReturnType<typeof aLocalShop>; tabStorage: StoragePort }) {
  const { local, tabStorage } = shared ?? { local: aLocalShop(platform), tabStorage: memoryStorage() }
  const visited: string[] = []
  const events: ShopEvent[] = []
  const shop: Shop = createShop({
    client: local.client(),
    storage: local.storage,
    tabStorage,
    formatMoney: (value, currency) => `${value} ${currency}`,
    navigate: (url) => visited.push(url),
  })
  shop.listen((event) => events.push(event))
  const bodies = (path: string) => local.sent(path).map(({ request }) => JSON.parse(request.body ?? '{}'))
  return {
    local,
    tabStorage,
    shop,
    visited,
    events,
    state: (): EstimateState | undefined => shop.store.getState().estimate,
    bodies,
    asked: () => bodies(ESTIMATE).at(-1),
    actions: async () => (await shop.prepareDrawer()).openEstimate(),
    reload: () => aTab(platform, { local, tabStorage }),
    async put(slug: string, quantity = 1) {
      return shop.cart.add({ product: await shop.loadProduct(slug), quantity })
    },
    /** Until the money on screen is that of the lines beside it. */
    async quiet() {
      const { store } = shop
      const isQuiet = () => !store.getState().estimating && !store.getState().pending
      if (!isQuiet())
        await new Promise<void>((resolve) => {
          const stop = store.subscribe(() => {
            if (!isQuiet()) return
            stop()
            resolve()
          })
        })
      return store.getState().estimate?.view
    },
  }
}

export async function aTabWith(platform: Platform, slug: string, quantity = 1) {
  const tab = aTab(platform)
  await tab.put(slug, quantity)
  tab.shop.showTotals()
  return { ...tab, act: await tab.actions() }
}

export const failureOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )

/**
 * Shops whose cart was being changed when counting became allowed: changes begun earlier are not counted, even if the platform
 * answers later.
 */
import type { ShopState } from '../../store/base/state'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

const isChanging = ({ pending, intents, adds, awaited }: ShopState): boolean =>
  pending > 0 || adds.length > 0 || awaited.length > 0 || Object.keys(intents).length > 0

/** Keeps a shop in `underWay` until its cart has no pending changes. */
export function noteUnderWay({ shops, life }: Page, underWay: Set<PageShop>): void {
  for (const pageShop of shops()) {
    const { store } = pageShop.shop
    if (underWay.has(pageShop) || !isChanging(store.getState())) continue
    underWay.add(pageShop)
    const stop = store.subscribe((state) => {
      if (isChanging(state)) return
      stop()
      // The change event is dispatched after the state has changed.
      queueMicrotask(() => underWay.delete(pageShop))
    })
    life.signal.addEventListener('abort', stop, { once: true })
  }
}

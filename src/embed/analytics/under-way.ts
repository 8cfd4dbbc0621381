/** Shops whose cart was being changed when counting was allowed: what was begun before is not counted, though the platform answers later. */
import type { ShopState } from '../../store/state'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

const isChanging = ({ pending, intents, adds, awaited }: ShopState): boolean =>
  pending > 0 || adds.length > 0 || awaited.length > 0 || Object.keys(intents).length > 0

/** A shop is in `underWay` until its cart has come to rest. */
export function noteUnderWay({ shops, life }: Page, underWay: Set<PageShop>): void {
  for (const pageShop of shops()) {
    const { store } = pageShop.shop
    if (underWay.has(pageShop) || !isChanging(store.getState())) continue
    underWay.add(pageShop)
    const stop = store.subscribe((state) => {
      if (isChanging(state)) return
      stop()
      // The event of a change follows the change of the state.
      queueMicrotask(() => underWay.delete(pageShop))
    })
    life.signal.addEventListener('abort', stop, { once: true })
  }
}

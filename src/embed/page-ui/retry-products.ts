/**
 * Requests failed products, and a cart that shows a failure, again when the browser is online again, and when one of their elements comes back near the viewport.
 */
import type { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { ShopState } from '../../store/base/state'
import { MARGIN_PX } from '../dom/near-viewport'
import type { Page } from '../page/page'

/** Only failures that a retry can change: no missing products or refused requests. */
const failedIn = ({ products }: ShopState): string[] =>
  Object.entries(products).flatMap(([reference, entry]) =>
    ownOf(entry as { error?: CartletError }).error?.retryable ? [reference] : [],
  )

export function retryFailed(page: Pick<Page, 'view' | 'life' | 'shops' | 'onShop' | 'embeds'>): void {
  const retry = () => {
    for (const { shop } of page.shops()) {
      const { cart, checkout, lineProblems } = shop.store.getState()
      // The cart that is read ends the messages about a shop that could not be reached.
      if ([cart.status, checkout.status].includes('failed') || Object.keys(lineProblems).length) void shop.cart.refresh()
      for (const reference of failedIn(shop.store.getState())) shop.loadProduct(reference).catch(() => {}) // reported by its element
    }
  }
  page.view.addEventListener('online', retry, page.life)

  if (typeof IntersectionObserver !== 'function') return
  const away = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      let isBack = false
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) away.add(target)
        else if (away.delete(target) && target.hasAttribute('data-cartlet-fallback')) isBack = true
      }
      if (isBack) retry()
    },
    ownOf({ rootMargin: `${MARGIN_PX}px` }),
  )
  page.life.signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  // Elements are observed only while something has failed.
  const follow = (state: ShopState) => {
    if (failedIn(state).length) for (const { host } of page.embeds) observer.observe(host)
    else observer.disconnect()
  }
  page.onShop(({ shop }) => {
    follow(shop.store.getState())
    shop.store.subscribe((state, before) => {
      if (state.products !== before.products && !page.life.signal.aborted) follow(state)
    })
  })
}

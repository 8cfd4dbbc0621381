/** Reports carts that the visitor sees, once their content is known: a drawer each time it opens, and a cart element in view. */
import { selectCart } from '../../store/base/state'
import type { CartView } from '../../store/base/views'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { readAttribute } from '../settings/read-attribute'
import { watchSeen } from './when-seen'

const IN_PAGE = 'cartlet-cart,[data-cartlet="cart"]'

export interface Carts {
  /** Checks for carts that have to be reported. */
  look(): void
}

export function watchCarts(page: Page, isAllowed: () => boolean, tell: (cart: CartView) => void): Carts {
  const { signal } = page.life
  /** Drawers whose current opening was reported or will be. */
  const opened = new WeakSet<PageShop>()
  const inPage = new WeakSet<Element>()

  /**
   * Waits while the cart is empty, since a pressed product may be on its way. A cart that is closed before it is known is not
   * reported.
   */
  function tellWhenKnown({ shop: { store } }: PageShop, isOpen: () => boolean): void {
    let isOver = false
    const check = () => {
      const { cart, adds, awaited } = store.getState()
      const isSettled = cart.status === 'ready' && !adds.length && !awaited.length
      const settled = isSettled ? selectCart(store.getState()) : undefined
      const isEnded = !isOpen() || signal.aborted
      if (isOver || (!isEnded && !settled?.count)) return
      isOver = true
      stop()
      if (!isEnded && settled) tell(settled)
    }
    // Adds are reported first: their event is dispatched after the state has changed.
    const stop = store.subscribe(() => queueMicrotask(check))
    queueMicrotask(check)
  }

  const seen = watchSeen(page, (host) => {
    seen.remove(host)
    tellWhenKnown(page.shopFor(readAttribute(host)('client-id')), () => host.isConnected)
  })

  function findCarts(): void {
    if (!isAllowed()) return
    for (const pageShop of page.shops()) {
      const isOpen = () => pageShop.shop.store.getState().drawerOpen
      if (!isOpen() || opened.has(pageShop)) continue
      opened.add(pageShop)
      tellWhenKnown(pageShop, isOpen)
    }
    for (const { host } of page.embeds) {
      if (!host.matches(IN_PAGE) || inPage.has(host)) continue
      inPage.add(host)
      seen.add(host)
    }
  }
  page.onShop((pageShop) => {
    const stop = pageShop.shop.store.subscribe((state, before) => {
      if (!state.drawerOpen) opened.delete(pageShop)
      if (state.inlineCart && !before.inlineCart) findCarts()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
  findCarts()
  return { look: findCarts }
}

/** Carts that are looked at: an open drawer, each time it is opened, and one in the page that is seen. Told once what is in them is known. */
import { selectCart } from '../../store/state'
import type { CartView } from '../../store/views'
import { readAttribute } from '../boot/read-attribute'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { watchSeen } from './when-seen'

const IN_PAGE = 'cartlet-cart,[data-cartlet="cart"]'

export interface Carts {
  /** Looks for carts that are to be told. */
  look(): void
}

export function watchCarts(page: Page, isAllowed: () => boolean, tell: (cart: CartView) => void): Carts {
  const { signal } = page.life
  /** Drawers whose opening was told, or will be. */
  const opened = new WeakSet<PageShop>()
  const inPage = new WeakSet<Element>()

  /** Nothing is told of a cart that is closed before it is known, or while it is empty: the product of a press may be on its way. */
  function tellWhenKnown({ shop: { store } }: PageShop, isOpen: () => boolean): void {
    let isOver = false
    const check = () => {
      const { cart, adds, awaited } = store.getState()
      const isSettled = cart.status === 'ready' && !adds.length && !awaited.length
      const known = isSettled ? selectCart(store.getState()) : undefined
      const isEnded = !isOpen() || signal.aborted
      if (isOver || (!isEnded && !known?.count)) return
      isOver = true
      stop()
      if (!isEnded && known) tell(known)
    }
    // What was added is told first: its event follows the change of the state.
    const stop = store.subscribe(() => queueMicrotask(check))
    queueMicrotask(check)
  }

  const seen = watchSeen(page, (host) => {
    seen.remove(host)
    tellWhenKnown(page.shopFor(readAttribute(host)('client-id')), () => host.isConnected)
  })

  function look(): void {
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
      if (state.inlineCart && !before.inlineCart) look()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
  look()
  return { look }
}

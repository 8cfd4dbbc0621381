/**
 * Keeps the carts of all tabs in sync (docs/behaviour.md §1): a tab that changed the cart notifies the others, which read it again; a hidden tab
 * reads it when the visitor returns. Carts are never sent between tabs: the platform's is the truth.
 */

import { createChangeMarker } from '../cart/change-marker'
import type { Shop } from '../shop/shop'

/** Access to the other tabs of this browser and to the visibility of this one. */
export interface TabsPort {
  /** Notifies the other tabs that the cart has changed. */
  tell(): void
  /** Returns its undo. */
  onTold(listener: () => void): () => void
  /** Calls `listener` when this tab becomes visible again. Returns its undo. */
  onReturn(listener: () => void): () => void
  /** Whether this tab is hidden now. */
  hidden(): boolean
}

const FIRST_WAIT_MS = 1000
const LAST_WAIT_MS = 25_000

/** Starts; returns its undo. */
export function keepTabsAgreed(shop: Shop, tabs: TabsPort): () => void {
  const { store } = shop
  /** Reads caused by another tab, whose result that tab need not be notified of. */
  let following = 0
  let missed = false
  let over = false

  /** Applies a logout of another tab at once, even while this tab is hidden or waits for an answer. */
  let readSession = () => {}

  /** A change with an unknown outcome may have been made, so the other tabs must read the cart. */
  const notifyOfLostChange = () => {
    if (!over) tabs.tell()
  }

  /** A change of the previous page may be in any answer, and no other tab knows of it. */
  let isWatching = false
  /** The first read is no change. A later one without changed lines has another note or coupon. */
  let isKnown = false

  async function start(): Promise<void> {
    const { context, setChangeMarker } = await shop.engine()
    if (over) return
    readSession = context.client.session.look
    const marker = createChangeMarker(context.storage, shop.clientId, notifyOfLostChange)
    setChangeMarker(marker)
    // The previous page may have been left while its add was under way: that add can still arrive without any tab noticing.
    if (!marker.othersUnderWay()) return
    isWatching = true
    await (await context.uncertainAddActions()).rereadCart()
    isWatching = false
  }
  start().catch(() => {}) // reported by the action that needs the engine

  const unlisten = shop.listen((event) => {
    const changed =
      event.type === 'cart-change' && (event.action !== 'sync' || isWatching || (!following && (event.delta.length || isKnown)))
    if (event.type === 'cart-change') isKnown = true
    // The other tabs read the new identity from storage when they read the cart.
    const identity = event.type === 'session-change' && event.role !== 'visitor' && !following
    // A page that returns from the checkout has no cart that could change.
    const sold = event.type === 'checkout-return' && event.status === 'SUCCESS'
    if (changed || identity || sold) tabs.tell()
  })

  function follow(): Promise<unknown> {
    missed = false
    following += 1
    return shop.cart
      .refresh()
      .catch(() => {})
      .finally(() => {
        following -= 1
      })
  }

  /** A cart that could not be read is retried automatically a few times, because the visitor may not press a button. */
  let isRetrying = false
  const isUnreachable = () => {
    const { cart } = store.getState()
    return !over && cart.status === 'failed' && cart.error.retryable
  }
  async function retry(): Promise<void> {
    if (isRetrying) return
    isRetrying = true
    try {
      for (let ms = FIRST_WAIT_MS; isUnreachable() && ms <= LAST_WAIT_MS; ms *= 5) {
        await (await shop.engine()).context.sleep(ms)
        if (tabs.hidden()) missed = true
        else if (isUnreachable()) await follow()
      }
    } finally {
      isRetrying = false
    }
  }
  const stopRetrying = store.subscribe((state, before) => {
    if (state.cart !== before.cart && isUnreachable()) retry().catch(() => {}) // the engine is not loaded
  })

  const unfollow = tabs.onTold(() => {
    following += 1
    readSession()
    following -= 1
    // Also in a tab that never showed a cart: its count must be corrected.
    if (tabs.hidden()) missed = true
    else follow()
  })
  const unreturn = tabs.onReturn(() => {
    if (missed || store.getState().cart.status !== 'unloaded') follow()
  })

  return () => {
    over = true
    unlisten()
    stopRetrying()
    unfollow()
    unreturn()
  }
}

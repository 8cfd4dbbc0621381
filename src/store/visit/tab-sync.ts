/**
 * Keeps the carts of all tabs agreed (product contract §6): whoever changed the cart tells the others, who read it again; a tab that was
 * away reads it when the visitor comes back. No cart travels between tabs: the platform's is the truth.
 */
import type { Shop } from '../shop'
import { createChangeMarker } from './change-marker'

/** The other tabs of this browser, and the visitor's eyes. */
export interface TabsPort {
  /** Tells the other tabs that the cart has changed. */
  tell(): void
  /** Returns its undo. */
  onTold(listener: () => void): () => void
  /** The visitor looks at this tab again. Returns its undo. */
  onReturn(listener: () => void): () => void
  /** Nobody can see this tab now. */
  hidden(): boolean
}

const FIRST_WAIT_MS = 1000
const LAST_WAIT_MS = 25_000

/** Starts listening and telling; returns its undo. */
export function keepTabsAgreed(shop: Shop, tabs: TabsPort): () => void {
  const { store } = shop
  /** Read because another tab said so: what comes of it is no news to that tab. */
  let following = 0
  let missed = false
  let over = false

  /** Who left is gone from this tab at once, whatever it still waits for and though nobody looks at it. */
  let look = () => {}

  /** A change that may have been made is worth a look; what changes nothing is not, however it fails. */
  const tellIfMade = () => {
    if (!over) tabs.tell()
  }

  async function start(): Promise<void> {
    const { context, setChangeMarker } = await shop.engine()
    if (over) return
    look = context.client.session.look
    const marker = createChangeMarker(context.storage, shop.clientId, tellIfMade)
    setChangeMarker(marker)
    // The page before this one may have been left while its add was on the way: it arrives, and nobody was told.
    if (marker.othersUnderWay()) await (await context.uncertainAddActions()).rereadCart()
  }
  start().catch(() => {}) // whoever needs the engine says that it could not be loaded

  const unlisten = shop.listen((event) => {
    const changed = event.type === 'cart-change' && (event.action !== 'sync' || !following)
    // Who has come or left, the other tabs find in storage when they ask for their cart.
    const identity = event.type === 'session-change' && event.role !== 'visitor' && !following
    if (changed || identity) tabs.tell()
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

  /** A cart that was out of reach is read again by itself, a few times: there may be nobody who presses. */
  let healing = false
  const isOut = () => {
    const { cart } = store.getState()
    return !over && cart.status === 'failed' && cart.error.retryable
  }
  async function heal(): Promise<void> {
    if (healing) return
    healing = true
    for (let ms = FIRST_WAIT_MS; isOut() && ms <= LAST_WAIT_MS; ms *= 5) {
      await (await shop.engine()).context.sleep(ms)
      if (tabs.hidden()) missed = true
      else if (isOut()) await follow()
    }
    healing = false
  }
  const unheal = store.subscribe((state, before) => {
    if (state.cart !== before.cart && isOut()) heal().catch(() => {}) // without the engine there is nobody to ask
  })

  const unfollow = tabs.onTold(() => {
    following += 1
    look()
    following -= 1
    // A tab that never showed a cart has nothing to correct but its count.
    if (tabs.hidden()) missed = true
    else follow()
  })
  const unreturn = tabs.onReturn(() => {
    if (missed || store.getState().cart.status !== 'unloaded') follow()
  })

  return () => {
    over = true
    unlisten()
    unheal()
    unfollow()
    unreturn()
  }
}

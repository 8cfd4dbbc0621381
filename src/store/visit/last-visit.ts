/**
 * Announces the cart of an earlier visit once: unchanged for more than a day, or gone. A cart that went to checkout is expected to be gone, so
 * nothing is announced.
 */
import type { StoragePort } from '../../platform/environment'
import { type LastVisit, NONE, selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Shop } from '../shop/shop'

/** After a shorter absence visitors remember their cart. */
const AWAY_MS = 24 * 3_600_000

interface Visit {
  /** Device clock, ms since 1970; only compared with later values of the same clock. */
  at: number
  /** Last change of the cart's content, by the platform's clock. */
  updated?: string
  left?: 'for-checkout'
  /** Announcement that was not seen yet. */
  says?: LastVisit
}

/** Any script can write into the page's storage. */
function recall(text: string | null | undefined): Partial<Visit> {
  try {
    const visit = JSON.parse(text ?? '{}') as Partial<Visit> | null
    return typeof visit?.at === 'number' ? visit : {}
  } catch {
    return {}
  }
}

/**
 * Starts watching; returns its undo.
 * @param now device clock, ms since 1970
 */
export function watchVisit({ clientId, store, listen }: Shop, storage: StoragePort, now: () => number = Date.now): () => void {
  const { getState, setState } = store
  const key = storageKey(clientId, 'visit')
  const before = recall(storage.read(key))
  let { left } = before
  let seen: unknown
  let inPage = false
  let isFirst = true

  function keep(): void {
    const { lastVisit } = getState()
    const { updatedDate } = selectCart(getState()) ?? NONE
    // An inline cart counts as seen; its announcement stays until the page is left.
    const visit: Visit = { at: now(), updated: updatedDate?.toISOString(), left, says: inPage ? undefined : lastVisit }
    storage.write(key, JSON.stringify(visit))
  }

  function find(): LastVisit | undefined {
    const { id, count, updatedDate } = selectCart(getState()) ?? NONE
    const { at = now(), updated, says } = before
    if (!id) return says === 'gone' || (getState().rememberedCount && !left) ? 'gone' : undefined
    // Unchanged since then, on any device.
    const untouched = Boolean(count && updated) && updated === updatedDate?.toISOString()
    return untouched && (says === 'restored' || now() - at > AWAY_MS) ? 'restored' : undefined
  }

  function readFirstCart(): void {
    const { cart, inlineCart } = getState()
    if (cart.status !== 'ready' || (cart === seen && inPage === Boolean(inlineCart))) return
    seen = cart
    inPage = Boolean(inlineCart)
    if (isFirst) {
      isFirst = false
      const lastVisit = find()
      if (!cart.cart.id) left = undefined
      if (lastVisit) setState({ lastVisit })
    }
    keep()
  }

  function end(): void {
    if (getState().lastVisit) setState({ lastVisit: undefined })
    keep()
  }

  const stop = [
    store.subscribe(readFirstCart),
    listen((event) => {
      const { type } = event
      // Reading the cart of the last visit is no change of it.
      const isChange = type === 'cart-change' && (event.action !== 'sync' || event.delta.length)
      if (type === 'checkout') left = 'for-checkout'
      if (isChange) left = undefined
      if (type === 'checkout' || type === 'cart-close' || isChange) end()
    }),
  ]
  readFirstCart() // this code may arrive after it
  return () => {
    for (const step of stop) step()
  }
}

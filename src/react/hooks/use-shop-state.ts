/** The state of the provider's shop, for other hooks. */
import { useEffect, useSyncExternalStore } from 'react'
import type { ShopState } from '../../store/base/state'
import { useProvided } from '../provider/CartletProvider'
import type { ShopHandle, Started } from '../provider/shop-handle'

/**
 * Runs `work` when there is a shop, and again for another shop or key after undoing the previous run.
 * @param work may be a new function at every render
 */
export function useStarted(handle: ShopHandle, work: (started: Started) => (() => void) | undefined, key?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller changes `key` when its work changes.
  useEffect(() => {
    let undo: (() => void) | undefined
    let at: Started['pageShop'] | undefined
    const follow = () => {
      const started = handle.current()
      if (started?.pageShop === at) return
      undo?.()
      at = started?.pageShop
      undo = started && work(started)
    }
    follow()
    const stop = handle.onStart(follow)
    return () => {
      stop()
      undo?.()
    }
  }, [handle, key])
}

/** @param select must return the same value for the same state */
export function useShopState<T>(handle: ShopHandle, select: (state: ShopState) => T): T {
  return useSyncExternalStore(
    handle.subscribe,
    () => select(handle.state()),
    () => select(handle.initial),
  )
}

export const useHandle = (asker: string): ShopHandle => useProvided(asker).handle

/** Runs the work of a hook when the shop exists. */
import { useEffect } from 'react'
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

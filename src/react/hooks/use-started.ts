/** Work of a hook that begins when the shop is there. */
import { useEffect } from 'react'
import type { ShopHandle, Started } from '../provider/shop-handle'

/**
 * Runs when there is a shop, again for another shop or another key, and undoes what it did before.
 * @param work may be a new function at every render
 */
export function useStarted(handle: ShopHandle, work: (started: Started) => (() => void) | undefined, key?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says by `key` when its work is another.
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

/** The state of the provider's shop, for other hooks. */
import { useSyncExternalStore } from 'react'
import type { ShopState } from '../../store/base/state'
import { useProvided } from '../provider/CartletProvider'
import type { ShopHandle } from '../provider/shop-handle'

/** @param select must return the same value for the same state */
export function useShopState<T>(handle: ShopHandle, select: (state: ShopState) => T): T {
  return useSyncExternalStore(
    handle.subscribe,
    () => select(handle.state()),
    () => select(handle.initial),
  )
}

export const useHandle = (asker: string): ShopHandle => useProvided(asker).handle

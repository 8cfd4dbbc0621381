/** Shows a press on a button whose product has not loaded yet in the cart at once, with the author's label. */
import type { StoreApi } from 'zustand/vanilla'
import type { AwaitedAdd, ShopState } from '../base/state'

/** Returns a function that removes it, for when the product has loaded or failed to load. */
export function showAwaited({ setState }: Pick<StoreApi<ShopState>, 'setState'>, add: AwaitedAdd): () => void {
  setState(({ awaited }) => ({ awaited: [...awaited, add], addProblem: undefined }))
  return () => setState(({ awaited }) => ({ awaited: awaited.filter((one) => one !== add) }))
}

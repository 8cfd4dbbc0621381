/** A press on a button whose product is not known yet is shown in the cart at once, in the author's words. */
import type { StoreApi } from 'zustand/vanilla'
import type { AwaitedAdd, ShopState } from '../state'

/** Returns a function that takes it out again, once the product is known or could not be read. */
export function showAwaited({ setState }: Pick<StoreApi<ShopState>, 'setState'>, add: AwaitedAdd): () => void {
  setState(({ awaited }) => ({ awaited: [...awaited, add], addProblem: undefined }))
  return () => setState(({ awaited }) => ({ awaited: awaited.filter((one) => one !== add) }))
}

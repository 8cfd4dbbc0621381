/** The state for rendering on a server: empty, or with the products of the snapshot. */

import type { Snapshot } from '../../store/base/snapshot-model'
import { INITIAL_STATE, type ProductState, type ShopState } from '../../store/base/state'

const known = new WeakMap<Snapshot, ShopState>()

/** Returns the same state for the same snapshot. */
export function initialState(snapshot: Snapshot | undefined): ShopState {
  if (!snapshot) return INITIAL_STATE
  const made = known.get(snapshot)
  if (made) return made
  const products: Record<string, ProductState> = Object.create(null)
  for (const product of snapshot.products)
    for (const reference of [product.id, product.slug]) products[reference] = { status: 'ready', product, stale: 'snapshot' }
  const state = { ...INITIAL_STATE, products }
  known.set(snapshot, state)
  return state
}

/** What a tab shows, and whether it still waits for something. */
import type { ShopState } from '../../src/store-entry'

/** What a cart says, in a form that two of them can be compared by. */
export const asText = (lines: { id: string; quantity: number }[], coupon?: string, note?: string): string =>
  JSON.stringify([lines.map(({ id, quantity }) => `${id} × ${quantity}`).sort(), coupon ?? '', note ?? ''])

export function unquiet({ cart, intents, adds, pending, estimating }: ShopState): string | undefined {
  if (pending || adds.length || Object.keys(intents).length) return 'something is still under way'
  if (cart.status !== 'ready') return `the cart is ${cart.status}`
  return estimating ? 'the money is still dim' : undefined
}

/** "0 of them were added" is no way to say that something failed. */
export const saysNone = ({ addProblem }: ShopState): boolean =>
  addProblem !== undefined && 'added' in addProblem && addProblem.added !== undefined && addProblem.added < 1

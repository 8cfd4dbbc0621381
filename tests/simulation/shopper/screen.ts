/** What a tab shows, and whether something is still pending. */
import type { ShopState } from '../../../src/store-entry'

/** The content of a cart as a text, so that two carts can be compared. */
export const asText = (
  lines: { id: string; quantity: number }[],
  coupon?: string,
  note?: string,
  giftCards: readonly { id: string }[] = [],
): string =>
  JSON.stringify([
    lines.map(({ id, quantity }) => `${id} × ${quantity}`).sort(),
    coupon ?? '',
    note ?? '',
    giftCards.map(({ id }) => id),
  ])

export function unquiet({ cart, intents, adds, pending, estimating }: ShopState): string | undefined {
  if (pending || adds.length || Object.keys(intents).length) return 'something is still under way'
  if (cart.status !== 'ready') return `the cart is ${cart.status}`
  return estimating ? 'the money is still dim' : undefined
}

/** Whether an add problem says that 0 were added, which must be reported as a failure instead. */
export const saysNone = ({ addProblem }: ShopState): boolean =>
  addProblem !== undefined && 'added' in addProblem && addProblem.added !== undefined && addProblem.added < 1

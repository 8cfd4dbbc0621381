/** Lines that block checkout: unavailable, or not in the requested quantity. */
import { type ShopState, selectCart } from '../base/state'
import type { CartLineView } from '../base/views'

export function isBlocked({ intents }: Pick<ShopState, 'intents'>, line: CartLineView): boolean {
  const wanted = intents[line.key] ?? line.quantity
  return wanted > 0 && (!line.available || wanted > (line.quantityAvailable ?? wanted))
}

export const selectBlockedLines = (state: ShopState): CartLineView[] =>
  (selectCart(state)?.lines ?? []).filter((line) => isBlocked(state, line))

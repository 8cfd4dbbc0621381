/** What the button says beside choices, and what it costs: the state machine of `button-state.ts` with all that can be picked. */
import { type BuyState, buyStateOf } from '../../button/button-state'
import { type ItemChoice, matchVariant } from '../../cart/choose-variant'
import { firstMissing } from '../../cart/first-missing'
import type { ProductState, ShopState } from '../../state'
import type { ProductView } from '../../views'

export type { BuyState } from '../../button/button-state'

/** The state for a choice that may be half made. */
export const selectBuyState = (state: ShopState, entry: ProductState | undefined, choice: ItemChoice): BuyState =>
  buyStateOf(state, entry, choice.variant, (product) => ({
    variant: matchVariant(product, choice),
    isMissing: firstMissing(product, choice) !== undefined,
  }))

/** The price that belongs to the choice made; the product's own while there is none. */
export function selectPrice(product: ProductView, choice: ItemChoice): Pick<ProductView, 'price' | 'comparePrice'> {
  return matchVariant(product, choice) ?? product
}

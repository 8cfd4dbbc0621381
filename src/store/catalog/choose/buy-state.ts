/** State and price of a button with controls for choices: `button-state.ts` with every kind of choice. */
import { type BuyState, buyStateOf } from '../../button/button-state'
import { type ItemChoice, matchVariant } from '../../cart/choose-variant'
import { firstMissing } from '../../cart/first-missing'
import type { ProductState, ShopState } from '../../state'
import type { ProductView } from '../../views'

export type { BuyState } from '../../button/button-state'

/** The state for a choice that may be incomplete. */
export const selectBuyState = (state: ShopState, entry: ProductState | undefined, choice: ItemChoice): BuyState =>
  buyStateOf(state, entry, choice.variant, (product) => ({
    variant: matchVariant(product, choice),
    isMissing: firstMissing(product, choice) !== undefined,
  }))

/** The price of the chosen variant; the product's own until one is chosen. */
export function selectPrice(product: ProductView, choice: ItemChoice): Pick<ProductView, 'price' | 'comparePrice'> {
  return matchVariant(product, choice) ?? product
}

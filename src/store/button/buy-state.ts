/** State and price of a button with controls for choices: `button-state.ts` with every kind of choice. */

import type { ProductState, ShopState } from '../base/state'
import type { ProductView } from '../base/views'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'
import { firstMissing } from '../catalog/choose/first-missing'
import { type BuyState, buyStateOf } from './button-state'

export type { BuyState } from './button-state'

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

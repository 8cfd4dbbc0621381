/** State and price of a button with controls for choices: `button-state.ts` with every kind of choice. */

import type { ProductState, ShopState } from '../base/state'
import type { ProductView, VariantView } from '../base/views'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'
import { firstMissing } from '../catalog/choose/first-missing'
import { entryOf } from '../catalog/untrusted'
import { type BuyState, buyStateOf } from './button-state'

export type { BuyState } from './button-state'

/** The state for a choice that may be incomplete. */
export const selectBuyState = (state: ShopState, entry: ProductState | undefined, choice: ItemChoice): BuyState =>
  buyStateOf(state, entry, choice.variant, (product) => ({
    variant: matchVariant(product, choice),
    isMissing: firstMissing(product, choice) !== undefined,
  }))

export interface ShownPrice extends Pick<VariantView, 'price' | 'comparePrice' | 'discountPercent' | 'unitPrice'> {
  /** The lowest of several prices: the choice that decides is still missing. */
  isFrom?: true
}

/** Prices of the chosen subscription for the variants that are still possible; of every subscription where nothing else is sold. */
function subscriptionPrices({ subscriptions, variants, oneTimePurchase }: ProductView, chosen?: string, variant?: VariantView) {
  const possible = chosen ? subscriptions.filter(({ id }) => id === chosen) : oneTimePurchase ? [] : subscriptions
  return possible.flatMap(({ id, price }) => {
    const own = (variant ? [variant] : variants).flatMap((one) => entryOf(one.subscriptionPrices ?? {}, id) ?? [])
    return own.length ? own : (price ?? [])
  })
}

/**
 * The price of the choice, for one payment if a subscription is chosen; the lowest possible one while the choice is incomplete. Facts of the
 * one-time price, which are its discount and the price per unit, do not hold for a subscription.
 */
export function selectPrice(product: ProductView, choice: ItemChoice): ShownPrice {
  const variant = matchVariant(product, choice)
  const regular = subscriptionPrices(product, choice.subscription, variant).sort((a, b) => a.value - b.value)
  const [lowest] = regular
  if (lowest) return { price: lowest, ...(lowest.value !== regular[regular.length - 1]?.value && { isFrom: true }) }
  const { priceRange } = product
  const { price, comparePrice, unitPrice, discountPercent } = variant ?? product
  return variant || !priceRange
    ? { price, comparePrice, unitPrice, discountPercent }
    : { price: priceRange.min, ...(unitPrice && { unitPrice }), discountPercent, isFrom: true }
}

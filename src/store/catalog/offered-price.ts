/** What a product is offered for, for programs: search engines, feeds and `llms.txt`. A page shows the price of a choice: `buy-state.ts`. */
import type { Amount } from '../base/amount'
import type { ProductView, VariantView } from '../base/views'

interface OfferedPrice extends Pick<VariantView, 'comparePrice'> {
  /** The lowest of several prices. */
  price: Amount
  /** The highest of several prices. */
  most?: Amount
}

/** The price of the variant, or the prices of all of them; what is sold by subscription alone has the prices of its plans. */
export function offeredPrice(product: ProductView, variant?: VariantView): OfferedPrice {
  const { subscriptions, variants, oneTimePurchase, priceRange } = product
  const items = variant ? [variant] : variants
  const plans = (oneTimePurchase ? [] : subscriptions).flatMap(({ id, price }) => {
    const prices = items.flatMap(({ subscriptionPrices }) => Object.entries(subscriptionPrices ?? {}))
    const own = prices.flatMap(([plan, amount]) => (plan === id ? amount : []))
    return own.length ? own : (price ?? [])
  })
  const [lowest, ...others] = plans.sort((a, b) => a.value - b.value)
  const most = others.pop()
  if (lowest) return { price: lowest, ...(most && lowest.value < most.value && { most }) }
  const { price, comparePrice } = variant ?? product
  return variant || !priceRange ? { price, comparePrice } : { price: priceRange.min, most: priceRange.max }
}

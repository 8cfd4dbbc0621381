/** Builds the e-commerce events of GA4's reference. Amounts are in major units, as the platform's are. */

import { type CartDelta, cartDelta, type OrderView } from '../../store/base/shop-events'
import type { CartView, ProductView } from '../../store/base/views'
import type { ItemList } from '../../store/collections/item-list'
import type { ItemOfAnalytics } from '../events/item-of-analytics'

export interface AnalyticsItem extends ItemOfAnalytics {
  /** For one unit. */
  discount?: number
}

export type EventOfAnalytics = { event: string; ecommerce: object }

/** No currency has more than four decimals; further ones are rounding errors. */
const exact = (value: number) => Number(value.toFixed(4))

const itemOf = ({ productId, lineId, name, variant, price, quantity }: CartDelta): AnalyticsItem => ({
  item_id: productId || lineId,
  item_name: name,
  ...(variant && { item_variant: variant }),
  price: price.value,
  quantity: Math.abs(quantity),
})

/** An event with these lines and their total. Undefined without lines: GA4 accepts no event without items. */
function eventOf(event: string, lines: readonly CartDelta[], more?: object): EventOfAnalytics | undefined {
  const [first] = lines
  if (!first) return undefined
  let sum = 0
  for (const line of lines) sum += Math.abs(line.value.value)
  return { event, ecommerce: { currency: first.price.currency, value: exact(sum), items: lines.map(itemOf), ...more } }
}

export const viewItem = ({ id, name, brand, price, comparePrice }: ProductView): EventOfAnalytics => {
  const item: AnalyticsItem = {
    item_id: id,
    item_name: name,
    ...(brand && { item_brand: brand }),
    price: price.value,
    quantity: 1,
    ...(comparePrice && { discount: exact(comparePrice.value - price.value) }),
  }
  return { event: 'view_item', ecommerce: { currency: price.currency, value: price.value, items: [item] } }
}

/** Copies the list, since listeners of the page may change the one that they received. */
export const ofList = (event: 'view_item_list' | 'select_item', list: ItemList): EventOfAnalytics => ({
  event,
  ecommerce: { ...list, items: list.items.map((item) => ({ ...item })) },
})

/** Items that were added and items that were removed. A line whose choice was changed is both. */
export function cartChanges(delta: readonly CartDelta[]): EventOfAnalytics[] {
  const taken = eventOf(
    'remove_from_cart',
    delta.filter(({ quantity }) => quantity < 0),
  )
  const put = eventOf(
    'add_to_cart',
    delta.filter(({ quantity }) => quantity > 0),
  )
  return [taken, put].filter((event) => event !== undefined)
}

export function ofCart(event: 'view_cart' | 'begin_checkout', cart: CartView): EventOfAnalytics | undefined {
  const coupon = event === 'begin_checkout' && cart.coupon?.code
  return eventOf(
    event,
    cartDelta(undefined, cart, () => ''),
    coupon ? { coupon } : undefined,
  )
}

export const purchase = ({ id, checkoutId, value, tax, shipping, coupon, items }: OrderView): EventOfAnalytics | undefined =>
  eventOf('purchase', items, {
    // The platform passes the order's id to a thank-you page only; the order itself also contains the checkout's id.
    transaction_id: id ?? checkoutId,
    value: value.value,
    ...(tax && { tax: tax.value }),
    ...(shipping && { shipping: shipping.value }),
    ...(coupon && { coupon }),
  })

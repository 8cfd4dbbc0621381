/** The e-commerce events of GA4's reference, made of what the page knows. Amounts in major units, as the platform counts them. */
import type { ItemList } from '../../store/collections/item-list'
import { type CartDelta, cartDelta, type OrderView } from '../../store/shop-events'
import type { CartView, ProductView } from '../../store/views'
import type { ItemOfAnalytics } from '../api/item-of-analytics'

export interface AnalyticsItem extends ItemOfAnalytics {
  /** Of one piece. */
  discount?: number
}

export type EventOfAnalytics = { event: string; ecommerce: object }

/** No currency counts in more than four decimals; more of them are the processor's. */
const exact = (value: number) => Number(value.toFixed(4))

const itemOf = ({ productId, lineId, name, variant, price, quantity }: CartDelta): AnalyticsItem => ({
  item_id: productId || lineId,
  item_name: name,
  ...(variant && { item_variant: variant }),
  price: price.value,
  quantity: Math.abs(quantity),
})

/** Lines of one event, with what they come to. Undefined for none: GA4 takes no event without items. */
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

/** A copy: what the page's own listeners got is theirs to change. */
export const ofList = (event: 'view_item_list' | 'select_item', list: ItemList): EventOfAnalytics => ({
  event,
  ecommerce: { ...list, items: list.items.map((item) => ({ ...item })) },
})

/** What was put in and what was taken out. A line that was exchanged for another choice is both. */
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
    // The platform names the order to a thank-you page only; its own order holds the checkout's id as well.
    transaction_id: id ?? checkoutId,
    value: value.value,
    ...(tax && { tax: tax.value }),
    ...(shipping && { shipping: shipping.value }),
    ...(coupon && { coupon }),
  })

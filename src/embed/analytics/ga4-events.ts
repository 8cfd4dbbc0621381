/**
 * Builds the e-commerce events of GA4's reference. Amounts are in major units, as the platform's are. GA4 never subtracts
 * `discount`: `price` is what is paid for one unit, and `value` is the sum of price times quantity.
 */

import type { CartDiscount } from '../../store/base/cart-answer'
import { type CartDelta, cartDelta, type OrderView } from '../../store/base/shop-events'
import type { CartView } from '../../store/base/views'
import { amountIn } from '../../store/cart/read-price'
import { objectOr, objectsIn, stringsIn, wordsOf } from '../../store/catalog/untrusted'
import type { ItemOfAnalytics } from '../events/item-of-analytics'

export interface AnalyticsItem extends ItemOfAnalytics {
  coupon?: string
  item_list_id?: string
  item_list_name?: string
  index?: number
}

export type EventOfAnalytics = { event: string; ecommerce: { items: AnalyticsItem[] } & Record<string, unknown> }

/** No currency has more than four decimals; further ones are rounding errors. */
const exact = (value: number) => Number(value.toFixed(4))
/** The share of one unit has more: prices times quantities must add up to the value. */
const exactShare = (value: number) => Number(value.toFixed(6))

/** What discounts of the whole cart take off a line. */
interface Share {
  off: number
  coupon?: string
}

const NOTHING: Share = { off: 0 }
const worthOf = ({ value }: CartDelta) => Math.abs(value.value)
const sumOf = (lines: readonly CartDelta[]): number => {
  let sum = 0
  for (const line of lines) sum += worthOf(line)
  return sum
}

/** A discount with the lines that it reduces. */
type Deal = Share & { of: readonly CartDelta[] }

/** A discount of the delivery reduces no line. */
function dealsOf(lines: readonly CartDelta[], discounts: readonly CartDiscount[] | undefined, currency: string): Deal[] {
  return objectsIn(discounts).flatMap(({ discountType, lineItemIds, coupon, merchantDiscount, discountRule }) => {
    const ids = stringsIn(lineItemIds)
    const isForSome = discountType === 'SPECIFIC_ITEMS' || (ids.length && !discountType)
    const off = amountIn(objectOr(coupon ?? merchantDiscount ?? discountRule).amount, currency, () => '')?.value ?? 0
    if (off <= 0 || discountType === 'SHIPPING') return []
    return {
      off,
      coupon: wordsOf(objectOr(coupon).code),
      of: isForSome ? lines.filter(({ lineId }) => ids.includes(lineId)) : lines,
    }
  })
}

/** @param total of all discounts, where the platform has said it: rounding and discounts without an amount are in it */
function shareOut(lines: readonly CartDelta[], deals: Deal[], total?: number): Map<CartDelta, Share> {
  let explained = 0
  for (const { off } of deals) explained += off
  const all = explained || !total ? deals : [{ off: total, of: lines }]
  const scale = explained && total !== undefined ? total / explained : 1
  const shares = new Map<CartDelta, Share>()
  for (const { off, coupon, of } of all) {
    const sum = sumOf(of)
    for (const line of of) {
      const before = shares.get(line) ?? NOTHING
      const own = sum && (off * scale * worthOf(line)) / sum
      shares.set(line, { off: Math.min(worthOf(line), before.off + own), coupon: coupon ?? before.coupon })
    }
  }
  return shares
}

function itemOf(
  { productId, lineId, name, variant, price, comparePrice, quantity }: CartDelta,
  { off, coupon }: Share,
): AnalyticsItem {
  const pieces = Math.abs(quantity)
  const share = exactShare(off / pieces)
  const discount = exactShare((comparePrice ? comparePrice.value - price.value : 0) + share)
  return {
    item_id: productId || lineId,
    item_name: name,
    ...(variant && { item_variant: variant }),
    ...(coupon && { coupon }),
    price: exactShare(price.value - share),
    ...(discount > 0 && { discount }),
    quantity: pieces,
  }
}

/** An event with these lines and what they cost. Undefined without lines: GA4 accepts no event without items. */
function eventOf(
  event: string,
  lines: readonly CartDelta[],
  shares: ReadonlyMap<CartDelta, Share> = new Map(),
  more?: object,
): EventOfAnalytics | undefined {
  const [first] = lines
  if (!first) return undefined
  let sum = sumOf(lines)
  for (const { off } of shares.values()) sum -= off
  const items = lines.map((line) => itemOf(line, shares.get(line) ?? NOTHING))
  return { event, ecommerce: { currency: first.price.currency, value: exact(sum), items, ...more } }
}

/** Copies the list, since listeners of the page may change the one that they received. */
export const ofList = (event: string, list: { items: readonly object[] }): EventOfAnalytics => ({
  event,
  ecommerce: { ...list, items: list.items.map((item) => ({ ...item }) as AnalyticsItem) },
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

/** GA4 knows a coupon of the whole event for orders and their beginning only; in a cart the items have it. */
export function ofCart(event: 'view_cart' | 'begin_checkout', cart: CartView): EventOfAnalytics | undefined {
  const { totals, discounts, currency = '' } = cart
  const coupon = event === 'begin_checkout' && cart.coupon?.code
  const lines = cartDelta(undefined, cart, () => '')
  const total = totals && !totals.isOld ? totals.discount?.value : undefined
  return eventOf(event, lines, shareOut(lines, dealsOf(lines, discounts, currency), total), coupon ? { coupon } : undefined)
}

export function purchase(order: OrderView): EventOfAnalytics | undefined {
  const { id, checkoutId, currency, value, tax, shipping, coupon, discounts, items } = order
  const total = Math.max(0, exact(sumOf(items) - value.value))
  return eventOf('purchase', items, shareOut(items, dealsOf(items, discounts, currency), total), {
    // The platform passes the order's id to a thank-you page only; the order itself also contains the checkout's id.
    transaction_id: id ?? checkoutId,
    value: value.value,
    ...(tax && { tax: tax.value }),
    ...(shipping && { shipping: shipping.value }),
    ...(coupon && { coupon }),
  })
}

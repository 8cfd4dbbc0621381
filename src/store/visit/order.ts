/** The order of a completed checkout, reported once, so that the page's analytics does not count it twice. */
import type { ActionContext, PagePorts } from '../base/context'
import { cartDelta, type OrderView } from '../base/shop-events'
import type { Telling } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { CartContext } from '../cart/cart-core'
import { amountIn } from '../cart/read-price'
import { objectOr } from '../catalog/untrusted'
import { forgetLeft, leftCheckouts } from '../drawer/left-checkouts'

type OrderContext = ActionContext & Pick<CartContext, 'askCart'> & Pick<PagePorts, 'storage'>

/** Everybody can write into the page's address: only what cannot be words is shown to the visitor. */
const NUMBER = /^(\d{1,12}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

/**
 * @param order null if the platform did not say whether there is one, undefined if there is none, false if it was told before
 * @param orderId from the page's address: then the platform has just sent the buyer here
 */
export function toTelling(order: OrderView | false | null | undefined, isEmpty: boolean, orderId = ''): Telling | undefined {
  if (order === false && !orderId) return undefined
  if (order === undefined && !isEmpty) return { by: 'checkout', order: { outcome: orderId ? 'unknown' : 'open' } }
  if (order === null && !isEmpty && !orderId) return { by: 'checkout', order: { outcome: 'unknown' } }
  const { id = orderId, total, items = [] } = order || {}
  const facts = {
    ...(NUMBER.test(id) && { number: id }),
    ...(total?.formatted && { total: total.formatted }),
    ...(items.length && { items: items.map(({ name, quantity }) => ({ name, quantity })) }),
  }
  return { by: 'checkout', order: { outcome: 'placed', ...facts } }
}

/** How many reported checkouts this browser remembers, the newest last. */
const KEPT = 20

/** False when the order was reported before: another tab, or a copy of this one, returned from the same checkout. */
function noteTold({ client, storage }: OrderContext, checkoutId: string): boolean {
  forgetLeft(storage, client.clientId, checkoutId)
  const key = storageKey(client.clientId, 'orders')
  const reported = storage.read(key)?.split(' ') ?? []
  if (reported.includes(checkoutId)) return false
  storage.write(key, [...reported, checkoutId].slice(-KEPT).join(' '))
  return true
}

/**
 * Undefined when the checkout is not completed, false when its order was reported before. Rejects with the call's error.
 * @param orderId the order's id, if the page's address has it
 */
export async function readOrder(
  context: OrderContext,
  checkoutId: string,
  orderId?: string,
): Promise<OrderView | false | undefined> {
  const { askCart, formatMoney, storage, client } = context
  const left = leftCheckouts(storage, client.clientId).find(({ id }) => id === checkoutId)
  const ordered = await askCart(async (port) => (await port.more()).readOrdered(checkoutId, left?.cart))
  if (!ordered) return undefined
  if (!noteTold(context, checkoutId)) return false
  const { currency = '', lines, coupon, discounts = [] } = ordered.cart
  const items = cartDelta(undefined, { lines, count: 0 }, formatMoney)
  const { subtotal, discount, total, shipping, tax } = objectOr(ordered.sums)
  const amount = (price: typeof subtotal) => amountIn(price, currency, formatMoney)
  let sum = 0
  for (const item of items) sum += item.value.value
  const goods = amount(subtotal)?.value ?? sum
  const value = Number((goods - (amount(discount)?.value ?? 0)).toFixed(4))
  const amounts = Object.entries({ total: amount(total), shipping: amount(shipping), tax: amount(tax), coupon: coupon?.code })
  const id = ordered.orderId ?? orderId
  return {
    ...(id && { id }),
    checkoutId,
    currency,
    value: { value, currency, formatted: formatMoney(value, currency) },
    ...Object.fromEntries(amounts.filter(([, fact]) => fact)),
    ...(discounts.length && { discounts }),
    items,
  }
}

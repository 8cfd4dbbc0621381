/** The order of a completed checkout, reported once, so that the page's analytics does not count it twice. */
import type { ActionContext, PagePorts } from '../base/context'
import { cartDelta, type OrderView } from '../base/shop-events'
import { storageKey } from '../base/storage-keys'
import type { CartContext } from '../cart/cart-core'
import { amountIn } from '../cart/read-price'
import { objectOr } from '../catalog/untrusted'

type OrderContext = ActionContext & Pick<CartContext, 'askCart'> & Pick<PagePorts, 'storage'>

/** How many reported checkouts this browser remembers, the newest last. */
const KEPT = 20

/** False when the order was reported before: another tab, or a copy of this one, returned from the same checkout. */
function noteTold({ client, storage }: OrderContext, checkoutId: string): boolean {
  const key = storageKey(client.clientId, 'orders')
  const reported = storage.read(key)?.split(' ') ?? []
  if (reported.includes(checkoutId)) return false
  storage.write(key, [...reported, checkoutId].slice(-KEPT).join(' '))
  return true
}

/** Undefined when the checkout is not completed or its order was reported before. Rejects with the call's error. */
export async function readOrder(context: OrderContext, checkoutId: string): Promise<OrderView | undefined> {
  const { askCart, formatMoney } = context
  const ordered = await askCart(async (port) => (await port.more()).readOrdered(checkoutId))
  if (!ordered || !noteTold(context, checkoutId)) return undefined
  const { currency = '', lines, coupon, discounts = [] } = ordered.cart
  const items = cartDelta(undefined, { lines, count: 0 }, formatMoney)
  const { subtotal, discount, total, shipping, tax } = objectOr(ordered.sums)
  const amount = (price: typeof subtotal) => amountIn(price, currency, formatMoney)
  let sum = 0
  for (const item of items) sum += item.value.value
  const goods = amount(subtotal)?.value ?? sum
  const value = Number((goods - (amount(discount)?.value ?? 0)).toFixed(4))
  const amounts = Object.entries({ total: amount(total), shipping: amount(shipping), tax: amount(tax), coupon: coupon?.code })
  return {
    checkoutId,
    currency,
    value: { value, currency, formatted: formatMoney(value, currency) },
    ...Object.fromEntries(amounts.filter(([, fact]) => fact)),
    ...(discounts.length && { discounts }),
    items,
  }
}

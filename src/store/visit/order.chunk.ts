/** The order of a completed checkout, reported once, so that the page's analytics does not count it twice. */
import type { Cart } from '../../platform/cart/model'
import type { Checkout } from '../../platform/checkout/model'
import { CART } from '../../platform/http/gateway/gateway'
import { get } from '../../platform/http/read-call'
import { path } from '../../platform/http/request-target'
import { isRecord, type JsonRecord } from '../../platform/wire/record'
import type { ActionContext, PagePorts } from '../base/context'
import { cartDelta, type OrderView } from '../base/shop-events'
import { storageKey } from '../base/storage-keys'
import { amountIn, toCartView } from '../cart/cart-view'
import { objectOr } from '../catalog/untrusted'

type OrderContext = ActionContext & Pick<PagePorts, 'storage'>

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

/** GET /v1/checkouts/{id} without conversions: its dates and weights are not used. */
const readCheckout = (client: OrderContext['client'], id: string): Promise<Partial<Checkout>> =>
  client.request({
    ...get(CART, path`/v1/checkouts/${id}`, { id }),
    read: ({ checkout }: JsonRecord) => (isRecord(checkout) ? checkout : {}),
  })

/** Undefined when the checkout is not completed or its order was reported before. Rejects with the call's error. */
export async function readOrder(context: OrderContext, checkoutId: string): Promise<OrderView | undefined> {
  const { client, formatMoney } = context
  const checkout = await readCheckout(client, checkoutId)
  if (checkout.completed !== true || !noteTold(context, checkoutId)) return undefined
  // Its lines have the format of cart lines, except for the pictures, which are not used here.
  const { currency = '', lines, coupon } = toCartView(checkout as unknown as Cart, formatMoney)
  const items = cartDelta(undefined, { lines, count: 0 }, formatMoney)
  const { subtotal, discount, total, shipping, tax } = objectOr(checkout.priceSummary)
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
    items,
  }
}

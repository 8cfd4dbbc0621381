/** The order that a checkout became, told once: the page counts its facts, and may count none twice. */
import type { Cart } from '../../platform/cart/model'
import type { Checkout } from '../../platform/checkout/model'
import { CART } from '../../platform/http/gateway/gateway'
import { get } from '../../platform/http/read-call'
import { path } from '../../platform/http/request-target'
import { isRecord, type JsonRecord } from '../../platform/wire/record'
import { amountIn, toCartView } from '../cart/cart-view'
import { objectOr } from '../catalog/untrusted'
import type { ActionContext, PagePorts } from '../context'
import { cartDelta, type OrderView } from '../shop-events'
import { storageKey } from '../storage-keys'

type OrderContext = ActionContext & Pick<PagePorts, 'storage'>

/** Checkouts of this browser whose order was told, the newest last. */
const KEPT = 20

/** False where it was told before: another tab, or a copy of this one, came back from the same checkout. */
function noteTold({ client, storage }: OrderContext, checkoutId: string): boolean {
  const key = storageKey(client.clientId, 'orders')
  const told = storage.read(key)?.split(' ') ?? []
  if (told.includes(checkoutId)) return false
  storage.write(key, [...told, checkoutId].slice(-KEPT).join(' '))
  return true
}

/** GET /v1/checkouts/{id} as it is sent: no date and no weight of it is looked at, so none is converted. */
const readCheckout = (client: OrderContext['client'], id: string): Promise<Partial<Checkout>> =>
  client.request({
    ...get(CART, path`/v1/checkouts/${id}`, { id }),
    read: ({ checkout }: JsonRecord) => (isRecord(checkout) ? checkout : {}),
  })

/** Undefined while it is no order, and where its order was told before. Rejects where the platform does not show the checkout. */
export async function readOrder(context: OrderContext, checkoutId: string): Promise<OrderView | undefined> {
  const { client, formatMoney } = context
  const checkout = await readCheckout(client, checkoutId)
  if (checkout.completed !== true || !noteTold(context, checkoutId)) return undefined
  // Its lines are those of a cart, but for their pictures, which no order tells.
  const { currency = '', lines, coupon } = toCartView(checkout as unknown as Cart, formatMoney)
  const items = cartDelta(undefined, { lines, count: 0 }, formatMoney)
  const { subtotal, discount, total, shipping, tax } = objectOr(checkout.priceSummary)
  const amount = (price: typeof subtotal) => amountIn(price, currency, formatMoney)
  let sum = 0
  for (const item of items) sum += item.value.value
  const goods = amount(subtotal)?.value ?? sum
  const value = Number((goods - (amount(discount)?.value ?? 0)).toFixed(4))
  const known = Object.entries({ total: amount(total), shipping: amount(shipping), tax: amount(tax), coupon: coupon?.code })
  return {
    checkoutId,
    currency,
    value: { value, currency, formatted: formatMoney(value, currency) },
    ...Object.fromEntries(known.filter(([, fact]) => fact)),
    items,
  }
}

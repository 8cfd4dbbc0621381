/** Return from checkout (docs/architecture.md, "One press"): enables the checkout button again and emits the outcome exactly once. */

import type { OrderView } from '../base/shop-events'
import { NONE, selectCart, type Telling } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Engine } from '../cart/engine'
import { forgetLeft, leftCheckouts } from '../drawer/left-checkouts'
import type { Shop } from '../shop/shop'
import { readOrder, toTelling } from './order'

/** Everybody can write into the page's address. */
const ORDER_ID = /^[\w-]{1,64}$/

/** Null when the order could not be read: the return is reported all the same. */
const orderOf = (
  context: Engine['context'],
  checkoutId: string,
  orderId?: string,
): Promise<OrderView | false | null | undefined> => readOrder(context, checkoutId, orderId).catch(() => null)

/**
 * Checkouts that another tab left for, or this one before it went back: each is read once its cart is gone, because a cart that still
 * exists was not ordered.
 */
async function findOrders({ context, refreshOnce }: Engine, orderId?: string): Promise<Telling | undefined> {
  const { storage, client, store, emit } = context
  const left = leftCheckouts(storage, client.clientId)
  if (!left.length) return undefined
  await refreshOnce()
  if (store.getState().cart.status !== 'ready') return undefined
  const { id, count = 0 } = selectCart(store.getState()) ?? NONE
  let telling: Telling | undefined
  // The address speaks of the last one.
  let given = orderId
  for (const { id: checkoutId, cart, isOld } of left.reverse()) {
    if (count && cart === id) continue
    const order = await orderOf(context, checkoutId, given)
    // Otherwise each page would ask again.
    if (!order && isOld) forgetLeft(storage, client.clientId, checkoutId)
    if (!order) continue
    emit({ type: 'checkout-return', status: 'SUCCESS', ...(order.id && { orderId: order.id }), order })
    telling ??= toTelling(order, true, given)
    given = undefined
  }
  return withOrder(
    context,
    telling,
    orderId,
    left.map(({ id: checkoutId }) => checkoutId),
  )
}

/** The thanks wait no longer for what an order's own call tells. */
const MAX_WAIT_MS = 3000

/** Adds what is missing of an order that was placed. Never rejects. @param checkouts those that this browser has left for */
async function withOrder(
  context: Engine['context'],
  telling: Telling | undefined,
  orderId: string | undefined,
  checkouts: readonly string[],
): Promise<Telling | undefined> {
  const { order } = telling ?? {}
  if (!telling || !orderId || order?.outcome !== 'placed' || (order.total && order.items)) return telling
  const facts = await Promise.race([
    import('./thanked-order.chunk').then(({ readPlaced }) => readPlaced(context, orderId, checkouts)).catch(() => {}), // an extra: the buyer is thanked all the same
    context.sleep(MAX_WAIT_MS),
  ])
  return { ...telling, order: { ...order, ...facts } }
}

/**
 * Called on page load and when a page is restored. If the visitor was at checkout, the cart is read again: an empty one means that an order was
 * placed, and so does a checkout that the platform calls completed. If the cart cannot be read, the mark stays for the next page.
 * @param address the order's id from the page's address, if the platform wrote it there
 * @returns what to tell the visitor, once for each order
 */
export async function handleCheckoutReturn(shop: Shop, address?: string | null): Promise<Telling | undefined> {
  const { store } = shop
  store.setState({ checkout: { status: 'idle' } })
  const engine = await shop.engine()
  const { context, refresh } = engine
  const { tabStorage, emit } = context
  const orderId = ORDER_ID.test(address ?? '') ? (address as string) : undefined
  const key = storageKey(shop.clientId, 'checkout')
  const checkout = tabStorage.read(key)
  if (!checkout) return findOrders(engine, orderId)
  tabStorage.remove(key)
  await refresh()
  const { cart } = store.getState()
  if (cart.status !== 'ready') {
    tabStorage.write(key, checkout)
    return undefined
  }
  const order = await orderOf(context, checkout, orderId)
  const isEmpty = !cart.cart.count
  const isPlaced = Boolean(order) || isEmpty || (order === null && Boolean(orderId))
  const id = (order || undefined)?.id ?? (isPlaced ? orderId : undefined)
  emit({
    type: 'checkout-return',
    status: isPlaced ? 'SUCCESS' : 'UNKNOWN',
    ...(id && { orderId: id }),
    ...(order && { order }),
  })
  return withOrder(context, toTelling(order, isEmpty, orderId), orderId, [checkout])
}

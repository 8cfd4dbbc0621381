/** Version 2 of the platform's cart: reading and adding, and what turns a shop to it. */
import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from '../../../platform/cart/v2/current-api'
import type { CartV2 } from '../../../platform/cart/v2/model'
import type { Client } from '../../../platform/client'
import { CartletError } from '../../../platform/http/errors'
import { isRecord } from '../../../platform/wire/record'
import type { CartItem } from '../../base/cart-answer'
import type { FormatMoney } from '../../base/format-money'
import { once } from '../../base/load-once'
import { quantityOf, selectCart } from '../../base/state'
import { storageKey } from '../../base/storage-keys'
import type { CartView } from '../../base/views'
import { countOf, objectOr, objectsIn } from '../../catalog/untrusted'
import type { CartCore } from '../cart-core'
import { isGone } from '../cart-gone'
import type { CartPort } from '../cart-port'
import type { CartVersionContext } from '../cart-version'
import { pastCaches } from '../past-caches'
import { isItem } from '../same-item'
import { toCartViewV2 } from './v2-cart-view'

/** How many there still are, when that is why an add or a quantity was refused. */
export function availableIn({ code, data }: Partial<CartletError>): number | undefined {
  if (code !== 'INSUFFICIENT_INVENTORY') return undefined
  const [item] = objectsIn(objectOr(data as { invalidItems?: { availableQuantity?: unknown }[] } | undefined).invalidItems)
  return countOf(item?.availableQuantity) ?? 0
}

/** Refusals by which a platform shows that it has the call, if it names a reason. A wrong token, a limit or a page of a gateway shows nothing. */
const KNOWS_CALL: readonly (number | undefined)[] = [400, 404, 409, 412, 428]
const isOwnRefusal = (refused: CartletError): boolean =>
  KNOWS_CALL.includes(refused.status) &&
  !isGone(refused) &&
  (!refused.code.startsWith('HTTP_') || (refused.status === 400 && isRecord(refused.response?.body)))

export function createCartV2(client: Client, format: FormatMoney): CartPort {
  /** Once it is certain that the platform has version 2. */
  let isCertain = false
  const view = (cart: CartV2): CartView => toCartViewV2(cart, format)
  const read = async (past?: boolean) => {
    const caller = past ? pastCaches(client, 'estimate', {}) : client
    try {
      const cart = await getCurrentCartV2({ request: (call) => caller.request({ ...call, recover: undefined }) })
      isCertain = true
      return cart && view(cart)
    } catch (thrown) {
      const { code, status, response } = thrown as CartletError
      if (/CART_NOT_FOUND$/.test(code)) return null
      if (status !== 404 || (isCertain && !isRecord(response?.body))) throw thrown
      // There may be no cart, or no such call. An add of nothing is refused for a reason by version 2 alone.
      if (!isCertain)
        await addLineItemsToCurrentCartV2(client, {}).catch((refused: CartletError) => {
          if (!isOwnRefusal(refused)) throw refused
        })
      isCertain = true
      return null
    }
  }
  const send = async (item: CartItem, quantity: number) =>
    view(await addLineItemsToCurrentCartV2(client, { catalogItems: [{ catalogReference: item, quantity }] }))
  return {
    name: 'v2',
    read,
    async add(item, quantity) {
      try {
        return await send(item, quantity)
      } catch (thrown) {
        const left = availableIn(thrown as Partial<CartletError>)
        if (left === undefined) throw thrown
        // As version 1 does: as many as there are. With none left the answer is the cart as it is, which the store compares.
        if (left > 0 && left < quantity)
          try {
            return await send(item, left)
          } catch (again) {
            if (availableIn(again as Partial<CartletError>) === undefined) throw again
          }
        const cart = await read()
        if (!cart) throw thrown
        // What the cart holds may count as available, too.
        const rest = left - quantityOf(cart.lines.filter((line) => isItem(line.item, item, true)))
        return rest > 0 && rest < left ? send(item, rest) : cart
      }
    },
    more: once(async () => (await import('./cart-v2-more.chunk')).createMoreOfCartV2(client, format)),
  }
}

/** The cart, once it is certain that `port` answers; undefined when its buyer left meanwhile. Rejects otherwise. */
async function firstRead(port: CartPort, session: Client['session']): Promise<CartView | null | undefined> {
  const before = session.role()
  let isOther = false
  const stop = session.onChange(() => {
    isOther ||= before === 'member' || (before === 'visitor' && session.role() !== 'member')
  })
  try {
    const cart = await port.read()
    session.look()
    return isOther ? undefined : cart
  } finally {
    stop()
  }
}

/**
 * Lines that the next version has under another id stay where they are; those that it does not have are told, and offered for adding again, instead of
 * vanishing, and so are the promo code and the note.
 */
async function goOn(
  port: CartPort,
  { client, storage, store: { getState, setState } }: CartVersionContext,
  { keys, confirm, isOwn }: CartCore,
): Promise<boolean> {
  const cart = await firstRead(port, client.session)
  const isSecond = port.name === 'v2'
  storage.write(storageKey(client.clientId, 'cart-api'), port.name)
  // What one buyer had is not for the next one.
  if (cart === undefined) return isSecond
  const { lines: before = [], coupon, note } = (isOwn() && selectCart(getState())) || {}
  const lines = cart?.lines ?? []
  const lost = before.filter((old) => {
    const found = lines.find(({ id, item }) => id === old.id || (old.item && isItem(item, old.item)))
    if (found) keys.set(found.id, old.key)
    return !found
  })
  confirm(cart, 'sync')
  const { removed, coupon: typed, note: written } = getState()
  // One whose removal met the switch is offered already.
  const missed = lost.filter(({ key }) => !removed.some((line) => line.key === key))
  if (missed.length) setState({ removed: [...removed, ...missed] })
  // Both stay in their fields, as not taken, and can be sent again; unless the visitor is replacing them just now.
  const error = new CartletError('NOT_CHANGED', 'The next version of the cart does not have it')
  if (coupon && !cart?.coupon && typed.status !== 'applying')
    setState({ coupon: { status: 'refused', code: coupon.code, error } })
  if (note && !cart?.note && written.status !== 'saving') setState({ note: { status: 'failed', text: note, error } })
  return isSecond
}

const turning = new WeakMap<CartPort, Promise<boolean>>()

/**
 * The visit goes on with the cart of this version, for requests that meet the end of the other at once, too. Resolves with whether it is the second; rejects
 * unless it answers: then nothing is decided.
 */
export function takeOver(port: CartPort, context: CartVersionContext, core: CartCore): Promise<boolean> {
  const running = turning.get(port)
  if (running) return running
  const mine = goOn(port, context, core).finally(() => turning.delete(port))
  turning.set(port, mine)
  return mine
}

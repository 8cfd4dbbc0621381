/** Version 2 of the platform's cart: reading and adding, and what turns a shop to it. */
import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from '../../../platform/cart/v2/current-api'
import type { CartV2 } from '../../../platform/cart/v2/model'
import type { Client } from '../../../platform/client'
import { CartletError } from '../../../platform/http/errors'
import type { CartItem } from '../../base/cart-answer'
import type { FormatMoney } from '../../base/format-money'
import { once } from '../../base/load-once'
import { type ShopState, selectCart } from '../../base/state'
import type { CartView } from '../../base/views'
import { countOf, objectOr, objectsIn } from '../../catalog/untrusted'
import type { CartCore } from '../cart-core'
import { isGone } from '../cart-gone'
import type { CartPort } from '../cart-port'
import { pastCaches } from '../past-caches'
import { isItem } from '../same-item'
import { toCartViewV2 } from './v2-cart-view'

/** How many there still are, when that is why an add or a quantity was refused. */
export function availableIn({ code, data }: Partial<CartletError>): number | undefined {
  if (code !== 'INSUFFICIENT_INVENTORY') return undefined
  const [item] = objectsIn(objectOr(data as { invalidItems?: { availableQuantity?: unknown }[] } | undefined).invalidItems)
  return countOf(item?.availableQuantity) ?? 0
}

export interface CartPortV2 extends CartPort {
  /** The cart, once it is certain that version 2 answers; undefined when its buyer left meanwhile. Rejects otherwise. */
  begin(): Promise<CartView | null | undefined>
}

export function createCartV2(client: Client, format: FormatMoney): CartPortV2 {
  const { session } = client
  const view = (cart: CartV2): CartView => toCartViewV2(cart, format)
  const read = async (past?: boolean) => {
    const cart = await getCurrentCartV2(past ? pastCaches(client, 'estimate', {}) : client)
    return cart && view(cart)
  }
  const firstRead = () =>
    getCurrentCartV2({ request: (call) => client.request({ ...call, recover: undefined }) }).then(
      (cart) => cart && view(cart),
      async (thrown: CartletError) => {
        if (/CART_NOT_FOUND$/.test(thrown.code)) return null
        if (thrown.status !== 404) throw thrown
        // There may be no cart, or no such call. An add of nothing is refused with a code by version 2 alone.
        await addLineItemsToCurrentCartV2(client, {}).catch((refused: CartletError) => {
          const { status = 0 } = refused
          if (isGone(refused) || status < 400 || status >= 500) throw refused
        })
        return null
      },
    )
  const send = async (item: CartItem, quantity: number) =>
    view(await addLineItemsToCurrentCartV2(client, { catalogItems: [{ catalogReference: item, quantity }] }))
  return {
    name: 'v2',
    read,
    async begin() {
      const before = session.role()
      let isOther = false
      const stop = session.onChange(() => {
        isOther ||= before === 'member' || (before === 'visitor' && session.role() !== 'member')
      })
      try {
        const cart = await firstRead()
        session.look()
        return isOther ? undefined : cart
      } finally {
        stop()
      }
    },
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
            // Of those, some are in the cart already.
            if (availableIn(again as Partial<CartletError>) === undefined) throw again
          }
        const cart = await read()
        if (!cart) throw thrown
        return cart
      }
    },
    more: once(async () => (await import('./cart-v2-more.chunk')).createMoreOfCartV2(client, format)),
  }
}

interface Shown {
  getState(): ShopState
  setState(part: Partial<ShopState>): void
}

/**
 * The visit goes on with version 2's cart. Lines that it has under another id stay where they are; those that it does not have are told, and offered
 * for adding again, instead of vanishing, and so are the promo code and the note.
 */
export async function takeOver(
  port: CartPortV2,
  { getState, setState }: Shown,
  { adoptKey, confirm }: Pick<CartCore, 'adoptKey' | 'confirm'>,
) {
  const { lines: before = [], coupon, note } = selectCart(getState()) ?? {}
  const cart = await port.begin()
  if (cart === undefined) return // what one buyer had is not for the next one
  const lines = cart?.lines ?? []
  const lost = before.filter((old) => {
    const found = lines.find(({ id, item }) => id === old.id || (old.item && isItem(item, old.item)))
    if (found) adoptKey(found.id, old.key)
    return !found
  })
  confirm(cart, 'sync')
  const { removed } = getState()
  // One whose removal met the switch is offered already.
  const missed = lost.filter(({ key }) => !removed.some((line) => line.key === key))
  if (missed.length) setState({ removed: [...removed, ...missed] })
  // Both stay in their fields, as not taken, and can be sent again.
  const error = new CartletError('NOT_CHANGED', 'Version 2 of the cart does not have it')
  if (coupon && !cart?.coupon) setState({ coupon: { status: 'refused', code: coupon.code, error } })
  if (note && !cart?.note) setState({ note: { status: 'failed', text: note, error } })
}

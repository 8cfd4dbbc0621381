/** Edits a line in place: one task of the queue adds the new choice and removes the old one, or leaves everything as it was. */

import { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import { type PendingAdd, type ShopState, selectCart } from '../base/state'
import type { CartLineView, CartView } from '../base/views'
import type { AddRequest } from '../cart/add-request'
import { assertQuantity, isUnknown } from '../cart/cart-core'
import { findVariant, toCatalogReference } from '../cart/catalog-reference.chunk'
import type { Engine } from '../cart/engine'
import { isItemIn } from '../cart/same-item'
import { type CartChanges, without } from './cart-changes'

export interface SwapActions {
  swap(line: string, request: AddRequest): Promise<CartView>
}

/** The quantity that a swap has added, and the platform's line that contains it. */
interface AddedPart {
  id: string
  pieces: number
  /** The line did not exist before. */
  isNew: boolean
}

type SwapParts = Pick<
  Engine,
  | 'context'
  | 'uncertainAdds'
  | 'sendAdd'
  | 'nextId'
  | 'known'
  | 'change'
  | 'confirm'
  | 'fail'
  | 'keys'
  | 'placeOf'
  | 'refresh'
  | 'catalogVersion'
>

export function createSwap(engine: SwapParts, { dropIntent }: Pick<CartChanges, 'dropIntent'>): SwapActions {
  const { context, uncertainAdds, sendAdd, nextId, known, change, confirm, fail, keys, placeOf, refresh } = engine
  const { store, queue } = context
  const isItem = isItemIn(engine.catalogVersion)
  const { setState, getState } = store
  const linesNow = () => selectCart(getState())?.lines ?? []
  const lineAt = (key: string) => linesNow().find((line) => line.key === key)

  /** Draws the line with this id under this key from here on. */
  function rekey(id: string, key: string): void {
    keys.set(id, key)
    const moved = linesNow().map((line) => (line.id === id ? { ...line, key, place: placeOf(key) } : line))
    setState((state) => {
      const cart = selectCart(state)
      const lines = moved.sort((a, b) => a.place - b.place)
      return cart ? { cart: { ...state.cart, cart: { ...cart, lines } } as ShopState['cart'] } : {}
    })
  }

  /** Reduces a line to at most this quantity. */
  async function reduceTo({ id, key }: CartLineView, quantity: number): Promise<void> {
    let now = id
    const { cart, lost } = await change(async (port) => {
      const full = await port.more()
      // When another version of the cart has taken over, the line may have another id.
      now = lineAt(key)?.id ?? id
      return full.setQuantity(now, quantity)
    })
    const view = confirm(cart, 'update') // for the page, too, one line has changed: nothing was removed
    if (!view.lines.some((line) => line.id === now && line.quantity > quantity)) return
    throw lost ?? new CartletError('NOT_CHANGED', 'The shop did not accept the change', { retryable: true })
  }

  /** Removes what the swap has added. If that fails too, it stays as an ordinary line and the cart is read again. */
  async function removeAdded(added: AddedPart | undefined): Promise<void> {
    const now = linesNow().find(({ id }) => id === added?.id)
    if (!added || !now) return
    await reduceTo(now, Math.max(0, now.quantity - added.pieces)).catch(() => void refresh())
  }

  const send = (item: CartItem, { name }: CartLineView, quantity: number, key: string) =>
    sendAdd({ item, quantity, name, action: 'update' }, { id: nextId(), key, place: Number.NaN, item, quantity })

  /** Adds the whole quantity or nothing. */
  async function put(item: CartItem, line: CartLineView, quantity: number, key: string): Promise<AddedPart | undefined> {
    const before = new Map((await known(uncertainAdds.length > 0)).lines.map((one) => [one.id, one.quantity]))
    const findAdded = (): AddedPart | undefined => {
      for (const { id, item: made, quantity: now } of linesNow()) {
        const had = before.get(id) ?? 0
        if (now > had && isItem(made, item)) return { id, pieces: Math.min(now - had, quantity), isNew: !had }
      }
      return undefined
    }
    try {
      const { line: added, outcome } = await send(item, line, quantity, key)
      if (outcome === 'added') return findAdded()
      setState({ addProblem: undefined })
      throw new CartletError('MAX_IN_CART', 'The shop has less in stock', { data: { quantity: added.quantity } })
    } catch (thrown) {
      await removeAdded(findAdded())
      throw thrown
    }
  }

  /** Both lines share the stock of one variant, so the old one must be removed first. */
  async function removeThenAdd(line: CartLineView, held: CartItem, item: CartItem, quantity: number) {
    const { key } = line
    await reduceTo(line, 0)
    await put(item, line, quantity, key).catch(async (thrown: unknown) => {
      if (!lineAt(key)) await send(held, line, line.quantity, key).catch(() => {})
      throw thrown
    })
  }

  async function addThenRemove(line: CartLineView, item: CartItem, quantity: number): Promise<void> {
    const { key } = line
    const beside = `swap-${key}`
    // Hides the new line: neither drawn nor counted yet.
    setState(({ intents }) => ({ intents: ownOf({ ...intents, [beside]: 0 }) }))
    try {
      const added = await put(item, line, quantity, beside)
      // Another tab may have added to the old line meanwhile: that quantity stays.
      const left = () => lineAt(key)?.quantity ?? 0
      const rest = Math.max(0, left() - line.quantity)
      await reduceTo(line, rest).catch(async (thrown: CartletError) => {
        // The outcome is unknown: keep the new line if the old quantity is gone.
        if (isUnknown(thrown) && (await known(true)) && left() <= rest) return
        await removeAdded(added)
        throw thrown
      })
      // The new line takes the place of the old one, unless its quantity was added to another existing line.
      if (added?.isNew && !left()) rekey(added.id, key)
    } finally {
      for (const { id, key: now } of linesNow()) if (now === beside) rekey(id, id)
      setState(({ intents }) => ({ intents: without(intents, beside) }))
    }
  }

  async function run(key: string, item: CartItem, quantity: number): Promise<CartView> {
    await known()
    const line = lineAt(key)
    const held = line?.item
    if (!held) throw new CartletError('LINE_GONE', 'The line is no longer in the cart')
    if (held.catalogItemId === item.catalogItemId && held.options?.variantId === item.options?.variantId)
      await removeThenAdd(line, held, item, quantity)
    else await addThenRemove(line, item, quantity)
    return selectCart(getState()) as CartView
  }

  return {
    async swap(line, request) {
      const { product } = request
      const cart = selectCart(getState()) ?? (await queue.run(known))
      const found = cart.lines.find(({ id, key }) => id === line || key === line)
      if (!found?.item || getState().intents[found.key] === 0)
        throw new CartletError('LINE_NOT_FOUND', `The cart has no line "${line}" that can be changed`)
      const quantity = request.quantity ?? getState().intents[found.key] ?? found.quantity
      assertQuantity(quantity, 1)
      findVariant(product, request)
      const item = toCatalogReference(product, request)
      if (isItem(found.item, item) && quantity === found.quantity) return cart
      const { key, name, place, item: held } = found
      // Keeps the line on screen while the platform has neither of the two.
      const stays = ownOf<PendingAdd>({ id: nextId(), key, place, item: held, quantity, line: found, counted: true })
      setState(({ intents, adds, lineProblems }) => ({
        intents: ownOf({ ...intents, [key]: quantity }),
        adds: [...adds, stays],
        lineProblems: without(lineProblems, key),
      }))
      try {
        return await queue.run(() => run(key, item, quantity))
      } catch (thrown) {
        const error = fail(thrown)
        setState(({ lineProblems }) =>
          lineAt(key)
            ? { lineProblems: ownOf<ShopState['lineProblems']>({ ...lineProblems, [key]: { kind: 'failed', error } }) }
            : { addProblem: { name, error, isChange: true } },
        )
        throw error
      } finally {
        setState(({ adds }) => ({ adds: adds.filter(({ id }) => id !== stays.id) }))
        dropIntent(key)
      }
    },
  }
}

/** Editing a line in place: one step of the queue puts the new choice in and takes the old one out, or leaves everything as it was. */
import { removeLineItems } from '../platform/cart/changes-api'
import type { CatalogReference } from '../platform/cart/model'
import { CartletError } from '../platform/http/errors'
import type { AddRequest } from './add'
import { assertQuantity } from './cart'
import type { CartChanges } from './cart-changes'
import { findVariant, toCatalogReference } from './catalog-reference'
import type { Engine } from './engine'
import { without } from './record'
import { isItemIn } from './same-item'
import { type PendingAdd, selectCart } from './state'
import type { CartLineView, CartView } from './views'

export interface SwapActions {
  swap(line: string, request: AddRequest): Promise<CartView>
}

export function createSwap(engine: Engine, { settle }: Pick<CartChanges, 'settle'>): SwapActions {
  const { context, sendAdd, nextId, known, change, confirm, fail, adoptKey } = engine
  const { client, store, queue } = context
  const isItem = isItemIn(context)
  const { setState, getState } = store
  const lineAt = (key: string) => selectCart(getState())?.lines.find((line) => line.key === key)

  async function takeOut(id: string): Promise<void> {
    const { cart, lost } = await change(() => removeLineItems(client, [id]))
    const view = confirm(cart, 'remove')
    if (!view.lines.some((line) => line.id === id)) return
    throw lost ?? new CartletError('NOT_CHANGED', 'The shop did not take the change', { retryable: true })
  }

  async function put(item: CatalogReference, line: CartLineView, quantity: number, key: string): Promise<CartLineView> {
    const pending: PendingAdd = { id: nextId(), key, place: Number.NaN, item, quantity }
    const { line: added, outcome } = await sendAdd({ item, quantity, name: line.name }, pending)
    if (outcome === 'added') return added
    throw new CartletError('MAX_IN_CART', 'There is less than that', { data: { quantity: added.quantity } })
  }

  async function inPlaceOf(line: CartLineView, item: CatalogReference, quantity: number): Promise<void> {
    const held = line.item as CatalogReference
    const { key } = line
    // Two texts on the same variant share its stock: the old line has to give its pieces back first.
    if (held.catalogItemId === item.catalogItemId && held.options?.variantId === item.options?.variantId) {
      await takeOut(line.id)
      await put(item, line, quantity, key).catch(async (thrown: unknown) => {
        const half = lineAt(key)
        if (half) await takeOut(half.id)
        await put(held, line, line.quantity, key)
        throw thrown
      })
      return
    }
    const beside = `swap-${key}`
    const undo = async (thrown: unknown) => {
      const half = lineAt(beside)
      if (half) await takeOut(half.id)
      throw thrown
    }
    const added = await put(item, line, quantity, beside).catch(undo)
    // The new line stands where the old one stood, unless it went into another that was there before.
    if (added.key === beside) adoptKey(added.id, key)
    await takeOut(line.id).catch((thrown: unknown) => {
      if (added.key === beside) adoptKey(added.id, beside)
      return undo(thrown)
    })
  }

  async function run(key: string, item: CatalogReference, quantity: number): Promise<CartView> {
    await known()
    const line = lineAt(key)
    if (!line?.item) throw new CartletError('LINE_GONE', 'The line is no longer in the cart')
    await inPlaceOf(line, item, quantity)
    return known()
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
      const { key } = found
      setState(({ intents, lineProblems }) => ({
        intents: { ...intents, [key]: quantity },
        lineProblems: without(lineProblems, key),
      }))
      try {
        return await queue.run(() => run(key, item, quantity))
      } catch (thrown) {
        const error = fail(thrown)
        setState(({ lineProblems }) => ({ lineProblems: { ...lineProblems, [key]: { kind: 'failed', error } } }))
        throw error
      } finally {
        settle(key)
      }
    },
  }
}

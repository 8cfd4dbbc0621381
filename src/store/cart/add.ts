/** Adds to the cart: shown at once, then compared with what the platform did. */

import { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import { once } from '../base/load-once'
import type { CatalogName } from '../base/snapshot-model'
import { type PendingAdd, quantityOf, selectCart } from '../base/state'
import type { CartView } from '../base/views'
import { matchVariant } from '../catalog/choose/choose-variant'
import type { AddOfItem, AddRequest, AddResult } from './add-request'
import { assertQuantity, type CartContext, type CartCore, isUnknown } from './cart-core'
import { plainReference } from './plain-reference'
import { isItemIn } from './same-item'

export interface AddActions {
  add(request: AddRequest): Promise<AddResult>
  addItem(request: AddOfItem): Promise<AddResult>
  /** Inside the queue: sends the add and checks its outcome. */
  sendAdd(request: AddOfItem, pending: PendingAdd): Promise<AddResult>
  /** A new id for a `PendingAdd`. */
  nextId(): number
}

/** Needed only for products with choices or texts, which are rarer than simple ones. */
const loadReference = once(() => import('./catalog-reference.chunk'))

export function createAddActions(
  { client, store, queue, uncertainAddActions }: CartContext,
  core: CartCore,
  catalogVersion: () => CatalogName | undefined,
): AddActions {
  const { setState, getState } = store
  const { known, change, confirm, keys, placeOf, fail, uncertainAdds, changesOfOthers } = core
  const isItem = isItemIn(catalogVersion)
  const matching = (cart: CartView, item: CartItem) => cart.lines.filter((line) => isItem(line.item, item))
  let ids = 0
  /** Adds that wait for `catalog-reference`. */
  let waiting = 0
  const drop = ({ id }: PendingAdd) => setState(({ adds }) => ({ adds: adds.filter((add) => add.id !== id) }))

  /** Adds that were drawn before the cart was known belong to the line of the same item: otherwise the product would stand there twice. */
  function joinLine(from: string, { lines }: CartView, item: CartItem): void {
    const line = lines.some(({ key }) => key === from) ? undefined : lines.find((one) => isItem(one.item, item))
    if (!line) return
    const { key, place } = line
    setState(({ adds }) => ({ adds: adds.map((add) => (add.key === from ? { ...add, key, place } : add)) }))
  }

  async function sendAdd({ item, quantity, source, name, action = 'add' }: AddOfItem, pending: PendingAdd): Promise<AddResult> {
    const isUncertain = uncertainAdds.length > 0
    const othersBefore = changesOfOthers()
    const before = await known(isUncertain)
    joinLine(pending.key, before, item)
    const late = isUncertain && (await uncertainAddActions()).findLateArrival(item, quantity, before)
    if (late) return { cart: before, line: late, outcome: 'added' }
    const held = quantityOf(matching(before, item))
    const recordUncertain = () => uncertainAdds.push({ item, quantity, before: held, othersBefore })
    const answer = await change((port) => port.add(item, quantity)).catch((thrown: CartletError) => {
      if (isUnknown(thrown)) recordUncertain()
      throw thrown
    })
    const old = new Map(before.lines.map((line) => [line.key, line.quantity]))
    // A swap may meanwhile have replaced the line that this add belonged to.
    const isFree = !before.lines.some(({ key }) => key === pending.key)
    for (const line of answer.cart?.lines ?? [])
      if (isFree && !before.lines.some(({ id }) => id === line.id) && isItem(line.item, item)) keys.set(line.id, pending.key)
    const cart = confirm(answer.cart, action, source, pending)
    const lines = matching(cart, item)
    // An accepted add counts in full when the quantity is unreadable (if reported as lost, the visitor would add it twice), and when the cart
    // is not the one that was known before.
    const isAccepted = answer.isOther || (!answer.lost && lines.some(({ uncounted }) => uncounted))
    // Line by line: a cart that was sold in another tab is replaced by a new one, whose lines are new. By key, which a line keeps when another
    // version of the cart calls it by another id.
    const grown = lines.map(({ key, quantity: now }) => ({ quantity: now - (old.get(key) ?? 0) }))
    const added = isAccepted ? quantity : quantityOf(grown)
    const line = lines.find(({ key, quantity: now }) => now > (old.get(key) ?? 0)) ?? lines[0]
    if (answer.lost && (added <= 0 || answer.alone === false)) {
      if (added <= 0) recordUncertain()
      throw answer.lost // it never arrived, or cannot be told apart from another tab's add
    }
    if (!line || added <= 0) {
      const full = line?.quantityAvailable !== undefined && line.quantity >= line.quantityAvailable
      throw new CartletError(
        full ? 'MAX_IN_CART' : 'NOT_ADDED',
        full ? `All ${line?.quantity} of "${name}" are in the cart already` : `The shop did not add "${name}"`,
        { data: { quantity: line?.quantity ?? 0 } },
      )
    }
    if (added < quantity) setState({ addProblem: { name, added } })
    const result: AddResult = { cart, line, outcome: added < quantity ? 'clamped' : 'added' }
    // What a member has too many of may come from another device, which leaves no mark in this browser.
    const isDoubled = added > quantity && answer.alone && client.session.role() !== 'member'
    return isDoubled ? (await uncertainAddActions()).removeSurplus(result, added - quantity) : result
  }

  /** Key of the line that shows the add: a line, pending or expected add of the same item, otherwise a new one. */
  const keyFor = (id: number, item: CartItem): string => {
    const { adds, intents, expected } = getState()
    const lines = selectCart(getState())?.lines ?? []
    return (
      lines.find((line) => intents[line.key] !== 0 && isItem(line.item, item))?.key ??
      adds.concat(expected ?? []).find((add) => isItem(add.item, item))?.key ??
      `add-${id}`
    )
  }

  /** Preserves the order of adds while `catalog-reference` loads; simple products do not need it. */
  async function wholeReference(request: AddRequest, plain: CartItem | undefined): Promise<CartItem> {
    waiting += 1
    try {
      const { toCatalogReference } = await loadReference()
      return toCatalogReference(request.product, request)
    } catch (thrown) {
      if (plain) return plain
      throw thrown
    } finally {
      waiting -= 1
    }
  }

  async function addItem(request: AddOfItem): Promise<AddResult> {
    const { item, quantity, name, source, product, variantId, line } = ownOf(request)
    const id = ++ids
    const key = line?.key ?? keyFor(id, item)
    const pending = ownOf<PendingAdd>({ id, key, place: placeOf(key), item, quantity, product, variantId, line })
    setState((state) => ({ adds: [...state.adds, pending], addProblem: undefined, expected: undefined }))
    try {
      return await queue.run(() => sendAdd(request, pending))
    } catch (thrown) {
      const error = fail(thrown, source)
      setState({ addProblem: { name, error, toldBy: request.toldBy, again: pending } })
      throw error
    } finally {
      drop(pending)
    }
  }

  return {
    addItem,
    sendAdd,
    nextId: () => ++ids,
    async add(given) {
      const request = ownOf(given)
      const { product, quantity = 1, source, toldBy } = request
      assertQuantity(quantity, 1)
      const plain = plainReference(product, request)
      // A missing choice rejects before anything is sent or shown.
      const item = plain && !waiting ? plain : await wholeReference(request, plain)
      const variantId = matchVariant(product, request)?.id
      return addItem({ item, quantity, name: product.name, source, toldBy, product, variantId })
    },
  }
}

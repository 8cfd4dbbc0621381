/** Changes of what is in the cart: quantities show at once, money waits; a refusal rolls back with its reason on the line. */
import { deleteCurrentCart, removeLineItems, updateLineItemsQuantity } from '../../platform/cart/changes-api'
import { CartletError } from '../../platform/http/errors'
import { assertQuantity } from '../cart/cart-core'
import { isCounted } from '../cart/cart-view'
import { quantityOf } from '../cart/quantity'
import type { Engine } from '../engine'
import { type LineProblem, selectCart } from '../state'
import type { CartLineView, CartView } from '../views'
import { without } from './record'

export interface CartChanges {
  setQuantity(line: string, quantity: number): Promise<CartView>
  remove(line: string): Promise<CartView>
  undo(key?: string): Promise<CartView>
  /** A change of the line is answered: nothing but a newer request is shown instead of what the platform has. */
  dropIntent(key: string): void
  /** The offer to put a line back has run out. */
  dismissRemoved(key: string): Promise<void>
  clear(): Promise<CartView>
}

interface Named {
  key: string
  name: string
}

/** The newest request for a line, while it has not left yet. */
interface QuantityRequest {
  quantity: number
  /** The last add into this line when the request was made: what was added later is on top of it. */
  lastAdd: number
  answer: Promise<CartView>
}

export function createCartChanges({ context, addItem, known, change, confirm, fail, refresh }: Engine): CartChanges {
  const { client, store, queue } = context
  const { setState, getState } = store
  const waiting = new Map<string, QuantityRequest>()

  const setProblem = (key: string, problem?: LineProblem) =>
    setState(({ lineProblems }) => ({
      lineProblems: problem ? { ...lineProblems, [key]: problem } : without(lineProblems, key),
    }))
  const lineAt = (key: string, cart = selectCart(getState())) => cart?.lines.find((line) => line.key === key)
  const addsInto = (key: string) => getState().adds.filter((add) => add.key === key)

  /** Asks for one quantity of one line, and looks at what came of it. */
  async function sendQuantity(line: CartLineView, quantity: number): Promise<CartView> {
    const { cart: answer, lost } = await change(() =>
      quantity ? updateLineItemsQuantity(client, [{ id: line.id, quantity }]) : removeLineItems(client, [line.id]),
    )
    const cart = confirm(answer, quantity ? 'update' : 'remove')
    const now = cart.lines.find(({ id }) => id === line.id)
    if (now ? now.quantity === quantity || (quantity && !lost && !isCounted(now)) : !quantity) return cart
    if (lost) throw lost
    if (!now) throw gone()
    if (!quantity || now.quantity > quantity)
      throw new CartletError('NOT_CHANGED', 'The shop did not take the change', { retryable: true })
    setProblem(line.key, { kind: 'clamped', quantity: now.quantity })
    return cart
  }

  const gone = () => new CartletError('LINE_GONE', 'The line is no longer in the cart')

  /** Untouched since the request left? Then its answer may repaint the line. */
  function dropIntent(key: string): void {
    if (!waiting.has(key)) setState(({ intents }) => ({ intents: without(intents, key) }))
  }

  /** Sends the newest request for a line; what was requested in between never leaves. */
  async function send(key: string, request: QuantityRequest, name: string): Promise<CartView> {
    if (waiting.get(key) === request) waiting.delete(key)
    try {
      const cart = await known()
      const line = lineAt(key)
      if (!line && request.quantity) throw gone()
      const answer = !line || line.quantity === request.quantity ? cart : await sendQuantity(line, request.quantity)
      dropIntent(key)
      return answer
    } catch (thrown) {
      dropIntent(key)
      const error = fail(thrown)
      if (lineAt(key)) setProblem(key, { kind: 'failed', error })
      // There is no line left to say it on; an add that failed has said it already.
      else
        setState(({ addProblem: said }) => ({
          addProblem: error.code === 'LINE_GONE' && said?.name === name ? said : { name, error },
        }))
      if (error.status === 404) void refresh() // the line is gone: somebody else took it out
      throw error
    }
  }

  /** A line by the platform's id or by its key, or one that is still being added. Known at once, so that requests keep their order. */
  function findNow(line: string): Named | undefined {
    const pending = addsInto(line)[0]
    if (pending) return { key: line, name: pending.product?.name ?? pending.line?.name ?? '' }
    return selectCart(getState())?.lines.find(({ id, key }) => id === line || key === line)
  }

  async function find(line: string): Promise<Named> {
    if (!selectCart(getState())) await queue.run(known)
    const found = findNow(line)
    if (!found) throw new CartletError('LINE_NOT_FOUND', `The cart has no line "${line}"`)
    return found
  }

  /** Shows the quantity, and sends it in its turn. */
  function requestQuantity({ key, name }: Named, quantity: number): Promise<CartView> {
    setProblem(key)
    const lastAdd = Math.max(0, ...addsInto(key).map(({ id }) => id))
    setState(({ intents, adds }) => ({
      intents: { ...intents, [key]: quantity },
      adds: adds.map((add) => (add.key === key ? { ...add, counted: true } : add)),
    }))
    const before = waiting.get(key)
    if (before && before.lastAdd === lastAdd) {
      before.quantity = quantity
      return before.answer
    }
    const request = { quantity, lastAdd } as QuantityRequest
    waiting.set(key, request)
    request.answer = queue.run(() => send(key, request, name))
    return request.answer
  }

  async function setQuantity(line: string, quantity: number): Promise<CartView> {
    assertQuantity(quantity, 0)
    return requestQuantity(findNow(line) ?? (await find(line)), quantity)
  }

  const dropRemoved = (key: string) => setState(({ removed }) => ({ removed: removed.filter((line) => line.key !== key) }))

  async function undo(key = getState().removed.slice(-1)[0]?.key): Promise<CartView> {
    const line = getState().removed.find((one) => one.key === key)
    if (!line?.item) throw new CartletError('NOTHING_TO_UNDO', 'There is no line to put back')
    dropRemoved(line.key)
    const { quantity, item, name } = line
    // Asked for before the removal left, it never leaves.
    if (waiting.get(line.key)?.quantity === 0 && lineAt(line.key)) return requestQuantity(line, quantity)
    return (await addItem({ item, quantity, name, line })).cart
  }

  return {
    setQuantity,
    async remove(line) {
      const found = findNow(line) ?? (await find(line))
      const { key } = found
      const shown = lineAt(key)
      // All that is on the screen, as `selectCount` counts it.
      const adding = quantityOf(addsInto(key).filter(({ counted }) => !counted))
      const quantity = (getState().intents[key] ?? shown?.quantity ?? 0) + adding
      // A line that came from no catalog cannot be asked for again.
      if (shown?.item && quantity)
        setState(({ removed }) => ({ removed: [...removed.filter((one) => one.key !== key), { ...shown, quantity }] }))
      return requestQuantity(found, 0).catch((thrown: unknown) => {
        if (lineAt(key)) dropRemoved(key) // it is back already
        throw thrown
      })
    },
    undo,
    dropIntent,
    dismissRemoved: async (key) => dropRemoved(key),
    clear: () =>
      queue
        .run(async () => {
          const { cart, lost } = await change(() =>
            deleteCurrentCart(client).then(
              () => null,
              (thrown: CartletError) => {
                if (thrown.code !== 'OWNED_CART_NOT_FOUND') throw thrown
                return null
              },
            ),
          )
          const view = confirm(cart, 'clear')
          if (lost && view.count) throw lost
          return view
        })
        .catch((thrown: unknown) => {
          throw fail(thrown)
        }),
  }
}

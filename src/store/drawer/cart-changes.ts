/** Changes of cart lines: quantities are shown at once, prices wait for the answer; a failure rolls back and is shown on its line. */
import { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import { type LineProblem, quantityOf, selectCart } from '../base/state'
import type { CartLineView, CartView } from '../base/views'
import { assertQuantity } from '../cart/cart-core'
import type { Engine } from '../cart/engine'

/** The record without one of its keys. */
export const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  ownOf(Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)))

export interface CartChanges {
  setQuantity(line: string, quantity: number): Promise<CartView>
  remove(line: string): Promise<CartView>
  undo(key?: string): Promise<CartView>
  /** The change of a line was answered: shows the platform's quantity, unless a newer request is waiting. */
  dropIntent(key: string): void
  /** Ends the offer to restore a line. */
  dismissRemoved(key: string): Promise<void>
  clear(): Promise<CartView>
}

interface Named {
  key: string
  name: string
}

/** The newest request for a line, until it is sent. */
interface QuantityRequest {
  quantity: number
  /** Id of the last add into this line before the request; later adds are not included in its quantity. */
  lastAdd: number
  answer: Promise<CartView>
}

export function createCartChanges({
  context,
  addItem,
  known,
  change,
  confirm,
  fail,
  refresh,
  keys,
}: Pick<Engine, 'context' | 'addItem' | 'known' | 'change' | 'confirm' | 'fail' | 'refresh' | 'keys'>): CartChanges {
  const { store, queue } = context
  const { setState, getState } = store
  const waiting = new Map<string, QuantityRequest>()

  const setProblem = (key: string, problem?: LineProblem) =>
    setState(({ lineProblems }) => ({
      lineProblems: problem ? ownOf({ ...lineProblems, [key]: problem }) : without(lineProblems, key),
    }))
  const lineAt = (key: string, cart = selectCart(getState())) => cart?.lines.find((line) => line.key === key)
  const addsInto = (key: string) => getState().adds.filter((add) => add.key === key)

  /** Sends the quantity of a line and checks the outcome. */
  async function sendQuantity(line: CartLineView, quantity: number): Promise<CartView> {
    const { cart: answer, lost } = await change(async (port) => {
      const cart = await port.more()
      // Read late: when another version of the cart takes over, the line may have another id.
      return cart.setQuantity(lineAt(line.key)?.id ?? line.id, quantity)
    })
    const cart = confirm(answer, quantity ? 'update' : 'remove')
    const now = lineAt(line.key, cart)
    if (now ? now.quantity === quantity || (quantity && !lost && now.uncounted) : !quantity) return cart
    if (lost) throw lost
    if (!now) throw gone()
    if (!quantity || now.quantity > quantity)
      throw new CartletError('NOT_CHANGED', 'The shop did not accept the change', { retryable: true })
    setProblem(line.key, { kind: 'clamped', quantity: now.quantity })
    return cart
  }

  const gone = () => new CartletError('LINE_GONE', 'The line is no longer in the cart')

  function dropIntent(key: string): void {
    if (!waiting.has(key)) setState(({ intents }) => ({ intents: without(intents, key) }))
  }

  /** Sends the newest request for a line; the ones before it are never sent. */
  async function send(key: string, request: QuantityRequest, name: string): Promise<CartView> {
    if (waiting.get(key) === request) waiting.delete(key)
    try {
      const cart = await known()
      const line = lineAt(key)
      if (!line && request.quantity) throw gone()
      const answer =
        !line || (line.quantity === request.quantity && !line.cut) ? cart : await sendQuantity(line, request.quantity)
      dropIntent(key)
      return answer
    } catch (thrown) {
      dropIntent(key)
      const error = fail(thrown)
      if (lineAt(key)) setProblem(key, { kind: 'failed', error })
      // No line is left to show it on; a failed add has shown it already.
      else
        setState(({ addProblem: said }) => ({
          addProblem: error.code === 'LINE_GONE' && said?.name === name ? said : { name, error, isChange: true },
        }))
      if (error.status === 404) void refresh() // another tab or device removed the line
      throw error
    }
  }

  /** A line by id or key, or one that is being added. Synchronous, so that requests keep their order. */
  function findNow(line: string): Named | undefined {
    const pending = addsInto(line)[0]
    if (pending) return { key: line, name: pending.product?.name ?? pending.line?.name ?? '' }
    return selectCart(getState())?.lines.find(({ id, key }) => id === line || key === line || key === keys.get(line))
  }

  async function find(line: string): Promise<Named> {
    if (!selectCart(getState())) await queue.run(known)
    const found = findNow(line)
    if (!found) throw new CartletError('LINE_NOT_FOUND', `The cart has no line "${line}"`)
    return found
  }

  /** Shows the quantity at once, and queues the request. */
  function requestQuantity({ key, name }: Named, quantity: number): Promise<CartView> {
    setProblem(key)
    const lastAdd = Math.max(0, ...addsInto(key).map(({ id }) => id))
    setState(({ intents, adds }) => ({
      intents: ownOf({ ...intents, [key]: quantity }),
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
    if (!line?.item) throw new CartletError('NOTHING_TO_UNDO', 'There is no line to restore')
    dropRemoved(line.key)
    const { quantity, item, name } = line
    // The removal was not sent yet: it is replaced and never sent.
    if (waiting.get(line.key)?.quantity === 0 && lineAt(line.key)) return requestQuantity(line, quantity)
    return (await addItem({ item, quantity, name, line })).cart
  }

  return {
    setQuantity,
    async remove(line) {
      const found = findNow(line) ?? (await find(line))
      const { key } = found
      const shown = lineAt(key)
      // The quantity on screen, counted as in `selectCount`.
      const adding = quantityOf(addsInto(key).filter(({ counted }) => !counted))
      const quantity = (getState().intents[key] ?? shown?.quantity ?? 0) + adding
      // A line without a catalog reference cannot be restored.
      if (shown?.item && quantity)
        setState(({ removed }) => ({ removed: [...removed.filter((one) => one.key !== key), { ...shown, quantity }] }))
      return requestQuantity(found, 0).catch((thrown: unknown) => {
        if (lineAt(key)) dropRemoved(key) // the removal failed, so the line is still there
        throw thrown
      })
    },
    undo,
    dropIntent,
    dismissRemoved: async (key) => dropRemoved(key),
    clear: () =>
      queue
        .run(async () => {
          const { cart, lost } = await change(async (port) => (await port.more()).clear())
          const view = confirm(cart, 'clear')
          if (lost && view.count) throw lost
          return view
        })
        .catch((thrown: unknown) => {
          throw fail(thrown)
        }),
  }
}

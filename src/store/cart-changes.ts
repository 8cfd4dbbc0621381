/** Changes of what is in the cart: quantities show at once, money waits; a refusal rolls back with its reason on the line. */
import {
  deleteCurrentCart,
  removeCoupon as removeCouponCall,
  removeLineItems,
  updateCurrentCart,
  updateLineItemsQuantity,
} from '../platform/cart/api'
import type { Cart } from '../platform/cart/model'
import { CartletError } from '../platform/http/errors'
import { assertQuantity, type CartCore } from './cart'
import type { ShopContext } from './context'
import type { CartAction } from './shop-events'
import { type LineProblem, selectCart } from './state'
import type { CartView } from './views'

export interface CartChanges {
  setQuantity(lineId: string, quantity: number): Promise<CartView>
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  setNote(text: string): Promise<CartView>
  clear(): Promise<CartView>
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

export function createCartChanges({ client, store, queue, emit }: ShopContext, core: CartCore): CartChanges {
  const { setState, getState } = store
  const { known, confirm, fail, settleUnknown } = core
  /** Lines whose newest intent has not left yet, with the answer that everybody who touched the line waits for. */
  const waiting = new Map<string, Promise<CartView>>()

  const setProblem = (lineId: string, problem?: LineProblem) =>
    setState(({ lineProblems }) => ({
      lineProblems: problem ? { ...lineProblems, [lineId]: problem } : without(lineProblems, lineId),
    }))

  /** Sends the newest intent of a line; what was asked for in between never leaves. */
  async function sendIntent(lineId: string): Promise<CartView> {
    waiting.delete(lineId)
    const asked = getState().intents[lineId]
    if (asked === undefined) return known()
    /** Untouched since this request left? Then the answer may repaint the line. */
    const settled = () => !waiting.has(lineId) && setState(({ intents }) => ({ intents: without(intents, lineId) }))
    try {
      const send = asked ? updateLineItemsQuantity(client, [{ id: lineId, quantity: asked }]) : removeLineItems(client, [lineId])
      const cart = confirm(await send.catch(settleUnknown), asked ? 'update' : 'remove')
      const line = cart.lines.find(({ id }) => id === lineId)
      if (line && asked && line.quantity < asked) setProblem(lineId, { kind: 'clamped', quantity: line.quantity })
      if (line && line.quantity !== asked && (!asked || line.quantity > asked))
        throw new CartletError('NOT_CHANGED', 'The shop did not take the change', { retryable: true })
      settled()
      return cart
    } catch (thrown) {
      settled()
      const error = fail(thrown)
      setProblem(lineId, { kind: 'failed', error })
      if (error.status === 404) void core.refresh() // the line is gone: somebody else took it out
      throw error
    }
  }

  async function setQuantity(lineId: string, quantity: number): Promise<CartView> {
    assertQuantity(quantity, 0)
    const cart = await Promise.resolve(selectCart(getState()) ?? queue.run(known))
    if (!cart.lines.some(({ id }) => id === lineId)) throw new CartletError('LINE_NOT_FOUND', `The cart has no line "${lineId}"`)
    setProblem(lineId)
    setState(({ intents }) => ({ intents: { ...intents, [lineId]: quantity } }))
    const answer = waiting.get(lineId) ?? queue.run(() => sendIntent(lineId))
    waiting.set(lineId, answer)
    return answer
  }

  async function applyCoupon(code: string): Promise<CartView> {
    const couponCode = code.trim()
    if (!couponCode) throw new CartletError('INVALID_ARGUMENT', 'code must not be empty')
    setState({ coupon: { status: 'applying', code } })
    try {
      const cart = await queue.run(async () => confirm(await updateCurrentCart(client, { couponCode }), 'update'))
      setState({ coupon: { status: 'idle' } })
      emit({ type: 'coupon-change', coupon: cart.coupon, cart })
      return cart
    } catch (thrown) {
      const error = fail(thrown)
      setState({ coupon: { status: 'refused', code, error } })
      throw error
    }
  }

  async function removeCoupon(): Promise<CartView> {
    try {
      const cart = await queue.run(async () => confirm(await removeCouponCall(client), 'update'))
      setState({ coupon: { status: 'idle' } })
      emit({ type: 'coupon-change', cart })
      return cart
    } catch (thrown) {
      throw fail(thrown)
    }
  }

  const change = (action: CartAction, send: () => Promise<Cart | null>) =>
    queue
      .run(async () => confirm(await send(), action))
      .catch((thrown: unknown) => {
        throw fail(thrown)
      })

  return {
    setQuantity,
    applyCoupon,
    removeCoupon,
    setNote: (text) => change('update', () => updateCurrentCart(client, { cartInfo: { buyerNote: text } })),
    clear: () => change('clear', () => deleteCurrentCart(client).then(() => null)),
  }
}

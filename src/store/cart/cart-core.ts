/**
 * The cart (product contract "Cart"): the server's cart is the truth. Reading it, and what every change of it has in common;
 * adding is in `add.ts`, later changes are in `cart-changes.ts`, which travels with the drawer.
 */
import { getCurrentCart } from '../../platform/cart/api'
import type { Cart } from '../../platform/cart/model'
import { CartletError } from '../../platform/http/errors'
import { type ShopContext, toCartletError } from '../context'
import { type CartAction, cartDelta } from '../shop-events'
import { type PendingAdd, selectCart } from '../state'
import type { CartView } from '../views'
import { toCartView } from './cart-view'

/** What a change of the cart came to. */
export interface Change {
  cart: Cart | null
  /** Why the answer was lost, where it was: the cart was read afterwards. */
  lost?: unknown
  /** Nobody else in this browser changed the cart meanwhile; undefined while nobody listens to other tabs. */
  alone?: boolean
  /** It is not the cart that was known before: somebody logged out while the change waited for a token. */
  isOther?: boolean
}

/** What the changes of the cart build on. */
export interface CartCore {
  /** Reads the cart; afterwards the state is `ready` or `failed`. Never rejects. */
  refresh(): Promise<void>
  /** Inside the queue: the confirmed cart, read first if nobody has yet, another tab has changed it since, or the caller distrusts it. */
  known(doubt?: boolean): Promise<CartView>
  /** Inside the queue: sends a change. When its answer never comes, the cart itself tells whether it happened. */
  change(send: () => Promise<Cart | null>): Promise<Change>
  /** Takes the platform's word. */
  confirm(cart: Cart | null, action: CartAction, source?: unknown, answered?: PendingAdd): CartView
  /** The line with this id of the platform's is drawn where, and as, the one with this key was. */
  adoptKey(lineId: string, key: string): void
  /** Where the line with this key stands, or would stand. */
  placeOf(key: string): number
  /** Tells of a failure and returns it as the page's error. */
  fail(thrown: unknown, source?: unknown): CartletError
}

/** The platform counts whole pieces; what else was typed is the caller's mistake and says so. */
export function assertQuantity(quantity: number, least: 0 | 1): void {
  if (!Number.isInteger(quantity) || quantity < least)
    throw new CartletError('INVALID_ARGUMENT', `quantity must be a whole number of at least ${least}, not ${quantity}`)
}

/** The platform may have done it: what is no refusal of its own, and was not turned away at the door. */
export const isUnknown = ({ delivered, status = 0 }: CartletError): boolean =>
  delivered !== 'no' && (status < 400 || status >= 500)

/** What is nested so deep that it cannot be written is another one each time. */
function isSame(old: unknown, line: unknown): boolean {
  try {
    return JSON.stringify(old) === JSON.stringify(line)
  } catch {
    return false
  }
}

export function createCartCore(context: ShopContext): CartCore {
  const { client, isNewVisitor, store, queue, emit, formatMoney, onConfirmed } = context
  const { session } = client
  const { setState, getState } = store
  const keys = new Map<string, string>()
  /** Line keys in the order they came in: what is put back finds its place. */
  const order = new Map<string, number>()
  let reading: Promise<void> | undefined
  /** Whose cart was confirmed last. */
  let owner = context.buyer

  function placeOf(key: string): number {
    if (!order.has(key)) order.set(key, order.size)
    return order.get(key) as number
  }

  /** Lines that did not change stay the same objects, so that only the others are drawn again. */
  function toView(cart: Cart | null): CartView {
    const shown = new Map(selectCart(getState())?.lines.map((line) => [line.id, line]))
    const view = toCartView(cart, formatMoney)
    const lines = view.lines.map((line) => {
      line.key = keys.get(line.id) ?? line.id
      line.place = placeOf(line.key)
      const old = shown.get(line.id)
      return old && isSame(old, line) ? old : line
    })
    return { ...view, lines: lines.sort((a, b) => a.place - b.place) }
  }

  /** Keeps the totals on screen (dimmed by `estimating`) until the next estimate. */
  function confirm(cart: Cart | null, action: CartAction, source?: unknown, answered?: PendingAdd): CartView {
    owner = context.buyer
    const before = selectCart(getState())
    const view = toView(cart)
    if (view.count) view.totals = before?.totals
    const delta = cartDelta(before, view)
    setState(({ adds, addProblem }) => ({
      cart: { status: 'ready', cart: view },
      adds: adds.filter(({ id }) => id !== answered?.id),
      // What was said to be lost has come after all.
      addProblem: action === 'sync' && delta.length && addProblem?.error && isUnknown(addProblem.error) ? undefined : addProblem,
    }))
    const otherwise = before?.note !== view.note || before?.coupon?.code !== view.coupon?.code
    if ((delta.length || otherwise) && (before || action !== 'sync'))
      emit({ type: 'cart-change', action, cart: view, delta, source })
    onConfirmed(view)
    return view
  }

  function fail(thrown: unknown, source?: unknown): CartletError {
    const error = toCartletError(thrown)
    emit({ type: 'error', error, source })
    return error
  }

  /** Whether the cart is still that of `buyer`, as far as this browser knows. */
  function isOf(buyer: number): boolean {
    session.look()
    return buyer === context.buyer
  }

  /** The cart of who is there when it comes. */
  async function readCart(): Promise<Cart | null> {
    const { buyer } = context
    const taken = context.tabs?.take()
    const cart = await getCurrentCart(client)
    if (!isOf(buyer)) return session.role() === 'none' ? null : readCart()
    taken?.()
    return cart
  }

  /** What became of a change whose buyer has left meanwhile: it was made in the cart of who is there now, or is lost with the other one. */
  async function follow(cart: Cart | null): Promise<Change> {
    const now = session.role() === 'none' ? undefined : await readCart()
    if (now && now.id === cart?.id) return { cart: now, alone: false, isOther: true }
    if (now !== undefined) confirm(now, 'sync')
    throw new CartletError('LOGGED_OUT', 'Somebody logged out before this was done', { retryable: true, delivered: 'no' })
  }

  async function read(): Promise<void> {
    reading = undefined // what is asked from here on wants to know what happens from here on
    const known = selectCart(getState())
    setState({ cart: { status: 'loading', cart: known } })
    try {
      confirm(await readCart(), 'sync')
    } catch (thrown) {
      setState({ cart: { status: 'failed', error: fail(thrown), cart: known } })
    }
  }

  const refresh = () => {
    reading ??= queue.run(read)
    return reading
  }

  async function known(doubt?: boolean): Promise<CartView> {
    const { cart } = getState()
    if (!doubt && isOf(owner) && context.tabs?.fresh() !== false) {
      if (cart.status === 'ready') return cart.cart
      if (isNewVisitor && cart.status === 'unloaded') return toCartView(null, formatMoney)
    }
    return confirm(await readCart(), 'sync')
  }

  async function change(send: () => Promise<Cart | null>): Promise<Change> {
    const { buyer } = context
    const end = context.tabs?.begin()
    let sent: Cart | null
    try {
      sent = await send()
    } catch (lost) {
      const error = toCartletError(lost)
      const unknown = isUnknown(error)
      const alone = end?.(!unknown)
      if (!unknown) throw error
      context.drawerActions().then(
        ({ lookAgain }) => lookAgain(),
        () => {}, // the cart is read again when the visitor looks at the page again
      )
      const cart = await readCart().catch(() => {
        throw error
      })
      if (!isOf(buyer)) throw error // nothing in this cart tells
      return { cart, lost: error, alone }
    }
    const alone = end?.(true)
    return isOf(buyer) ? { cart: sent, alone } : follow(sent)
  }

  return { refresh, known, change, confirm, fail, placeOf, adoptKey: (lineId, key) => keys.set(lineId, key) }
}

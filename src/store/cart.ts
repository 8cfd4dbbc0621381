/**
 * The cart (product contract "Cart"): the server's cart is the truth. Reading and adding are here, because the first button needs them;
 * every later change of the cart is in `cart-changes.ts`, which travels with the drawer.
 */
import { addToCurrentCart, getCurrentCart } from '../platform/cart/api'
import type { Cart } from '../platform/cart/model'
import { CartletError } from '../platform/http/errors'
import { toCartView } from './cart-view'
import { findVariant, type ItemChoice, toCatalogReference } from './choose-variant'
import { type ShopContext, toCartletError } from './context'
import { type CartAction, cartDelta } from './shop-events'
import { isSameItem, type PendingAdd, selectCart } from './state'
import { sum } from './sum'
import type { CartLineView, CartView, ProductView } from './views'

export interface AddRequest extends ItemChoice {
  product: ProductView
  /** @default 1 */
  quantity?: number
  /** Comes back in the events that this add causes. */
  source?: unknown
}

export interface AddResult {
  cart: CartView
  line: CartLineView
  outcome: 'added' | 'clamped'
}

/** What the other changes of the cart build on. */
export interface CartCore {
  /** Reads the cart; afterwards the state is `ready` or `failed`. Never rejects. */
  refresh(): Promise<void>
  add(request: AddRequest): Promise<AddResult>
  /** Inside the queue: the confirmed cart, read first if nobody has yet. */
  known(): Promise<CartView>
  /** Takes the platform's word. */
  confirm(cart: Cart | null, action: CartAction, source?: unknown): CartView
  /** Tells of a failure and returns it as the page's error. */
  fail(thrown: unknown, source?: unknown): CartletError
  /** A change whose answer never came may have happened: the cart itself tells. Rethrows what is known not to have. */
  settleUnknown(thrown: unknown): Promise<Cart | null>
}

/** The platform counts whole pieces; what else was typed is the caller's mistake and says so. */
export function assertQuantity(quantity: number, least: 0 | 1): void {
  if (!Number.isInteger(quantity) || quantity < least)
    throw new CartletError('INVALID_ARGUMENT', `quantity must be a whole number of at least ${least}, not ${quantity}`)
}

export function createCartCore(context: ShopContext): CartCore {
  const { client, isNewVisitor, store, queue, emit, formatMoney, onConfirmed } = context
  const { setState, getState } = store
  let addKey = 0
  let reading: Promise<void> | undefined

  /** Takes the platform's word: keeps the totals on screen (dimmed by `estimating`) until the next estimate. */
  function confirm(cart: Cart | null, action: CartAction, source?: unknown): CartView {
    const before = selectCart(getState())
    const view = toCartView(cart, formatMoney)
    if (view.count) view.totals = before?.totals
    setState({ cart: { status: 'ready', cart: view } })
    const delta = cartDelta(before, view)
    if (delta.length && (before || action !== 'sync')) emit({ type: 'cart-change', action, cart: view, delta, source })
    onConfirmed(view)
    return view
  }

  function fail(thrown: unknown, source?: unknown): CartletError {
    const error = toCartletError(thrown)
    emit({ type: 'error', error, source })
    return error
  }

  async function read(): Promise<void> {
    const known = selectCart(getState())
    setState({ cart: { status: 'loading', cart: known } })
    try {
      confirm(await getCurrentCart(client), 'sync')
    } catch (thrown) {
      setState({ cart: { status: 'failed', error: fail(thrown), cart: known } })
    }
  }

  const refresh = () => {
    reading ??= queue.run(read).finally(() => {
      reading = undefined
    })
    return reading
  }

  /** Runs inside the queue: what was in the cart before a change tells what the change did. */
  async function known(): Promise<CartView> {
    const { cart } = getState()
    if (cart.status === 'ready') return cart.cart
    if (isNewVisitor && cart.status === 'unloaded') return toCartView(null, formatMoney)
    return confirm(await getCurrentCart(client), 'sync')
  }

  /** A change whose answer never came may have happened: the cart itself tells. */
  async function settleUnknown(thrown: unknown): Promise<Cart | null> {
    const error = toCartletError(thrown)
    if (error.delivered === false || (error.code !== 'NETWORK' && error.code !== 'TIMEOUT' && error.code !== 'BAD_RESPONSE'))
      throw error
    return getCurrentCart(client).catch(() => {
      throw error
    })
  }

  async function sendAdd(request: AddRequest): Promise<AddResult> {
    const { product } = request
    const quantity = request.quantity ?? 1
    const catalogReference = toCatalogReference(product, request)
    const variantId = findVariant(product, request)?.id
    const quantityIn = (cart: CartView) =>
      sum(
        cart.lines.filter((line) => isSameItem(line, { product, variantId })),
        (line) => line.quantity,
      )
    const before = await known()
    const answered = await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity }] }).catch(settleUnknown)
    const cart = confirm(answered, 'add', request.source)
    const added = quantityIn(cart) - quantityIn(before)
    const old = new Map(before.lines.map((line) => [line.id, line.quantity]))
    const matching = cart.lines.filter((line) => isSameItem(line, { product, variantId }))
    const line = matching.find(({ id, quantity: now }) => now > (old.get(id) ?? 0)) ?? matching[0]
    if (!line || added <= 0) {
      const full = line?.quantityAvailable !== undefined && line.quantity >= line.quantityAvailable
      throw new CartletError(
        full ? 'MAX_IN_CART' : 'NOT_ADDED',
        full ? `All ${line.quantity} of "${product.name}" are in the cart already` : `The shop did not add "${product.name}"`,
        { data: { quantity: line?.quantity ?? 0 } },
      )
    }
    if (added < quantity) setState({ addProblem: { name: product.name, added } })
    return { cart, line, outcome: added < quantity ? 'clamped' : 'added' }
  }

  async function add(request: AddRequest): Promise<AddResult> {
    const { product } = request
    assertQuantity(request.quantity ?? 1, 1)
    toCatalogReference(product, request) // what is missing is said before anything is sent or shown
    const pending: PendingAdd = {
      key: ++addKey,
      product,
      variantId: findVariant(product, request)?.id,
      quantity: request.quantity ?? 1,
    }
    setState((state) => ({ adds: [...state.adds, pending], addProblem: undefined }))
    try {
      return await queue.run(() => sendAdd(request))
    } catch (thrown) {
      const error = fail(thrown, request.source)
      setState({ addProblem: { name: product.name, error } })
      throw error
    } finally {
      setState((state) => ({ adds: state.adds.filter(({ key }) => key !== pending.key) }))
    }
  }

  return { refresh, add, known, confirm, fail, settleUnknown }
}

/**
 * The cart (docs/behaviour.md §1): the platform's cart is the truth. Reads it, and holds what all changes of it share. Adding is in
 * `add.ts`; changes of lines are in `drawer/cart-changes.ts`, which is loaded with the drawer.
 */
import { CartletError } from '../../platform/http/errors'
import type { ActionContext, PagePorts } from '../base/context'
import { toCartletError } from '../base/errors'
import { type CartAction, cartDelta } from '../base/shop-events'
import { type PendingAdd, selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import { type CartView, EMPTY_CART } from '../base/views'
import type { UncertainAdd, UncertainAddActions } from './add-request'
import type { CartPort } from './cart-port'
import type { ChangeMarker } from './change-marker'
import type { MutationQueue } from './mutation-queue'

export interface CartContext extends ActionContext, Pick<PagePorts, 'storage'> {
  /** Runs a request in the version of the cart that the shop has. */
  askCart<T>(request: (cart: CartPort) => Promise<T>): Promise<T>
  queue: MutationQueue
  /**
   * Nothing can be in this visitor's cart: no identity was stored when this page began, or the cart was last seen empty. The platform answers a
   * read with a refusal then, which the browser's console shows in red.
   */
  hasNoCart(): boolean
  /** Loads the code that handles adds whose outcome is unknown. */
  uncertainAddActions(): Promise<UncertainAddActions>
  /** The platform has confirmed the content of the cart. */
  onConfirmed(cart: CartView): void
}

/** The outcome of a cart change. */
export interface Change {
  cart: CartView | null
  /** Why the answer was lost; the cart was then read instead. */
  lost?: unknown
  /** No other tab changed the cart meanwhile; undefined while other tabs are not watched. */
  alone?: boolean
  /** Not the cart known before: the visitor logged out while the change waited for a token. */
  isOther?: boolean
}

/** Shared by all cart actions. */
export interface CartCore {
  /** Reads the cart; afterwards the state is `ready` or `failed`. Never rejects. */
  refresh(): Promise<void>
  /** Inside the queue: the confirmed cart. It is read first if it is unknown, another tab has changed it, or `reread` is set. */
  known(reread?: boolean): Promise<CartView>
  /** Inside the queue: sends a change. When the answer is lost, reads the cart to learn whether the change happened. */
  change(send: (cart: CartPort) => Promise<CartView | null>): Promise<Change>
  /** Puts the platform's cart into the state. */
  confirm(cart: CartView | null, action: CartAction, source?: unknown, answered?: PendingAdd): CartView
  /**
   * The keys of lines that are drawn in another line's place, by the ids that these lines have or had: another version of the cart may call a line by
   * another id.
   */
  keys: Map<string, string>
  /** Whether the cart in the state is the buyer's, and not that of the one who left. */
  isOwn(): boolean
  /** Position of the line with this key, or the one that it would get. */
  placeOf(key: string): number
  /** Emits a failure and returns it as the page's error. */
  fail(thrown: unknown, source?: unknown): CartletError
  /** Adds whose outcome is unknown, oldest first. */
  uncertainAdds: UncertainAdd[]
  /** Incremented by every change of another tab; 0 while other tabs are not watched. */
  changesOfOthers(): number
  /** From here on the cart belongs to another buyer. */
  changeBuyer(): void
  /** From here on changes are marked for other tabs, and theirs are noticed. */
  setChangeMarker(marker: ChangeMarker): void
}

/** The platform accepts only whole numbers; anything else is the caller's mistake. */
export function assertQuantity(quantity: number, least: 0 | 1): void {
  if (!Number.isInteger(quantity) || quantity < least)
    throw new CartletError('INVALID_ARGUMENT', `quantity must be a whole number from ${least}, not ${quantity}`)
}

/** Outcome unknown: not a 4xx and not rejected before sending. */
export const isUnknown = ({ delivered, status = 0 }: CartletError): boolean =>
  delivered !== 'no' && (status < 400 || status >= 500)

/** The cart that a change was for is no more. */
export const isCartGone = ({ code }: CartletError): boolean => /CART_NOT_FOUND$/.test(code)

/** Values nested too deeply for JSON count as different. */
function isSame(old: unknown, line: unknown): boolean {
  try {
    return JSON.stringify(old) === JSON.stringify(line)
  } catch {
    return false
  }
}

export function createCartCore(context: CartContext): CartCore {
  const { client, storage, askCart, hasNoCart, store, queue, emit, formatMoney, onConfirmed } = context
  const { session } = client
  const { setState, getState } = store
  const confirmedKey = storageKey(client.clientId, 'confirmed')
  const keys = new Map<string, string>()
  /** Line keys in order of first appearance, so that a restored line gets its place back. */
  const order = new Map<string, number>()
  let reading: Promise<void> | undefined
  /** Incremented whenever the cart becomes another buyer's: changes sent before belong to the previous one. */
  let buyer = 0
  /** The buyer whose cart was confirmed last. */
  let owner = buyer
  let changeMarker: ChangeMarker | undefined
  const uncertainAdds: UncertainAdd[] = []

  function placeOf(key: string): number {
    if (!order.has(key)) order.set(key, order.size)
    return order.get(key) as number
  }

  /** Unchanged lines stay the same objects, so that only changed ones are rendered again. */
  function toView(cart: CartView | null): CartView {
    const shown = new Map(selectCart(getState())?.lines.map((line) => [line.id, line]))
    const view = cart ?? EMPTY_CART
    const lines = view.lines.map((answered) => {
      const key = keys.get(answered.id) ?? answered.id
      const line = { ...answered, key, place: placeOf(key) }
      const old = shown.get(line.id)
      return old && isSame(old, line) ? old : line
    })
    return { totals: undefined, giftCards: undefined, ...view, lines: lines.sort((a, b) => a.place - b.place) }
  }

  /** The cart with its totals, if totals are on screen; the estimate begins when the cart is confirmed. */
  async function withTotals(confirmed: CartView): Promise<{ cart: CartView }> {
    await undefined
    while (getState().estimating)
      await new Promise<void>((resolve) => {
        const stop = store.subscribe(() => {
          stop()
          resolve()
        })
      })
    return { cart: selectCart(getState()) ?? confirmed }
  }

  /** Whether this browser knows a later state of the cart: a worker of the page or a proxy has answered with an old copy. */
  function isOutdated({ id, updatedDate }: CartView): boolean {
    const [confirmedId, changed] = `${storage.read(confirmedKey)}`.split(' ')
    return id === confirmedId && Number(updatedDate) < Number(changed)
  }

  /** The totals on screen stay (dimmed by `estimating`) until the next estimate. */
  function confirm(cart: CartView | null, action: CartAction, source?: unknown, answered?: PendingAdd): CartView {
    owner = buyer
    const before = selectCart(getState())
    const view = toView(cart)
    if (view.count) view.totals = before?.totals
    // Nothing has changed when the visitor's cart becomes known, but a page's own count begins with the event.
    const isFirst = !before && action === 'sync'
    const delta = isFirst ? [] : cartDelta(before, view, formatMoney)
    setState(({ adds, addProblem }) => ({
      cart: { status: 'ready', cart: view },
      adds: adds.filter(({ id }) => id !== answered?.id),
      // The add that was reported as lost has arrived after all.
      addProblem: action === 'sync' && delta.length && addProblem?.error && isUnknown(addProblem.error) ? undefined : addProblem,
    }))
    const termsChanged = before?.note !== view.note || before?.coupon?.code !== view.coupon?.code
    if (isFirst ? cart : delta.length || termsChanged)
      emit({ type: 'cart-change', action, cart: view, delta, source, promise: withTotals(view) })
    if (cart?.updatedDate && !isOutdated(cart)) storage.write(confirmedKey, `${cart.id} ${Number(cart.updatedDate)}`)
    onConfirmed(view)
    return view
  }

  function fail(thrown: unknown, source?: unknown): CartletError {
    const error = toCartletError(thrown)
    emit({ type: 'error', error, source })
    return error
  }

  /** Whether the cart still belongs to `one`, as far as this browser knows. */
  function isOf(one: number): boolean {
    session.look()
    return one === buyer
  }

  /** Reads the cart; reads again when the buyer changes meanwhile. */
  async function readCart(): Promise<CartView | null> {
    const mine = buyer
    const taken = changeMarker?.take()
    let cart = await askCart((port) => port.read())
    // If that fails, an old copy is better than none.
    if (cart && isOutdated(cart)) cart = await askCart((port) => port.read(true)).catch(() => cart)
    if (!isOf(mine)) return session.role() === 'none' ? null : readCart()
    taken?.()
    return cart
  }

  /** Outcome of a change whose buyer left meanwhile: made in the current buyer's cart, or lost with the former one. */
  async function follow(cart: CartView | null): Promise<Change> {
    const now = session.role() === 'none' ? undefined : await readCart()
    if (now && now.id === cart?.id) return { cart: now, isOther: true }
    if (now !== undefined) confirm(now, 'sync')
    throw new CartletError('LOGGED_OUT', 'Logged out before this was done', { retryable: true, delivered: 'no' })
  }

  async function read(): Promise<void> {
    reading = undefined // what is requested from here on must include what happens from here on
    const earlier = selectCart(getState())
    setState({ cart: { status: 'loading', cart: earlier } })
    try {
      confirm(await readCart(), 'sync')
    } catch (thrown) {
      setState({ cart: { status: 'failed', error: fail(thrown), cart: earlier } })
    }
  }

  const refresh = () => {
    reading ??= queue.run(read)
    return reading
  }

  async function known(reread?: boolean): Promise<CartView> {
    const { cart } = getState()
    if (!reread && isOf(owner) && changeMarker?.fresh() !== false) {
      if (cart.status === 'ready') return cart.cart
      if (cart.status === 'unloaded' && hasNoCart()) return EMPTY_CART
    }
    return confirm(await readCart(), 'sync')
  }

  async function change(send: (cart: CartPort) => Promise<CartView | null>): Promise<Change> {
    const mine = buyer
    const end = changeMarker?.begin()
    let sent: CartView | null
    try {
      sent = await askCart(send)
    } catch (lost) {
      const error = toCartletError(lost)
      const unknown = isUnknown(error)
      const alone = end?.(!unknown, false)
      if (isCartGone(error)) void refresh() // deleted elsewhere: whatever is next starts from what there is
      if (!unknown) throw error
      const others = changeMarker?.changesOfOthers()
      context.uncertainAddActions().then(
        ({ rereadCart }) => rereadCart(),
        () => {}, // the cart is read again when the visitor returns to the page
      )
      const cart = await readCart().catch(() => {
        throw error
      })
      if (!isOf(mine)) throw error // another buyer's cart proves nothing
      // What another tab did before the cart was read is in it, too.
      return { cart, lost: error, alone: alone && changeMarker?.changesOfOthers() === others }
    }
    const alone = end?.(true)
    return isOf(mine) ? { cart: sent, alone } : follow(sent)
  }

  return {
    uncertainAdds,
    changesOfOthers: () => changeMarker?.changesOfOthers() ?? 0,
    refresh,
    known,
    change,
    confirm,
    fail,
    placeOf,
    keys,
    isOwn: () => isOf(owner),
    changeBuyer() {
      buyer += 1
      uncertainAdds.length = 0
    },
    setChangeMarker(marker) {
      changeMarker = marker
    },
  }
}

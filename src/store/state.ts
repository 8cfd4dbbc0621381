/** The shop's whole state: plain data that components select from. Impossible combinations cannot be written. */
import type { CartletError } from '../platform/http/errors'
import { sum } from './sum'
import type { CartLineView, CartView, ProductView } from './views'

export type CartState =
  | { status: 'unloaded' }
  | { status: 'loading'; cart?: CartView }
  | { status: 'ready'; cart: CartView }
  | { status: 'failed'; error: CartletError /** Last cart the platform confirmed; stays on screen. */; cart?: CartView }

export type ProductState =
  | { status: 'loading' }
  | { status: 'ready'; product: ProductView }
  /** The platform answered, and it has no such product. */
  | { status: 'missing' }
  | { status: 'failed'; error: CartletError }

export type CouponState =
  | { status: 'idle' }
  | { status: 'applying'; code: string }
  | { status: 'refused'; code: string; error: CartletError }

export type CheckoutState = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; error: CartletError }

/** Why a line does not show what was asked for. */
export type LineProblem = { kind: 'clamped'; quantity: number } | { kind: 'failed'; error: CartletError }

/** An add that the platform has not answered yet; the drawer already shows it. */
export interface PendingAdd {
  key: number
  product: ProductView
  variantId?: string
  quantity: number
}

/** The last add that put less than was asked, or nothing, into the cart. */
export interface AddProblem {
  name: string
  error?: CartletError
  /** The quantity that did get in, when some did. */
  added?: number
}

export interface ShopState {
  cart: CartState
  /** Quantities asked for and not yet answered, by line id. 0 is a removal. */
  intents: Readonly<Record<string, number>>
  adds: readonly PendingAdd[]
  lineProblems: Readonly<Record<string, LineProblem>>
  addProblem?: AddProblem
  /** Cart changes waiting or under way. */
  pending: number
  /** Money on screen is older than the lines beside it. */
  estimating: boolean
  coupon: CouponState
  checkout: CheckoutState
  products: Readonly<Record<string, ProductState>>
  drawerOpen: boolean
  /** Count remembered from the last visit: shown until the cart itself is known. */
  rememberedCount: number
}

export const INITIAL_STATE: ShopState = {
  cart: { status: 'unloaded' },
  intents: {},
  adds: [],
  lineProblems: {},
  pending: 0,
  estimating: false,
  coupon: { status: 'idle' },
  checkout: { status: 'idle' },
  products: {},
  drawerOpen: false,
  rememberedCount: 0,
}

export const selectCart = (state: ShopState): CartView | undefined => ('cart' in state.cart ? state.cart.cart : undefined)

/** What the toggle says: what was asked for counts, answered or not. */
export function selectCount(state: ShopState): number {
  const cart = selectCart(state)
  const adding = sum(state.adds, (add) => add.quantity)
  if (!cart) return state.rememberedCount + adding
  return adding + sum(cart.lines, (line) => state.intents[line.id] ?? line.quantity)
}

export const isSameItem = (line: CartLineView, add: { product: ProductView; variantId?: string }) =>
  line.productId === add.product.id && (!add.variantId || line.variantId === add.variantId)

export const selectBlockedLines = (state: ShopState): CartLineView[] =>
  (selectCart(state)?.lines ?? []).filter((line) => !line.available && state.intents[line.id] !== 0)

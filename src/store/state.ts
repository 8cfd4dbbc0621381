/** The shop's whole state: plain data that components select from. Impossible combinations cannot be written. */
import type { CatalogReference } from '../platform/cart/model'
import type { CartletError } from '../platform/http/errors'
import { quantityOf } from './cart/quantity'
import type { EstimateState } from './estimate/estimate-view'
import type { Amount, CartLineView, CartView, ProductView } from './views'

export type CartState =
  | { status: 'unloaded' }
  | { status: 'loading'; cart?: CartView }
  | { status: 'ready'; cart: CartView }
  | { status: 'failed'; error: CartletError /** Last cart the platform confirmed; stays on screen. */; cart?: CartView }

export type ProductState =
  | { status: 'loading' }
  | { status: 'ready'; product: ProductView /** From the last visit: shown while the platform is asked. */; stale?: true }
  /** The platform answered, and it has no such product. */
  | { status: 'missing' }
  | { status: 'failed'; error: CartletError }

export type CouponState =
  | { status: 'idle' }
  | { status: 'applying'; code: string }
  | { status: 'refused'; code: string; error: CartletError }

export type CheckoutState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: CartletError }
  /** The page could not be left: the visitor follows this link. Over once the cart is another. */
  | { status: 'ready'; url: string }

export type NoteState =
  | { status: 'idle' }
  | { status: 'saving'; text: string }
  | { status: 'failed'; text: string; error: CartletError }

/** Why a line does not show what was asked for. */
export type LineProblem = { kind: 'clamped'; quantity: number } | { kind: 'failed'; error: CartletError }

/** What happened to a line while nobody looked; said once. */
export interface PriceChange {
  kind: 'price'
  before: Amount
}

/** What became of the cart of an earlier visit: it is here as it was left, or the platform holds none any more. */
export type LastVisit = 'restored' | 'gone'

/** An add that the platform has not answered yet; the drawer already shows it. */
export interface PendingAdd {
  /** Tells this add from others. */
  id: number
  /** Of the line that it becomes or goes into. */
  key: string
  place: number
  item: CatalogReference
  quantity: number
  /** A quantity was set for the line since, and counts this add in. */
  counted?: boolean
  /** Drawn until the platform's own line is here: the product… */
  product?: ProductView
  variantId?: string
  /** …or the line as it was before it was taken out. */
  line?: CartLineView
}

/** The last add that put less than was asked, or nothing, into the cart; or a change whose line is no longer there to say it. */
export interface AddProblem {
  name: string
  error?: CartletError
  /** The quantity that did get in, when some did. */
  added?: number
  /** What asked for it, on the page or in the cart, tells the visitor itself. */
  toldBy?: 'page' | 'cart'
}

export interface ShopState {
  cart: CartState
  /** Quantities asked for and not yet answered, by line key. 0 is a removal. */
  intents: Readonly<Record<string, number>>
  adds: readonly PendingAdd[]
  /** By line key. */
  lineProblems: Readonly<Record<string, LineProblem>>
  /** By line key, since the visitor looked last. */
  news: Readonly<Record<string, PriceChange>>
  /** Said until the cart was looked at or changed. */
  lastVisit?: LastVisit
  /** Lines that were just taken out and can be put back, the latest last. */
  removed: readonly CartLineView[]
  addProblem?: AddProblem
  /** Cart changes waiting or under way. */
  pending: number
  /** Money on screen is older than the lines beside it. */
  estimating: boolean
  /** The whole estimate, once somebody wants more of it than the sums. */
  estimate?: EstimateState
  coupon: CouponState
  note: NoteState
  checkout: CheckoutState
  products: Readonly<Record<string, ProductState>>
  drawerOpen: boolean
  /** The cart stands in the page; what it has to tell is said by the page's live region. */
  inlineCart?: { says: string }
  /** Count remembered from the last visit: shown until the cart itself is known. */
  rememberedCount: number
}

export const INITIAL_STATE: ShopState = {
  cart: { status: 'unloaded' },
  intents: {},
  adds: [],
  lineProblems: {},
  news: {},
  removed: [],
  pending: 0,
  estimating: false,
  coupon: { status: 'idle' },
  note: { status: 'idle' },
  checkout: { status: 'idle' },
  products: {},
  drawerOpen: false,
  rememberedCount: 0,
}

export const selectCart = (state: ShopState): CartView | undefined => ('cart' in state.cart ? state.cart.cart : undefined)

/** What the toggle says: what was asked for counts, answered or not. */
export function selectCount(state: ShopState): number {
  const { intents } = state
  const lines = selectCart(state)?.lines ?? [{ key: '', quantity: state.rememberedCount }]
  const asked = Object.values(intents).map((quantity) => ({ quantity }))
  const standing = lines.filter(({ key }) => intents[key] === undefined)
  return quantityOf([...standing, ...state.adds.filter(({ counted }) => !counted), ...asked])
}

/** The same product and variant, whatever is written on it: they share the stock. */
export const isSameItem = (line: CartLineView, add: { product: ProductView; variantId?: string }) =>
  line.productId === add.product.id && (!add.variantId || line.variantId === add.variantId)

/** The shop's whole state: plain data that components select from. The types exclude impossible combinations. */
import type { CartletError } from '../../platform/http/errors'
import type { RedirectPurpose } from '../../platform/redirects/model'
import { ownOf } from '../../platform/wire/record'
import type { Amount } from './amount'
import type { CartItem } from './cart-answer'
import type { EstimateState } from './estimate-model'
import type { SessionState } from './session-state'
import type { SnapshotCollection } from './snapshot-model'
import type { CartLineView, CartView, ProductView } from './views'

/** Quantities of one line. */
export interface ToldChange {
  /** The line as last seen; an undo restores it. */
  line: CartLineView
  before: number
  after: number
}

/** Why a change failed, and for which product. */
export interface ToldProblem {
  kind: 'unknown' | 'quantity' | 'too-many' | 'sold-out' | 'choose' | 'again' | 'some' | 'failed'
  /** The product's name from the platform; empty if it is not known. Never words of the link, which anyone can write. */
  name: string
  /** For `some`: the quantity that is available; for `choose`: the one that is asked for. */
  quantity?: number
  /** For `choose`: what to open. */
  product?: string
}

/**
 * How a visit to the checkout ended: with an order, without one, or unknown, because the platform does not tell. `number` and `total` where
 * they are known.
 */
export type ToldOrder =
  | { outcome: 'placed'; number?: string; total?: string; items?: readonly { name: string; quantity: number }[] }
  | { outcome: 'open' | 'unknown' }

export interface Telling {
  by: 'agent' | 'link' | 'checkout'
  order?: ToldOrder
  changes?: readonly ToldChange[]
  problems?: readonly ToldProblem[]
  /** The agent suggests going to the checkout. */
  proposes?: true
  /** What became of the code in the page's address. */
  coupon?: 'waits' | 'applied' | 'refused'
}

/** The notice on the screen. */
export interface Told
  extends Required<Omit<Telling, 'proposes' | 'order' | 'coupon'>>,
    Pick<Telling, 'proposes' | 'order' | 'coupon'> {
  /** A new number makes the notice be announced again, even with the same text. */
  turn: number
  status: 'told' | 'undoing' | 'undone' | 'failed'
}

export type CartState =
  | { status: 'unloaded' }
  | { status: 'loading'; cart?: CartView }
  | { status: 'ready'; cart: CartView }
  | { status: 'failed'; error: CartletError /** Last cart that the platform confirmed; stays on screen. */; cart?: CartView }

export type ProductState =
  | { status: 'loading' }
  | {
      status: 'ready'
      product: ProductView
      /** Not confirmed yet: remembered from the last visit, incomplete in a list, or from a snapshot. Shown until the platform answers. */
      stale?: true | 'snapshot'
      /** Why the platform could not confirm it; a product from a snapshot stays on screen. */
      error?: CartletError
      /** When the platform sent it, in ms since 1970. */
      readAt?: number
      /** It comes from a list without variants or stock, and cannot be added without them. */
      incomplete?: true
    }
  /** The platform has no such product. */
  | { status: 'missing' }
  | { status: 'failed'; error: CartletError }

export type CouponState =
  | { status: 'idle' }
  | { status: 'applying'; code: string }
  | { status: 'refused'; code: string; error: CartletError }

/** Absent: nothing is under way. After a removal whose code is known, `code` is the card as shown, and it can be used again. */
export type GiftCardState = Exclude<CouponState, { status: 'idle' }> | { status: 'removed'; code: string }

export type CheckoutState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: CartletError }
  /** The page could not be left, so the visitor follows this link. Ends when the cart changes. */
  | { status: 'ready'; url: string }

/** The redirect session that was asked for last, other than the checkout's own. */
export type RedirectState =
  | { status: 'busy'; purpose: RedirectPurpose }
  | { status: 'failed'; purpose: RedirectPurpose; error: CartletError }
  /** `url` is safe to open. */
  | { status: 'ready'; purpose: RedirectPurpose; url: string }

export type NoteState =
  | { status: 'idle' }
  | { status: 'saving'; text: string }
  | { status: 'failed'; text: string; error: CartletError }

/** Why a line does not show the requested quantity. */
export type LineProblem = { kind: 'clamped'; quantity: number; error?: undefined } | { kind: 'failed'; error: CartletError }

/** A line's price changed since the visitor last saw the cart; shown once. */
export interface PriceChange {
  kind: 'price'
  before: Amount
}

/** The cart of an earlier visit: unchanged, or no longer held by the platform. */
export type LastVisit = 'restored' | 'gone'

/** A press on a button whose product is not known yet. */
export interface AwaitedAdd {
  /** The author's words on the button, shown in place of the product's name. */
  words: string
  quantity: number
}

/** An add that the platform has not answered; the drawer already shows it. */
export interface PendingAdd {
  /** Unique among adds. */
  id: number
  /** Key of the line that it creates or increases. */
  key: string
  place: number
  item: CartItem
  quantity: number
  /** A quantity set for the line since then includes this add. */
  counted?: boolean
  /** Drawn until the platform's line arrives: the product… */
  product?: ProductView
  variantId?: string
  /** …or the line as it was before its removal. */
  line?: CartLineView
}

/** The last add that put less than requested into the cart, or a failed change whose line is no longer there to show it. */
export interface AddProblem {
  name: string
  error?: CartletError
  /** The quantity that was added, when some was. */
  added?: number
  /** Set when the source of the add shows its own failure message. */
  toldBy?: 'page' | 'cart'
  /** A line was changed that is no longer in the cart. */
  isChange?: true
  /** A login or logout has failed, not an add: the message of the page that says so. */
  says?: 'loginFailed' | 'loggedOutHere'
  /** The add itself, which the visitor may try again. */
  again?: PendingAdd
}

export interface ShopState {
  cart: CartState
  /** Requested quantities without an answer yet, by line key; 0 is a removal. */
  intents: Readonly<Record<string, number>>
  adds: readonly PendingAdd[]
  awaited: readonly AwaitedAdd[]
  /** The add that a press on the hovered or focused button would make. Drawn ahead in the closed cart. */
  expected?: PendingAdd
  /** By line key. */
  lineProblems: Readonly<Record<string, LineProblem>>
  /** By line key, since the visitor last saw the cart. */
  priceChanges: Readonly<Record<string, PriceChange>>
  /** Shown until the visitor closes or changes the cart. */
  lastVisit?: LastVisit
  /** Lines just removed that can be restored, the latest last. */
  removed: readonly CartLineView[]
  addProblem?: AddProblem
  /** Number of cart changes waiting or under way. */
  pending: number
  /** The totals on screen are older than the lines beside them. */
  estimating: boolean
  /** The whole estimate, once more than its totals is needed. */
  estimate?: EstimateState
  coupon: CouponState
  giftCard?: GiftCardState
  note: NoteState
  checkout: CheckoutState
  /** Absent until one was asked for. */
  redirect?: RedirectState
  /** Absent in a page until its shop has been loaded, which the first press or the first visible price does. */
  session?: SessionState
  products: Readonly<Record<string, ProductState>>
  /** The snapshot's collections, by the reference that the author wrote: drawn until the platform has answered. */
  collections?: Readonly<Record<string, SnapshotCollection>>
  /** The snapshot's price of one item, by the id of the variant or product. Only for items whose price has no surcharges. */
  snapshotPrices?: Readonly<Record<string, Amount>>
  /** The currency in which the visitor reads catalog prices, where it is not the shop's; `show` changes their texts, and returns the same for the same. */
  shownIn: { readonly currency: string; show<T>(view: T): T } | undefined
  /** Cart changes by an agent or a link, or the end of a checkout, until the visitor has seen them. */
  told?: Told
  drawerOpen: boolean
  /** The cart is part of the page, in `carts` places; `says` is announced by the page's live region, once the cart itself has something to say. */
  inlineCart?: { says?: string; carts?: number }
  /** Count remembered from the last visit, shown until the cart is known. */
  rememberedCount: number
}

export const INITIAL_STATE: ShopState = {
  cart: { status: 'unloaded' },
  intents: ownOf({}),
  adds: [],
  awaited: [],
  lineProblems: ownOf({}),
  priceChanges: ownOf({}),
  removed: [],
  pending: 0,
  estimating: false,
  coupon: { status: 'idle' },
  note: { status: 'idle' },
  checkout: { status: 'idle' },
  products: ownOf({}),
  shownIn: undefined,
  drawerOpen: false,
  rememberedCount: 0,
}

/** In place of an object that is absent: without members, also on a page that has put some on every object. */
export const NONE: Readonly<Record<string, undefined>> = ownOf({})

export const selectCart = (state: ShopState): CartView | undefined => ownOf(state.cart as { cart?: CartView }).cart

/** Sum of the quantities. A loop, because old versions of Prototype.js replace `Array.prototype.reduce`. */
export function quantityOf(items: readonly { quantity: number }[]): number {
  let sum = 0
  for (const { quantity } of items) sum += quantity
  return sum
}

/** The same product and variant, which share their stock; custom texts may differ. */
export const isSameItem = (line: CartLineView, add: { product: ProductView; variantId?: string }) =>
  line.productId === add.product.id && (!add.variantId || line.variantId === add.variantId)

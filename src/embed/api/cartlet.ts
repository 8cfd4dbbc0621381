/**
 * `window.cartlet`, the API of the page. This file, `event-types.ts` and `element-types.ts` are everything that a page may rely
 * on; nothing else is public. `public-api.ts` implements it. Types only, without those of a UI library.
 *
 * Amounts are `{ value, currency, formatted }`: `value` in major units (12.5), `currency` in ISO 4217, `formatted` ready for
 * display. Promises reject with a `CartletError`; `LOAD_FAILED` means that the code for the call could not be downloaded.
 */
import type { Collection, CollectionPage, ProductPageV1 } from '../../platform/catalog/v1/v1-model'
import type { ProductPageV3 } from '../../platform/catalog/v3/v3-api'
import type { CategoryPage } from '../../platform/category/api'
import type { Category } from '../../platform/category/model'
import type { CursorQuery, OffsetQuery } from '../../platform/query/model'
import type {
  AuthRequest,
  Prompt,
  RedirectPurpose,
  RedirectPurposes,
  RedirectReturn,
  RedirectSession,
} from '../../platform/redirects/model'
import type { CheckoutBuyer, EstimateRequest } from '../../store/base/estimate-model'
import type { Member } from '../../store/base/session-state'
import type { TotalsView } from '../../store/base/totals-model'
import type { CartView, ProductView } from '../../store/base/views'
import type { AddResult } from '../../store/cart/add-request'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { CheckoutOutcome } from '../../store/drawer/checkout'
import type { CartletEventName, CartletEvents } from '../events/event-types'
import type { CheckUpRow } from './check-up-row'
import type { ThemeVariables } from './theme-types'

export interface Cartlet {
  /** The exact version, for example `1.0.0`. */
  readonly version: string
  /** Resolves once the elements are upgraded and the API is available. Rejects with `LOAD_FAILED`. */
  readonly ready: Promise<void>
  /**
   * Calls each command with the API, as soon as that runs. Exceptions are logged to the console and do not stop other commands.
   */
  push(...commands: CartletCommand[]): number
  readonly cart: CartletCart
  /**
   * Dispatches `cartlet:before-checkout`, creates a checkout and a redirect session for the cart, then leaves for the hosted
   * checkout in the same tab. Rejects with `ITEMS_UNAVAILABLE` while a line item cannot be bought, `CHECKOUT_BLOCKED` while the
   * shop does not accept the cart as it is, `INVALID_REDIRECT` for an unsafe address, or the platform's code.
   * @param order `returnTo`, `thankYouUrl` and `cartUrl`: pages of this site. The rest prefills the buyer's data at checkout.
   */
  checkout(order?: CheckoutArguments): Promise<'prevented' | CheckoutOutcome>
  /**
   * Creates a redirect session without leaving: navigate to its `fullUrl` when you are ready. Sends the purpose with its
   * `callbacks` and `preferences`. For `auth` without a `codeChallenge`, the visitor who comes back to a page with Cartlet is logged in there, as after
   * `session.login()`. Rejects with the platform's code, `REDIRECT_URL_NOT_ALLOWED` for a callback on a domain that the shop has not allowed.
   */
  redirect<K extends RedirectKind>(kind: K, parameters?: RedirectArguments<K>): Promise<RedirectSession>
  readonly session: CartletSession
  readonly products: CartletProducts
  readonly collections: CartletCollections
  /**
   * Adds a listener to the document, for the event's name with or without `cartlet:`. It receives the event's `detail`; for a
   * `ready` that has already happened it is called at once. To prevent an event use `addEventListener`.
   * @returns a function that removes the listener
   */
  on<K extends ShortEventName>(name: K | `cartlet:${K}`, listener: (detail: CartletEvents[`cartlet:${K}`]) => void): () => void
  /**
   * Language of messages, money, numbers and dates from now on: a BCP 47 tag, or `auto` for the page's own. Resolves once it is
   * drawn.
   */
  setLocale(locale: string): Promise<void>
  /**
   * Shows prices in this currency (ISO 4217), marked as approximate, and remembers it; an empty text is the shop's own. Resolves once they are drawn, also
   * where the shop does not convert and they stay. Rejects with `INVALID_ARGUMENT` for what is no currency.
   */
  setCurrency(currency: string): Promise<void>
  /**
   * What the visitor allows; a key that is absent keeps its value. Rejects with `INVALID_ARGUMENT` for a value that is not a
   * boolean.
   */
  setConsent(consent: ConsentArguments): Promise<void>
  /**
   * A name redraws at once: `auto` follows the page, `host` uses its colours, an address with a slash names a theme file. An
   * object sets variables for the whole page and replaces those of a file or an earlier call; the page's own style sheets take
   * precedence. Resolves once it is drawn. Rejects with `INVALID_ARGUMENT` for anything else.
   */
  setTheme(theme: ThemeName | CartletTheme): Promise<void>
  /** Sets up `data-cartlet` placeholders that were added below `root`, by default the whole document. */
  scan(root?: PageParent): void
  /**
   * Looks for mistakes in the page, for its author: one row per mistake with its cause and remedy, errors first, none if all is
   * well. Sends requests to the page's files and the platform, and creates nothing in the shop. The first call downloads the
   * check-up.
   */
  check(): Promise<CheckUpRow[]>
  /** Removes Cartlet from the page: listeners, toggle, drawer and everything that elements have drawn. */
  destroy(): void
}

/** What `push` takes. */
export type CartletCommand = (cartlet: Cartlet) => void

/**
 * `window.cartlet` until the loader runs: an array of commands. Its other members are absent, so `window.cartlet?.cart?.open()`
 * is safe at any time.
 */
export interface CartletQueue extends Array<CartletCommand>, Partial<Record<Exclude<keyof Cartlet, 'push'>, undefined>> {}

/**
 * Changes are sent one after another; each resolves to the cart as the platform confirmed it. A refused change is rolled back and
 * rejects with the platform's code. `LINE_NOT_FOUND`: no line has this id.
 */
export interface CartletCart {
  /** The cart as the platform has it now; empty for a new visitor, without a request. */
  get(): Promise<CartView>
  /**
   * Adds one product. `outcome` is `clamped` when the stock allowed less than was requested. Rejects when nothing was added:
   * `PRODUCT_NOT_FOUND`, `OPTIONS_REQUIRED` or `TEXT_REQUIRED` for a missing choice, `INVALID_ARGUMENT` for an invalid quantity,
   * `MAX_IN_CART`, `NOT_ADDED`.
   */
  add(item: AddArguments): Promise<AddResult>
  /** Sets the quantity of a line, a whole number; 0 removes it. */
  update(lineId: string, change: { quantity: number }): Promise<CartView>
  remove(lineId: string): Promise<CartView>
  /**
   * An address that puts the cart's products into another cart when it is opened: on another device, or by another visitor. Texts and other choices
   * without a variant are asked for again.
   * @param page of this site, by default the current one
   */
  link(page?: string): Promise<string>
  /** Rejects with the platform's code for a coupon that it refuses, for example `ERROR_COUPON_EXPIRED`. */
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  /** The buyer's note to the shop. */
  setNote(text: string): Promise<CartView>
  /**
   * The platform's totals, with shipping and tax where the address is sufficient. Rejects with `ABORTED` when a newer request
   * replaces it.
   */
  estimate(request?: EstimateRequest): Promise<TotalsView>
  /** Removes every line. */
  clear(): Promise<CartView>
  open(): void
  close(): void
  toggle(): void
}

export interface CartletSession {
  /**
   * The visitor's role; `none` before the first request to the platform. For a member also the name, and address and image if
   * known.
   */
  current(): Promise<CurrentSession>
  /**
   * Navigates to the hosted login, which leads back to `returnTo`. With `silent` the page stays: a visitor who is still logged in
   * on the hosted pages is logged in without a prompt, and for any other nothing happens. A failure is a `cartlet:error`, as is an unknown `provider`.
   */
  login(request?: LoginArguments): Promise<void>
  /**
   * Ends the member's session here and in all tabs at once, then on the hosted pages, which lead back to `returnTo`. Does nothing
   * for a visitor.
   */
  logout(request?: { returnTo?: string }): Promise<void>
}

export interface CartletProducts {
  /** The product with this id or slug. Rejects with `PRODUCT_NOT_FOUND`. */
  get(idOrSlug: string): Promise<ProductView>
  /** The platform's own query and page. A shop has catalog version 1 (offset paging) or 3 (cursor paging), and answers in it. */
  query(query?: OffsetQuery | CursorQuery): Promise<ProductPageV1 | ProductPageV3>
}

export interface CartletCollections {
  /**
   * A collection of catalog version 1, a category of version 3. If there is none, rejects with the platform's code, else
   * `HTTP_404`.
   */
  get(slug: string): Promise<Collection | Category>
  /** Like `products.query`, for collections or categories. */
  query(query?: OffsetQuery | CursorQuery): Promise<CollectionPage | CategoryPage>
}

export interface AddArguments extends ItemChoice {
  /** Id or slug. */
  product: string
  /** @default 1 */
  quantity?: number
}

/** Data about the buyer, and the page to return to. */
export interface CheckoutArguments extends CheckoutBuyer {
  /** For a buyer who leaves the checkout. @default the current page */
  returnTo?: string
  /** After the order; `platform` for the platform's own page. @default the setting `data-thank-you-url`, else `returnTo` */
  thankYouUrl?: string
  /** For the checkout's link back to the cart. @default the setting `data-cart-url`, else `returnTo`, with its cart open */
  cartUrl?: string
}

/** `ParentNode`, in programs with the types of a document. */
type PageParent = typeof globalThis extends { Element: { prototype: infer T extends { parentNode: unknown } } }
  ? NonNullable<T['parentNode']>
  : unknown

/** Purposes of a redirect session. */
export type RedirectKind = RedirectPurpose

/** The parameters of the purpose (`login` needs none), and the callbacks. */
export type RedirectArguments<K extends RedirectKind> = (K extends 'login'
  ? unknown
  : K extends 'auth'
    ? AuthArguments
    : RedirectPurposes[K]) &
  Pick<RedirectReturn, 'callbacks' | 'preferences'>

export interface AuthArguments {
  /** With a `codeChallenge` of your own, you redeem the code yourself. @default all of it is made, and the current page is the `redirectUri` */
  authRequest?: Partial<AuthRequest>
  /** What the hosted page may ask. @default 'login' */
  prompt?: Prompt
}

export interface LoginArguments {
  /** A page of this site. @default the current one */
  returnTo?: string
  /** What the hosted page may ask. @default 'login' */
  prompt?: Prompt
  /** Goes directly to this identity provider: one that every shop has, or a connection of the shop. */
  provider?: 'google' | 'facebook' | { connectionId: string }
  /** Stays on the page and shows nothing. */
  silent?: boolean
}

export interface ConsentArguments {
  /** Cart and session are kept for other pages, tabs and visits. */
  storage?: boolean
  /** The checkout receives the campaign, page and element that led to it. */
  analytics?: boolean
}

export type ThemeName = 'auto' | 'light' | 'dark' | 'host' | `${string}/${string}`

/** A theme: values of the CSS variables. A theme file contains the same as JSON. */
export interface CartletTheme extends ThemeVariables {
  /** For editors: address of the file's schema. */
  $schema?: string
  /** @default the one in use, for a file `auto` */
  theme?: 'auto' | 'light' | 'dark' | 'host'
  /** Values that replace the others in dark themes. */
  dark?: ThemeVariables
}

export interface CurrentSession {
  role: 'none' | 'visitor' | 'member'
  member?: Member
}

/** `add` for `cartlet:add`. */
export type ShortEventName = CartletEventName extends `cartlet:${infer Short}` ? Short : never

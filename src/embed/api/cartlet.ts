/**
 * The page's API by hand: `window.cartlet`. What a page may rely on is in this file, in `event-types.ts` and in
 * `element-types.ts`, and nothing else is public; `public-api.ts` implements it. Types only, without those of a UI library.
 *
 * Amounts are `{ value, currency, formatted }`: `value` in major units (12.5), `currency` in ISO 4217, `formatted` ready to be shown.
 * Promises reject with a `CartletError`; `LOAD_FAILED` means that the code for the call could not be downloaded.
 */
import type { Collection, CollectionPage, ProductPageV1 } from '../../platform/catalog/v1/v1-model'
import type { ProductPageV3 } from '../../platform/catalog/v3/v3-api'
import type { CategoryPage } from '../../platform/category/api'
import type { Category } from '../../platform/category/model'
import type { CursorQuery, OffsetQuery } from '../../platform/query/model'
import type { Prompt, RedirectParams, RedirectSession } from '../../platform/redirects/model'
import type { AddResult } from '../../store/cart/add-request'
import type { ItemChoice } from '../../store/cart/choose-variant'
import type { CheckoutBuyer, CheckoutOutcome } from '../../store/drawer/checkout'
import type { EstimateRequest } from '../../store/estimate/estimate-request'
import type { Member } from '../../store/members/member-model'
import type { CartView, ProductView, TotalsView } from '../../store/views'
import type { CheckUpRow } from './check-up-row'
import type { CartletEventName, CartletEvents } from './event-types'
import type { ThemeVariables } from './theme-types'

export interface Cartlet {
  /** The exact version that runs, for example `1.0.0`. */
  readonly version: string
  /** Resolves once elements are upgraded and the API answers. Rejects with `LOAD_FAILED`. */
  readonly ready: Promise<void>
  /** Calls each command with the API: at once when it runs, else as soon as it does. An exception goes to the console and stops no other command. */
  push(...commands: CartletCommand[]): number
  readonly cart: CartletCart
  /**
   * Dispatches `cartlet:before-checkout`, creates a checkout and a redirect session for the cart, then leaves for the hosted checkout in the same tab.
   * Rejects with `ITEMS_UNAVAILABLE` while a line cannot be bought, `CHECKOUT_BLOCKED` while the shop does not take the cart as it is, `INVALID_REDIRECT`
   * for an unsafe address, or the platform's code.
   * @param order `returnTo`: a page of this site, by default the current one. The rest is filled in at checkout for the buyer.
   */
  checkout(order?: CheckoutArguments): Promise<'prevented' | CheckoutOutcome>
  /**
   * Creates a redirect session and stays: go to its `fullUrl` when you are ready. Sends the purpose with its `callbacks` and `preferences`.
   * Rejects with the platform's code, `REDIRECT_URL_NOT_ALLOWED` for a callback on a domain that the shop has not allowed.
   */
  redirect<K extends RedirectKind>(kind: K, parameters?: RedirectArguments<K>): Promise<RedirectSession>
  readonly session: CartletSession
  readonly products: CartletProducts
  readonly collections: CartletCollections
  /**
   * Listens on the document, by the event's name with or without `cartlet:`. The listener takes the event's `detail`; `ready` is told at once when it
   * has happened. To prevent an event use `addEventListener`.
   * @returns stops listening
   */
  on<K extends ShortEventName>(name: K | `cartlet:${K}`, listener: (detail: CartletEvents[`cartlet:${K}`]) => void): () => void
  /** Language of messages, money, numbers and dates from here on: a BCP 47 tag, or `auto` for the page's own. Resolves once it is drawn. */
  setLocale(locale: string): Promise<void>
  /** What the visitor allows; a key that is left out keeps its value. Rejects with `INVALID_ARGUMENT` for a value that is not a boolean. */
  setConsent(consent: ConsentArguments): Promise<void>
  /**
   * A name redraws at once: `auto` follows the page, `host` takes its colours, an address with a slash names a theme file. An object sets variables for
   * the whole page, in place of those of a file or an earlier call; what the page's own style sheets set wins. Resolves once it is drawn. Rejects with
   * `INVALID_ARGUMENT` for anything else.
   */
  setTheme(theme: ThemeName | CartletTheme): Promise<void>
  /** Sets up `data-cartlet` placeholders that were added below `root`, by default the whole document. */
  scan(root?: ParentNode): void
  /**
   * Looks for what is wrong with the page, for its author: one row for each mistake, with its cause and what to do; errors first, empty where
   * everything is right. Asks the page's files and the platform, and creates nothing in the shop. Downloads the check-up on its first call.
   */
  check(): Promise<CheckUpRow[]>
  /** Takes everything of Cartlet off the page: listeners, toggle and drawer, and what elements have drawn. */
  destroy(): void
}

/** What `push` takes. */
export type CartletCommand = (cartlet: Cartlet) => void

/** `window.cartlet` until the loader runs: an array of commands. Its other members are absent, so `window.cartlet?.cart?.open()` is safe at any time. */
export interface CartletQueue extends Array<CartletCommand>, Partial<Record<Exclude<keyof Cartlet, 'push'>, undefined>> {}

/**
 * Changes are sent one after another; each resolves the cart as the platform confirmed it. A change that was refused is rolled back and
 * rejects with the platform's code. `LINE_NOT_FOUND`: no line has this id.
 */
export interface CartletCart {
  /** The cart as the platform has it now; empty for a new visitor, without a request. */
  get(): Promise<CartView>
  /**
   * Adds one product. `outcome` is `clamped` when the stock allowed less than was asked for. Rejects when nothing was added: `PRODUCT_NOT_FOUND`,
   * `OPTIONS_REQUIRED` or `TEXT_REQUIRED` for a choice that is missing, `INVALID_ARGUMENT` for a bad quantity, `MAX_IN_CART`, `NOT_ADDED`.
   */
  add(item: AddArguments): Promise<AddResult>
  /** Sets the quantity of a line, a whole number; 0 removes it. */
  update(lineId: string, change: { quantity: number }): Promise<CartView>
  remove(lineId: string): Promise<CartView>
  /** Rejects with the platform's code for a coupon that it does not take, for example `ERROR_COUPON_EXPIRED`. */
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  /** The buyer's note to the shop. */
  setNote(text: string): Promise<CartView>
  /** The platform's totals, with shipping and tax where the address tells enough. Rejects with `ABORTED` when a newer request takes its place. */
  estimate(request?: EstimateRequest): Promise<TotalsView>
  /** Removes every line. */
  clear(): Promise<CartView>
  open(): void
  close(): void
  toggle(): void
}

export interface CartletSession {
  /** Who the visitor is. `none`: nothing was asked of the platform yet. Of a member the name, with address and picture where the platform tells. */
  current(): Promise<CurrentSession>
  /**
   * Leaves for the hosted login, which leads back to `returnTo`. With `silent` it stays: a visitor whom the hosted pages still know is logged in without
   * a prompt, and for any other nothing happens. A failure is a `cartlet:error`.
   */
  login(request?: LoginArguments): Promise<void>
  /** Forgets the member here and in every tab at once, then logs out on the hosted pages, which lead back to `returnTo`. Does nothing for a visitor. */
  logout(request?: { returnTo?: string }): Promise<void>
}

export interface CartletProducts {
  /** The product with this id or slug. Rejects with `PRODUCT_NOT_FOUND`. */
  get(idOrSlug: string): Promise<ProductView>
  /** The platform's own query and page. A shop has catalog version 1 (offset paging) or 3 (cursor paging), and answers in it. */
  query(query?: OffsetQuery | CursorQuery): Promise<ProductPageV1 | ProductPageV3>
}

export interface CartletCollections {
  /** A collection of catalog version 1, a category of version 3. Rejects with the platform's code, else `HTTP_404`, when there is none. */
  get(slug: string): Promise<Collection | Category>
  /** As `products.query`, for collections or categories. */
  query(query?: OffsetQuery | CursorQuery): Promise<CollectionPage | CategoryPage>
}

export interface AddArguments extends ItemChoice {
  /** Id or slug. */
  product: string
  /** @default 1 */
  quantity?: number
}

/** What is known of the buyer, and the page to come back to. */
export interface CheckoutArguments extends CheckoutBuyer {
  returnTo?: string
}

/** Purposes of a redirect session. */
export type RedirectKind = Exclude<keyof RedirectParams, 'callbacks' | 'preferences' | 'origin'>

/** What the purpose needs (`login` nothing at all), and the ways back. */
export type RedirectArguments<K extends RedirectKind> = (K extends 'login' ? unknown : NonNullable<RedirectParams[K]>) &
  Pick<RedirectParams, 'callbacks' | 'preferences'>

export interface LoginArguments {
  /** A page of this site. @default the current one */
  returnTo?: string
  /** What the hosted page may ask. @default 'login' */
  prompt?: Prompt
  /** Stays on the page and shows nothing. */
  silent?: boolean
}

export interface ConsentArguments {
  /** Cart and session are kept for the next page, tab and visit. */
  storage?: boolean
  /** The checkout is told which campaign, page and element led there. */
  analytics?: boolean
}

export type ThemeName = 'auto' | 'light' | 'dark' | 'host' | `${string}/${string}`

/** A theme: values of the CSS variables. A theme file holds the same as JSON. */
export interface CartletTheme extends ThemeVariables {
  /** For editors: address of the file's schema. */
  $schema?: string
  /** @default the one in use, for a file `auto` */
  theme?: 'auto' | 'light' | 'dark' | 'host'
  /** What counts instead where dark colours are drawn. */
  dark?: ThemeVariables
}

export interface CurrentSession {
  role: 'none' | 'visitor' | 'member'
  member?: Member
}

/** `add` for `cartlet:add`. */
export type ShortEventName = CartletEventName extends `cartlet:${infer Short}` ? Short : never

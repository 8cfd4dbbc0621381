/** The custom elements: properties, and attributes as they are written. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

import type { ProductView } from '../../store/base/views'
import type { CartletPieceAttributes, CartletPieces } from './piece-types'

/** Properties of every element. Setting one changes its attribute, which redraws at once; `null` takes the attribute away. */
export interface CartletElementProperties {
  /** Sells from another shop; each client id has a separate cart. Value: client id. @default the page's */
  get clientId(): string | null
  set clientId(value: string | null | undefined)
  /** Language of this element, for example `de-CH`. Value: language tag. @default nearest `lang` */
  get locale(): string | null
  set locale(value: string | null | undefined)
  /** Colours of this element. @default the page's */
  get theme(): 'auto' | 'light' | 'dark' | 'host' | null
  set theme(value: 'auto' | 'light' | 'dark' | 'host' | null | undefined)
  /** Origin of that shop's API, which `data-apis` of the script must list; all elements of one client id use the same. Value: address. @default the page's */
  get api(): string | null
  set api(value: string | null | undefined)
  /** What happens after this element has added a product. @default the page's */
  get onAdd(): 'drawer' | 'toast' | 'checkout' | 'none' | null
  set onAdd(value: 'drawer' | 'toast' | 'checkout' | 'none' | null | undefined)
  /** The same as `on-add`, before which it counts: many frameworks take attributes that begin with `on` for listeners. @default the page's */
  get afterAdd(): 'drawer' | 'toast' | 'checkout' | 'none' | null
  set afterAdd(value: 'drawer' | 'toast' | 'checkout' | 'none' | null | undefined)
  /** Version of that shop's catalog; of all elements with one client id, the first decides. @default the page's */
  get catalog(): 'auto' | 'v1' | 'v3' | null
  set catalog(value: 'auto' | 'v1' | 'v3' | null | undefined)
}

/** One button that sells one product. It shows the price and whether the product is in stock, and asks for choices when the product has some. */
export interface CartletBuyButtonElement extends HTMLElement, CartletElementProperties {
  /** The product to sell. Value: slug or id. @default required Also accepts the product's data from a snapshot or from `cartlet.products.get`: drawn at once, then requested again. */
  get product(): string | null
  set product(value: string | ProductView | null | undefined)
  /** Sells exactly this variant. Value: id. @default none */
  get variant(): string | null
  set variant(value: string | null | undefined)
  /** Number of items that one press adds. Value: whole number from 1. @default 1 */
  get quantity(): number | null
  set quantity(value: number | null | undefined)
  /** `checkout` goes to the checkout after adding; `open` shows the product in a dialog first. @default add */
  get action(): 'add' | 'checkout' | 'open' | null
  set action(value: 'add' | 'checkout' | 'open' | null | undefined)
  /** Label of the button while the product can be bought. Value: text. @default the text inside the element */
  get label(): string | null
  set label(value: string | null | undefined)
  /** `none`: a button without the price. @default absent */
  get price(): 'none' | null
  set price(value: 'none' | null | undefined)
}

/** One product: a card with picture, name, price and button, or the full product with gallery, choices, description and quantity. */
export interface CartletProductElement extends HTMLElement, CartletElementProperties {
  /** The product to show. Value: slug or id. @default required Also accepts the product's data from a snapshot or from `cartlet.products.get`: drawn at once, then requested again. */
  get product(): string | null
  set product(value: string | ProductView | null | undefined)
  /** Starts with this variant; `?variant=ID` in the page's address takes precedence. Value: id. @default none */
  get variant(): string | null
  set variant(value: string | null | undefined)
  /** How much of the product is shown. @default card */
  get layout(): 'card' | 'full' | null
  set layout(value: 'card' | 'full' | null | undefined)
  /** When the product is sold out, shows a link to this address or, if empty, a button that raises `cartlet:notify-request`; in place of what the shop offers. Value: address, or empty. @default none */
  get notifyUrl(): string | null
  set notifyUrl(value: string | null | undefined)
  /** Adds structured data (JSON-LD) for search engines to the page's head: the product with its variants and description, under the page's own address. @default absent */
  get seo(): boolean
  set seo(value: boolean | null | undefined)
  /** Your own page of the product, where its card leads if there is no link inside the element; without one, the card opens the product in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  get productLink(): string | null
  set productLink(value: string | null | undefined)
}

/** A grid of product cards: a collection of the shop (a category, in catalog version 3), the products a visitor looked at recently, products that go with others on the page, or bestsellers. Visitors can sort and filter it, and load more. */
export interface CartletCollectionElement extends HTMLElement, CartletElementProperties {
  /** Which collection to show. Value: slug or id. @default all products */
  get collection(): string | null
  set collection(value: string | null | undefined)
  /** `recent`: viewed in this browser; `related`, `bought-together`: what the shop's own recommendations name for `product`, otherwise products of the same collections; `bestsellers`: as the shop recommends, otherwise nothing. @default collection */
  get source(): 'collection' | 'recent' | 'related' | 'bought-together' | 'bestsellers' | null
  set source(value: 'collection' | 'recent' | 'related' | 'bought-together' | 'bestsellers' | null | undefined)
  /** Products per page of the grid. Value: 1 to 100. @default 12 */
  get limit(): number | null
  set limit(value: number | null | undefined)
  /** Number of rows to fill, whatever the number of columns; `limit` is then the maximum. Value: 1 to 20. @default none */
  get rows(): number | null
  set rows(value: number | null | undefined)
  /** Columns of the grid on a wide screen. Value: 1 to 8. @default as many as fit */
  get columns(): number | null
  set columns(value: number | null | undefined)
  /** `list`: one dense row for each product. @default grid */
  get layout(): 'grid' | 'list' | null
  set layout(value: 'grid' | 'list' | null | undefined)
  /** How the grid is sorted at first. @default the shop's order */
  get sort(): 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc' | 'newest' | null
  set sort(value: 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc' | 'newest' | null | undefined)
  /** Filters that visitors can use. Value: `none`, or some of `price`, `options`, `stock`, `text`. @default all that the catalog supports */
  get filters(): string | null
  set filters(value: string | null | undefined)
  /** The product that `source="related"` and `source="bought-together"` go with. Value: slug or id. @default the products on the page */
  get product(): string | null
  set product(value: string | null | undefined)
  /** Your own page of each product, where its card leads; without one, the card opens the product in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  get productLink(): string | null
  set productLink(value: string | null | undefined)
  /** Your own page of the collection: a link to it stands in place of "Load more". Value: address with `{slug}` or `{id}`. @default none */
  get categoryLink(): string | null
  set categoryLink(value: string | null | undefined)
}

/** A search field with suggestions. The results appear below it, or on your own page of results. Catalog version 1 is searched by name, version 3 also by description and SKU, with spelling mistakes. */
export interface CartletSearchElement extends HTMLElement, CartletElementProperties {
  /** Your page of results, which has this element too; the words are in the parameter `q`, or in the one that the field of the form inside the element has. Value: address. @default the address of the form inside the element; without one, the results are shown in place */
  get resultsUrl(): string | null
  set resultsUrl(value: string | null | undefined)
  /** Name of the field. Value: words. @default "Search the shop" */
  get label(): string | null
  set label(value: string | null | undefined)
  /** Results per page. Value: 1 to 100. @default 12 */
  get limit(): number | null
  set limit(value: number | null | undefined)
  /** Columns of the results on a wide screen. Value: 1 to 8. @default as many as fit */
  get columns(): number | null
  set columns(value: number | null | undefined)
  /** Your own page of each product; without one, a product opens in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  get productLink(): string | null
  set productLink(value: string | null | undefined)
}

/** A list of currencies in which the visitor can read prices, where the shop offers them. Prices converted by a rate are marked as approximate; cart and checkout stay in the currency of the shop. */
export interface CartletCurrencyElement extends HTMLElement, CartletElementProperties {
  /** Name of the list. Value: words. @default "Currency" */
  get label(): string | null
  set label(value: string | null | undefined)
  /** The currencies of the list, in this order, for example `USD GBP`. Value: codes. @default all that the shop converts into */
  get currencies(): string | null
  set currencies(value: string | null | undefined)
}

/** What the visitor has saved with the heart of a product, which `data-wish-list="on"` turns on: each with its button into the cart, and with what has changed since. */
export interface CartletWishListElement extends HTMLElement, CartletElementProperties {
  /** Your own page of each product; without one, a product opens in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  get productLink(): string | null
  set productLink(value: string | null | undefined)
}

/** The cart inside the page, for a `/cart` page. On a page with this element, added products appear in it and the drawer does not open. */
export interface CartletCartElement extends HTMLElement, CartletElementProperties {
}

/** A button that opens the cart and shows how many items it holds. A page that has one can turn off the floating toggle with `data-cart="none"`. */
export interface CartletCartToggleElement extends HTMLElement, CartletElementProperties {
  /** Shows nothing while the cart is empty. @default absent */
  get hideWhenEmpty(): boolean
  set hideWhenEmpty(value: boolean | null | undefined)
  /** Adds a login button, which leads to the shop's own page, and the member's menu after the login. @default absent */
  get account(): boolean
  set account(value: boolean | null | undefined)
  /** Member pages that this menu links to. Value: as for account. @default all */
  get sections(): string | null
  set sections(value: string | null | undefined)
}

/** Log in, register, verify an e-mail address, recover a password, and the member's menu. */
export interface CartletAccountElement extends HTMLElement, CartletElementProperties {
  /** `redirect`: log in, register and recover on the shop's own page, then come back. @default page */
  get mode(): 'page' | 'redirect' | null
  set mode(value: 'page' | 'redirect' | null | undefined)
  /** Fields of the registration form besides e-mail and password, see below. Value: list. @default firstName lastName */
  get fields(): string | null
  set fields(value: string | null | undefined)
  /** Member pages that the menu links to, in this order: `ACCOUNT_INFO`, `ORDERS`, `SUBSCRIPTIONS`, `BOOKINGS`, `EVENTS`. Value: list. @default all five */
  get sections(): string | null
  set sections(value: string | null | undefined)
  /** Other accounts to log in with: `google`, `facebook`, or the id of a connection of the shop, see below. Value: list. @default none */
  get providers(): string | null
  set providers(value: string | null | undefined)
}

/** As they are written in markup. */
export interface CartletSharedAttributes {
  /** Sells from another shop; each client id has a separate cart. Value: client id. @default the page's */
  'client-id'?: string
  /** Language of this element, for example `de-CH`. Value: language tag. @default nearest `lang` */
  locale?: string
  /** Colours of this element. @default the page's */
  theme?: 'auto' | 'light' | 'dark' | 'host'
  /** Origin of that shop's API, which `data-apis` of the script must list; all elements of one client id use the same. Value: address. @default the page's */
  api?: string
  /** What happens after this element has added a product. @default the page's */
  'on-add'?: 'drawer' | 'toast' | 'checkout' | 'none'
  /** The same as `on-add`, before which it counts: many frameworks take attributes that begin with `on` for listeners. @default the page's */
  'after-add'?: 'drawer' | 'toast' | 'checkout' | 'none'
  /** Version of that shop's catalog; of all elements with one client id, the first decides. @default the page's */
  catalog?: 'auto' | 'v1' | 'v3'
  /** Text direction; a right-to-left language always takes precedence. @default nearest `dir` */
  dir?: 'ltr' | 'rtl'
}

export interface CartletBuyButtonAttributes extends CartletSharedAttributes {
  /** The product to sell. Value: slug or id. @default required */
  product?: string
  /** Sells exactly this variant. Value: id. @default none */
  variant?: string
  /** Number of items that one press adds. Value: whole number from 1. @default 1 */
  quantity?: number | `${number}`
  /** `checkout` goes to the checkout after adding; `open` shows the product in a dialog first. @default add */
  action?: 'add' | 'checkout' | 'open'
  /** Label of the button while the product can be bought. Value: text. @default the text inside the element */
  label?: string
  /** `none`: a button without the price. @default absent */
  price?: 'none'
}

export interface CartletProductAttributes extends CartletSharedAttributes {
  /** The product to show. Value: slug or id. @default required */
  product?: string
  /** Starts with this variant; `?variant=ID` in the page's address takes precedence. Value: id. @default none */
  variant?: string
  /** How much of the product is shown. @default card */
  layout?: 'card' | 'full'
  /** When the product is sold out, shows a link to this address or, if empty, a button that raises `cartlet:notify-request`; in place of what the shop offers. Value: address, or empty. @default none */
  'notify-url'?: string
  /** Adds structured data (JSON-LD) for search engines to the page's head: the product with its variants and description, under the page's own address. @default absent */
  seo?: boolean | '' | 'true' | 'false'
  /** Your own page of the product, where its card leads if there is no link inside the element; without one, the card opens the product in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  'product-link'?: string
}

export interface CartletCollectionAttributes extends CartletSharedAttributes {
  /** Which collection to show. Value: slug or id. @default all products */
  collection?: string
  /** `recent`: viewed in this browser; `related`, `bought-together`: what the shop's own recommendations name for `product`, otherwise products of the same collections; `bestsellers`: as the shop recommends, otherwise nothing. @default collection */
  source?: 'collection' | 'recent' | 'related' | 'bought-together' | 'bestsellers'
  /** Products per page of the grid. Value: 1 to 100. @default 12 */
  limit?: number | `${number}`
  /** Number of rows to fill, whatever the number of columns; `limit` is then the maximum. Value: 1 to 20. @default none */
  rows?: number | `${number}`
  /** Columns of the grid on a wide screen. Value: 1 to 8. @default as many as fit */
  columns?: number | `${number}`
  /** `list`: one dense row for each product. @default grid */
  layout?: 'grid' | 'list'
  /** How the grid is sorted at first. @default the shop's order */
  sort?: 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc' | 'newest'
  /** Filters that visitors can use. Value: `none`, or some of `price`, `options`, `stock`, `text`. @default all that the catalog supports */
  filters?: string
  /** The product that `source="related"` and `source="bought-together"` go with. Value: slug or id. @default the products on the page */
  product?: string
  /** Your own page of each product, where its card leads; without one, the card opens the product in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  'product-link'?: string
  /** Your own page of the collection: a link to it stands in place of "Load more". Value: address with `{slug}` or `{id}`. @default none */
  'category-link'?: string
}

export interface CartletSearchAttributes extends CartletSharedAttributes {
  /** Your page of results, which has this element too; the words are in the parameter `q`, or in the one that the field of the form inside the element has. Value: address. @default the address of the form inside the element; without one, the results are shown in place */
  'results-url'?: string
  /** Name of the field. Value: words. @default "Search the shop" */
  label?: string
  /** Results per page. Value: 1 to 100. @default 12 */
  limit?: number | `${number}`
  /** Columns of the results on a wide screen. Value: 1 to 8. @default as many as fit */
  columns?: number | `${number}`
  /** Your own page of each product; without one, a product opens in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  'product-link'?: string
}

export interface CartletCurrencyAttributes extends CartletSharedAttributes {
  /** Name of the list. Value: words. @default "Currency" */
  label?: string
  /** The currencies of the list, in this order, for example `USD GBP`. Value: codes. @default all that the shop converts into */
  currencies?: string
}

export interface CartletWishListAttributes extends CartletSharedAttributes {
  /** Your own page of each product; without one, a product opens in the page. Value: address with `{slug}` or `{id}`. @default the page's */
  'product-link'?: string
}

export interface CartletCartAttributes extends CartletSharedAttributes {
}

export interface CartletCartToggleAttributes extends CartletSharedAttributes {
  /** Shows nothing while the cart is empty. @default absent */
  'hide-when-empty'?: boolean | '' | 'true' | 'false'
  /** Adds a login button, which leads to the shop's own page, and the member's menu after the login. @default absent */
  account?: boolean | '' | 'true' | 'false'
  /** Member pages that this menu links to. Value: as for account. @default all */
  sections?: string
}

export interface CartletAccountAttributes extends CartletSharedAttributes {
  /** `redirect`: log in, register and recover on the shop's own page, then come back. @default page */
  mode?: 'page' | 'redirect'
  /** Fields of the registration form besides e-mail and password, see below. Value: list. @default firstName lastName */
  fields?: string
  /** Member pages that the menu links to, in this order: `ACCOUNT_INFO`, `ORDERS`, `SUBSCRIPTIONS`, `BOOKINGS`, `EVENTS`. Value: list. @default all five */
  sections?: string
  /** Other accounts to log in with: `google`, `facebook`, or the id of a connection of the shop, see below. Value: list. @default none */
  providers?: string
}

/** Elements by their tags. */
export interface CartletElements extends CartletPieces {
  'cartlet-buy-button': CartletBuyButtonElement
  'cartlet-product': CartletProductElement
  'cartlet-collection': CartletCollectionElement
  'cartlet-search': CartletSearchElement
  'cartlet-currency': CartletCurrencyElement
  'cartlet-wish-list': CartletWishListElement
  'cartlet-cart': CartletCartElement
  'cartlet-cart-toggle': CartletCartToggleElement
  'cartlet-account': CartletAccountElement
}

/** Attributes by the tags of their elements. */
export interface CartletAttributes extends CartletPieceAttributes {
  'cartlet-buy-button': CartletBuyButtonAttributes
  'cartlet-product': CartletProductAttributes
  'cartlet-collection': CartletCollectionAttributes
  'cartlet-search': CartletSearchAttributes
  'cartlet-currency': CartletCurrencyAttributes
  'cartlet-wish-list': CartletWishListAttributes
  'cartlet-cart': CartletCartAttributes
  'cartlet-cart-toggle': CartletCartToggleAttributes
  'cartlet-account': CartletAccountAttributes
}

/** Any of the elements. */
export type CartletElement = CartletElements[keyof CartletElements]

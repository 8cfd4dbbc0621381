/** All messages in groups that are loaded together. English is built in and is the fallback for other languages. */
import type { enAccount } from './compiled/english/en-account'
import type { enAccountEntry } from './compiled/english/en-account-entry'
import type { enAccountMenu } from './compiled/english/en-account-menu'
import type { enButton } from './compiled/english/en-button'
import type { enCart } from './compiled/english/en-cart'
import type { enCollection } from './compiled/english/en-collection'
import type { enCurrency } from './compiled/english/en-currency'
import type { enExtras } from './compiled/english/en-extras'
import type { enGallery } from './compiled/english/en-gallery'
import type { enNotice } from './compiled/english/en-notice'
import type { enOrders } from './compiled/english/en-orders'
import type { enPage } from './compiled/english/en-page'
import type { enProduct } from './compiled/english/en-product'
import type { enProductText } from './compiled/english/en-product-text'
import type { enSearch } from './compiled/english/en-search'
import type { enStock } from './compiled/english/en-stock'
import type { enWishList } from './compiled/english/en-wish-list'
import type { GROUPS } from './groups'
import type { Words } from './words'

export type ButtonMessages = typeof enButton
export type PageMessages = typeof enPage
export type CartMessages = typeof enCart
export type ProductMessages = typeof enProduct
export type GalleryMessages = typeof enGallery
export type ProductTextMessages = typeof enProductText
export type CollectionMessages = typeof enCollection
export type SearchMessages = typeof enSearch
export type StockMessages = typeof enStock
export type CurrencyMessages = typeof enCurrency
export type WishListMessages = typeof enWishList
export type ExtrasMessages = typeof enExtras
export type NoticeMessages = typeof enNotice
export type EntryMessages = typeof enAccountEntry
export type MenuMessages = typeof enAccountMenu
export type AccountMessages = typeof enAccount
export type OrdersMessages = typeof enOrders

export interface Catalogue {
  button: ButtonMessages
  page: PageMessages
  cart: CartMessages
  product: ProductMessages
  gallery: GalleryMessages
  productText: ProductTextMessages
  collection: CollectionMessages
  search: SearchMessages
  stock: StockMessages
  currency: CurrencyMessages
  wishList: WishListMessages
  extras: ExtrasMessages
  notice: NoticeMessages
  accountEntry: EntryMessages
  accountMenu: MenuMessages
  account: AccountMessages
  orders: OrdersMessages
}

export type GroupName = keyof Catalogue

/** Returns a group in the page's language, given its English messages as the fallback. Returns the same object each time. */
export type Messages = <G extends GroupName>(group: G, english: Catalogue[G]) => Catalogue[G]

export type BundleName = keyof typeof GROUPS

/** Creates the messages of a language with its number format and plural rules. */
export type Translation<B extends BundleName> = (words: Words) => Pick<Catalogue, (typeof GROUPS)[B][number]>

/** A language's first bundle, which can load the others. */
export interface LanguageModule {
  messages: Translation<'first'>
  more: { readonly [B in Exclude<BundleName, 'first'>]: () => Promise<{ messages: Translation<B> }> }
}

export type MoreBundles = LanguageModule['more']

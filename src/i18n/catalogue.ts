/** All messages in groups that are loaded together. English is built in and is the fallback for other languages. */
import type { AccountMessages, EntryMessages, MenuMessages } from './account-messages'
import type { CollectionMessages } from './collection-messages'
import type { ExtrasMessages } from './extras-messages'
import type { ButtonMessages, CartMessages, PageMessages } from './messages'
import type { NoticeMessages } from './notice-messages'
import type { GalleryMessages, ProductMessages, ProductTextMessages } from './product-messages'
import type { Words } from './words'

export interface Catalogue {
  button: ButtonMessages
  page: PageMessages
  cart: CartMessages
  product: ProductMessages
  gallery: GalleryMessages
  productText: ProductTextMessages
  collection: CollectionMessages
  extras: ExtrasMessages
  notice: NoticeMessages
  accountEntry: EntryMessages
  accountMenu: MenuMessages
  account: AccountMessages
}

export type GroupName = keyof Catalogue

/** Returns a group in the page's language, given its English messages as the fallback. Returns the same object each time. */
export type Messages = <G extends GroupName>(group: G, english: Catalogue[G]) => Catalogue[G]

/** Groups that are loaded together in each language; `first` with the first button. */
export interface Bundles {
  first: Pick<Catalogue, 'button' | 'page' | 'cart'>
  product: Pick<Catalogue, 'product' | 'gallery' | 'productText' | 'collection'>
  extras: Pick<Catalogue, 'extras' | 'notice'>
  account: Pick<Catalogue, 'accountEntry' | 'accountMenu' | 'account'>
}

export type BundleName = keyof Bundles

/** Creates the messages of a language with its number format and plural rules. */
export type Translation<P extends BundleName> = (words: Words) => Bundles[P]

/** A language's first bundle, which can load the others. */
export interface LanguageModule {
  messages: Translation<'first'>
  more: { readonly [P in Exclude<BundleName, 'first'>]: () => Promise<{ messages: Translation<P> }> }
}

export type MoreBundles = LanguageModule['more']

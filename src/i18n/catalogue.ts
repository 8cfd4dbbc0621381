/** All that is said, by the groups in which it travels. English is built in; what other languages lack falls back to it. */
import type { AccountMessages, EntryMessages, MenuMessages } from './account-messages'
import type { CollectionMessages } from './collection-messages'
import type { ExtrasMessages } from './extras-messages'
import type { ButtonMessages, CartMessages, PageMessages } from './messages'
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
  accountEntry: EntryMessages
  accountMenu: MenuMessages
  account: AccountMessages
}

export type GroupName = keyof Catalogue

/** The texts of a group in whatever language is spoken, from those in English that stand in for what is not there. The same object each time. */
export type Messages = <G extends GroupName>(group: G, english: Catalogue[G]) => Catalogue[G]

/** Groups that travel together in each language; `first` with the first button. */
export interface Bundles {
  first: Pick<Catalogue, 'button' | 'page' | 'cart'>
  product: Pick<Catalogue, 'product' | 'gallery' | 'productText' | 'collection'>
  extras: Pick<Catalogue, 'extras'>
  account: Pick<Catalogue, 'accountEntry' | 'accountMenu' | 'account'>
}

export type BundleName = keyof Bundles

/** A translation: it is told how its language writes numbers and counts. */
export type Translation<P extends BundleName> = (words: Words) => Bundles[P]

/** A language's first bundle as a module, with the ways to the others. */
export interface LanguageModule {
  messages: Translation<'first'>
  more: { readonly [P in Exclude<BundleName, 'first'>]: () => Promise<{ messages: Translation<P> }> }
}

export type MoreBundles = LanguageModule['more']

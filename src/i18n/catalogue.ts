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
export type Texts = <G extends GroupName>(group: G, english: Catalogue[G]) => Catalogue[G]

/** Groups that travel together in each language; `first` with the first button. */
export interface Parcels {
  first: Pick<Catalogue, 'button' | 'page' | 'cart'>
  product: Pick<Catalogue, 'product' | 'gallery' | 'productText' | 'collection'>
  extras: Pick<Catalogue, 'extras'>
  account: Pick<Catalogue, 'accountEntry' | 'accountMenu' | 'account'>
}

export type ParcelName = keyof Parcels

/** A translation: it is told how its language writes numbers and counts. */
export type Translation<P extends ParcelName> = (words: Words) => Parcels[P]

/** A language's first parcel as a module, with the ways to the others. */
export interface LanguageModule {
  texts: Translation<'first'>
  more: { readonly [P in Exclude<ParcelName, 'first'>]: () => Promise<{ texts: Translation<P> }> }
}

export type MoreParcels = LanguageModule['more']

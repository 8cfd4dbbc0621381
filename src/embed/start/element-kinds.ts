/** The table of elements: name → properties → component. */

import type { EmbedKind } from '../boot/embed'
import { buyButton } from './buy-button'
import { loadCollectionParts, loadDrawer, loadProductParts, loadShopParts } from './chunks'

/** Properties of every element. */
const COMMON_PROPERTIES = 'clientId locale theme api onAdd afterAdd catalog'

const reference: EmbedKind['reference'] = (read) => read('product')?.trim() || null

/** Exported separately, so that a program that uses one of them does not contain the others. */
export const BUY_BUTTON: EmbedKind = {
  name: 'buy-button',
  properties: 'product variant quantity action label price',
  reference,
  part: buyButton,
}
export const PRODUCT: EmbedKind = {
  name: 'product',
  properties: 'product variant layout notifyUrl seo productLink',
  reference,
  loadPart: async (host) => (await loadProductParts()).productIn(host),
}
export const COLLECTION: EmbedKind = {
  name: 'collection',
  properties: 'collection source limit rows columns layout sort filters product productLink categoryLink',
  loadPart: async (host) => (await loadCollectionParts()).collectionIn(host),
}
export const SEARCH: EmbedKind = {
  name: 'search',
  properties: 'resultsUrl label limit columns productLink',
  loadPart: async () => (await loadShopParts()).loadSearch(),
}
export const CURRENCY: EmbedKind = {
  name: 'currency',
  properties: 'label currencies',
  loadPart: async () => (await loadShopParts()).loadCurrency(),
}
export const WISH_LIST: EmbedKind = {
  name: 'wish-list',
  properties: 'productLink',
  loadPart: async () => (await loadShopParts()).loadWishList(),
}
export const CART_TOGGLE: EmbedKind = {
  name: 'cart-toggle',
  properties: 'hideWhenEmpty account sections',
  loadPart: async () => (await loadShopParts()).cartToggle,
}
export const ACCOUNT: EmbedKind = {
  name: 'account',
  properties: 'mode fields sections providers',
  loadPart: async () => (await loadShopParts()).loadAccount(),
}
export const CART: EmbedKind = {
  name: 'cart',
  properties: '',
  // Mounted at once, because products added anywhere on the page appear in it instead of in a drawer.
  eager: true,
  loadPart: async () => (await (await loadDrawer()).importInlineCart()).inlineCart,
}

export const ELEMENT_KINDS: readonly EmbedKind[] = [
  BUY_BUTTON,
  PRODUCT,
  COLLECTION,
  SEARCH,
  CURRENCY,
  WISH_LIST,
  CART_TOGGLE,
  ACCOUNT,
  CART,
]

/** Names of the properties that reflect an attribute. */
export const propertiesOf = ({ properties }: EmbedKind): string[] => `${COMMON_PROPERTIES} ${properties}`.match(/\w+/g) ?? []

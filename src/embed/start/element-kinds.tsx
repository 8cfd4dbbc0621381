/** The table of elements: name → properties → component. */

import { AuthorContent } from '../../widget/AuthorContent'
import { BuyButton } from '../../widget/button/BuyButton'
import { assertVariant, type EmbedKind, type EmbedPart } from '../boot/embed'
import { INVISIBLE } from '../settings/config'
import { loadCollectionParts, loadDrawer, loadProductParts, loadShopParts } from './chunks'

/** Properties of every element. */
const COMMON_PROPERTIES = 'clientId locale theme api onAdd catalog'

const buyButton: EmbedPart = {
  check: assertVariant,
  render({ page, pageShop, host, read }) {
    const product = read('product')?.trim() ?? ''
    const variant = read('variant')?.replace(INVISIBLE, '').trim() || undefined
    const action = read('action')
    if (!product) return <AuthorContent />
    const label = read('label')?.trim() || (host.textContent ?? '').trim().replace(/\s+/g, ' ')
    return (
      <BuyButton
        key={product}
        reference={product}
        variant={variant}
        label={label}
        opens={action === 'open'}
        buy={async () => {
          const { buy } = await loadShopParts()
          return buy(page, pageShop, host, {
            product,
            words: label,
            choice: { variant },
            quantity: read('quantity'),
            action,
            toldBy: 'page',
          })
        }}
      />
    )
  },
}

const reference: EmbedKind['reference'] = (read) => read('product')?.trim() || null

/** Exported separately, so that a program that uses one of them does not contain the others. */
export const BUY_BUTTON: EmbedKind = {
  name: 'buy-button',
  properties: 'product variant quantity action label',
  reference,
  part: buyButton,
}
export const PRODUCT: EmbedKind = {
  name: 'product',
  properties: 'product variant layout notifyUrl seo',
  reference,
  loadPart: async () => (await loadProductParts()).product,
}
export const COLLECTION: EmbedKind = {
  name: 'collection',
  properties: 'collection source limit rows columns sort filters product',
  loadPart: async () => (await loadCollectionParts()).collection,
}
export const SEARCH: EmbedKind = {
  name: 'search',
  properties: 'resultsUrl label limit columns productLink',
  loadPart: async () => (await loadShopParts()).loadSearch(),
}
export const CART_TOGGLE: EmbedKind = {
  name: 'cart-toggle',
  properties: 'hideWhenEmpty account sections',
  loadPart: async () => (await loadShopParts()).cartToggle,
}
export const ACCOUNT: EmbedKind = {
  name: 'account',
  properties: 'mode fields sections',
  loadPart: async () => (await loadShopParts()).loadAccount(),
}
export const CART: EmbedKind = {
  name: 'cart',
  properties: '',
  // Mounted at once, because products added anywhere on the page appear in it instead of in a drawer.
  eager: true,
  loadPart: async () => (await (await loadDrawer()).importInlineCart()).inlineCart,
}

export const ELEMENT_KINDS: readonly EmbedKind[] = [BUY_BUTTON, PRODUCT, COLLECTION, SEARCH, CART_TOGGLE, ACCOUNT, CART]

/** Names of the properties that reflect an attribute. */
export const propertiesOf = ({ properties }: EmbedKind): string[] => `${COMMON_PROPERTIES} ${properties}`.match(/\w+/g) ?? []

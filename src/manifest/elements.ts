/**
 * The manifest: everything about the custom elements that a page may rely on. The build generates editor data and types from it, and the tables of
 * the documentation; `tests/manifest` compares it with the code.
 */
import { account } from './elements/account'
import { buyButton } from './elements/buy-button'
import { cart } from './elements/cart'
import { cartToggle } from './elements/cart-toggle'
import { collection } from './elements/collection'
import { currency } from './elements/currency'
import { product } from './elements/product'
import { search } from './elements/search'
import { wishList } from './elements/wish-list'
import type { AttributeRow, ElementRow } from './model'
import { SHARED_ATTRIBUTES } from './shared'

export const ELEMENTS: readonly ElementRow[] = [
  buyButton,
  product,
  collection,
  search,
  currency,
  wishList,
  cart,
  cartToggle,
  account,
]

/** An element's own attributes, then those that every element has. */
export const attributesOf = ({ attributes }: ElementRow): readonly AttributeRow[] => [...attributes, ...SHARED_ATTRIBUTES]

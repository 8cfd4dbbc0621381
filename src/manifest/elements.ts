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
import { PIECES } from './elements/pieces'
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

/** With the pieces for templates. */
export const ALL_ELEMENTS: readonly ElementRow[] = [...ELEMENTS, ...PIECES]

/** An element's own attributes, then those that every element has. */
export const attributesOf = ({ attributes, isPiece }: ElementRow): readonly AttributeRow[] =>
  isPiece ? attributes : [...attributes, ...SHARED_ATTRIBUTES]

/**
 * The manifest: everything that a page may rely on of the custom elements. The build makes editors' data and types of it, and the documentation its
 * tables; `tests/manifest` compares it with the code.
 */
import { account } from './elements/account'
import { buyButton } from './elements/buy-button'
import { cart } from './elements/cart'
import { cartToggle } from './elements/cart-toggle'
import { collection } from './elements/collection'
import { product } from './elements/product'
import type { AttributeRow, ElementRow } from './model'
import { SHARED_ATTRIBUTES } from './shared'

export const ELEMENTS: readonly ElementRow[] = [buyButton, product, collection, cart, cartToggle, account]

/** An element's own, then those that every element has. */
export const attributesOf = ({ attributes }: ElementRow): readonly AttributeRow[] => [...attributes, ...SHARED_ATTRIBUTES]

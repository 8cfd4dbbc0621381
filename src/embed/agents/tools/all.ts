import type { Tool } from '../tool'
import { addToCart } from './add-to-cart'
import { getCart } from './get-cart'
import { getProduct } from './get-product'
import { openCart, startCheckout } from './hand-over'
import { searchProducts } from './search-products'
import { updateCart } from './update-cart'

/** In the order in which an agent typically needs them. */
export const TOOLS: readonly Tool[] = [searchProducts, getProduct, addToCart, getCart, updateCart, openCart, startCheckout]

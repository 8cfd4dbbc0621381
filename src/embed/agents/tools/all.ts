import type { Tool } from '../tool'
import { addToCart } from './add-to-cart'
import { getCart } from './get-cart'
import { getProduct } from './get-product'
import { openCart, startCheckout } from './hand-over'
import { searchCatalog } from './search-catalog'
import { setQuantity } from './set-quantity'

/** In the order in which an agent typically needs them. */
export const TOOLS: readonly Tool[] = [searchCatalog, getProduct, addToCart, getCart, setQuantity, openCart, startCheckout]

/** Texts of the cart. */

import type { CartMessages } from '../../i18n/catalogue'
import { enCart } from '../../i18n/compiled/english/en-cart'
import { useMessages } from '../shop-context'

export const useCartMessages = (): CartMessages => useMessages('cart', enCart)

/** Texts of the cart. */
import { enCart } from '../../i18n/english/en-cart'
import type { CartMessages } from '../../i18n/messages'
import { useMessages } from '../shop-context'

export const useCartMessages = (): CartMessages => useMessages('cart', enCart)

/** The drawer's texts, handed down to everything drawn in it. */
import { createContext, useContext } from 'react'
import { enCart } from '../i18n/en-cart'
import type { CartMessages } from '../i18n/messages'

const CartMessagesContext = createContext<CartMessages>(enCart)

export const CartMessagesProvider = CartMessagesContext.Provider
export const useCartMessages = (): CartMessages => useContext(CartMessagesContext)

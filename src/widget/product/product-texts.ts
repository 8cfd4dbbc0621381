/** The texts of everything drawn about a product, handed down to it. */
import { createContext, useContext } from 'react'
import { enProduct } from '../../i18n/en-product'
import type { ProductMessages } from '../../i18n/product-messages'

const ProductMessagesContext = createContext<ProductMessages>(enProduct)

export const ProductMessagesProvider = ProductMessagesContext.Provider
export const useProductMessages = (): ProductMessages => useContext(ProductMessagesContext)

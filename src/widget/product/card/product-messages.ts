/** Texts of cards, choices and product forms. */
import { enProduct } from '../../../i18n/english/en-product'
import type { ProductMessages } from '../../../i18n/product-messages'
import { useMessages } from '../../shop-context'

export const useProductMessages = (): ProductMessages => useMessages('product', enProduct)

/** The texts of everything drawn about a product. */
import { enProduct } from '../../../i18n/english/en-product'
import type { ProductMessages } from '../../../i18n/product-messages'
import { useMessages } from '../../shop-context'

export const useProductMessages = (): ProductMessages => useMessages('product', enProduct)

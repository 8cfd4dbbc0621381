/** Texts of cards, choices and product forms. */

import type { ProductMessages } from '../../../i18n/catalogue'
import { enProduct } from '../../../i18n/compiled/english/en-product'
import { useMessages } from '../../shop-context'

export const useProductMessages = (): ProductMessages => useMessages('product', enProduct)

/** Texts of the request to be told of new stock. */
import type { StockMessages } from '../../../i18n/catalogue'
import { enStock } from '../../../i18n/compiled/english/en-stock'
import { useMessages } from '../../shop-context'

export const useStockMessages = (): StockMessages => useMessages('stock', enStock)

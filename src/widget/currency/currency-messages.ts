/** Texts of the choice of a currency. */
import type { CurrencyMessages } from '../../i18n/catalogue'
import { enCurrency } from '../../i18n/compiled/english/en-currency'
import { useMessages } from '../shop-context'

export const useCurrencyMessages = (): CurrencyMessages => useMessages('currency', enCurrency)

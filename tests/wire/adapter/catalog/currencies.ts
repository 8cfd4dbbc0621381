/** Rules for `currencies`. */
import { convertCurrency, getConversionRate } from '../../../../src/platform/currency/api'
import { listCurrencies } from '../../../../src/platform/currency/list-api'
import type { CurrencyPair, DecimalValue } from '../../../../src/platform/currency/model'
import { positional } from '../positional'
import type { Rules } from '../rule'

/** The SDK takes both codes in one argument. */
const PAIR = { from: 'identifiers.from', to: 'identifiers.to' }

export const currencyRules: Rules = {
  'currencies.listCurrencies': positional('currencies.listCurrencies', { fields: [] }, async (caller) => ({
    currencies: await listCurrencies(caller),
  })),
  'currencies.convertCurrency': positional(
    'currencies.convertCurrency',
    { fields: ['identifiers', 'amounts'], named: PAIR },
    async (caller, { identifiers, amounts }: { identifiers: CurrencyPair; amounts: DecimalValue[] }) =>
      convertCurrency(caller, identifiers, amounts),
  ),
  'currencies.getConversionRate': positional(
    'currencies.getConversionRate',
    { fields: ['identifiers'], named: PAIR },
    async (caller, { identifiers }: { identifiers: CurrencyPair }) => getConversionRate(caller, identifiers),
  ),
}

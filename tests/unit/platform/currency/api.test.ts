import { describe, expect, it } from 'vitest'
import { convertCurrency, getConversionRate } from '../../../../src/platform/currency/api'
import { listCurrencies } from '../../../../src/platform/currency/list-api'
import { ask } from '../../../support/pages/ask'

const PATH = '/currency_converter/v1/currencies'
const pair = { from: 'USD', to: 'EUR' }

describe('the converter of the platform', () => {
  it('lists its currencies, and none where the answer has none', async () => {
    const currencies = [{ code: 'EUR', symbol: '€' }]
    expect(await ask((c) => listCurrencies(c), { currencies: [...currencies, null] })).toEqual({
      sent: [{ method: 'GET', path: PATH }],
      result: currencies,
    })
    expect((await ask((c) => listCurrencies(c))).result).toEqual([])
  })

  it('converts amounts as digits: more of them than a floating-point number holds come back whole', async () => {
    const amounts = [{ value: '12345678901234567890', decimalPlaces: 2 }]
    const reply = { amounts: [{ value: '113580245891358024588', decimalPlaces: 3 }], rateTimestamp: '2026-01-15T00:00:00Z' }
    expect(await ask((c) => convertCurrency(c, pair, amounts), reply)).toEqual({
      sent: [{ method: 'POST', path: `${PATH}/amounts/USD/convert/EUR`, body: { ...pair, amounts } }],
      result: { amounts: reply.amounts, rateTimestamp: new Date('2026-01-15T00:00:00Z') },
    })
  })

  it('tells the rate of the day, with both codes in the query, too', async () => {
    const rate = { value: '92', decimalPlaces: 2 }
    expect(await ask((c) => getConversionRate(c, pair), { rate, rateTimestamp: '2026-01-15T00:00:00Z' })).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/rate/USD/convert/EUR?from=USD&to=EUR` }],
      result: { rate, rateTimestamp: new Date('2026-01-15T00:00:00Z') },
    })
  })
})

/** The converter: four currencies at fixed rates, computed with whole numbers. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { WORTH } from '../exchange'
import { applicationError, validationError, violation } from '../gateway/errors'
import { CURRENCIES, type Currency, isCurrency } from '../money'
import { integerBetween, type Json, optionalList, own, requiredRecord, requiredString } from '../untrusted'

const PATH = '/currency_converter/v1/currencies'
const SYMBOLS: Record<Currency, string> = { EUR: '€', JPY: '¥', KWD: 'KWD', USD: '$' }
const MOST_AMOUNTS = 100
const MOST_DIGITS = 30
const MOST_PLACES = 18
/** Of a rate, and of the last digit that a conversion keeps. */
const PLACES = 6

/** Of both currencies. Throws what the platform says of a wrong code, or of one that it does not have. */
const readPair = (c: ApiContext): [from: Currency, to: Currency] => {
  const { from = '', to = '' } = c.req.param() as { from?: string; to?: string }
  const violations = Object.entries({ from, to }).flatMap(([name, code]) =>
    /^[A-Z]{3}$/.test(code) ? [] : [violation(name, 'value is not a valid currency code', 'FORMAT', { type: 'CURRENCY' })],
  )
  if (violations.length) throw validationError(violations)
  if (!isCurrency(from) || !isCurrency(to)) throw applicationError(404, 'NOT_FOUND', 'no such currency')
  return [from, to]
}

/** Without zeros at the end, as the platform answers. */
const toDecimal = (digits: bigint, places: number): Json => {
  let [value, decimalPlaces] = [digits, places]
  for (; decimalPlaces > 0 && value % 10n === 0n; decimalPlaces--) value /= 10n
  return { value: `${value}`, decimalPlaces }
}

/** Half up, at `PLACES` more places than the amount has. */
const convert = (value: bigint, places: number, [from, to]: [Currency, Currency]): Json => {
  const raised = value * WORTH[from] * 10n ** BigInt(PLACES)
  return toDecimal((raised * 2n + WORTH[to]) / (WORTH[to] * 2n), places + PLACES)
}

const rateTimestamp = () => `${new Date().toISOString().slice(0, 10)}T00:00:00Z`

export const createCurrencyRoutes = () => {
  const app = createRouter()
  app.get(PATH, (c) => c.json({ currencies: CURRENCIES.map((code) => ({ code, symbol: SYMBOLS[code] })) }))
  app.post(`${PATH}/amounts/:from/convert/:to`, (c) => {
    const pair = readPair(c)
    const amounts = optionalList(own(jsonBody(c), 'amounts'), 'amounts', MOST_AMOUNTS) ?? []
    if (!amounts.length)
      throw validationError([violation('amounts', 'has size 0, expected 1 or more', 'MIN_SIZE', { threshold: 1 })])
    const converted = amounts.map((given, index) => {
      const field = `amounts[${index}]`
      const amount = requiredRecord(given, field)
      const value = requiredString(own(amount, 'value'), `${field}.value`, MOST_DIGITS)
      if (!/^\d+$/.test(value)) throw validationError([violation(`${field}.value`, 'is not a whole number', 'FORMAT', {})])
      return convert(BigInt(value), integerBetween(own(amount, 'decimalPlaces'), `${field}.decimalPlaces`, 0, MOST_PLACES), pair)
    })
    return c.json({ amounts: converted, rateTimestamp: rateTimestamp() })
  })
  app.get(`${PATH}/rate/:from/convert/:to`, (c) => c.json({ rate: convert(1n, 0, readPair(c)), rateTimestamp: rateTimestamp() }))
  return app
}

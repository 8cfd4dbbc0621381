/** The converter. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { createShopper, type Shopper } from '../support/support'

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const PATH = '/currency_converter/v1/currencies'
const convert = (amounts: unknown, from = 'USD', to = 'EUR') =>
  shopper.post<{ amounts: unknown[]; rateTimestamp: string }>(`${PATH}/amounts/${from}/convert/${to}`, { from, to, amounts })

it('lists what it knows', async () => {
  const { body } = await shopper.call<{ currencies: { code: string }[] }>('GET', PATH)
  expect(body.currencies.map(({ code }) => code)).toEqual(['EUR', 'JPY', 'KWD', 'USD'])
})

it('converts by digits, with more of them than a floating-point number holds', async () => {
  const { body } = await convert([
    { value: '1087', decimalPlaces: 3 },
    { value: '108700000000000000000000', decimalPlaces: 0 },
    { value: '0', decimalPlaces: 2 },
  ])
  expect(body.amounts).toEqual([
    { value: '1', decimalPlaces: 0 },
    { value: '100000000000000000000000', decimalPlaces: 0 },
    { value: '0', decimalPlaces: 0 },
  ])
  expect(body.rateTimestamp).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
})

it('tells a rate, to six places', async () => {
  const { body } = await shopper.call('GET', `${PATH}/rate/USD/convert/EUR?from=USD&to=EUR`)
  expect(body).toMatchObject({ rate: { value: '919963', decimalPlaces: 6 } })
})

it('refuses a code that is none, a currency that it lacks, no amounts, and an amount with a point', async () => {
  const one = [{ value: '1', decimalPlaces: 0 }]
  const answers = [
    await convert(one, 'usd'),
    await convert(one, 'USD', 'XXX'),
    await convert([]),
    await convert([{ ...one[0], value: '1.5' }]),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 400, 400])
})

/** The second set of prices, in the currency that the header of a call names. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { createShopper } from '../support/support'

describe.each([
  ['v1', '/stores-reader/v1/products/query-platformized'],
  ['v3', '/stores/v3/products/query'],
] as const)('the currency header in catalog %s', (catalogVersion, path) => {
  let platform: Platform
  let token: string
  beforeAll(async () => {
    platform = await startPlatform({ catalogVersion })
    token = (await createShopper(platform)).tokens.access_token
  })
  afterEach(() => platform.reset())
  afterAll(() => platform.close())

  const mug = async (currency?: string) => {
    const query = { filter: { slug: { $in: ['blue-mug'] } } }
    const answer = await fetch(platform.url + path, {
      method: 'POST',
      headers: {
        authorization: token,
        'content-type': 'application/json',
        ...(currency && { 'x-wix-currency': currency }),
      },
      body: JSON.stringify({ query, fields: ['CURRENCY'] }),
    })
    const { products } = (await answer.json()) as { products: Record<string, unknown>[] }
    const { currency: named, priceData, convertedPriceData, actualPriceRange } = products[0] ?? {}
    return { currency: named, priceData, convertedPriceData, min: (actualPriceRange as { minValue?: unknown })?.minValue }
  }
  const own =
    catalogVersion === 'v1'
      ? { priceData: { currency: 'EUR', price: 18 }, convertedPriceData: { currency: 'EUR', price: 18 } }
      : { currency: 'EUR', min: { amount: '18.00', formattedAmount: '€18.00' } }
  const inDollars =
    catalogVersion === 'v1'
      ? {
          priceData: { currency: 'EUR', price: 18 },
          convertedPriceData: { currency: 'USD', price: 19.57, formatted: { price: '$19.57' } },
        }
      : { currency: 'USD', min: { amount: '19.57', formattedAmount: '$19.57' } }

  it('answers in it, in the shop’s without it, and in the shop’s for a currency that there is not', async () => {
    expect(await mug()).toMatchObject(own)
    expect(await mug('USD')).toMatchObject(inDollars)
    expect(await mug('XAU')).toMatchObject(own)
  })

  it('a shop may ignore it, or let no page send it', async () => {
    const allowed = async () =>
      (await fetch(platform.url + path, { method: 'OPTIONS' })).headers.get('access-control-allow-headers')
    expect(await allowed()).toContain('x-wix-currency')
    platform.setCommerce({ currencyHeader: 'ignored' })
    expect(await mug('USD')).toMatchObject(own)
    platform.setCommerce({ currencyHeader: 'refused' })
    expect(await allowed()).not.toContain('x-wix-currency')
  })
})

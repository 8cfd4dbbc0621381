/** Prices that the platform converts by its rate of the day, over the real client at the local platform. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { formatMoney } from '../../../../src/i18n/format'
import { storageKey } from '../../../../src/store/base/storage-keys'
import { listedCurrencies } from '../../../../src/store/currency/listed-currencies'
import { createShownCurrency } from '../../../../src/store/currency/shown-currency'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const RATE = '/currency_converter/v1/currencies/rate/*'
const LIST = '/currency_converter/v1/currencies'

describe.each(['v1', 'v3'] as const)('the currency of prices in catalog %s', (catalog) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: catalog })
  })
  afterAll(() => platform.close())
  beforeEach(() => {
    platform.reset()
    platform.setCommerce({ currencyHeader: 'ignored' })
  })

  function aShop(local = aLocalShop(platform)) {
    const report = vi.fn()
    const client = local.client()
    const { storage } = local
    const shop = createWholeShop({
      client,
      storage,
      catalog,
      formatMoney: (value, currency) => formatMoney(value, currency, 'en'),
      navigate() {},
      report,
    })
    const currency = createShownCurrency({ shop, storage, report, about: async () => (amount) => `about ${amount}` })
    const state = () => shop.store.getState()
    const shown = () => {
      const entry = state().products['blue-mug']
      const seen = state().shownIn?.show(entry) ?? entry
      return seen?.status === 'ready' ? seen.product.price : undefined
    }
    const asked = () => local.exchanges.filter(({ request }) => request.url.includes('/rate/')).length
    return { local, shop, currency, report, state, shown, asked, client }
  }

  const EXACT = { value: 18, currency: 'EUR', formatted: '€18.00' }

  it('prices are shown by the rate of the day, with what the shop asks kept beside them', async () => {
    const { shop, currency, shown, state } = aShop()
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    expect(shown()).toEqual({ ...EXACT, formatted: 'about $19.57', converted: { value: 19.57, currency: 'USD' } })
    expect(state().products['blue-mug']).toMatchObject({ product: { price: EXACT } })
    expect(state().shownIn?.show(state().products['blue-mug'])).toBe(state().shownIn?.show(state().products['blue-mug']))
    await currency.show('JPY')
    expect(shown()?.formatted).toBe('about ¥3,106')
    await currency.show('')
    expect(shown()).toEqual(EXACT)
  })

  it('a currency that is asked for before any price is known is shown with the first', async () => {
    const { shop, currency, shown } = aShop()
    await currency.show('USD')
    await shop.loadProduct('blue-mug')
    await vi.waitFor(() => expect(shown()?.formatted).toBe('about $19.57'))
  })

  it('choice and rate are remembered: the next page shows it without asking', async () => {
    const first = aShop()
    await first.shop.loadProduct('blue-mug')
    await first.currency.choose('USD')
    const next = aShop(first.local)
    expect(next.currency.chosen()).toBe('USD')
    await next.shop.loadProduct('blue-mug')
    await next.currency.show('USD')
    expect(next.shown()?.formatted).toBe('about $19.57')
    expect(next.asked()).toBe(1)
  })

  it.each([
    ['nonsense', '{"chosen":7,"from":"EUR","to":"USD","rate":{"value":"1e9","decimalPlaces":2},"at":1}'],
    ['a rate from the future', `{"from":"EUR","to":"USD","rate":{"value":"9","decimalPlaces":0},"at":${Date.now() * 2}}`],
    ['a rate of nothing', `{"from":"EUR","to":"USD","rate":{"value":"0","decimalPlaces":0},"at":${Date.now()}}`],
    [
      'a rate of endless digits',
      `{"from":"EUR","to":"USD","rate":{"value":"${'9'.repeat(400)}","decimalPlaces":0},"at":${Date.now()}}`,
    ],
    ['a rate of yesterday', `{"from":"EUR","to":"USD","rate":{"value":"9","decimalPlaces":0},"at":${Date.now() - 86_400_000}}`],
    ['a rate from another currency', `{"from":"JPY","to":"USD","rate":{"value":"9","decimalPlaces":0},"at":${Date.now()}}`],
    ['a rate into another currency', `{"from":"EUR","to":"JPY","rate":{"value":"9","decimalPlaces":0},"at":${Date.now()}}`],
    ...[-1, 31, 0.5, '"2"'].map((places) => [
      `a rate of ${places} places`,
      `{"from":"EUR","to":"USD","rate":{"value":"9","decimalPlaces":${places}},"at":${Date.now()}}`,
    ]),
    [
      'a rate of 31 digits',
      `{"from":"EUR","to":"USD","rate":{"value":"${'9'.repeat(31)}","decimalPlaces":30},"at":${Date.now()}}`,
    ],
    ['a rate that is a number', `{"from":"EUR","to":"USD","rate":{"value":9,"decimalPlaces":0},"at":${Date.now()}}`],
    ['a time that is a text', `{"from":"EUR","to":"USD","rate":{"value":"9","decimalPlaces":0},"at":"${Date.now()}"}`],
    ['no record', '[]'],
  ])('%s in the storage is not believed', async (_, text) => {
    const local = aLocalShop(platform)
    const { shop, currency, shown, client } = aShop(local)
    local.storage.write(storageKey(client.clientId, 'currency'), text)
    expect(currency.chosen()).toBeUndefined()
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    expect(shown()?.formatted).toBe('about $19.57')
  })

  it('a rate of 30 digits and 30 places that is not a day old is believed', async () => {
    const local = aLocalShop(platform)
    const { shop, currency, shown, client, asked } = aShop(local)
    const rate = { value: `2${'0'.repeat(29)}`, decimalPlaces: 30 }
    const text = JSON.stringify({ from: 'EUR', to: 'USD', rate, at: Date.now() - 86_000_000 })
    local.storage.write(storageKey(client.clientId, 'currency'), text)
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    expect([shown()?.formatted, asked()]).toEqual(['about $3.60', 0])
  })

  it.each([
    ['{"from":"EUR"}', 'EUR'],
    ['{"from":"euro"}', undefined],
    ['{}', undefined],
  ])('the shop’s own currency is known from its prices, and before them from what an earlier page has kept: %s', async (kept, own) => {
    const { shop, currency, client, local } = aShop()
    local.storage.write(storageKey(client.clientId, 'currency'), kept)
    expect(currency.own()).toBe(own)
    await shop.loadProduct('blue-mug')
    expect(currency.own()).toBe('EUR')
  })

  it.each([
    ['', ''],
    ['USD', 'USD'],
    ['usd', undefined],
    [7, undefined],
  ])('the remembered choice %j is %s', (chosen, expected) => {
    const { currency, client, local } = aShop()
    local.storage.write(storageKey(client.clientId, 'currency'), JSON.stringify({ chosen }))
    expect(currency.chosen()).toBe(expected)
  })

  it.each<[string, unknown, string[], number]>([
    ['as they were listed today', { codes: ['USD'], listedAt: Date.now() }, ['USD'], 0],
    ['anew a day later', { codes: ['USD'], listedAt: Date.now() - 86_400_000 }, ['EUR', 'JPY', 'KWD', 'USD'], 1],
    ['anew when the stored ones are none', { codes: ['usd'], listedAt: Date.now() }, ['EUR', 'JPY', 'KWD', 'USD'], 1],
    ['anew when none is stored', { codes: [], listedAt: Date.now() }, ['EUR', 'JPY', 'KWD', 'USD'], 1],
    ['anew when no list is stored', { codes: 'USD', listedAt: Date.now() }, ['EUR', 'JPY', 'KWD', 'USD'], 1],
  ])('the currencies to choose from are given %s', async (_, stored, codes, requests) => {
    const { shop, currency, client, local } = aShop()
    local.storage.write(storageKey(client.clientId, 'currency'), JSON.stringify(stored))
    expect(await listedCurrencies(shop, currency)).toEqual(codes)
    expect(await listedCurrencies(shop, currency)).toEqual(codes)
    expect(local.sent(LIST)).toHaveLength(requests)
  })

  it('currencies that cannot be read are none, and the author reads why', async () => {
    platform.faults.add({ path: LIST, kind: 'status', status: 400, times: Number.POSITIVE_INFINITY })
    const { shop, currency, report } = aShop()
    expect(await listedCurrencies(shop, currency)).toBeUndefined()
    expect(report.mock.calls).toEqual([
      [
        'The currencies of the shop could not be read.',
        expect.stringMatching(/in the shop's currency\.$/),
        expect.objectContaining({ status: 400 }),
      ],
    ])
  })

  it.each([
    403, 404,
  ])('a shop that answers %d keeps its own prices, is asked once, and its author reads why once', async (status) => {
    for (const path of [RATE, LIST]) platform.faults.add({ path, kind: 'status', status, times: Number.POSITIVE_INFINITY })
    const { shop, currency, shown, asked, report } = aShop()
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    await currency.choose('JPY')
    expect(shown()).toEqual(EXACT)
    expect(await listedCurrencies(shop, currency)).toBeUndefined()
    expect(asked()).toBe(1)
    expect(report.mock.calls).toEqual([[expect.stringContaining('does not offer currencies'), expect.any(String)]])
  })

  it('a service that fails leaves the prices, tells the author once, and is asked again', async () => {
    const { shop, currency, shown, report } = aShop()
    platform.faults.add({ path: RATE, kind: 'status', status: 400, times: 2 })
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    await currency.show('USD')
    expect(shown()).toEqual(EXACT)
    expect(report.mock.calls).toMatchObject([
      ['The rate from EUR to USD could not be read.', expect.any(String), { status: 400 }],
    ])
    await currency.show('USD')
    expect(shown()?.formatted).toBe('about $19.57')
  })

  it('a currency that the platform does not know leaves the prices, and the others are still offered', async () => {
    const { shop, currency, shown, report } = aShop()
    await shop.loadProduct('blue-mug')
    await currency.show('XAU')
    expect(shown()).toEqual(EXACT)
    expect(report.mock.calls[0]?.[0]).toBe('The platform does not convert EUR into XAU.')
    expect(await listedCurrencies(shop, currency)).toEqual(['EUR', 'JPY', 'KWD', 'USD'])
  })

  it('the last of two choices counts, whichever rate arrives first', async () => {
    const { shop, currency, shown } = aShop()
    await shop.loadProduct('blue-mug')
    platform.faults.add({ path: RATE, kind: 'delay', ms: 60 })
    const slow = currency.show('USD')
    await currency.show('JPY')
    await slow
    expect(shown()?.formatted).toBe('about ¥3,106')
  })
})

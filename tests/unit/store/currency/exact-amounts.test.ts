/** Prices that the platform itself gives in another currency, over the real client at the local platform. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { formatMoney } from '../../../../src/i18n/format'
import { defaultEnvironment } from '../../../../src/index'
import { createShownCurrency } from '../../../../src/store/currency/shown-currency'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const HEADER = 'x-wix-currency'
const RATE = '/currency_converter/v1/currencies/rate/*'

describe.each(['v1', 'v3'] as const)('prices of the platform in another currency, catalog %s', (catalog) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: catalog })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  /** @param change of each answer to a call with the header @param refuses whether the browser lets no page send the header */
  function aShop({ local = aLocalShop(platform), refuses = false, change = (text: string) => text } = {}) {
    const report = vi.fn()
    const sent: { url: string; header?: string }[] = []
    const fetch = async (url: string, init: RequestInit) => {
      const { [HEADER]: header } = init.headers as Record<string, string>
      sent.push({ url, header })
      if (header && refuses) throw new TypeError('Failed to fetch')
      const answer = await defaultEnvironment().fetch(url, init)
      return header ? new Response(change(await answer.text()), answer) : answer
    }
    const client = local.client({ environment: { storage: local.storage, fetch } })
    const shop = createWholeShop({
      client,
      storage: local.storage,
      catalog,
      formatMoney: (value, currency) => formatMoney(value, currency, 'en'),
      navigate() {},
      report,
    })
    const currency = createShownCurrency({
      shop,
      storage: local.storage,
      report,
      about: async () => (amount) => `about ${amount}`,
    })
    const shown = (slug = 'blue-mug') => {
      const { shownIn, products } = shop.store.getState()
      const seen = shownIn?.show(products[slug]) ?? products[slug]
      return seen?.status === 'ready' ? seen.product : undefined
    }
    const asked = () => sent.filter(({ url, header }) => header && /products\/query(-platformized)?(\?|$)/.test(url))
    return { local, shop, currency, report, shown, asked, sent }
  }

  const EXACT = { value: 18, currency: 'EUR', formatted: '$19.57', converted: { value: 19.57, currency: 'USD' } }
  const ABOUT = { ...EXACT, formatted: 'about $19.57' }

  it('what the platform gives is shown as it is, beside what the shop asks, and no other call has the header', async () => {
    const { shop, currency, shown, sent } = aShop()
    await shop.loadProduct('linen-tee')
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    expect(shown()?.price).toEqual(EXACT)
    expect(shop.store.getState().products['blue-mug']).toMatchObject({ product: { price: { formatted: '€18.00' } } })
    const tee = shown('linen-tee')
    const amounts = (tee?.variants ?? []).map(({ price }) => price)
    expect(amounts.length).toBeGreaterThan(1)
    for (const { formatted, converted } of amounts) expect([formatted[0], converted?.currency]).toEqual(['$', 'USD'])
    for (const { url, header } of sent) expect(header).toBe(/products|variants/.test(url) ? header : undefined)
  })

  it('products that come later are read, and those that have not changed are not read again', async () => {
    const { shop, currency, shown, asked } = aShop()
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    const before = asked().length
    await (await shop.engine()).reloadProducts(['blue-mug'])
    await shop.loadProduct('stoneware-bowl')
    await vi.waitFor(() => expect(shown('stoneware-bowl')?.price.formatted).toMatch(/^\$/))
    expect(shown()?.price).toEqual(EXACT)
    expect(asked().length).toBe(before + 1)
  })

  it('a changed price is read again', async () => {
    const { shop, currency, shown } = aShop()
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    platform.setPrice('blue-mug', 2000)
    const { reloadProducts } = await shop.engine()
    await reloadProducts(['blue-mug'])
    await vi.waitFor(() => expect(shown()?.price.formatted).toBe('$21.74'))
  })

  it.each([
    ['ignores the header', 'ignored', false],
    ['lets no page send it', 'refused', true],
  ] as const)('a platform that %s converts, is remembered for a day, and is then asked again', async (_, currencyHeader, refuses) => {
    platform.setCommerce({ currencyHeader })
    const first = aShop({ refuses })
    await first.shop.loadProduct('blue-mug')
    await first.currency.show('USD')
    expect(first.shown()?.price).toEqual(ABOUT)
    expect(first.asked()).toHaveLength(1)
    expect(first.report).toHaveBeenCalledTimes(refuses ? 1 : 0)
    const next = aShop({ local: first.local })
    await next.shop.loadProduct('blue-mug')
    await next.currency.show('USD')
    expect([next.shown()?.price, next.asked()]).toEqual([ABOUT, []])
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(Date.now() + 86_400_001)
      platform.setCommerce({ currencyHeader: 'followed' })
      await next.currency.show('USD')
      expect(next.shown()?.price).toEqual(EXACT)
    } finally {
      vi.useRealTimers()
    }
  })

  it('a lost connection is no refusal: the next page asks again', async () => {
    const { shop, currency, shown, local } = aShop({ refuses: true })
    await shop.loadProduct('blue-mug')
    platform.faults.add({ path: catalog === 'v1' ? '/stores-reader/*' : '/stores/*', kind: 'status', status: 400, times: 9 })
    await currency.show('USD')
    expect(shown()?.price).toEqual(ABOUT)
    platform.faults.clear()
    const next = aShop({ local })
    await next.shop.loadProduct('blue-mug')
    await next.currency.show('USD')
    expect(next.shown()?.price).toEqual(EXACT)
  })

  it('an amount in a currency that was not asked for is not believed', async () => {
    const { shop, currency, shown } = aShop({ change: (text) => text.replaceAll('"USD"', '"KWD"') })
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    expect(shown()?.price).toEqual(ABOUT)
  })

  it('a shop that gives prices and converts nothing shows what it gives', async () => {
    platform.faults.add({ path: RATE, kind: 'status', status: 403, times: Number.POSITIVE_INFINITY })
    const { shop, currency, shown } = aShop()
    await shop.loadProduct('blue-mug')
    await currency.show('USD')
    expect(shown()?.price).toEqual(EXACT)
    await currency.show('')
    expect(shown()?.price.formatted).toBe('€18.00')
  })

  it('an amount of another variant is not believed', async () => {
    const change = (text: string) => {
      const answer = JSON.parse(text)
      for (const { variants } of [answer, ...(answer.products ?? [])]) variants?.reverse()
      return JSON.stringify(answer)
    }
    const { shop, currency, shown } = aShop({ change })
    await shop.loadProduct('linen-tee')
    await currency.show('USD')
    expect(shown('linen-tee')?.price.formatted).toMatch(/^\$/)
    const isConverted = () => shown('linen-tee')?.variants.some(({ price }) => price.formatted.startsWith('about'))
    await vi.waitFor(() => expect(isConverted()).toBe(true))
  })

  if (catalog === 'v3')
    it('a surcharge, of which no answer says what it is in, is converted', async () => {
      const { shop, currency, shown } = aShop()
      await shop.loadProduct('blue-mug')
      await currency.show('USD')
      const surcharges = () =>
        shown()?.modifiers.map((one) => one.kind === 'choice' && one.choices.map(({ addedPrice }) => addedPrice?.formatted))
      await vi.waitFor(() => expect(surcharges()).toEqual([[undefined, 'about $4.89']]))
      expect(shown()?.price).toEqual(EXACT)
    })

  if (catalog === 'v3')
    it.each([
      ['all', /"currency":"USD"/g],
      ['one', /"currency":"USD"/],
    ])('variants are not believed when %s of them was answered in the currency of the shop', async (_, which) => {
      const change = (text: string) => (text.startsWith('{"variants"') ? text.replace(which, '"currency":"EUR"') : text)
      const { shop, currency, shown } = aShop({ change })
      await shop.loadProduct('linen-tee')
      await currency.show('USD')
      const texts = () => shown('linen-tee')?.variants.map(({ price }) => price.formatted.slice(0, 5))
      expect(shown('linen-tee')?.price.formatted).toMatch(/^\$/)
      await vi.waitFor(() => expect(new Set(texts())).toEqual(new Set(['about'])))
    })
})

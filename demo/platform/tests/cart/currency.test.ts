import { afterEach, describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency, createMoney } from '../../money'
import { type Platform, startPlatform } from '../../server'
import { BUYER, type CartAnswer, createShopper, pay, violationOf } from '../support/support'

let platform: Platform
afterEach(() => platform?.close())

const PRODUCTS = '/stores-reader/v1/products/query-platformized'
interface PriceData {
  currency: string
  price: number
  discountedPrice: number
  formatted: { price: string; discountedPrice: string }
}
interface Summary {
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total', { amount: string; formattedAmount: string }>
}

const shop = async (currency: Currency) => {
  platform = await startPlatform({ currency })
  return createShopper(platform)
}

describe('createMoney', () => {
  it.each<[Currency, number, string, string]>([
    ['EUR', 1850, '18.50', '€18.50'],
    ['USD', 5, '0.05', '$0.05'],
    ['JPY', 2880, '2880', '¥2,880'],
    ['JPY', 0, '0', '¥0'],
    ['KWD', 5940, '5.940', 'KWD\u00a05.940'],
    ['KWD', 7, '0.007', 'KWD\u00a00.007'],
    ['KWD', -7, '-0.007', '-KWD\u00a00.007'],
  ])('formats %s %i as %s and %s', (currency, minor, amount, formatted) => {
    const money = createMoney(currency)
    expect([money.toAmount(minor), money.format(minor)]).toEqual([amount, formatted])
  })

  it.each<[Currency, string, number | null]>([
    ['EUR', '12.5', 1250],
    ['EUR', '12.505', null],
    ['JPY', '12', 12],
    ['JPY', '12.5', null],
    ['JPY', '12.', null],
    ['KWD', '12.505', 12_505],
    ['KWD', '1', 1000],
    ['KWD', '1e3', null],
  ])('parses %s %s as %s', (currency, text, minor) => {
    expect(createMoney(currency).parse(text)).toBe(minor)
  })

  it.each(CURRENCIES)('parses amounts in %s that it wrote itself', (currency) => {
    const money = createMoney(currency)
    for (const minor of [0, 1, 9, 10, 99, 100, 999, 1000, 123_456]) expect(money.parse(money.toAmount(minor))).toBe(minor)
  })
})

describe.each<[Currency, string, string, Record<string, string>]>([
  ['EUR', '18.00', '€18.00', { subtotal: '36.00', discount: '3.60', shipping: '4.90', tax: '7.46', total: '44.76' }],
  ['JPY', '2880', '¥2,880', { subtotal: '5760', discount: '576', shipping: '780', tax: '1193', total: '7157' }],
  ['KWD', '5.940', 'KWD\u00a05.940', { subtotal: '11.880', discount: '1.188', shipping: '1.615', tax: '2.461', total: '14.768' }],
])('a shop that sells in %s', (currency, amount, formatted, sums) => {
  it('the catalog gives prices in the currency of the shop', async () => {
    const shopper = await shop(currency)
    const query = { filter: { slug: { $in: ['blue-mug', 'field-notebook', 'wool-throw'] } } }
    const { body } = await shopper.post<{ products: { priceData: PriceData; convertedPriceData: PriceData }[] }>(PRODUCTS, {
      query,
    })
    const prices = body.products.map((product) => product.priceData)
    expect(prices[0]).toEqual({
      currency,
      price: Number(amount),
      discountedPrice: Number(amount),
      formatted: { price: formatted, discountedPrice: formatted },
    })
    expect(body.products.map((product) => product.convertedPriceData)).toEqual(prices)
    const money = createMoney(currency)
    for (const { price, discountedPrice, formatted: texts } of prices) {
      expect(texts.price).toBe(money.format(Math.round(price * 10 ** money.digits)))
      expect(discountedPrice).toBe(Number(discountedPrice.toFixed(money.digits)))
    }
  })

  it('the cart, the estimate and the order count in the minor units of the currency', async () => {
    const shopper = await shop(currency)
    const { body } = await shopper.add('blue-mug', 2)
    const { currency: said, conversionCurrency } = body.cart as CartAnswer['cart'] & Record<string, unknown>
    expect([said, conversionCurrency, body.cart.lineItems[0]?.price.amount]).toEqual([currency, currency, amount])
    await shopper.patch({ couponCode: 'WELCOME10' })
    const estimate = await shopper.post<Summary>('/ecom/v1/carts/current/estimate-totals', {
      calculateTax: true,
      calculateShipping: true,
    })
    const { priceSummary } = estimate.body
    expect(Object.fromEntries(Object.keys(sums).map((key) => [key, priceSummary[key as 'total'].amount]))).toEqual(sums)

    const url = await shopper.checkout()
    const form = await (await fetch(url)).text()
    expect(form).toContain(`Pay ${priceSummary.total.formattedAmount}`)
    const thanks = await (await fetch(platform.url + (await pay(url)).location)).text()
    expect(thanks).toContain(priceSummary.total.formattedAmount)
    expect(thanks).toContain(BUYER.firstName)
  })

  it('the hosted product page shows the price in the currency of the shop', async () => {
    await shop(currency)
    expect(await (await fetch(`${platform.url}/product-page/blue-mug`)).text()).toContain(formatted)
  })
})

it('refuses a price with more decimals than the currency has', async () => {
  const shopper = await shop('JPY')
  const customLineItems = [{ productName: { original: 'Wrap' }, price: '2.5' }]
  const answer = await shopper.post('/ecom/v1/carts/current/add-to-cart', { customLineItems })
  expect([answer.status, violationOf(answer)?.field]).toEqual([400, 'customLineItems[0].price'])
})

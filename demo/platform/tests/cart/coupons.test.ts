/** Every kind of coupon, every reason for refusing one, and the sums to the minor unit. */
import { describe, expect, it } from 'vitest'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { codeOf, createShopper, type ErrorBody, type Price, pay } from '../support/support'

interface Estimate {
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total', Price>
  calculatedLineItems: { lineItemId: string; pricesBreakdown: { totalDiscount: Price } }[]
  appliedDiscounts: { coupon: { code: string; amount: Price }; discountType: string; lineItemIds: string[] }[]
  shippingInfo: { selectedCarrierServiceOption?: { cost: Record<'price' | 'totalDiscount' | 'totalPriceBeforeTax', Price> } }
}

startAnewForEachTest()

const apply = (couponCode: string) => shopper.patch({ couponCode })
const estimate = async () =>
  (await shopper.post<Estimate>('/ecom/v1/carts/current/estimate-totals', { calculateTax: true, calculateShipping: true })).body
const sums = ({ priceSummary: { subtotal, discount, shipping, tax, total } }: Estimate) =>
  [subtotal, discount, shipping, tax, total].map((price) => price.amount)
const lineDiscounts = ({ calculatedLineItems }: Estimate) =>
  calculatedLineItems.map((line) => line.pricesBreakdown.totalDiscount.amount)

/** Blue mug 18.00 × 2 (home), pen card 4.50 × 3 (stationery), fig candle 24.00 (home). */
const fillCart = async () => {
  await shopper.add('blue-mug', 2)
  await shopper.add('gift-card-print', 3)
  await shopper.add('fig-candle', 1)
}

describe('what a coupon discounts', () => {
  // subtotal, discount, shipping, tax (20 % of each line and of the delivery), total.
  it.each<[string, string, string[], string[]]>([
    ['percent off everything', 'WELCOME10', ['73.50', '7.35', '4.90', '14.21', '85.26'], ['3.60', '1.35', '2.40']],
    ['an amount off from a minimum', 'FIVEOFF', ['73.50', '5.00', '4.90', '14.68', '88.08'], ['2.45', '0.92', '1.63']],
    ['percent off one collection', 'HOME15', ['73.50', '9.00', '4.90', '13.88', '83.28'], ['5.40', '0.00', '3.60']],
    ['an amount off one product', 'MUG5', ['73.50', '5.00', '4.90', '14.68', '88.08'], ['5.00', '0.00', '0.00']],
    ['a fixed price for one product', 'CANDLE20', ['73.50', '4.00', '4.90', '14.88', '89.28'], ['0.00', '0.00', '4.00']],
    ['a fixed price in one collection', 'PAPER3', ['73.50', '4.50', '4.90', '14.78', '88.68'], ['0.00', '4.50', '0.00']],
    ['free delivery', 'FREESHIP', ['73.50', '0.00', '0.00', '14.70', '88.20'], ['0.00', '0.00', '0.00']],
  ])('a coupon for %s is discounted correctly in total and per line item: %s', async (_, code, expected, byLine) => {
    await fillCart()
    expect((await apply(code)).status).toBe(200)
    const answer = await estimate()
    expect(sums(answer)).toEqual(expected)
    expect(lineDiscounts(answer)).toEqual(byLine)
    expect(answer.appliedDiscounts.map(({ coupon }) => [coupon.code, coupon.amount.amount])).toEqual([[code, expected[1]]])
  })

  it('lists the line items that a coupon covers, and the type of discount', async () => {
    await fillCart()
    const lines = (await shopper.cart()).body.cart.lineItems
    await apply('PAPER3')
    expect((await estimate()).appliedDiscounts[0]).toMatchObject({
      discountType: 'SPECIFIC_ITEMS',
      lineItemIds: [lines[1]?.id],
    })
    await apply('WELCOME10')
    expect((await estimate()).appliedDiscounts[0]?.discountType).toBe('GLOBAL')
    await apply('FREESHIP')
    expect((await estimate()).appliedDiscounts[0]?.discountType).toBe('SHIPPING')
  })

  it('shows the delivery price before the discount of free delivery', async () => {
    await shopper.add('blue-mug')
    await apply('FREESHIP')
    const { cost } = (await estimate()).shippingInfo.selectedCarrierServiceOption ?? {}
    expect([cost?.price.amount, cost?.totalDiscount.amount, cost?.totalPriceBeforeTax.amount]).toEqual(['4.90', '4.90', '0.00'])
  })

  // The coupons take 5.00 off blue mugs, and sell stationery for 3.00.
  it.each<[string, string, number, string[]]>([
    ['MUG5', 'blue-mug', 1800, ['18.00', '5.00']],
    ['MUG5', 'blue-mug', 400, ['4.00', '4.00']],
    ['PAPER3', 'gift-card-print', 450, ['4.50', '1.50']],
    ['PAPER3', 'gift-card-print', 250, ['2.50', '0.00']],
  ])('the coupon %s discounts %s at %i cents by no more than its price', async (code, slug, price, expected) => {
    platform.setPrice(slug, price)
    await shopper.add(slug, 1)
    expect((await apply(code)).status).toBe(200)
    expect(sums(await estimate()).slice(0, 2)).toEqual(expected)
  })

  it('charges the same discounted total in the estimate, on the hosted page and in the order', async () => {
    await fillCart()
    await apply('PAPER3')
    const { priceSummary } = await estimate()
    const url = await shopper.checkout()
    expect(await (await fetch(url)).text()).toContain(`Pay ${priceSummary.total.formattedAmount}`)
    await pay(url)
    expect(platform.orders()[0]).toMatchObject({ couponCode: 'PAPER3', totals: { discountMinor: 450, totalMinor: 8868 } })
  })

  it('shows free delivery on the hosted pages and stores it in the order', async () => {
    await shopper.add('blue-mug')
    await apply('FREESHIP')
    const url = await shopper.checkout()
    const form = await (await fetch(url)).text()
    expect(form).toContain('option-price">Free<')
    expect(form).toContain('Coupon FREESHIP</dt><dd>Free delivery')
    const { location } = await pay(url)
    expect(await (await fetch(platform.url + location)).text()).toContain('Coupon FREESHIP</dt><dd>Free delivery')
    expect(platform.orders()[0]).toMatchObject({ couponCode: 'FREESHIP', totals: { shippingMinor: 0, totalMinor: 2160 } })
  })
})

describe('why a coupon is refused', () => {
  it.each<[string, string, string, string, string]>([
    ['it does not exist', 'NOPE', 'blue-mug', 'ERROR_COUPON_DOES_NOT_EXIST', 'no coupon'],
    ['it has expired', 'SUMMER24', 'blue-mug', 'ERROR_COUPON_EXPIRED', 'expired'],
    ['it is not active yet', 'WINTER99', 'blue-mug', 'ERROR_COUPON_NOT_APPLICABLE', '2099-12-01'],
    ['it is used up', 'FIRST100', 'blue-mug', 'ERROR_COUPON_NOT_APPLICABLE', 'as often'],
    ['the order is too small', 'FIVEOFF', 'blue-mug', 'ERROR_COUPON_NOT_APPLICABLE', '€30.00'],
    ['its product is not in the cart', 'CANDLE20', 'blue-mug', 'ERROR_COUPON_NOT_APPLICABLE', 'Fig Candle'],
    ['its collection is not in the cart', 'PAPER3', 'blue-mug', 'ERROR_COUPON_NOT_APPLICABLE', 'Stationery'],
    ['the cart needs no delivery', 'FREESHIP', 'shawl-pattern', 'ERROR_COUPON_NOT_APPLICABLE', 'delivered'],
  ])('refuses a coupon because %s: %s', async (_, code, slug, expected, words) => {
    await shopper.add(slug)
    const answer = await apply(code)
    expect([answer.status, codeOf(answer)]).toEqual([400, expected])
    const { details } = answer.body as unknown as ErrorBody
    expect(details.applicationError?.description).toContain(words)
    expect((await shopper.cart()).body.cart.appliedDiscounts).toEqual([])
  })

  it('counts the uses of a coupon by paid orders, not by carts', async () => {
    await shopper.add('blue-mug')
    expect((await apply('ONLYONCE')).status).toBe(200)
    const other = await createShopper(platform)
    await other.add('blue-mug')
    expect((await other.patch({ couponCode: 'onlyonce' })).status).toBe(200)
    await pay(await shopper.checkout())
    const late = await createShopper(platform)
    await late.add('blue-mug')
    expect(codeOf(await late.patch({ couponCode: 'ONLYONCE' }))).toBe('ERROR_COUPON_NOT_APPLICABLE')
    expect((await other.cart()).body.cart.appliedDiscounts[0]?.coupon.amount.amount).toBe('0.00')
  })
})

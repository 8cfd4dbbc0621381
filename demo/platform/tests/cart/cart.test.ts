import { describe, expect, it } from 'vitest'
import { productIdOf, variantIdOf } from '../../seed'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import {
  type Answer,
  type CartAnswer,
  codeOf,
  createMerchant,
  createShopper,
  type Price,
  reference,
  violationOf,
} from '../support/support'

startAnewForEachTest()

const CART = '/ecom/v1/carts/current'
const quantities = ({ body }: Answer<CartAnswer>) => body.cart.lineItems.map((line) => line.quantity)
const firstLine = ({ body }: Answer<CartAnswer>) => {
  const line = body.cart.lineItems[0]
  if (!line) throw new Error('the cart has no line')
  return line
}
const MEDIUM_INK = variantIdOf('linen-tee', 'M', 'Ink')

describe('a visitor without a cart', () => {
  it.each(['GET', 'PATCH', 'DELETE'])('%s answers OWNED_CART_NOT_FOUND to a visitor without a cart', async (method) => {
    const answer = await shopper.call(method, CART, method === 'PATCH' ? {} : undefined)
    expect([answer.status, codeOf(answer)]).toEqual([404, 'OWNED_CART_NOT_FOUND'])
    expect(platform.journal.unexpected()).toEqual([])
  })
})

describe('add-to-cart', () => {
  it('merges the same item into one line item and adds the quantities', async () => {
    await shopper.add('linen-tee', 1, { variantId: MEDIUM_INK })
    const answer = await shopper.add('linen-tee', 2, { options: { Colour: 'Ink', Size: 'M' } })
    expect(quantities(answer)).toEqual([3])
    expect(firstLine(answer).descriptionLines).toEqual([
      { name: { original: 'Size', translated: 'Size' }, plainText: { original: 'M', translated: 'M' } },
      { name: { original: 'Colour', translated: 'Colour' }, colorInfo: { original: 'Ink', translated: 'Ink', code: '#27364b' } },
    ])
  })

  it('keeps different engravings as separate line items that share the stock', async () => {
    platform.setStock('engraved-pen', 3)
    await shopper.add('engraved-pen', 2, { customTextFields: { Engraving: 'Ada' } })
    const answer = await shopper.add('engraved-pen', 5, { customTextFields: { Engraving: 'Grace' } })
    expect(quantities(answer)).toEqual([2, 1])
  })

  it('limits an added quantity to the stock that is left', async () => {
    expect(quantities(await shopper.add('low-stock-vase', 10))).toEqual([3])
    expect(quantities(await shopper.add('low-stock-vase', 1))).toEqual([3])
  })

  it.each<[string, string, Record<string, unknown> | undefined]>([
    ['a variant is missing', 'linen-tee', undefined],
    ['the variant is unknown', 'linen-tee', { variantId: productIdOf('blue-mug') }],
    ['one choice is missing', 'linen-tee', { options: { Size: 'M' } }],
    ['a choice is unknown', 'linen-tee', { options: { Size: 'M', Colour: 'Neon' } }],
    ['variant and choices contradict', 'linen-tee', { variantId: MEDIUM_INK, options: { Size: 'S' } }],
    ['the variant is sold out', 'linen-tee', { variantId: variantIdOf('linen-tee', 'L', 'Clay') }],
    ['an unmanaged option is missing', 'botanical-poster', undefined],
    ['a mandatory text is missing', 'engraved-pen', undefined],
    ['a mandatory text is blank', 'engraved-pen', { customTextFields: { Engraving: '  ' } }],
    ['a text is too long', 'engraved-pen', { customTextFields: { Engraving: 'x'.repeat(25) } }],
    ['the product is sold out', 'brass-lamp', undefined],
    ['the product is unknown', 'no-such-product', undefined],
  ])('answers 200 and leaves the cart alone when %s', async (_, slug, options) => {
    const before = (await shopper.add('blue-mug', 1)).body.cart.lineItems
    const answer = await shopper.add(slug, 1, options)
    expect([answer.status, answer.body.cart.lineItems]).toEqual([200, before])
  })

  it('answers 200 and leaves the cart alone when the app id is unknown', async () => {
    const lineItems = [{ quantity: 1, catalogReference: { ...reference('blue-mug'), appId: productIdOf('blue-mug') } }]
    const answer = await shopper.post(`${CART}/add-to-cart`, { lineItems })
    expect([answer.status, quantities(answer)]).toEqual([200, []])
  })

  it('accepts an unmanaged option by the name of its choice', async () => {
    expect(quantities(await shopper.add('botanical-poster', 1, { options: { Edge: 'Full bleed' } }))).toEqual([1])
  })

  it.each([
    [0, 'MIN'],
    [-1, 'MIN'],
    [1.5, 'FORMAT'],
    ['2', 'FORMAT'],
    [100_001, 'MAX'],
  ])('refuses the quantity %s and names the field', async (quantity, rule) => {
    const answer = await shopper.add('blue-mug', quantity)
    expect(answer.status).toBe(400)
    expect(violationOf(answer)).toMatchObject({ field: 'lineItems[0].quantity', violatedRule: rule })
  })

  it('keeps the carts of two access tokens apart', async () => {
    await shopper.add('blue-mug', 2)
    expect((await (await createShopper(platform)).cart()).status).toBe(404)
  })

  it('does not read the variant or the quantity of an added item from __proto__', async () => {
    // In an object literal, `__proto__` would set the prototype; in JSON it is an ordinary key.
    const proto = (value: object) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`) as Record<string, unknown>
    expect(quantities(await shopper.add('linen-tee', 1, proto({ variantId: MEDIUM_INK })))).toEqual([])
    const lineItems = [{ catalogReference: reference('blue-mug'), ...proto({ quantity: 5 }) }]
    expect(JSON.stringify(lineItems)).toContain('"__proto__":{"quantity":5}')
    expect(quantities(await shopper.post(`${CART}/add-to-cart`, { lineItems }))).toEqual([1])
  })
})

describe('other ways to add', () => {
  it('adds custom items at their own price, each as a separate line item', async () => {
    const wrap = {
      quantity: 2,
      price: '2.5',
      productName: { original: 'Gift wrap' },
      descriptionLines: [{ name: { original: 'Paper' }, plainText: { original: 'Gold' } }],
    }
    const answer = await createMerchant(platform).postFor(shopper, `${CART}/add-to-cart`, { customLineItems: [wrap, wrap] })
    expect(answer.body.cart.lineItems.map((line) => line.lineItemPrice.amount)).toEqual(['5.00', '5.00'])
  })

  it('adds items by PATCH, and adds none when the coupon in it is refused', async () => {
    await shopper.add('blue-mug', 1)
    const lineItems = [{ quantity: 2, catalogReference: reference('fig-candle') }]
    expect(quantities(await shopper.patch({ lineItems }))).toEqual([1, 2])
    expect((await shopper.patch({ lineItems, couponCode: 'NOPE' })).status).toBe(400)
    expect(quantities(await shopper.cart())).toEqual([1, 2])
  })

  it('refuses a custom item from a visitor, whose own price it would have, by POST and by PATCH', async () => {
    await shopper.add('blue-mug', 1)
    const customLineItems = [{ quantity: 1, price: '0.01', productName: { original: 'Wool Throw' } }]
    for (const answer of [
      await shopper.post(`${CART}/add-to-cart`, { customLineItems }),
      await shopper.patch({ customLineItems }),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    expect(quantities(await shopper.cart())).toEqual([1])
  })

  it('refuses a merchant discount from a visitor', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await shopper.patch({ merchantDiscounts: [{ percentage: 50 }] })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
  })
})

describe('changing line items', () => {
  it('limits a changed quantity to the stock', async () => {
    const { id } = firstLine(await shopper.add('low-stock-vase', 1))
    expect(quantities(await shopper.setQuantity(id, 9))).toEqual([3])
  })

  it('reports that less is in stock than the cart holds', async () => {
    await shopper.add('low-stock-vase', 3)
    platform.setStock('low-stock-vase', 2)
    expect(firstLine(await shopper.cart()).availability).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 })
    platform.setStock('low-stock-vase', 0)
    expect(firstLine(await shopper.cart()).availability.status).toBe('NOT_AVAILABLE')
  })

  it('answers 404 for an unknown line item and changes none of the others', async () => {
    const { id } = firstLine(await shopper.add('blue-mug', 1))
    const lineItems = [
      { id, quantity: 5 },
      { id: 'gone', quantity: 2 },
    ]
    const answer = await shopper.post(`${CART}/update-line-items-quantity`, { lineItems })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'LINE_ITEM_NOT_FOUND'])
    expect(quantities(await shopper.cart())).toEqual([1])
  })

  it('removes line items and keeps the empty cart', async () => {
    const { id } = firstLine(await shopper.add('blue-mug', 1))
    const answer = await shopper.post(`${CART}/remove-line-items`, { lineItemIds: [id, 'gone'] })
    expect([answer.status, quantities(answer)]).toEqual([200, []])
    expect((await shopper.cart()).status).toBe(200)
  })

  it('deletes the cart', async () => {
    await shopper.add('blue-mug', 1)
    expect((await shopper.call('DELETE', CART)).body).toEqual({})
    expect((await shopper.cart()).status).toBe(404)
  })
})

describe('the buyer’s details', () => {
  it('keeps the place of an address', async () => {
    await shopper.add('blue-mug')
    const address = { country: 'IS', city: 'Reykjavík', geocode: { latitude: 64.15, longitude: -21.94 } }
    const answer = await shopper.patch({ cartInfo: { contactInfo: { address } } })
    expect(answer.body.cart).toMatchObject({ contactInfo: { address } })
    const wrong = { ...address, geocode: { latitude: 91, longitude: 0 } }
    expect((await shopper.patch({ cartInfo: { contactInfo: { address: wrong } } })).status).toBe(400)
  })

  it('keeps details that the field mask does not name and clears those it names without a value', async () => {
    await shopper.add('blue-mug')
    await shopper.patch({ cartInfo: { buyerNote: 'Ring twice', buyerInfo: { email: 'ada@example.com' } } })
    const masked = await shopper.patch({ cartInfo: { buyerNote: 'ignored' }, cartFieldmask: 'contactInfo' })
    expect(masked.body.cart.buyerNote).toBe('Ring twice')
    const cleared = await shopper.patch({ cartInfo: {}, cartFieldmask: 'cartInfo.buyerNote' })
    expect([cleared.body.cart.buyerNote, cleared.body.cart.buyerInfo.email]).toEqual(['', 'ada@example.com'])
  })

  it.each<[unknown, string]>([
    [{ cartInfo: { buyerNote: 7 } }, 'cartInfo.buyerNote'],
    [{ cartInfo: { contactInfo: { address: { country: 'Ireland' } } } }, 'cartInfo.contactInfo.address.country'],
    [{ couponCode: '' }, 'couponCode'],
    [{ cartInfo: {}, cartFieldmask: 'createdDate' }, 'cartFieldmask'],
    [{ customLineItems: [{ productName: { original: 'Wrap' }, price: '-1' }] }, 'customLineItems[0].price'],
  ])('refuses the patch %j and names the field', async (patch, field) => {
    await shopper.add('blue-mug')
    const answer = await shopper.patch(patch)
    expect([answer.status, violationOf(answer)?.field]).toEqual([400, field])
  })
})

describe('coupons', () => {
  const apply = (couponCode: string) => shopper.patch({ couponCode })

  it('applies a coupon regardless of case, and removes it', async () => {
    await shopper.add('blue-mug', 2)
    const [discount] = (await apply('welcome10')).body.cart.appliedDiscounts
    expect(discount?.coupon).toMatchObject({ code: 'WELCOME10', name: 'Welcome: 10% off', amount: { amount: '3.60' } })
    expect((await shopper.post(`${CART}/remove-coupon`)).body.cart.appliedDiscounts).toEqual([])
  })

  it.each([
    ['NOPE', 'ERROR_COUPON_DOES_NOT_EXIST'],
    ['SUMMER24', 'ERROR_COUPON_EXPIRED'],
    ['FIVEOFF', 'ERROR_COUPON_NOT_APPLICABLE'],
  ])('refuses the coupon %s with %s and keeps the one applied before', async (code, expected) => {
    await shopper.add('blue-mug', 1)
    await apply('WELCOME10')
    const answer = await apply(code)
    expect([answer.status, codeOf(answer)]).toEqual([400, expected])
    expect((await shopper.cart()).body.cart.appliedDiscounts[0]?.coupon.code).toBe('WELCOME10')
  })

  it('reports in the estimate that an applied coupon is no longer applicable', async () => {
    const { id } = firstLine(await shopper.add('blue-mug', 2))
    await apply('FIVEOFF')
    await shopper.setQuantity(id, 1)
    const { body } = await shopper.post<{
      priceSummary: { discount: Price }
      calculationErrors: { couponCalculationError?: { applicationError: { code: string } } }
    }>(`${CART}/estimate-totals`)
    expect(body.priceSummary.discount.amount).toBe('0.00')
    expect(body.calculationErrors.couponCalculationError?.applicationError.code).toBe('ERROR_COUPON_NOT_APPLICABLE')
  })
})

describe('estimate-totals', () => {
  interface Estimate {
    priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total', Price>
    calculatedLineItems: { pricesBreakdown: { totalDiscount: Price; totalPriceAfterTax: Price } }[]
    shippingInfo: { carrierServiceOptions: unknown[]; selectedCarrierServiceOption?: { code: string } }
  }
  const estimate = (body: unknown) => shopper.post<Estimate>(`${CART}/estimate-totals`, body)
  const cents = (price: Price) => Math.round(Number(price.amount) * 100)

  it('estimates totals that add up to the cent, as do those of the line items', async () => {
    await shopper.add('tea-towel-set', 1)
    await shopper.add('gift-card-print', 1)
    await shopper.add('field-notebook', 1)
    await shopper.patch({ couponCode: 'FIVEOFF' })
    const { priceSummary: sums, calculatedLineItems } = (await estimate({ calculateTax: true, calculateShipping: true })).body
    // 14.50 + 4.50 + 12.00; the 5.00 fall 2.34 + 0.73 + 1.93; tax is 20 % of each line after that, and of the 4.90.
    expect(Object.fromEntries(Object.entries(sums).map(([name, price]) => [name, price.amount]))).toMatchObject({
      subtotal: '31.00',
      discount: '5.00',
      shipping: '4.90',
      tax: '6.17',
      total: '37.07',
    })
    const sum = (pick: (line: Estimate['calculatedLineItems'][number]) => Price) =>
      calculatedLineItems.reduce((total, line) => total + cents(pick(line)), 0)
    expect(sum((line) => line.pricesBreakdown.totalDiscount)).toBe(500)
    expect(sum((line) => line.pricesBreakdown.totalPriceAfterTax) + 490 + 98).toBe(cents(sums.total))
  })

  it('leaves tax and delivery out when the request says so, and calculates them by default', async () => {
    await shopper.add('field-notebook', 1)
    expect((await estimate({})).body.priceSummary).toMatchObject({ tax: { amount: '3.38' }, shipping: { amount: '4.90' } })
    const { body } = await estimate({ calculateTax: false, calculateShipping: false })
    expect([body.priceSummary.tax.amount, body.priceSummary.shipping.amount, body.priceSummary.total.amount]).toEqual([
      '0.00',
      '0.00',
      '12.00',
    ])
    expect(body.shippingInfo.carrierServiceOptions).toEqual([])
  })

  it('offers no delivery option for a cart of downloads', async () => {
    await shopper.add('shawl-pattern', 2)
    const { body } = await estimate({ calculateShipping: true })
    expect([body.priceSummary.shipping.amount, body.shippingInfo.carrierServiceOptions]).toEqual(['0.00', []])
  })

  it('names the field of the wrong type in a request for an estimate', async () => {
    await shopper.add('blue-mug')
    expect(violationOf(await estimate({ calculateTax: 'yes' }))?.field).toBe('calculateTax')
  })
})

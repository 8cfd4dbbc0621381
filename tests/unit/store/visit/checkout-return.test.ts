/** The order in a checkout-return event: read from the platform, and reported once. */
import { describe, expect, it } from 'vitest'
import { handleCheckoutReturn } from '../../../../src/store/visit/checkout-return'
import { aFakeShop, applicationError, CHECKOUT_KEY, CLIENT_ID, json } from '../../../support/fakes/fake-shop'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const PATH = '/ecom/v1/checkouts/checkout-1'
const LEFT_KEY = `cartlet:${CLIENT_ID}:left`
const BACK = { stored: { [CHECKOUT_KEY]: 'checkout-1' } }

const aCheckout = (more: object = {}) => ({
  checkout: {
    id: 'checkout-1',
    currency: 'EUR',
    completed: true,
    lineItems: [aWireLine({ quantity: 2 })],
    appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
    priceSummary: {
      subtotal: aWirePrice(36),
      discount: aWirePrice(3.6),
      shipping: aWirePrice(4.5),
      tax: aWirePrice(0),
      total: aWirePrice(36.9),
    },
    ...more,
  },
})

describe('handleCheckoutReturn', () => {
  it('reports the order with its items, value, total, shipping and coupon', async () => {
    const { shop, settle, eventsOf, answer } = aFakeShop(BACK)
    answer(PATH, () => json(aCheckout()))
    await settle(handleCheckoutReturn(shop, 'order-7'))
    expect(eventsOf('checkout-return')).toMatchObject([
      {
        status: 'SUCCESS',
        order: {
          id: 'order-7',
          checkoutId: 'checkout-1',
          currency: 'EUR',
          value: { value: 32.4, currency: 'EUR' },
          total: { value: 36.9 },
          shipping: { value: 4.5 },
          coupon: 'WELCOME10',
          items: [{ quantity: 2, price: { value: 18 }, value: { value: 36 } }],
        },
      },
    ])
  })

  it('reports an order without an id when the page’s address has none', async () => {
    const { shop, settle, eventsOf, answer } = aFakeShop(BACK)
    answer(PATH, () => json(aCheckout()))
    await settle(handleCheckoutReturn(shop, null))
    expect(eventsOf('checkout-return')[0]?.order).not.toHaveProperty('id')
  })

  it('reports SUCCESS for a completed checkout although the next cart already has a line', async () => {
    const { shop, settle, eventsOf, answer } = aFakeShop({ ...BACK, lines: [aWireLine()] })
    answer(PATH, () => json(aCheckout()))
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')).toMatchObject([{ status: 'SUCCESS', order: { checkoutId: 'checkout-1' } }])
  })

  it('reports an order once, even when a copy of the tab returns from the same checkout', async () => {
    const { shop, settle, eventsOf, answer, storage } = aFakeShop(BACK)
    answer(PATH, () => json(aCheckout()))
    await settle(handleCheckoutReturn(shop))
    storage.write(CHECKOUT_KEY, 'checkout-1')
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return').map(({ status, order }) => [status, Boolean(order)])).toEqual([
      ['SUCCESS', true],
      ['SUCCESS', false],
    ])
    expect(storage.read(`cartlet:${CLIENT_ID}:orders`)).toBe('checkout-1')
  })

  it('the last twenty reported orders are remembered', async () => {
    const earlier = Array.from({ length: 20 }, (_, place) => `order-${place}`)
    const stored = { ...BACK.stored, [`cartlet:${CLIENT_ID}:orders`]: earlier.join(' ') }
    const { shop, settle, answer, storage } = aFakeShop({ stored })
    answer(PATH, () => json(aCheckout()))
    await settle(handleCheckoutReturn(shop))
    expect(storage.read(`cartlet:${CLIENT_ID}:orders`)?.split(' ')).toEqual([...earlier.slice(1), 'checkout-1'])
  })

  it.each<[string, object, number]>([
    ['the goods, without what was taken off', { subtotal: aWirePrice(40), discount: aWirePrice(3.6) }, 36.4],
    ['the goods', { subtotal: aWirePrice(40) }, 40],
    ['its lines', { discount: aWirePrice(0.1) }, 35.9],
  ])('the value of an order is that of %s', async (_, priceSummary, value) => {
    const { shop, settle, eventsOf, answer } = aFakeShop(BACK)
    answer(PATH, () => json(aCheckout({ priceSummary, appliedDiscounts: [] })))
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')[0]?.order).toStrictEqual({
      checkoutId: 'checkout-1',
      currency: 'EUR',
      value: { value, currency: 'EUR', formatted: `€${value.toFixed(2)}` },
      items: [expect.objectContaining({ quantity: 2 })],
    })
  })

  it.each<[string, string | undefined, object]>([
    ['the address names an order', 'order-7', { status: 'SUCCESS', orderId: 'order-7' }],
    ['the address names none', undefined, { status: 'UNKNOWN' }],
  ])('with lines in the cart and a checkout that cannot be read, the end is told by whether %s', async (_, address, end) => {
    const { shop, settle, eventsOf, answer } = aFakeShop({ ...BACK, lines: [aWireLine()] })
    answer(PATH, () => applicationError('PERMISSION_DENIED', 403))
    await settle(handleCheckoutReturn(shop, address))
    expect(eventsOf('checkout-return')).toEqual([{ type: 'checkout-return', ...end }])
  })

  it.each<[string, object]>([
    ['its lines are no list', { lineItems: 7 }],
    ['its lines are no objects', { lineItems: [null, 7, 'x', []] }],
    ['its sums and its coupon have the wrong type', { priceSummary: 'x', appliedDiscounts: [7, { coupon: 7 }], lineItems: [] }],
    ['its sums are no amounts', { priceSummary: { subtotal: 7, discount: { amount: 'x' }, total: null }, lineItems: [] }],
  ])('reports a completed checkout as an order without items when %s', async (_, more) => {
    const { shop, settle, eventsOf, answer } = aFakeShop(BACK)
    answer(PATH, () => json(aCheckout(more)))
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')).toMatchObject([{ status: 'SUCCESS', order: { checkoutId: 'checkout-1', items: [] } }])
  })

  it.each([
    ['the platform does not show the checkout', () => applicationError('CHECKOUT_NOT_FOUND', 404)],
    ['it is no order', () => json(aCheckout({ completed: false }))],
    ['its answer is none', () => json({})],
    ['its lines cannot be read', () => json({ checkout: { completed: 'yes', lineItems: 7 } })],
  ])('reports the return without an order when %s', async (_, respond) => {
    const { shop, settle, eventsOf, answer } = aFakeShop(BACK)
    answer(PATH, respond)
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')).toEqual([{ type: 'checkout-return', status: 'SUCCESS' }])
  })

  it.each([
    ['the order’s id, although its lines cannot be read', 'order-7', 'order-7'],
    ['no id that could be words', 'call 0900 123', undefined],
  ])('a return to an empty cart carries %s', async (_, address, orderId) => {
    const { shop, settle, eventsOf, answer } = aFakeShop(BACK)
    answer(PATH, () => applicationError('PERMISSION_DENIED', 403))
    await settle(handleCheckoutReturn(shop, address))
    expect(eventsOf('checkout-return')).toEqual([{ type: 'checkout-return', status: 'SUCCESS', ...(orderId && { orderId }) }])
  })

  it('carries no id of an order while the platform calls the checkout open', async () => {
    const { shop, settle, eventsOf, answer } = aFakeShop({ ...BACK, lines: [aWireLine()] })
    answer(PATH, () => json(aCheckout({ completed: false })))
    await settle(handleCheckoutReturn(shop, 'order-7'))
    expect(eventsOf('checkout-return')).toEqual([{ type: 'checkout-return', status: 'UNKNOWN' }])
  })

  it.each([
    ['that has the checkout’s id', 'cart-1', []],
    [
      'with which this browser has left for it',
      'checkout-1',
      [
        ['checkout-0', 'cart-0'],
        ['checkout-1', 'cart-1'],
      ],
    ],
  ])('takes the order’s id from the version 2 cart %s, whatever the address says', async (_, checkout, left) => {
    const stored = {
      [CHECKOUT_KEY]: checkout,
      [LEFT_KEY]: JSON.stringify(left.map(([id, cart]) => [id, Date.now(), cart])),
    }
    const { shop, settle, eventsOf, answer } = aFakeShop({ stored, cartApi: 'v2' })
    answer('/ecom/v2/carts/current', () => applicationError('CURRENT_CART_NOT_FOUND', 404))
    answer('/ecom/v2/carts/cart-1', () =>
      json({
        cart: { id: 'cart-1', orderPlaced: true, orderId: 'order-8', customerInfo: { currencyCode: 'EUR' }, lineItems: [] },
      }),
    )
    await settle(handleCheckoutReturn(shop, 'order-7'))
    expect(eventsOf('checkout-return')).toMatchObject([{ status: 'SUCCESS', orderId: 'order-8', order: { id: 'order-8' } }])
  })

  describe('on the page that the platform leads to after the payment', () => {
    const ID = '5e8f1a2b-0000-4000-8000-000000000001'
    const ORDER = `/ecom/v1/orders/${ID}`
    const anOrder = (more: object = {}) => ({
      order: {
        id: ID,
        number: '10042',
        checkoutId: 'checkout-1',
        currency: 'EUR',
        priceSummary: { total: { amount: '36.90', formattedAmount: '€36.90' } },
        lineItems: [{ id: '1', productName: { original: 'Blue Mug', translated: 'Blauer Becher' }, quantity: 2 }],
        ...more,
      },
    })
    const asked = ({ calls }: ReturnType<typeof aFakeShop>) => calls(ORDER).length
    const unread = (shop: ReturnType<typeof aFakeShop>) => shop.answer(PATH, () => applicationError('PERMISSION_DENIED', 403))

    it('the buyer is told number, total and lines of an order that only its own call tells', async () => {
      const fake = aFakeShop(BACK)
      unread(fake)
      fake.answer(ORDER, () => json(anOrder()))
      const telling = handleCheckoutReturn(fake.shop, ID)
      await fake.settle(telling)
      expect((await telling)?.order).toEqual({
        outcome: 'placed',
        number: '10042',
        total: '€36.90',
        items: [{ name: 'Blauer Becher', quantity: 2 }],
      })
      expect(fake.eventsOf('checkout-return')).toHaveLength(1)
    })

    it('lines that are missing in the checkout are reported to the buyer', async () => {
      const fake = aFakeShop(BACK)
      fake.answer(PATH, () => json(aCheckout({ lineItems: [] })))
      fake.answer(ORDER, () => json(anOrder()))
      const telling = handleCheckoutReturn(fake.shop, ID)
      await fake.settle(telling)
      expect((await telling)?.order).toMatchObject({ total: '€36.90', items: [{ name: 'Blauer Becher', quantity: 2 }] })
    })

    it.each<[string, () => ReturnType<typeof json>]>([
      ['the shop lets no visitor read it', () => applicationError('PERMISSION_DENIED', 403)],
      ['there is none with this id', () => applicationError('ORDER_NOT_FOUND', 404)],
      ['the platform fails', () => applicationError('INTERNAL', 500)],
      ['it belongs to a checkout of another buyer', () => json(anOrder({ checkoutId: 'checkout-2' }))],
      ['it says of no checkout', () => json(anOrder({ checkoutId: undefined }))],
    ])('the buyer is told its id alone when %s', async (_, respond) => {
      const fake = aFakeShop(BACK)
      unread(fake)
      fake.answer(ORDER, respond)
      const telling = handleCheckoutReturn(fake.shop, ID)
      await fake.settle(telling)
      expect((await telling)?.order).toEqual({ outcome: 'placed', number: ID })
      expect(fake.eventsOf('error')).toEqual([])
    })

    it('nothing is asked when the checkout has told it all, without an id, or in a browser that left for no checkout', async () => {
      const told = aFakeShop(BACK)
      told.answer(PATH, () => json(aCheckout()))
      const nameless = aFakeShop(BACK)
      unread(nameless)
      const foreign = aFakeShop()
      await told.settle(handleCheckoutReturn(told.shop, ID))
      await nameless.settle(handleCheckoutReturn(nameless.shop))
      await foreign.settle(handleCheckoutReturn(foreign.shop, ID))
      expect([told, nameless, foreign].map(asked)).toEqual([0, 0, 0])
    })

    it('the thanks wait three seconds, and no longer', async () => {
      const fake = aFakeShop(BACK)
      unread(fake)
      fake.answer(ORDER, () => new Promise(() => {}))
      const telling = handleCheckoutReturn(fake.shop, ID)
      await fake.settle(telling)
      expect((await telling)?.order).toEqual({ outcome: 'placed', number: ID })
    })
  })

  describe('a checkout that another tab has left for', () => {
    const left = (ago = 0, cart = 'cart-0') => ({
      stored: { [LEFT_KEY]: JSON.stringify([['checkout-1', Date.now() - ago, cart]]) },
    })

    it('an order whose tab was closed is reported once, by the next page', async () => {
      const { shop, settle, eventsOf, answer, storage } = aFakeShop(left())
      answer(PATH, () => json(aCheckout()))
      const telling = handleCheckoutReturn(shop)
      await settle(telling)
      expect(eventsOf('checkout-return')).toMatchObject([{ status: 'SUCCESS', order: { checkoutId: 'checkout-1' } }])
      expect(await telling).toMatchObject({ order: { outcome: 'placed' } })
      expect(storage.read(LEFT_KEY)).toBeNull()
      await settle(handleCheckoutReturn(shop))
      expect(eventsOf('checkout-return')).toHaveLength(1)
    })

    it('of two orders, the address names the one that was left for last', async () => {
      const both = ['checkout-0', 'checkout-1'].map((id) => [id, Date.now(), 'cart-0'])
      const { shop, settle, eventsOf, answer } = aFakeShop({ stored: { [LEFT_KEY]: JSON.stringify(both) } })
      for (const id of ['checkout-0', 'checkout-1']) answer(`/ecom/v1/checkouts/${id}`, () => json(aCheckout({ id })))
      await settle(handleCheckoutReturn(shop, 'order-7'))
      expect(eventsOf('checkout-return').map(({ orderId, order }) => [order?.checkoutId, orderId])).toEqual([
        ['checkout-1', 'order-7'],
        ['checkout-0', undefined],
      ])
    })

    it('the platform is not asked for it while no cart can be read', async () => {
      const { shop, settle, answer, calls } = aFakeShop(left())
      answer('/ecom/v1/carts/current', () => applicationError('SITE_CLOSED', 403))
      const telling = handleCheckoutReturn(shop)
      await settle(telling)
      expect([await telling, calls(PATH)]).toEqual([undefined, []])
    })

    it('the platform is not asked for it while its cart still exists', async () => {
      const { shop, settle, eventsOf, calls } = aFakeShop({ ...left(0, 'cart-1'), lines: [aWireLine()] })
      await settle(handleCheckoutReturn(shop))
      expect(eventsOf('checkout-return')).toEqual([])
      expect(calls(PATH)).toEqual([])
    })

    it.each<[string, number, boolean]>([
      ['a checkout that is not completed is asked for again by the next page', 60_000, true],
      ['a checkout that is not completed is given up after an hour', 4_000_000, false],
    ])('%s', async (_, ago, isKept) => {
      const { shop, settle, eventsOf, answer, storage } = aFakeShop(left(ago))
      answer(PATH, () => json(aCheckout({ completed: false })))
      await settle(handleCheckoutReturn(shop))
      expect(eventsOf('checkout-return')).toEqual([])
      expect(storage.read(LEFT_KEY) !== null).toBe(isKept)
    })

    it.each([
      '7',
      '{}',
      '[null, 7, {}]',
      '[["checkout-1"]]',
    ])('stored as %s by another script it counts as none', async (text) => {
      const { shop, settle, eventsOf, calls } = aFakeShop({ stored: { [LEFT_KEY]: text } })
      await settle(handleCheckoutReturn(shop))
      expect(eventsOf('checkout-return')).toEqual([])
      expect(calls(PATH)).toEqual([])
    })

    it('a buyer who has just come from the thank-you page is thanked, although another tab has reported the order', async () => {
      const { shop, settle, eventsOf, answer, storage } = aFakeShop(left())
      answer(PATH, () => json(aCheckout()))
      await settle(handleCheckoutReturn(shop))
      storage.write(CHECKOUT_KEY, 'checkout-1')
      const telling = handleCheckoutReturn(shop, 'order-7')
      await settle(telling)
      expect(eventsOf('checkout-return').map(({ order }) => Boolean(order))).toEqual([true, false])
      expect(await telling).toMatchObject({ order: { outcome: 'placed' } })
    })
  })

  describe('what the visitor is told', () => {
    const told = async (respond: () => Response, options: object = {}, orderId?: string) => {
      const { shop, settle, answer } = aFakeShop({ ...BACK, ...options })
      answer(PATH, respond)
      const telling = handleCheckoutReturn(shop, orderId)
      await settle(telling)
      return telling
    }

    it('the visitor is told of the order with its number and total', async () => {
      const number = '0f8fad5b-d9cb-469f-a165-70867728950e'
      expect(await told(() => json(aCheckout()), {}, number)).toMatchObject({
        by: 'checkout',
        order: { outcome: 'placed', number, total: expect.stringContaining('36.90') },
      })
    })

    it.each([
      'Your-order-was-stopped_call-0900',
      'call 0900 123',
      '',
      null,
    ])('an order’s number that could be words (%j) is not shown', async (orderId) => {
      expect(await told(() => json(aCheckout()), {}, orderId as string)).toEqual({
        by: 'checkout',
        order: { outcome: 'placed', total: expect.stringContaining('36.90'), items: [{ name: 'Blue Mug', quantity: 2 }] },
      })
    })

    it('an order is told once, even when a copy of the tab returns from the same checkout', async () => {
      const { shop, settle, answer, storage } = aFakeShop(BACK)
      answer(PATH, () => json(aCheckout()))
      await settle(handleCheckoutReturn(shop))
      storage.write(CHECKOUT_KEY, 'checkout-1')
      const again = handleCheckoutReturn(shop)
      await settle(again)
      expect(await again).toBeUndefined()
    })

    it('an empty cart counts as an order, although the platform does not show it', async () => {
      const telling = await told(() => applicationError('CHECKOUT_NOT_FOUND', 404))
      expect(telling).toEqual({ by: 'checkout', order: { outcome: 'placed' } })
    })

    const open = () => json(aCheckout({ completed: false }))
    const unread = () => applicationError('CHECKOUT_NOT_FOUND', 404)
    it.each<[string, string, () => Response, string?]>([
      ['open', 'the checkout is not completed', open],
      ['unknown', 'the checkout is not completed, although the address names an order', open, 'order-7'],
      ['unknown', 'the checkout cannot be read', unread],
      ['placed', 'the checkout cannot be read, and the address names an order', unread, 'order-7'],
    ])('with lines left in the cart the end is %j when %s', async (outcome, _, respond, orderId) => {
      expect(await told(respond, { lines: [aWireLine()] }, orderId)).toEqual({ by: 'checkout', order: { outcome } })
    })

    it('a visitor who was at no checkout is told nothing', async () => {
      const { shop, settle } = aFakeShop()
      const telling = handleCheckoutReturn(shop)
      await settle(telling)
      expect(await telling).toBeUndefined()
    })
  })
})

/** A member's orders over the real client at the local platform, in both versions of the catalog and of the cart. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { variantIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { orderAgain } from '../../../../src/store/orders/order-again.chunk'
import { readOrders } from '../../../../src/store/orders/read-orders'
import { readShipments } from '../../../../src/store/orders/read-shipments'
import { readSubscriptions } from '../../../../src/store/orders/read-subscriptions'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'
import { type PastLine, placeOrders } from '../../../support/fixtures/past-orders'

const SEARCH = '/ecom/v1/orders/search'

describe.each([
  ['v1', 'v1'],
  ['v3', 'v2'],
] as const)('orders of a member with catalog %s and cart %s', (catalogVersion, cartApi) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  async function aMember(...orders: PastLine[][]) {
    const { access_token, refresh_token, expires_in } = await placeOrders(platform, orders)
    const local = aLocalShop(platform)
    const tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      role: 'member' as const,
      receivedAt: Date.now(),
      expiresIn: expires_in,
    }
    const report = vi.fn()
    const shop = createWholeShop({
      client: local.client({ tokens }),
      storage: local.storage,
      catalog: catalogVersion,
      cartApi,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate() {},
      report,
    })
    const engine = await shop.engine()
    const again = async () => orderAgain(engine, (await readOrders(engine.context))?.orders[0]?.lines ?? [])
    const adds = () => local.exchanges.filter(({ request }) => /add-to-cart|add-line-items/.test(request.url))
    return { local, report, engine, context: engine.context, again, adds, shop }
  }

  it('reads lines, sums and states, the newest first, ten at a time', async () => {
    const many = Array.from({ length: 11 }, (): PastLine[] => [{ slug: 'blue-mug' }])
    const { context, local } = await aMember(...many, [{ slug: 'canvas-tote', quantity: 2 }, { slug: 'fig-candle' }])
    const first = await readOrders(context)
    expect(first?.orders).toHaveLength(10)
    expect(first?.orders[0]).toMatchObject({
      number: '10012',
      state: 'preparing',
      payment: 'paid',
      lines: [
        { name: 'Canvas Tote', quantity: 2 },
        { name: 'Fig Candle', quantity: 1 },
      ],
    })
    const sums = first?.orders[0]?.sums.map(({ sum }) => sum)
    expect(sums?.at(-1)).toBe('total')
    const second = await readOrders(context, first?.next)
    expect([second?.orders.map(({ number }) => number), second?.next]).toEqual([['10002', '10001'], undefined])
    const [asked] = local.sent(SEARCH)
    expect(JSON.parse(asked?.request.body ?? '').search.filter.status.$in).toEqual(
      expect.arrayContaining(['PENDING', 'REJECTED']),
    )
  })

  it('adds all that there still is with one add, and says of each line what has changed', async () => {
    const tee = { variantId: variantIdOf('linen-tee', 'M', 'Sage') }
    const { again, adds, shop } = await aMember([
      { slug: 'blue-mug', quantity: 3 },
      { slug: 'canvas-tote' },
      { slug: 'fig-candle' },
      { slug: 'linen-tee', options: tee },
      { slug: 'field-notebook' },
    ])
    platform.setStock('blue-mug', 2)
    platform.hideProduct('canvas-tote')
    platform.setPrice('fig-candle', 9900)
    platform.setStock('field-notebook', 0)
    const { outcomes, added } = await again()
    expect(outcomes.map(({ kind }) => kind)).toEqual(['some', 'gone', 'price', 'added', 'soldOut'])
    expect(outcomes[0]).toMatchObject({ quantity: 2 })
    expect(outcomes[2]).toMatchObject({ now: { value: 99 } })
    expect(added).toBe(4)
    const done = adds().filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const { lines } = await shop.cart.get()
    expect(lines.map(({ name, quantity }) => `${quantity} ${name}`).sort()).toEqual(['1 Fig Candle', '1 Linen Tee', '2 Blue Mug'])
  })

  it('a line is added again without a word on its price when the order does not tell the old price', async () => {
    const { engine, context } = await aMember([{ slug: 'blue-mug' }])
    const lines = (await readOrders(context))?.orders[0]?.lines ?? []
    const { outcomes } = await orderAgain(
      engine,
      lines.map(({ price: _, ...line }) => line),
    )
    expect(outcomes).toEqual([{ kind: 'added' }])
  })

  it('an order of nothing that still exists adds nothing and sends no add', async () => {
    const { again, adds } = await aMember([{ slug: 'canvas-tote' }])
    platform.hideProduct('canvas-tote')
    expect(await again()).toEqual({ outcomes: [{ kind: 'gone' }], added: 0 })
    expect(adds()).toEqual([])
  })

  it('an add that is lost rejects, and is not sent twice', async () => {
    const { again, adds } = await aMember([{ slug: 'fig-candle' }])
    const path = cartApi === 'v1' ? '/ecom/v1/carts/current/add-to-cart' : '/ecom/v2/carts/current/add-line-items'
    platform.faults.add({ path, kind: 'status', status: 500, times: 3 })
    await expect(again()).rejects.toMatchObject({ status: 500 })
    expect(adds()).toHaveLength(1)
  })

  it('a shipment is told with its number and its link', async () => {
    const { context } = await aMember([{ slug: 'blue-mug' }])
    const [order] = (await readOrders(context))?.orders ?? []
    const trackingInfo = { trackingNumber: '1Z', shippingProvider: 'ups', trackingLink: 'https://ups.example/1Z' }
    platform.sendOrder(`${order?.id}`, { lineItems: [{ id: `${order?.lines[0]?.id}`, quantity: 1 }], trackingInfo })
    expect(await readShipments(context, `${order?.id}`)).toMatchObject([
      { number: '1Z', carrier: 'ups', url: 'https://ups.example/1Z' },
    ])
    expect((await readOrders(context))?.orders[0]).toMatchObject({ state: 'sent', isSent: true })
  })

  it.each([403, 404])('a shop that answers %i is asked once, and the author is told once', async (status) => {
    const { context, local, report } = await aMember()
    platform.faults.add({ path: SEARCH, kind: 'status', status, times: 10 })
    expect([await readOrders(context), await readOrders(context)]).toEqual([undefined, undefined])
    expect(local.sent(SEARCH)).toHaveLength(1)
    expect(report.mock.calls).toEqual([[expect.stringContaining('orders'), expect.any(String)]])
    expect(await readSubscriptions(context)).toEqual([])
  })
})

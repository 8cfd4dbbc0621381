/** Requests to be told of new stock, over the real client at the local platform, in both versions of the catalog. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { productIdOf, variantIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { askForStock, knownEmail } from '../../../../src/store/stock/stock-request'
import { aLocalShop } from '../../../support/fakes/local-shop'
import { applicationError, json } from '../../platform/fake-platform'
import { AUTH, aVisitor } from '../members/members'

const PATH = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const OTHER_ID = '1380b703-ce81-ff05-f115-39571d94dfcd'
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

describe.each(['v1', 'v3'] as const)('asking for stock with catalog %s', (catalogVersion) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  async function aShop() {
    const local = aLocalShop(platform)
    const report = vi.fn()
    const shop = createWholeShop({
      client: local.client(),
      storage: local.storage,
      catalog: catalogVersion,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate() {},
      report,
    })
    const { context } = await shop.engine()
    const ask = async (slug: string, options: Record<string, string>, more: { email?: string; appId?: string } = {}) =>
      askForStock(context, {
        product: await shop.loadProduct(slug),
        choice: { options, customText: { Engraving: 'x' } },
        email: 'ada@example.com',
        ...more,
      })
    const bodies = () => local.sent(PATH).map(({ request }) => JSON.parse(request.body ?? '{}'))
    return { ask, bodies, report, local, context, shop }
  }

  it('sends the reference of the variant, the address, the name and the decimal price, and nothing else', async () => {
    const { ask, bodies } = await aShop()
    expect(await ask('linen-tee', { Size: 'L', Colour: 'Clay' })).toBe(true)
    const [{ request, itemDetails }] = bodies()
    expect(Object.keys(request).sort()).toEqual(['catalogReference', 'email'])
    expect(itemDetails).toEqual({ name: 'Linen Tee', price: expect.stringMatching(/^\d+\.\d\d$/) })
    expect(request.catalogReference).toEqual({
      appId: STORES,
      catalogItemId: productIdOf('linen-tee'),
      options: { variantId: variantIdOf('linen-tee', 'L', 'Clay') },
    })
    expect(platform.stockRequests()).toMatchObject([{ email: 'ada@example.com' }])
  })

  it.each([
    ['EUR', '18.50'],
    ['JPY', '19'],
    ['KWD', '18.500'],
    ['no code', '18.50'],
  ])('tells a price in %s as %s, and a name of a hundred letters', async (currency, price) => {
    const { bodies, context, shop } = await aShop()
    const product = await shop.loadProduct('brass-lamp')
    const amount = { value: 18.5, currency, formatted: '' }
    const variants = product.variants.map((variant) => ({ ...variant, price: amount }))
    const costly = { ...product, variants, name: 'x'.repeat(101), price: amount }
    await askForStock(context, { product: costly, choice: {}, email: 'ada@example.com' })
    expect(bodies()).toMatchObject([{ itemDetails: { price, name: 'x'.repeat(100) } }])
  })

  it('asks nothing while an option is open', async () => {
    const { ask, bodies } = await aShop()
    expect([await ask('linen-tee', { Size: 'L' }), bodies()]).toEqual([false, []])
  })

  it('an address that has asked before is told the same as one that has not', async () => {
    const { ask } = await aShop()
    expect([await ask('brass-lamp', {}), await ask('brass-lamp', {})]).toEqual([true, true])
    expect(platform.stockRequests()).toHaveLength(1)
  })

  it('uses the app id of the author where the shop knows the stores app by another one', async () => {
    platform.setCommerce({ stockRequests: 'other-id' })
    const { ask, report } = await aShop()
    expect(await ask('brass-lamp', {}, { appId: OTHER_ID })).toBe(true)
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    ['does not collect requests', () => platform.setCommerce({ stockRequests: 'off' }), 'REQUEST_COLLECTION_DISABLED'],
    ['refuses visitors', () => platform.faults.add({ path: PATH, kind: 'status', status: 403 }), '403'],
    ['has no such service', () => platform.faults.add({ path: PATH, kind: 'status', status: 404 }), '404'],
  ])('a shop that %s is asked once a day, and the author is told once', async (_, change, code) => {
    change()
    const { ask, bodies, report } = await aShop()
    expect([await ask('brass-lamp', {}), await ask('bird-feeder', {})]).toEqual([false, false])
    expect(bodies()).toHaveLength(1)
    expect(report.mock.calls).toEqual([[expect.stringContaining('back-in-stock-requests'), expect.any(String)]])
    expect(report.mock.calls[0]?.[0]).toContain(code)
  })

  it('rejects when the address is refused, naming the field, and when the platform fails', async () => {
    const { ask } = await aShop()
    await expect(ask('brass-lamp', {}, { email: 'nobody' })).rejects.toMatchObject({ violations: [{ field: 'request.email' }] })
    platform.faults.add({ path: PATH, kind: 'status', status: 500, times: 10 })
    await expect(ask('brass-lamp', {})).rejects.toMatchObject({ status: 500 })
  })

  it('a visitor has no known address, and is not asked about', async () => {
    const { context, local } = await aShop()
    expect(await knownEmail(context)).toBeUndefined()
    expect(local.sent('/oauth2/user-info')).toEqual([])
  })
})

it.each<[string, 'member' | 'visitor', () => Response, string | undefined]>([
  ['a member', 'member', () => json({ email: 'ada@members.example' }), 'ada@members.example'],
  ['a member without an address', 'member', () => json({ email: '' }), undefined],
  ['a member whose address is no text', 'member', () => json({ email: {} }), undefined],
  ['a member of whom the platform tells nothing', 'member', () => applicationError('NOPE', 403), undefined],
  ['a visitor', 'visitor', () => json({ email: 'ada@members.example' }), undefined],
])('the known address of %s is told', async (_, role, respond, email) => {
  const { client, answer, settle } = aVisitor({ role })
  answer(AUTH.user, respond)
  expect(await settle(knownEmail({ client }))).toBe(email)
})

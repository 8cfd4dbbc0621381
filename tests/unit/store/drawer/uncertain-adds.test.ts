import { describe, expect, it } from 'vitest'
import { keepTabsAgreed } from '../../../../src/store/visit/tab-sync'
import { aFakeShop, dropped, type FakeShop, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { storedTokens, TOKENS_KEY } from '../../platform/fake-platform'

const mug = aProduct()
const body = (quantity: number) => json({ cart: { id: 'cart-1', lineItems: [aWireLine({ quantity })] } })

/** Listens to other tabs, so that the store knows whether another tab has changed the cart. */
function watched(fake: FakeShop): FakeShop {
  keepTabsAgreed(fake.shop, { tell() {}, onTold: () => () => {}, onReturn: () => () => {}, hidden: () => false })
  return fake
}

describe('a duplicated add', () => {
  it('reduces the line to the requested quantity when an add was applied twice', async () => {
    const fake = watched(aFakeShop({ lines: [aWireLine({ quantity: 1 })] }))
    fake.answer(PATHS.add, () => {
      fake.server.lines = [aWireLine({ quantity: 5 })]
      return undefined
    })
    fake.answer(PATHS.add, () => {
      fake.server.lines = [aWireLine({ quantity: 5 })]
      return body(5)
    })
    const result = await fake.settle(fake.shop.cart.add({ product: mug, quantity: 2 }))
    expect(fake.calls(PATHS.update)[0]?.body).toEqual({ lineItems: [{ id: 'line-1', quantity: 3 }] })
    expect(result).toMatchObject({ outcome: 'added', line: { quantity: 3 }, cart: { count: 3 } })
  })

  it('keeps a surplus quantity when another tab may have added it', async () => {
    const fake = watched(aFakeShop({ lines: [aWireLine({ quantity: 1 })] }))
    await fake.settle(fake.shop.cart.refresh())
    fake.answer(PATHS.add, () => {
      fake.storage.write('cartlet:c1:changed', 'another tab')
      return body(3)
    })
    await fake.settle(fake.shop.cart.add({ product: mug }))
    expect(fake.calls(PATHS.update)).toEqual([])
  })

  it('keeps a surplus quantity that another tab may have added after the answer was lost, before the cart was read', async () => {
    const fake = watched(aFakeShop({ lines: [aWireLine({ quantity: 1 })] }))
    await fake.settle(fake.shop.cart.refresh())
    fake.answer(PATHS.add, () => dropped())
    fake.answer(PATHS.cart, () => {
      fake.storage.write('cartlet:c1:changed', 'another tab')
      return body(3)
    })
    await fake.settle(fake.shop.cart.add({ product: mug }).catch(() => {}))
    expect(fake.calls(PATHS.update)).toEqual([])
  })

  it('keeps a surplus quantity of a member, who may have added it on another device', async () => {
    const stored = { [TOKENS_KEY]: storedTokens({ role: 'member' }) }
    const fake = watched(aFakeShop({ lines: [aWireLine({ quantity: 1 })], stored }))
    await fake.settle(fake.shop.cart.refresh())
    fake.answer(PATHS.add, () => body(3))
    await fake.settle(fake.shop.cart.add({ product: mug }))
    expect(fake.calls(PATHS.update)).toEqual([])
  })

  it('reports a problem on the line when the surplus of a duplicated add cannot be removed', async () => {
    const fake = watched(aFakeShop({ lines: [] }))
    fake.answer(PATHS.add, () => body(2))
    fake.answer(PATHS.update, () => json({}, { status: 400 }))
    expect(await fake.settle(fake.shop.cart.add({ product: mug }))).toMatchObject({ line: { quantity: 2 } })
    expect(Object.values(fake.state().lineProblems)).toMatchObject([{ kind: 'failed' }])
  })
})

describe('an uncertain add', () => {
  async function givenUp(fake = aFakeShop({ lines: [] })) {
    fake.answer(PATHS.add, (_, count) => (count === 1 ? dropped() : undefined))
    await fake.failure(fake.shop.cart.add({ product: mug }))
    return fake
  }

  async function watchedAndRead() {
    const fake = watched(aFakeShop({ lines: [] }))
    await fake.settle(fake.shop.cart.refresh())
    return fake
  }

  it('an add that arrives late is found when the cart is read again, and its error is cleared', async () => {
    const { server, state, device } = await givenUp()
    expect(state().addProblem).toMatchObject({ error: { code: 'NETWORK' } })
    server.lines = [aWireLine()]
    await device.advance(2000)
    await settled()
    expect(state().cart).toMatchObject({ cart: { count: 1 } })
    expect(state().addProblem).toBeUndefined()
  })

  it('the cart is read three times after a lost add, later each time, and what arrives after that is new', async () => {
    const { shop, server, settle, calls, device } = await givenUp()
    const before = calls(PATHS.cart, 'GET').length
    for (const [ms, reads] of [
      [1499, 0],
      [1, 1],
      [4999, 1],
      [1, 2],
      [14_999, 2],
      [1, 3],
      [60_000, 3],
    ] as const) {
      await device.advance(ms)
      await settled()
      expect(calls(PATHS.cart, 'GET').length - before, `after ${ms} ms more`).toBe(reads)
    }
    server.lines = [aWireLine()]
    expect(await settle(shop.cart.add({ product: mug }))).toMatchObject({ line: { quantity: 2 } })
  })

  it('a second try sends no second add when the first one has arrived late', async () => {
    const { shop, server, settle, calls } = await givenUp()
    server.lines = [aWireLine()]
    const result = await settle(shop.cart.add({ product: mug }))
    expect(result).toMatchObject({ outcome: 'added', line: { quantity: 1 } })
    expect(calls(PATHS.add)).toHaveLength(1)
  })

  it('a second try is sent when another tab has changed the cart since the lost add', async () => {
    const fake = await givenUp(await watchedAndRead())
    fake.server.lines = [aWireLine()]
    fake.storage.write('cartlet:c1:changed', 'another tab')
    expect(await fake.settle(fake.shop.cart.add({ product: mug }))).toMatchObject({ line: { quantity: 2 } })
    expect(fake.calls(PATHS.add)).toHaveLength(2)
  })

  it('a second try sends no second add when tabs are watched and no other tab has changed the cart', async () => {
    const fake = await givenUp(await watchedAndRead())
    fake.server.lines = [aWireLine()]
    expect(await fake.settle(fake.shop.cart.add({ product: mug }))).toMatchObject({ line: { quantity: 1 } })
    expect(fake.calls(PATHS.add)).toHaveLength(1)
  })

  it('a second try is sent when the lost add has not arrived', async () => {
    const { shop, settle, calls } = await givenUp()
    expect(await settle(shop.cart.add({ product: mug }))).toMatchObject({ line: { quantity: 1 } })
    expect(calls(PATHS.add)).toHaveLength(2)
  })

  it('a later add counts as new once the late one was found in the cart', async () => {
    const { shop, server, settle, calls, device } = await givenUp()
    server.lines = [aWireLine()]
    await device.advance(2000)
    await settled()
    expect(await settle(shop.cart.add({ product: mug }))).toMatchObject({ line: { quantity: 2 } })
    expect(calls(PATHS.add)).toHaveLength(2)
  })
})

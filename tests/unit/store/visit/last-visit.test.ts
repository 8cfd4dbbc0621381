import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../../src/platform/cart/model'
import { watchVisit } from '../../../../src/store/visit/last-visit'
import { aFakeShop, COUNT_KEY, type FakeShop, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const KEY = 'cartlet:c1:visit'
const DAY_MS = 24 * 3_600_000
const CHANGED = '2026-03-01T10:00:00.000Z'

interface Page {
  /** The previous page in this browser. */
  after?: FakeShop
  now: number
  /** Null: the platform holds no cart. */
  cart?: Partial<Cart> | { updatedDate: string } | null
}

async function aPage({ after, now, cart = {} }: Page) {
  const stored = after ? undefined : { [COUNT_KEY]: '1' }
  const fake = aFakeShop({ stored, ...(after && { storage: after.storage }) })
  if (cart)
    fake.answer(PATHS.cart, () =>
      json({ cart: { id: 'cart-1', currency: 'EUR', lineItems: [aWireLine()], updatedDate: CHANGED, ...cart } }),
    )
  watchVisit(fake.shop, fake.storage, () => now)
  await fake.settle(fake.shop.cart.refresh())
  await settled()
  return fake
}
const says = (fake: FakeShop) => fake.state().lastVisit

describe('the notice of a restored cart', () => {
  it('announces a restored cart after more than a day without a change', async () => {
    const first = await aPage({ now: 0 })
    expect(says(first)).toBeUndefined()
    expect(says(await aPage({ after: first, now: DAY_MS + 1 }))).toBe('restored')
  })

  it('does not announce a restored cart when the last visit was at most a day ago', async () => {
    expect(says(await aPage({ after: await aPage({ now: 0 }), now: DAY_MS }))).toBeUndefined()
  })

  it('does not announce a restored cart that was changed elsewhere meanwhile', async () => {
    const first = await aPage({ now: 0 })
    const cart = { updatedDate: '2026-03-02T10:00:00.000Z' }
    expect(says(await aPage({ after: first, now: 2 * DAY_MS, cart }))).toBeUndefined()
  })

  it.each([
    ['that is empty now', { lineItems: [] }],
    ['without the date of its last change', { updatedDate: undefined }],
  ])('does not announce a restored cart %s', async (_, cart) => {
    const first = await aPage({ now: 0, cart })
    expect(says(await aPage({ after: first, now: 2 * DAY_MS, cart }))).toBeUndefined()
  })

  it('announces a restored cart on each page until its drawer was opened and closed', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    const third = await aPage({ after: second, now: 2 * DAY_MS + 1000 })
    expect(says(third)).toBe('restored')
    third.shop.openDrawer()
    third.shop.closeDrawer()
    expect(says(third)).toBeUndefined()
    expect(says(await aPage({ after: third, now: 2 * DAY_MS + 2000 }))).toBeUndefined()
  })

  it('announces a restored cart on one page only when the cart is inline', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    second.shop.store.setState({ inlineCart: { says: '' } })
    expect(says(second)).toBe('restored')
    expect(says(await aPage({ after: second, now: 2 * DAY_MS + 1000 }))).toBeUndefined()
  })

  it('ends the notice of a restored cart once a line is removed', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    second.server.lines = [aWireLine({ id: 'line-1' })]
    await second.settle(second.shop.cart.remove('line-1'))
    expect(says(second)).toBeUndefined()
  })
})

it('reads a cart that is there already, and does nothing more once its undo was called', async () => {
  const fake = aFakeShop({ stored: { [KEY]: JSON.stringify({ at: 0, updated: CHANGED }) } })
  const cart = { id: 'cart-1', currency: 'EUR', lineItems: [aWireLine()], updatedDate: CHANGED }
  fake.answer(PATHS.cart, () => json({ cart }))
  await fake.settle(fake.shop.cart.refresh())
  const stop = watchVisit(fake.shop, fake.storage, () => 2 * DAY_MS)
  expect(says(fake)).toBe('restored')
  const kept = fake.storage.read(KEY)
  stop()
  fake.shop.store.setState({ inlineCart: { says: '' } })
  fake.shop.openDrawer()
  fake.shop.closeDrawer()
  expect([says(fake), fake.storage.read(KEY)]).toEqual(['restored', kept])
})

describe('the notice of a lost cart', () => {
  it('announces a lost cart when a count was remembered', async () => {
    expect(says(await aPage({ now: 0, cart: null }))).toBe('gone')
  })

  it('announces a lost cart on each page until the drawer was opened and closed', async () => {
    const first = await aPage({ now: 0, cart: null })
    const second = await aPage({ after: first, now: 1000, cart: null })
    expect(says(second)).toBe('gone')
    second.shop.openDrawer()
    second.shop.closeDrawer()
    expect(says(await aPage({ after: second, now: 2000, cart: null }))).toBeUndefined()
  })

  it('announces no lost cart when no count was remembered', async () => {
    const fake = aFakeShop()
    watchVisit(fake.shop, fake.storage, () => 0)
    await fake.settle(fake.shop.cart.refresh())
    expect(says(fake)).toBeUndefined()
  })

  it('announces no lost cart after a checkout', async () => {
    const first = await aPage({ now: 0 })
    first.server.lines = [aWireLine()]
    await first.settle(first.shop.checkout('https://shop.example/'))
    expect(says(await aPage({ after: first, now: 1000, cart: null }))).toBeUndefined()
  })

  it('announces the loss of a later cart, since a checkout explains one lost cart only', async () => {
    const first = await aPage({ now: 0 })
    first.server.lines = [aWireLine()]
    await first.settle(first.shop.checkout('https://shop.example/'))
    const second = await aPage({ after: first, now: 1000, cart: null })
    second.storage.write(COUNT_KEY, '2')
    expect(says(await aPage({ after: second, now: 2000, cart: null }))).toBe('gone')
  })
})

describe('what ends or outlives a visit', () => {
  it('the notice of a restored cart ends when the cart is found changed elsewhere', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    second.answer(PATHS.cart, () =>
      json({ cart: { id: 'cart-1', currency: 'EUR', lineItems: [aWireLine({ quantity: 5 })], updatedDate: CHANGED } }),
    )
    await second.settle(second.shop.cart.refresh())
    expect(says(second)).toBeUndefined()
  })

  it('a cart that was only looked at is missed when it is gone', async () => {
    const first = await aPage({ now: 0 })
    first.shop.openDrawer()
    first.shop.closeDrawer()
    first.storage.write(COUNT_KEY, '1')
    expect(says(await aPage({ after: first, now: 1000, cart: null }))).toBe('gone')
  })

  it('a cart that was changed after the checkout is missed when it is gone', async () => {
    const first = await aPage({ now: 0 })
    first.server.lines = [aWireLine()]
    await first.settle(first.shop.checkout('https://shop.example/'))
    await first.settle(first.shop.cart.setQuantity('line-1', 2))
    first.storage.write(COUNT_KEY, '1')
    expect(says(await aPage({ after: first, now: 1000, cart: null }))).toBe('gone')
  })
})

// hazard 49
it.each(['nonsense', 'null', '[]', '{"at":"soon"}', '"x"'])('a stored visit of %s announces nothing', async (text) => {
  const first = await aPage({ now: 0 })
  first.storage.write(KEY, text)
  expect(says(await aPage({ after: first, now: 9 * DAY_MS }))).toBeUndefined()
})

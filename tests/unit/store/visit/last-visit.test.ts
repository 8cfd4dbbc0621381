import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../../src/platform/cart/model'
import { watchVisit } from '../../../../src/store/visit/last-visit'
import { aFakeShop, COUNT_KEY, type FakeShop, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const KEY = 'cartlet:c1:visit'
const DAY_MS = 24 * 3_600_000
const CHANGED = '2026-03-01T10:00:00.000Z'

interface Page {
  /** The one before it in this browser. */
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

describe('a cart from last time', () => {
  it('that nobody touched for more than a day is said to be the one', async () => {
    const first = await aPage({ now: 0 })
    expect(says(first)).toBeUndefined()
    expect(says(await aPage({ after: first, now: DAY_MS + 1 }))).toBe('restored')
  })

  it('is not spoken of to who was here within a day', async () => {
    expect(says(await aPage({ after: await aPage({ now: 0 }), now: DAY_MS }))).toBeUndefined()
  })

  it('is not spoken of when it was changed elsewhere meanwhile', async () => {
    const first = await aPage({ now: 0 })
    const cart = { updatedDate: '2026-03-02T10:00:00.000Z' }
    expect(says(await aPage({ after: first, now: 2 * DAY_MS, cart }))).toBeUndefined()
  })

  it.each([
    ['that holds nothing any more', { lineItems: [] }],
    ['of which the platform does not say when it changed', { updatedDate: undefined }],
  ])('%s is not spoken of', async (_, cart) => {
    const first = await aPage({ now: 0, cart })
    expect(says(await aPage({ after: first, now: 2 * DAY_MS, cart }))).toBeUndefined()
  })

  it('is spoken of until the cart was looked at, whichever page that is on', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    const third = await aPage({ after: second, now: 2 * DAY_MS + 1000 })
    expect(says(third)).toBe('restored')
    third.shop.openDrawer()
    third.shop.closeDrawer()
    expect(says(third)).toBeUndefined()
    expect(says(await aPage({ after: third, now: 2 * DAY_MS + 2000 }))).toBeUndefined()
  })

  it('in a cart that stands in the page is said on that page alone', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    second.shop.store.setState({ inlineCart: { says: '' } })
    expect(says(second)).toBe('restored')
    expect(says(await aPage({ after: second, now: 2 * DAY_MS + 1000 }))).toBeUndefined()
  })

  it('is not spoken of any more once it is changed', async () => {
    const second = await aPage({ after: await aPage({ now: 0 }), now: 2 * DAY_MS })
    second.server.lines = [aWireLine({ id: 'line-1' })]
    await second.settle(second.shop.cart.remove('line-1'))
    expect(says(second)).toBeUndefined()
  })
})

describe('a cart that is gone', () => {
  it('is said where its count was remembered', async () => {
    expect(says(await aPage({ now: 0, cart: null }))).toBe('gone')
  })

  it('is said until somebody looked at the cart, and then no more', async () => {
    const first = await aPage({ now: 0, cart: null })
    const second = await aPage({ after: first, now: 1000, cart: null })
    expect(says(second)).toBe('gone')
    second.shop.openDrawer()
    second.shop.closeDrawer()
    expect(says(await aPage({ after: second, now: 2000, cart: null }))).toBeUndefined()
  })

  it('is no news where nothing was in it', async () => {
    const fake = aFakeShop()
    watchVisit(fake.shop, fake.storage, () => 0)
    await fake.settle(fake.shop.cart.refresh())
    expect(says(fake)).toBeUndefined()
  })

  it('is not spoken of to who went to the checkout with it', async () => {
    const first = await aPage({ now: 0 })
    first.server.lines = [aWireLine()]
    await first.settle(first.shop.checkout('https://shop.example/'))
    expect(says(await aPage({ after: first, now: 1000, cart: null }))).toBeUndefined()
  })

  it('is said again of a later one: a checkout explains one cart', async () => {
    const first = await aPage({ now: 0 })
    first.server.lines = [aWireLine()]
    await first.settle(first.shop.checkout('https://shop.example/'))
    const second = await aPage({ after: first, now: 1000, cart: null })
    second.storage.write(COUNT_KEY, '2')
    expect(says(await aPage({ after: second, now: 2000, cart: null }))).toBe('gone')
  })
})

// hazard 49
it.each(['nonsense', 'null', '[]', '{"at":"soon"}', '"x"'])('%s in the page’s storage says nothing', async (text) => {
  const first = await aPage({ now: 0 })
  first.storage.write(KEY, text)
  expect(says(await aPage({ after: first, now: 9 * DAY_MS }))).toBeUndefined()
})

/** Workers of the page and proxies that answer reads of the cart from a cache. */
import { describe, expect, it } from 'vitest'
import { aFakeShop, applicationError, CLIENT_ID, json, PATHS } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const KEY = `cartlet:${CLIENT_ID}:confirmed`
const HOUR_MS = 3_600_000
const NOON = Date.UTC(2026, 5, 1, 12)

/** The cart as it was `hours` after noon, with as many lines. */
const cartAt = (hours: number) =>
  json({
    cart: {
      id: 'cart-1',
      currency: 'EUR',
      updatedDate: new Date(NOON + hours * HOUR_MS).toISOString(),
      lineItems: Array.from({ length: hours }, (_, place) => aWireLine({ id: `line-${place}` })),
    },
  })

/** A shop whose network answers every read of the cart from a cache; an earlier page has confirmed two lines. */
function behindCache(copy: () => Response, real: () => Response, stored: string | null = `cart-1 ${NOON + 2 * HOUR_MS}`) {
  const fake = aFakeShop({ lines: [], stored: stored ? { [KEY]: stored } : {} })
  fake.answer(PATHS.cart, copy)
  fake.answer(PATHS.estimate, real)
  return { ...fake, read: () => fake.settle(fake.shop.cart.refresh()), lines: () => fake.shop.cart.get() }
}

describe('old copies of the cart', () => {
  // hazard 106
  it('a cart that is older is read again past the cache, and the newer one is shown', async () => {
    const { read, state, calls, storage } = behindCache(
      () => cartAt(1),
      () => cartAt(3),
    )
    await read()
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 3 } })
    expect(calls(PATHS.cart)).toHaveLength(1)
    expect(calls(PATHS.estimate).map(({ body }) => body)).toEqual([{ calculateShipping: false, calculateTax: false }])
    expect(storage.read(KEY)).toBe(`cart-1 ${NOON + 3 * HOUR_MS}`)
  })

  it('an older cart is shown if it cannot be read again, and does not become the one confirmed last', async () => {
    const { read, state, storage } = behindCache(
      () => cartAt(1),
      () => applicationError('NOT_THERE'),
    )
    await read()
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
    expect(storage.read(KEY)).toBe(`cart-1 ${NOON + 2 * HOUR_MS}`)
  })
})

it.each([
  ['the one confirmed last', `cart-1 ${NOON + HOUR_MS}`],
  ['another one', `cart-2 ${NOON + 2 * HOUR_MS}`],
  ['unknown', null],
  ['what a script of the page has written', '{"id":1}'],
])('a cart is read once if what is stored is %s', async (_, stored) => {
  const { read, state, calls, storage } = behindCache(
    () => cartAt(1),
    () => cartAt(3),
    stored,
  )
  await read()
  expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
  expect([calls(PATHS.cart), calls(PATHS.estimate)].map((each) => each.length)).toEqual([1, 0])
  expect(storage.read(KEY)).toBe(`cart-1 ${NOON + HOUR_MS}`)
})

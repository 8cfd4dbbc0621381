/** Responses of the platform that cannot be read, in part or at all: the outcome is determined, and nothing waits for ever. */
import { describe, expect, it } from 'vitest'
import { aFakeShop, type FakeShop, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const totalsOf = (fake: FakeShop) => {
  const { cart } = fake.state()
  return 'cart' in cart ? cart.cart?.totals : undefined
}
const codes = (fake: FakeShop) => fake.eventsOf('error').map(({ error }) => error.code)

/** Changes only the next response from `path`. */
function changed(fake: FakeShop, path: string, change: (body: Record<string, unknown>) => unknown, method?: string): void {
  let isOver = false
  fake.alter(path, (body, seen) => {
    if (isOver || (method && seen.method !== method)) return undefined
    isOver = true
    return change(body)
  })
}

describe('an estimate', () => {
  /** The drawer is open, its totals have arrived, and the full estimate was requested. */
  async function aShopWithEstimate() {
    const fake = aFakeShop({ lines: [aWireLine()] })
    const desk = await fake.shop.prepareDrawer()
    fake.shop.showTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    await desk.openEstimate()
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 } })
    return fake
  }

  it.each<[string, object]>([
    ['a line without prices', { calculatedLineItems: [{ lineItemId: 'line-1', pricesBreakdown: null }] }],
    ['prices that are a text', { calculatedLineItems: [{ lineItemId: 'line-1', pricesBreakdown: 'x' }] }],
    ['violations that are no list', { violations: {} }],
    ['violations that are a text', { violations: 'x' }],
    ['fees that are no list', { additionalFees: 7 }],
    ['discounts that are no list', { appliedDiscounts: { coupon: {} } }],
    ['lines that are no list', { calculatedLineItems: { lineItemId: 'line-1' } }],
  ])('an estimate with %s ends, emits BAD_RESPONSE and still updates the totals', async (_, more) => {
    const fake = await aShopWithEstimate()
    fake.alter(PATHS.estimate, (body) => ({ ...body, ...more }))
    await fake.settle(fake.shop.cart.setQuantity('line-1', 2))
    await settled()
    expect(fake.state()).toMatchObject({ estimating: false, pending: 0 })
    expect(codes(fake)).toEqual(['BAD_RESPONSE'])
    expect(totalsOf(fake)).toMatchObject({ total: { value: 36 } })
  })

  it.each<[string, unknown]>([
    ['null for all its sums', { priceSummary: null }],
    ['a list for its sums', { priceSummary: [] }],
    ['a subtotal that is no number', { priceSummary: { subtotal: { amount: '1,5' }, total: { amount: '1,5' } } }],
    ['lines of its cart that are no list', { cart: { id: 'cart-1', lineItems: {} }, priceSummary: { subtotal: aWirePrice(9) } }],
    ['a list in the place of it', []],
    ['a text in the place of it', 'x'],
  ])('an estimate with %s ends, emits BAD_RESPONSE and leaves the last good totals', async (_, body) => {
    const fake = await aShopWithEstimate()
    fake.answer(PATHS.estimate, () => json(body))
    const failure = await fake.failure(fake.shop.cart.estimate())
    await settled()
    expect(failure).toMatchObject({ code: 'BAD_RESPONSE', retryable: true })
    expect(fake.state().estimating).toBe(false)
    expect(codes(fake)).toEqual(['BAD_RESPONSE'])
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18, formatted: '€18.00' } })
    expect(totalsOf(fake)?.isOld).toBeUndefined()
    expect(fake.state().estimate?.view).toMatchObject({ total: { value: 18 } })
  })

  it('an unreadable estimate after a cart change leaves the last totals, marked as old, until the next estimate', async () => {
    const fake = await aShopWithEstimate()
    let isBroken = true
    fake.answer(PATHS.estimate, () => (isBroken ? json({ priceSummary: null }) : undefined))
    await fake.settle(fake.shop.cart.setQuantity('line-1', 2))
    await settled()
    expect(fake.state().estimating).toBe(false)
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 }, isOld: true })
    isBroken = false
    fake.shop.showTotals()
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 36 } })
    expect(totalsOf(fake)?.isOld).toBeUndefined()
  })
})

describe('an add', () => {
  const product = aProduct()

  it.each<[string, object]>([
    ['discounts that are no list', { appliedDiscounts: {} }],
    ['discounts that are a text', { appliedDiscounts: 'x' }],
    ['a note that is a list', { buyerNote: [] }],
    ['an invalid date', { updatedDate: {} }],
  ])('an add answered with %s counts as added and is sent once', async (_, more) => {
    const fake = aFakeShop({ lines: [] })
    changed(fake, PATHS.add, ({ cart }) => ({ cart: { ...(cart as object), ...more } }))
    const { outcome, line } = (await fake.settle(fake.shop.cart.add({ product }))) as {
      outcome: string
      line: { quantity: number }
    }
    expect([outcome, line.quantity]).toEqual(['added', 1])
    expect(fake.calls(PATHS.add)).toHaveLength(1)
    expect(codes(fake)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['lines that are no list', { cart: { id: 'cart-1', lineItems: {} } }],
    ['a list for the cart', { cart: [] }],
    ['no cart at all', {}],
    ['a list', []],
  ])('an add answered with %s counts as added once the cart, read again, holds it', async (_, body) => {
    const fake = aFakeShop({ lines: [aWireLine({ id: 'other', catalogReference: { catalogItemId: 'pen-id', appId: 'a' } })] })
    changed(fake, PATHS.add, () => body)
    const { outcome } = (await fake.settle(fake.shop.cart.add({ product }))) as { outcome: string }
    expect(outcome).toBe('added')
    expect(fake.calls(PATHS.add)).toHaveLength(1)
    expect(fake.state().cart).toMatchObject({ status: 'ready', cart: { count: 2 } })
    expect(fake.state().addProblem).toBeUndefined()
  })

  it.each([
    [undefined],
    [null],
    ['x'],
    [[]],
    [{}],
    [-1],
  ])('an add answered with a line quantity of %j counts as added and is sent once', async (quantity) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    changed(fake, PATHS.add, () => ({ cart: { id: 'cart-1', currency: 'EUR', lineItems: [{ ...aWireLine(), quantity }] } }))
    const { outcome } = (await fake.settle(fake.shop.cart.add({ product }))) as { outcome: string }
    expect(outcome).toBe('added')
    expect(fake.calls(PATHS.add)).toHaveLength(1)
  })

  it('an add answered together with unreadable lines counts as added', async () => {
    const fake = aFakeShop({ lines: [] })
    const bad = [null, 7, { id: 7, image: 7, price: 'x', quantity: {} }]
    changed(fake, PATHS.add, ({ cart }) => {
      const { lineItems } = cart as { lineItems: unknown[] }
      return { cart: { ...(cart as object), lineItems: [...bad, ...lineItems] } }
    })
    const { outcome } = (await fake.settle(fake.shop.cart.add({ product }))) as { outcome: string }
    expect(outcome).toBe('added')
  })
})

describe('a change', () => {
  it.each<[string, string, (fake: FakeShop) => Promise<unknown>, object]>([
    ['of a quantity', PATHS.update, (fake) => fake.shop.cart.setQuantity('line-1', 3), { count: 3 }],
    ['that takes a line out', PATHS.remove, (fake) => fake.shop.cart.remove('line-1'), { count: 0 }],
    ['that applies a coupon', PATHS.cart, (fake) => fake.shop.cart.applyCoupon('TEN'), { coupon: { code: 'TEN' } }],
    ['of the note', PATHS.cart, (fake) => fake.shop.cart.setNote('Ring twice'), { note: 'Ring twice' }],
  ])('a change %s with an unreadable response is confirmed by reading the cart', async (_, path, act, expected) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    await fake.settle(fake.shop.cart.refresh())
    changed(fake, path, () => ({ cart: { id: 'cart-1', lineItems: 'x' } }), path === PATHS.cart ? 'PATCH' : undefined)
    await fake.settle(act(fake))
    expect(fake.state()).toMatchObject({ pending: 0, cart: { status: 'ready', cart: expected } })
    expect(codes(fake)).toEqual([])
  })

  it('a refresh succeeds although a line is nested too deeply for JSON.stringify', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    const deep = `{"cart":{"id":"cart-1","lineItems":[{"id":"line-1","quantity":2,"image":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}]}}`
    fake.answer(PATHS.cart, () => new Response(deep, { status: 200 }))
    await fake.settle(fake.shop.cart.refresh())
    await fake.settle(fake.shop.cart.refresh())
    expect(fake.state().cart).toMatchObject({ status: 'ready', cart: { count: 2 } })
  })
})

describe('a checkout', () => {
  it.each([
    [{}],
    [{ checkoutId: 7 }],
    [{ checkoutId: '' }],
    [{ checkoutId: null }],
    [[]],
  ])('a checkout answered with %j fails with BAD_RESPONSE and navigates nowhere', async (body) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.checkout, () => json(body))
    expect(await fake.failure(fake.shop.checkout('https://blog.example/'))).toMatchObject({ code: 'BAD_RESPONSE' })
    expect(fake.state().checkout.status).toBe('failed')
    expect([codes(fake), fake.visited]).toEqual([['BAD_RESPONSE'], []])
  })
})

/** Bugs reported of other carts, each with its first report; Cartlet must have none of them. */
import { describe, expect, it } from 'vitest'
import { handleCheckoutReturn } from '../../../src/store/visit/checkout-return'
import { selectCount } from '../../../src/store-entry'
import { aFakeShop, CHECKOUT_KEY, type FakeShopOptions, json, PATHS, settled } from '../../support/fakes/fake-shop'
import { aPen, aProduct } from '../../support/fixtures/views'
import { aWireLine } from '../../support/fixtures/wire-bodies'
import { TOKENS_KEY } from '../platform/fake-platform'

const lines = () => [aWireLine({ id: 'a' }), aWireLine({ id: 'b' }), aWireLine({ id: 'c' })]

async function aShownCart(options: FakeShopOptions = {}) {
  const fake = aFakeShop({ lines: lines(), ...options })
  await fake.settle(fake.shop.cart.refresh())
  return fake
}

describe('bugs of other carts', () => {
  it('three quick removals never bring an item back (woocommerce#62632)', async () => {
    const fake = await aShownCart()
    const seen: number[] = []
    fake.shop.store.subscribe((state) => seen.push(selectCount(state)))
    const answers = fake.hold(PATHS.remove)
    const removals = ['a', 'b', 'c'].map((id) => fake.shop.cart.remove(id))
    await settled()
    expect(selectCount(fake.state())).toBe(0)
    for (let sent = 0; sent < removals.length; sent++) await answers.release()
    await Promise.all(removals)
    const empty = seen.indexOf(0)
    expect(seen.slice(empty).every((count) => count === 0)).toBe(true)
    expect(fake.state().lineProblems).toEqual({})
  })

  it('undo restores the engraving of a line that was removed by mistake (buy-button-js#598)', async () => {
    const fake = aFakeShop({ lines: [] })
    const engraving = { Engraving: 'For Ada' }
    const { line } = await fake.settle(fake.shop.cart.add({ product: aPen(), customText: engraving }))
    await fake.settle(fake.shop.cart.remove(line.id))
    const back = await fake.settle(fake.shop.cart.undo())
    expect(back.lines).toMatchObject([{ item: { options: { customTextFields: engraving } }, quantity: 1 }])
  })

  it('the cart keeps its items after the session was renewed (buy-button-js#623)', async () => {
    const fake = await aShownCart()
    const before = fake.storage.read(TOKENS_KEY)
    await fake.device.advance(30 * 24 * 3_600_000)
    await fake.settle(fake.shop.cart.refresh())
    expect(fake.device.grants()).toEqual(['refresh_token'])
    expect(fake.storage.read(TOKENS_KEY)).not.toBe(before)
    expect(selectCount(fake.state())).toBe(3)
  })

  it('an add of more than the stock is reported as clamped, and a further one is refused (buy-button-js#477)', async () => {
    const fake = aFakeShop({ lines: [], stock: { 'mug-id': 3 } })
    const { outcome, line } = await fake.settle(fake.shop.cart.add({ product: aProduct(), quantity: 5 }))
    expect([outcome, line.quantity]).toEqual(['clamped', 3])
    expect(fake.state().addProblem).toEqual({ name: 'Blue Mug', added: 3 })
    expect((await fake.failure(fake.shop.cart.add({ product: aProduct() }))).code).toBe('MAX_IN_CART')
  })

  it('a new quantity is never shown with wrong settled totals (vercel/commerce#1214)', async () => {
    const fake = await aShownCart({ lines: [aWireLine()] })
    await fake.shop.prepareDrawer()
    fake.shop.showTotals()
    await settled()
    const shown = new Set<string | undefined>()
    fake.shop.store.subscribe(({ cart, estimating, pending }) => {
      const shownCart = 'cart' in cart ? cart.cart : undefined
      if (!estimating && !pending && shownCart?.count === 3) shown.add(shownCart.totals?.total.formatted)
    })
    await fake.settle(fake.shop.cart.setQuantity('line-1', 3))
    await settled()
    expect([...shown]).toEqual(['€54.00'])
  })

  it('a change in one tab keeps the line that another tab has added (simplecart-js#473)', async () => {
    const fake = await aShownCart({ lines: [aWireLine({ id: 'a' })] })
    // Another tab has added a line; this one changes its own line without having read it.
    fake.server.lines?.push(aWireLine({ id: 'other', quantity: 2 }))
    await fake.settle(fake.shop.cart.setQuantity('a', 5))
    expect(fake.server.lines).toMatchObject([
      { id: 'a', quantity: 5 },
      { id: 'other', quantity: 2 },
    ])
    expect(selectCount(fake.state())).toBe(7)
  })

  it('a paid cart is empty after the checkout and accepts the next add (js-buy-sdk#98)', async () => {
    const fake = aFakeShop({ stored: { [CHECKOUT_KEY]: 'checkout-1', 'cartlet:c1:count': '3' } })
    await fake.settle(handleCheckoutReturn(fake.shop))
    expect(selectCount(fake.state())).toBe(0)
    expect(fake.eventsOf('checkout-return')).toMatchObject([{ status: 'SUCCESS' }])
    expect(await fake.settle(fake.shop.cart.add({ product: aProduct() }))).toMatchObject({ outcome: 'added', cart: { count: 1 } })
  })

  it('a coupon is applied in the cart already, before the checkout (buy-button-js#487)', async () => {
    const fake = await aShownCart()
    expect((await fake.settle(fake.shop.cart.applyCoupon('WELCOME10'))).coupon).toEqual({ code: 'WELCOME10' })
  })

  it('a coupon that was copied with invisible characters is sent without them', async () => {
    const fake = await aShownCart()
    expect((await fake.settle(fake.shop.cart.applyCoupon('\u2060WELCOME\u200b10\u200e '))).coupon).toEqual({ code: 'WELCOME10' })
    expect((await fake.failure(fake.shop.cart.applyCoupon('\u200b'))).code).toBe('INVALID_ARGUMENT')
  })

  it('an add that the platform answers with 200 but does not make is rejected', async () => {
    const fake = aFakeShop({ lines: [] })
    fake.answer(PATHS.add, () => json({ cart: { id: 'cart-1', lineItems: [] } }))
    expect((await fake.failure(fake.shop.cart.add({ product: aProduct() }))).code).toBe('NOT_ADDED')
  })
})

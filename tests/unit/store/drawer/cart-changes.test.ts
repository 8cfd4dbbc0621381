import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import { selectCount } from '../../../../src/store/base/count'
import { selectCart } from '../../../../src/store/base/state'
import {
  aFakeShop,
  applicationError,
  COUNT_KEY,
  dropped,
  type FakeShop,
  type FakeShopOptions,
  json,
  PATHS,
  settled,
} from '../../../support/fakes/fake-shop'
import { withSecondCart } from '../../../support/fakes/second-cart'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const mugLine = (quantity = 1) => aWireLine({ id: 'mug', quantity })
const toteLine = (quantity = 1) =>
  aWireLine({
    id: 'tote',
    quantity,
    catalogReference: { catalogItemId: 'tote-id', appId: 'stores' },
    productName: { original: 'Tote' },
  })

/** A shop whose cart is on screen. */
async function aShownCart(options: FakeShopOptions = {}): Promise<FakeShop> {
  const fake = aFakeShop({ lines: [mugLine(1), toteLine(1)], ...options })
  await fake.settle(fake.shop.cart.refresh())
  return fake
}

const asked = (fake: FakeShop) => fake.calls(PATHS.update).map(({ body }) => (body as { lineItems: unknown[] }).lineItems)
const quantityOf = (fake: FakeShop, id: string) => {
  const { cart } = fake.state()
  return 'cart' in cart ? cart.cart?.lines.find((line) => line.id === id)?.quantity : undefined
}

describe('setQuantity', () => {
  it('a new quantity is sent to the platform and then shown in the cart', async () => {
    const fake = await aShownCart()
    const cart = await fake.settle(fake.shop.cart.setQuantity('mug', 3))
    expect(asked(fake)).toEqual([[{ id: 'mug', quantity: 3 }]])
    expect(cart.lines[0]).toMatchObject({ id: 'mug', quantity: 3, total: { value: 54 } })
    expect(fake.state().intents).toEqual({})
  })

  it('a new quantity counts at once, while the line keeps its confirmed quantity until the answer', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    const change = fake.shop.cart.setQuantity('mug', 3)
    await settled()
    expect(fake.state().intents).toEqual({ mug: 3 })
    expect(selectCount(fake.state())).toBe(4)
    expect(quantityOf(fake, 'mug')).toBe(1)
    await answers.release()
    await change
    expect(quantityOf(fake, 'mug')).toBe(3)
  })

  it('sends at most two requests for four quick changes of one quantity, the last one with the final value', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    const changes = [2, 3, 4, 5].map(async (quantity) => {
      await settled()
      return fake.shop.cart.setQuantity('mug', quantity)
    })
    await settled()
    await settled()
    await answers.release()
    await answers.release()
    await Promise.all(changes)
    const requests = asked(fake).flat()
    expect(requests.at(-1)).toEqual({ id: 'mug', quantity: 5 })
    expect(requests.length).toBeLessThanOrEqual(2)
    expect(quantityOf(fake, 'mug')).toBe(5)
  })

  it('a newer quantity replaces the one that waits in the queue for the same line', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    const other = fake.shop.cart.setQuantity('tote', 2)
    await settled()
    const first = fake.shop.cart.setQuantity('mug', 2)
    await settled()
    const second = fake.shop.cart.setQuantity('mug', 7)
    await settled()
    await answers.release()
    await answers.release()
    const [, a, b] = await Promise.all([other, first, second])
    expect(asked(fake)).toEqual([[{ id: 'tote', quantity: 2 }], [{ id: 'mug', quantity: 7 }]])
    for (const cart of [a, b]) expect(cart?.lines.find(({ id }) => id === 'mug')?.quantity).toBe(7)
  })

  it('rejects a replaced quantity request with the error of the request that replaced it', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    fake.answer(PATHS.update, ({ text }) => (text?.includes('"mug"') ? applicationError('LINE_LOCKED', 409) : undefined))
    const other = fake.shop.cart.setQuantity('tote', 2)
    await settled()
    const requests = [2, 7].map((quantity) => fake.failure(fake.shop.cart.setQuantity('mug', quantity)))
    await settled()
    await answers.release()
    await other
    expect((await Promise.all(requests)).map(({ code }) => code)).toEqual(['LINE_LOCKED', 'LINE_LOCKED'])
  })

  // hazard 23
  it('the answer to an earlier quantity request does not overwrite a newer one', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    const first = fake.shop.cart.setQuantity('mug', 2)
    await settled()
    const second = fake.shop.cart.setQuantity('mug', 5)
    await settled()
    await answers.release()
    await first
    expect(fake.state().intents).toEqual({ mug: 5 })
    expect(selectCount(fake.state())).toBe(6)
    await answers.release()
    await second
    expect(fake.state().intents).toEqual({})
  })

  it('restores the quantity when the platform refuses the change, and puts the error on the line', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, () => applicationError('LINE_LOCKED', 409))
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 3))).code).toBe('LINE_LOCKED')
    expect(fake.state().intents).toEqual({})
    expect(quantityOf(fake, 'mug')).toBe(1)
    expect(fake.state().lineProblems).toMatchObject({ mug: { kind: 'failed', error: { code: 'LINE_LOCKED' } } })
    expect(fake.eventsOf('error')).toHaveLength(1)
  })

  it('clears the error of a line when its quantity is changed again', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, (_, count) => (count === 1 ? applicationError('LINE_LOCKED', 409) : undefined))
    await fake.failure(fake.shop.cart.setQuantity('mug', 3))
    await fake.settle(fake.shop.cart.setQuantity('mug', 3))
    expect(fake.state().lineProblems).toEqual({})
  })

  it('reports on the line that the quantity was clamped to the stock', async () => {
    const fake = await aShownCart({ stock: { 'mug-id': 2 } })
    await fake.settle(fake.shop.cart.setQuantity('mug', 9))
    expect(quantityOf(fake, 'mug')).toBe(2)
    expect(fake.state().lineProblems).toEqual({ mug: { kind: 'clamped', quantity: 2 } })
  })

  it('rejects with NOT_CHANGED when the platform answers 200 but keeps the old quantity', async () => {
    const fake = await aShownCart({ lines: [mugLine(3)] })
    fake.answer(PATHS.update, () => json({ cart: { id: 'cart-1', lineItems: [mugLine(3)] } }))
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 1))).code).toBe('NOT_CHANGED')
    expect(fake.state().lineProblems.mug).toMatchObject({ kind: 'failed' })
  })

  it('accepts a quantity whose answer was lost when the cart that is read again has it', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, () => {
      fake.server.lines = [mugLine(3)]
      return dropped()
    })
    expect((await fake.settle(fake.shop.cart.setQuantity('mug', 3))).count).toBe(3)
    expect(fake.state().lineProblems).toEqual({})
  })

  it('restores the quantity when the answer was lost and the cart cannot be read', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, dropped)
    fake.answer(PATHS.cart, dropped)
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 3))).code).toBe('NETWORK')
    expect(quantityOf(fake, 'mug')).toBe(1)
    expect(fake.state().intents).toEqual({})
  })

  it.each([-1, 1.5, Number.NaN])('refuses the quantity %s before anything is sent', async (quantity) => {
    const fake = await aShownCart()
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', quantity))).code).toBe('INVALID_ARGUMENT')
    expect(asked(fake)).toEqual([])
    expect(fake.state().intents).toEqual({})
  })

  it.each([
    [404, []],
    [409, ['mug']],
  ])('a line whose change is refused with %i is still shown if the platform has it', async (status, shown) => {
    const fake = await aShownCart({ lines: [mugLine()] })
    fake.answer(PATHS.update, () => {
      if (status === 404) fake.server.lines = [] // on another device
      return applicationError('REFUSED', status)
    })
    expect(await fake.failure(fake.shop.cart.setQuantity('mug', 3))).toMatchObject({ status })
    await settled()
    expect(selectCart(fake.state())?.lines.map(({ id }) => id)).toEqual(shown)
    expect(fake.calls(PATHS.cart)).toHaveLength(status === 404 ? 2 : 1)
  })

  it.each([
    ['Blue Mug', 'SOLD_OUT'],
    ['Tote', 'LINE_GONE'],
  ])('a failed add of %s, and then a line that is gone, are told as %s', async (name, code) => {
    const fake = await aShownCart({ lines: [mugLine()] })
    fake.shop.store.setState({ addProblem: { name, error: new CartletError('SOLD_OUT', 'None left') } })
    fake.answer(PATHS.update, () => json({ cart: { id: 'cart-1', lineItems: [] } }))
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 3))).code).toBe('LINE_GONE')
    expect(fake.state().addProblem).toMatchObject({ name: 'Blue Mug', error: { code } })
    expect(fake.state().addProblem?.isChange, 'is told as a change').toBe(code === 'LINE_GONE' || undefined)
  })

  it('refuses a quantity for an unknown line and leaves no intent behind', async () => {
    const fake = await aShownCart()
    expect((await fake.failure(fake.shop.cart.setQuantity('gone', 2))).code).toBe('LINE_NOT_FOUND')
    expect(fake.state().intents).toEqual({})
  })

  it('sets a quantity although the cart has not been read yet', async () => {
    const fake = aFakeShop({ lines: [mugLine(1)] })
    expect((await fake.settle(fake.shop.cart.setQuantity('mug', 2))).count).toBe(2)
  })
})

describe('remove', () => {
  it('a removed line counts as 0 at once and is then removed on the platform', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.remove)
    const removal = fake.shop.cart.remove('mug')
    await settled()
    expect(fake.state().intents).toEqual({ mug: 0 })
    await answers.release()
    expect((await removal).lines.map(({ id }) => id)).toEqual(['tote'])
    expect(fake.calls(PATHS.remove)[0]?.body).toEqual({ lineItemIds: ['mug'] })
    expect(fake.state().intents).toEqual({})
  })

  it('emits a cart-change event that names the removed line', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.remove('tote'))
    expect(fake.eventsOf('cart-change').slice(1)).toMatchObject([
      { action: 'remove', delta: [{ lineId: 'tote', name: 'Tote', quantity: -1 }], cart: { count: 1 } },
    ])
  })

  it('restores a removed line when the platform refuses the removal', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    await fake.failure(fake.shop.cart.remove('mug'))
    expect(fake.state().intents).toEqual({})
    expect(quantityOf(fake, 'mug')).toBe(1)
    expect(fake.state().lineProblems.mug).toMatchObject({ kind: 'failed' })
  })

  it('rejects with NOT_CHANGED when the line is still in the cart after its removal', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.remove, () => json({ cart: { id: 'cart-1', lineItems: [mugLine()] } }))
    expect((await fake.failure(fake.shop.cart.remove('mug'))).code).toBe('NOT_CHANGED')
  })

  it('a removal wins over an earlier quantity change that is still unanswered', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    const change = fake.shop.cart.setQuantity('mug', 4)
    await settled()
    const removal = fake.shop.cart.remove('mug')
    await settled()
    await answers.release()
    await Promise.all([change, removal])
    expect(quantityOf(fake, 'mug')).toBeUndefined()
    expect(fake.server.lines?.map(({ id }) => id)).toEqual(['tote'])
  })
})

describe('coupons', () => {
  it('applies a coupon code without the spaces around it', async () => {
    const fake = await aShownCart()
    const cart = await fake.settle(fake.shop.cart.applyCoupon(' WELCOME10 '))
    expect(fake.calls(PATHS.cart, 'PATCH')[0]?.body).toEqual({ couponCode: 'WELCOME10' })
    expect(cart.coupon).toEqual({ code: 'WELCOME10' })
    expect(fake.state().coupon).toEqual({ status: 'idle' })
    expect(fake.eventsOf('coupon-change')).toMatchObject([{ coupon: { code: 'WELCOME10' } }])
  })

  it('the coupon state is "applying" until the platform answers', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.cart)
    const applying = fake.shop.cart.applyCoupon('WELCOME10')
    await settled()
    expect(fake.state().coupon).toEqual({ status: 'applying', code: 'WELCOME10' })
    await answers.release()
    await applying
  })

  it('keeps the typed coupon code beside the error when the platform refuses it', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.cart, () => applicationError('ERROR_COUPON_EXPIRED', 400))
    expect((await fake.failure(fake.shop.cart.applyCoupon(' SUMMER24'))).code).toBe('ERROR_COUPON_EXPIRED')
    expect(fake.state().coupon).toMatchObject({ status: 'refused', code: ' SUMMER24', error: { code: 'ERROR_COUPON_EXPIRED' } })
    expect(fake.eventsOf('coupon-change')).toEqual([])
  })

  it.each(['', '   '])('refuses the empty coupon code "%s" before anything is sent', async (code) => {
    const fake = await aShownCart()
    expect((await fake.failure(fake.shop.cart.applyCoupon(code))).code).toBe('INVALID_ARGUMENT')
    expect(fake.calls(PATHS.cart, 'PATCH')).toEqual([])
    expect(fake.state().coupon).toEqual({ status: 'idle' })
  })

  it('removes the applied coupon', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.applyCoupon('WELCOME10'))
    expect((await fake.settle(fake.shop.cart.removeCoupon())).coupon).toBeUndefined()
    expect(fake.eventsOf('coupon-change').at(-1)?.coupon).toBeUndefined()
  })

  it('keeps the coupon when the platform refuses to remove it', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.applyCoupon('WELCOME10'))
    fake.answer(PATHS.removeCoupon, () => applicationError('SITE_CLOSED', 403))
    expect((await fake.failure(fake.shop.cart.removeCoupon())).code).toBe('SITE_CLOSED')
    expect(fake.state()).toMatchObject({
      cart: { cart: { coupon: { code: 'WELCOME10' } } },
      coupon: { status: 'refused', code: 'WELCOME10', error: { code: 'SITE_CLOSED' } },
    })
  })
})

describe('the whole cart', () => {
  it('sends the buyer’s note to the platform', async () => {
    const fake = await aShownCart()
    expect((await fake.settle(fake.shop.cart.setNote('Ring twice'))).note).toBe('Ring twice')
    expect(fake.calls(PATHS.cart, 'PATCH')[0]?.body).toEqual({ cartInfo: { buyerNote: 'Ring twice' } })
  })

  it('clears the cart and stores a count of 0 for the next page', async () => {
    const fake = await aShownCart()
    expect(await fake.settle(fake.shop.cart.clear())).toEqual({ lines: [], count: 0 })
    expect(fake.storage.read(COUNT_KEY)).toBe('0')
    expect(fake.eventsOf('cart-change').slice(1)).toMatchObject([
      { action: 'clear', delta: [{ quantity: -1 }, { quantity: -1 }] },
    ])
  })

  it('keeps the lines when the platform refuses to clear the cart', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    expect((await fake.failure(fake.shop.cart.clear())).code).toBe('SITE_CLOSED')
    expect(quantityOf(fake, 'mug')).toBe(1)
  })

  it.each([
    ['keeps the lines when the platform refuses to clear', 403, 2],
    ['clears what is gone already in', 404, 0],
  ])('%s a cart of version 2', async (_, status, left) => {
    const fake = aFakeShop({ lines: [mugLine(), toteLine()], cartApi: 'v2' })
    const second = withSecondCart(fake)
    await fake.settle(fake.shop.cart.refresh())
    second.lose(() => applicationError('REFUSED', status))
    await fake.settle(fake.shop.cart.clear().catch(({ status: refused }: CartletError) => expect(refused).toBe(403)))
    expect(selectCount(fake.state())).toBe(left)
  })
})

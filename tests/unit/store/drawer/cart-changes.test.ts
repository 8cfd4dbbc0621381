import { describe, expect, it } from 'vitest'
import { selectCount } from '../../../../src/store/state'
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

describe('a quantity', () => {
  it('is changed on the platform and then in the cart', async () => {
    const fake = await aShownCart()
    const cart = await fake.settle(fake.shop.cart.setQuantity('mug', 3))
    expect(asked(fake)).toEqual([[{ id: 'mug', quantity: 3 }]])
    expect(cart.lines[0]).toMatchObject({ id: 'mug', quantity: 3, total: { value: 54 } })
    expect(fake.state().intents).toEqual({})
  })

  it('counts at once, while the money waits for the platform', async () => {
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

  it('pressed again and again leaves only as the first and the last request', async () => {
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

  it('waiting in the queue is replaced by the newer one', async () => {
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

  it('that was replaced while it waited fails with the one that replaced it', async () => {
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
  it('asked for since is not repainted by the answer to the one before', async () => {
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

  it('that the platform refuses goes back, with the reason on its line', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, () => applicationError('LINE_LOCKED', 409))
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 3))).code).toBe('LINE_LOCKED')
    expect(fake.state().intents).toEqual({})
    expect(quantityOf(fake, 'mug')).toBe(1)
    expect(fake.state().lineProblems).toMatchObject({ mug: { kind: 'failed', error: { code: 'LINE_LOCKED' } } })
    expect(fake.eventsOf('error')).toHaveLength(1)
  })

  it('clears the reason when it is tried again', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, (_, count) => (count === 1 ? applicationError('LINE_LOCKED', 409) : undefined))
    await fake.failure(fake.shop.cart.setQuantity('mug', 3))
    await fake.settle(fake.shop.cart.setQuantity('mug', 3))
    expect(fake.state().lineProblems).toEqual({})
  })

  it('clamped to what is left says so on its line', async () => {
    const fake = await aShownCart({ stock: { 'mug-id': 2 } })
    await fake.settle(fake.shop.cart.setQuantity('mug', 9))
    expect(quantityOf(fake, 'mug')).toBe(2)
    expect(fake.state().lineProblems).toEqual({ mug: { kind: 'clamped', quantity: 2 } })
  })

  it('answered with 200 and left as it was is an error', async () => {
    const fake = await aShownCart({ lines: [mugLine(3)] })
    fake.answer(PATHS.update, () => json({ cart: { id: 'cart-1', lineItems: [mugLine(3)] } }))
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 1))).code).toBe('NOT_CHANGED')
    expect(fake.state().lineProblems.mug).toMatchObject({ kind: 'failed' })
  })

  it('whose answer is lost holds when the cart, read again, has it', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, () => {
      fake.server.lines = [mugLine(3)]
      return dropped()
    })
    expect((await fake.settle(fake.shop.cart.setQuantity('mug', 3))).count).toBe(3)
    expect(fake.state().lineProblems).toEqual({})
  })

  it('whose answer is lost goes back when the cart cannot be read', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.update, dropped)
    fake.answer(PATHS.cart, dropped)
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', 3))).code).toBe('NETWORK')
    expect(quantityOf(fake, 'mug')).toBe(1)
    expect(fake.state().intents).toEqual({})
  })

  it.each([-1, 1.5, Number.NaN])('of %s is refused before anything is sent', async (quantity) => {
    const fake = await aShownCart()
    expect((await fake.failure(fake.shop.cart.setQuantity('mug', quantity))).code).toBe('INVALID_ARGUMENT')
    expect(asked(fake)).toEqual([])
    expect(fake.state().intents).toEqual({})
  })

  it('of a line that is not there is refused, and leaves no request behind', async () => {
    const fake = await aShownCart()
    expect((await fake.failure(fake.shop.cart.setQuantity('gone', 2))).code).toBe('LINE_NOT_FOUND')
    expect(fake.state().intents).toEqual({})
  })

  it('can be set before anybody has read the cart', async () => {
    const fake = aFakeShop({ lines: [mugLine(1)] })
    expect((await fake.settle(fake.shop.cart.setQuantity('mug', 2))).count).toBe(2)
  })
})

describe('removing', () => {
  it('takes the line off at once and off the platform then', async () => {
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

  it('tells what was taken out', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.remove('tote'))
    expect(fake.eventsOf('cart-change')).toMatchObject([
      { action: 'remove', delta: [{ lineId: 'tote', name: 'Tote', quantity: -1 }], cart: { count: 1 } },
    ])
  })

  it('brings the line back when the platform refuses', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    await fake.failure(fake.shop.cart.remove('mug'))
    expect(fake.state().intents).toEqual({})
    expect(quantityOf(fake, 'mug')).toBe(1)
    expect(fake.state().lineProblems.mug).toMatchObject({ kind: 'failed' })
  })

  it('that changes nothing is an error', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.remove, () => json({ cart: { id: 'cart-1', lineItems: [mugLine()] } }))
    expect((await fake.failure(fake.shop.cart.remove('mug'))).code).toBe('NOT_CHANGED')
  })

  it('outlives a quantity that was still on its way', async () => {
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

describe('a coupon', () => {
  it('is applied without the spaces around it', async () => {
    const fake = await aShownCart()
    const cart = await fake.settle(fake.shop.cart.applyCoupon(' WELCOME10 '))
    expect(fake.calls(PATHS.cart, 'PATCH')[0]?.body).toEqual({ couponCode: 'WELCOME10' })
    expect(cart.coupon).toEqual({ code: 'WELCOME10' })
    expect(fake.state().coupon).toEqual({ status: 'idle' })
    expect(fake.eventsOf('coupon-change')).toMatchObject([{ coupon: { code: 'WELCOME10' } }])
  })

  it('is being applied until the answer is here', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.cart)
    const applying = fake.shop.cart.applyCoupon('WELCOME10')
    await settled()
    expect(fake.state().coupon).toEqual({ status: 'applying', code: 'WELCOME10' })
    await answers.release()
    await applying
  })

  it('that is refused keeps what was typed beside the reason', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.cart, () => applicationError('ERROR_COUPON_EXPIRED', 400))
    expect((await fake.failure(fake.shop.cart.applyCoupon(' SUMMER24'))).code).toBe('ERROR_COUPON_EXPIRED')
    expect(fake.state().coupon).toMatchObject({ status: 'refused', code: ' SUMMER24', error: { code: 'ERROR_COUPON_EXPIRED' } })
    expect(fake.eventsOf('coupon-change')).toEqual([])
  })

  it.each(['', '   '])('of "%s" is refused before anything is sent', async (code) => {
    const fake = await aShownCart()
    expect((await fake.failure(fake.shop.cart.applyCoupon(code))).code).toBe('INVALID_ARGUMENT')
    expect(fake.calls(PATHS.cart, 'PATCH')).toEqual([])
    expect(fake.state().coupon).toEqual({ status: 'idle' })
  })

  it('is taken off again', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.applyCoupon('WELCOME10'))
    expect((await fake.settle(fake.shop.cart.removeCoupon())).coupon).toBeUndefined()
    expect(fake.eventsOf('coupon-change').at(-1)?.coupon).toBeUndefined()
  })

  it('that cannot be taken off stays', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.applyCoupon('WELCOME10'))
    fake.answer(PATHS.removeCoupon, () => applicationError('SITE_CLOSED', 403))
    expect((await fake.failure(fake.shop.cart.removeCoupon())).code).toBe('SITE_CLOSED')
    expect(fake.state().cart).toMatchObject({ cart: { coupon: { code: 'WELCOME10' } } })
  })
})

describe('the whole cart', () => {
  it('takes a note', async () => {
    const fake = await aShownCart()
    expect((await fake.settle(fake.shop.cart.setNote('Ring twice'))).note).toBe('Ring twice')
    expect(fake.calls(PATHS.cart, 'PATCH')[0]?.body).toEqual({ cartInfo: { buyerNote: 'Ring twice' } })
  })

  it('is cleared, and forgotten for the next page', async () => {
    const fake = await aShownCart()
    expect(await fake.settle(fake.shop.cart.clear())).toEqual({ lines: [], count: 0 })
    expect(fake.storage.read(COUNT_KEY)).toBe('0')
    expect(fake.eventsOf('cart-change')).toMatchObject([{ action: 'clear', delta: [{ quantity: -1 }, { quantity: -1 }] }])
  })

  it('that cannot be cleared stays', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    expect((await fake.failure(fake.shop.cart.clear())).code).toBe('SITE_CLOSED')
    expect(quantityOf(fake, 'mug')).toBe(1)
  })
})

/** Changes of the whole cart whose answer was lost, and notes that follow each other. */
import { describe, expect, it } from 'vitest'
import { aFakeShop, applicationError, dropped, type FakeShop, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

async function aCart() {
  const fake = aFakeShop({ lines: [aWireLine()] })
  fake.server.coupon = 'SPRING'
  await fake.settle(fake.shop.cart.refresh())
  return fake
}

describe('a change of the cart whose answer was lost', () => {
  const apply = ({ shop }: FakeShop) => shop.cart.applyCoupon('Summer')
  const takeAway = ({ shop }: FakeShop) => shop.cart.removeCoupon()
  const clear = ({ shop }: FakeShop) => shop.cart.clear()

  it.each<[string, (fake: FakeShop) => Promise<unknown>, Partial<FakeShop['server']>, boolean]>([
    ['has the coupon, however it is written', apply, { coupon: 'SUMMER' }, true],
    ['has another coupon', apply, {}, false],
    ['has no coupon', apply, { coupon: undefined }, false],
    ['has the coupon no longer', takeAway, { coupon: undefined }, true],
    ['still has the coupon', takeAway, {}, false],
    ['has the note', ({ shop }) => shop.cart.setNote('Ring'), { note: 'Ring' }, true],
    ['has another note', ({ shop }) => shop.cart.setNote('Ring'), { note: 'Knock' }, false],
    ['has no note, as was asked for', ({ shop }) => shop.cart.setNote(''), {}, true],
    ['is empty', clear, { lines: [] }, true],
    ['is not empty', clear, {}, false],
  ])('a cart that %s decides it', async (_, change, meanwhile, isMade) => {
    const fake = await aCart()
    const lose = () => {
      Object.assign(fake.server, meanwhile)
      return dropped()
    }
    fake.answer(PATHS.cart, ({ method }) => (method === 'GET' ? undefined : lose()))
    fake.answer(PATHS.removeCoupon, lose)
    const outcome = await fake.settle(
      change(fake).then(
        () => 'made',
        ({ code }) => code,
      ),
    )
    expect(outcome).toBe(isMade ? 'made' : 'NETWORK')
    expect([fake.state().coupon.status, fake.state().note.status]).toEqual(
      isMade || change === clear
        ? ['idle', 'idle']
        : change === apply || change === takeAway
          ? ['refused', 'idle']
          : ['idle', 'failed'],
    )
  })
})

describe('the buyer’s note', () => {
  it.each([
    ['is answered', undefined],
    ['is refused', 'NOPE'],
  ])('a note is being saved until the last one is answered, although the one before it %s', async (_, refused) => {
    const { shop, state, hold, answer } = await aCart()
    const answers = hold(PATHS.cart)
    if (refused) answer(PATHS.cart, ({ text }) => (text?.includes('first') ? applicationError(refused, 400) : undefined))
    const first = shop.cart.setNote('first').catch(() => {})
    const second = shop.cart.setNote('second')
    await settled()
    if (!refused) await answers.release()
    await first
    await settled()
    expect(state().note).toEqual({ status: 'saving', text: 'second' })
    await answers.release()
    await second
    expect(state().note).toEqual({ status: 'idle' })
  })

  it('a refused note keeps its text beside the reason of the platform', async () => {
    const { shop, state, answer, failure } = await aCart()
    answer(PATHS.cart, () => applicationError('NOPE', 400))
    const error = await failure(shop.cart.setNote('Ring'))
    expect(state().note).toEqual({ status: 'failed', text: 'Ring', error })
  })
})

describe('the code of a coupon', () => {
  it.each([
    ['the cart has none', undefined, ''],
    ['the cart has one', 'SPRING', 'SPRING'],
  ])('a removal that is refused is shown beside the code when %s', async (_, coupon, code) => {
    const fake = await aCart()
    fake.server.coupon = coupon
    await fake.settle(fake.shop.cart.refresh())
    fake.answer(PATHS.removeCoupon, () => applicationError('NOPE', 400))
    const error = await fake.failure(fake.shop.cart.removeCoupon())
    expect(fake.state().coupon).toEqual({ status: 'refused', code, error })
  })

  it('a removal is sent, and refused, before there is a cart', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    await fake.settle(fake.shop.cart.removeCoupon())
    expect(fake.calls(PATHS.removeCoupon)).toHaveLength(1)
    const other = aFakeShop({ lines: [aWireLine()] })
    other.answer(PATHS.removeCoupon, () => applicationError('NOPE', 400))
    const error = await other.failure(other.shop.cart.removeCoupon())
    expect(other.state().coupon).toEqual({ status: 'refused', code: '', error })
  })

  it('a removal ends the message about a code that was refused before', async () => {
    const fake = await aCart()
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? applicationError('NOPE', 400) : undefined))
    await fake.failure(fake.shop.cart.applyCoupon('OTHER'))
    await fake.settle(fake.shop.cart.removeCoupon())
    expect(fake.state().coupon).toEqual({ status: 'idle' })
  })

  it('a note is told to the page as an update of the cart', async () => {
    const fake = await aCart()
    await fake.settle(fake.shop.cart.setNote('Ring'))
    expect(fake.eventsOf('cart-change').at(-1)?.action).toBe('update')
  })
})

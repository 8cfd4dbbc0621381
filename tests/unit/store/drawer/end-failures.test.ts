/** Messages about an unreachable shop end when the shop is reached; other failures stay until their own change is made again. */
import { expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import { aFakeShop, applicationError, dropped, PATHS } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

async function aFailedChange(answer: Parameters<ReturnType<typeof aFakeShop>['answer']>[1]) {
  const fake = aFakeShop({ lines: [aWireLine({ id: 'mug' })] })
  await fake.settle(fake.shop.cart.refresh())
  fake.answer(PATHS.update, answer)
  await fake.settle(fake.shop.cart.setQuantity('mug', 3).catch(() => {}))
  expect(fake.state().lineProblems).toMatchObject({ mug: { kind: 'failed' } })
  return fake
}

it('a line’s failure ends with the next read that reaches the shop, and not before', async () => {
  const fake = await aFailedChange(() => dropped())
  fake.shop.store.setState({ drawerOpen: true })
  expect(fake.state().lineProblems).toMatchObject({ mug: { kind: 'failed', error: { code: 'NETWORK' } } })
  await fake.settle(fake.shop.cart.refresh())
  expect(fake.state().lineProblems).toEqual({})
})

it('a failure to open the checkout ends with the next read that reaches the shop', async () => {
  const fake = await aFailedChange(() => dropped())
  fake.shop.store.setState({ checkout: { status: 'failed', error: new CartletError('TIMEOUT', 'x') } })
  await fake.settle(fake.shop.cart.refresh())
  expect(fake.state().checkout).toEqual({ status: 'idle' })
})

it('a change that the shop refused keeps its message when the cart is read again', async () => {
  const fake = await aFailedChange(() => applicationError('RUDE_TEXT', 400))
  await fake.settle(fake.shop.cart.refresh())
  expect(fake.state().lineProblems).toMatchObject({ mug: { kind: 'failed', error: { code: 'RUDE_TEXT' } } })
})

it('a quantity that was limited keeps its message, and the failures around it end', async () => {
  const fake = await aFailedChange(() => dropped())
  const limited = { kind: 'clamped', quantity: 2 } as const
  fake.shop.store.setState({ lineProblems: { ...fake.state().lineProblems, tote: limited } })
  await fake.settle(fake.shop.cart.refresh())
  expect(fake.state().lineProblems).toEqual({ tote: limited })
})

it('a read that fails ends nothing', async () => {
  const fake = await aFailedChange(() => dropped())
  fake.answer(PATHS.cart, () => dropped())
  await fake.settle(fake.shop.cart.refresh().catch(() => {}))
  expect(fake.state().lineProblems).toMatchObject({ mug: { kind: 'failed' } })
})

it('a failure because a part of the widget could not be loaded without a connection ends in the same way', async () => {
  const fake = await aFailedChange(() => dropped())
  const error = new CartletError('LOAD_FAILED', 'x')
  fake.shop.store.setState({ lineProblems: { mug: { kind: 'failed', error } }, checkout: { status: 'failed', error } })
  await fake.settle(fake.shop.cart.refresh())
  expect(fake.state()).toMatchObject({ lineProblems: {}, checkout: { status: 'idle' } })
})

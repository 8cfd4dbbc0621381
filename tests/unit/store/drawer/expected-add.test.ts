import { describe, expect, it } from 'vitest'
import { selectCount } from '../../../../src/store/base/count'
import type { ProductView } from '../../../../src/store/base/views'
import type { ItemChoice } from '../../../../src/store/catalog/choose/choose-variant'
import { expectAdd } from '../../../../src/store/drawer/expected-add'
import { aFakeShop, type FakeShopOptions, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aPen, aProduct, aTee } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

async function aShop(options: FakeShopOptions = {}) {
  const fake = aFakeShop({ lines: [], ...options })
  await fake.settle(fake.shop.cart.refresh())
  const engine = await fake.shop.engine()
  const expectNext = (product: ProductView, choice: ItemChoice, quantity = 1) => expectAdd(engine, product, choice, quantity)
  return { ...fake, expectNext }
}

describe('expectAdd', () => {
  it('an expected add is put into the state, is not counted and sends no request', async () => {
    const { expectNext, state, calls } = await aShop()
    expectNext(aProduct(), {}, 2)
    await settled()
    expect(state().expected).toMatchObject({
      key: expect.stringMatching(/^add-\d+$/),
      place: Number.POSITIVE_INFINITY,
      product: { name: 'Blue Mug' },
      quantity: 2,
      item: { catalogItemId: 'mug-id' },
    })
    expect(state().adds).toEqual([])
    expect(selectCount(state())).toBe(0)
    expect(calls(PATHS.add)).toEqual([])
  })

  it('the add that follows takes over the key of the expected add and ends it', async () => {
    const { expectNext, shop, state, hold } = await aShop()
    expectNext(aTee(), { variant: 'm-sage' })
    const key = state().expected?.key
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: aTee(), variant: 'm-sage' })
    await settled()
    expect(state().adds).toMatchObject([{ key, variantId: 'm-sage' }])
    expect(state().expected).toBeUndefined()
    await answers.release()
    expect((await adding).line.key).toBe(key)
  })

  it('an add of another product gets a different key and ends the expected add', async () => {
    const { expectNext, shop, state } = await aShop()
    expectNext(aProduct(), {})
    const key = state().expected?.key
    const { line } = await shop.cart.add({ product: aTee(), variant: 'm-sage' })
    expect(line.key).not.toBe(key)
    expect(state().expected).toBeUndefined()
  })

  it('a second expected add replaces the first and keeps its key', async () => {
    const { expectNext, state } = await aShop()
    expectNext(aProduct(), {})
    const first = state().expected
    expectNext(aTee(), { variant: 's-clay' })
    expect(state().expected).toMatchObject({ key: first?.key, variantId: 's-clay', product: { name: 'Linen Tee' } })
  })

  it.each([
    ['something is left to choose', aTee(), {}],
    ['something is left to fill in', aPen(), {}],
    ['the cart has a line of it', aProduct({ id: 'held' }), {}],
  ])('expects no add while %s', async (_, product, choice) => {
    const { expectNext, state } = await aShop({
      lines: [aWireLine({ id: 'line', catalogReference: { catalogItemId: 'held', appId: 'stores' } })],
    })
    expectNext(product, choice)
    expect(state().expected).toBeUndefined()
  })

  it('expects no add while the same item is being added', async () => {
    const { expectNext, shop, state, hold } = await aShop()
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: aProduct() })
    await settled()
    expectNext(aProduct(), {})
    expect(state().expected).toBeUndefined()
    await answers.release()
    await adding
  })
})

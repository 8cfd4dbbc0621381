import { describe, expect, it } from 'vitest'
import { watchPrices } from '../../../../src/store/visit/price-changes'
import { aFakeShop, type FakeShop, settled } from '../../../support/fakes/fake-shop'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const KEY = 'cartlet:c1:prices'
const at = (price: number, id = 'mug') => aWireLine({ id, price: aWirePrice(price) })

function watching(price: number, before?: FakeShop) {
  const fake = aFakeShop({ lines: [at(price)], ...(before && { storage: before.storage }) })
  watchPrices(fake.shop, fake.storage)
  return fake
}
async function read(fake: FakeShop) {
  await fake.settle(fake.shop.cart.refresh())
  await settled()
  return fake.state().priceChanges
}

describe('the notice of a changed price', () => {
  it('notes a changed price on its line while the cart is shown', async () => {
    const fake = watching(18)
    expect(await read(fake)).toEqual({})
    fake.server.lines = [at(21)]
    expect(await read(fake)).toMatchObject({ mug: { kind: 'price', before: { value: 18 } } })
  })

  it('keeps the note of a changed price while the quantity is changed', async () => {
    const first = watching(18)
    await read(first)
    const fake = watching(21, first)
    await read(fake)
    const told = new Set<number>()
    fake.shop.store.subscribe(({ priceChanges }) => told.add(Object.keys(priceChanges).length))
    await fake.settle(fake.shop.cart.setQuantity('mug', 2))
    await fake.settle(fake.shop.cart.setQuantity('mug', 3))
    await fake.failure(fake.shop.cart.setQuantity('mug', -1))
    expect([...told]).toEqual([1])
  })

  it('ignores an unreadable price and compares with the last readable one', async () => {
    const fake = watching(18)
    await read(fake)
    fake.server.lines = [aWireLine({ id: 'mug', price: { amount: '1,5' } })]
    expect(await read(fake)).toEqual({})
    fake.server.lines = [at(21)]
    expect(await read(fake)).toMatchObject({ mug: { kind: 'price', before: { value: 18 } } })
  })

  it('drops the note of a changed price when the line is removed', async () => {
    const first = watching(18)
    await read(first)
    const fake = watching(21, first)
    await read(fake)
    await fake.settle(fake.shop.cart.remove('mug'))
    expect(fake.state().priceChanges).toEqual({})
  })

  it('notes a price that changed between two pages on the second one', async () => {
    const first = watching(18)
    await read(first)
    expect(await read(watching(21, first))).toMatchObject({ mug: { before: { value: 18 } } })
  })

  it('notes a changed price on each page until the drawer was opened and closed', async () => {
    const first = watching(18)
    await read(first)
    const second = watching(21, first)
    await read(second)
    const third = watching(21, second)
    expect(await read(third)).toMatchObject({ mug: { before: { value: 18 } } })
    third.shop.openDrawer()
    third.shop.closeDrawer()
    expect(third.state().priceChanges).toEqual({})
    expect(await read(watching(21, third))).toEqual({})
  })

  it('notes a changed price in an inline cart on that page only', async () => {
    const first = watching(18)
    await read(first)
    const second = watching(21, first)
    await read(second)
    second.shop.store.setState({ inlineCart: { says: '' } })
    second.server.lines = [at(21), at(30, 'new')]
    expect(await read(second)).toMatchObject({ mug: { before: { value: 18 } } })
    expect(await read(watching(21, second))).toEqual({})
  })

  it('counts a changed price as seen as soon as an inline cart appears, although the cart is not read again', async () => {
    const first = watching(18)
    await read(first)
    const second = watching(21, first)
    await read(second)
    second.shop.store.setState({ inlineCart: { says: '' } })
    expect(second.state().priceChanges).toMatchObject({ mug: { before: { value: 18 } } })
    expect(await read(watching(21, second))).toEqual({})
  })

  it.each([
    ['of the variant', { 'tee-m': 15, 'tee-id': 12 }, 15],
    ['of the product', { 'tee-id': 12 }, 12],
    ['that was as high', { 'tee-id': 18 }, undefined],
    ['that was higher', { 'tee-id': 21 }, undefined],
    ['of another product', { 'pen-id': 12 }, undefined],
  ])('a line that was added from a snapshot counts as seen at the price there %s', async (_, prices, before) => {
    const options = { variantId: 'tee-m' }
    const fake = aFakeShop({
      lines: [{ ...at(18), catalogReference: { catalogItemId: 'tee-id', appId: 'stores', options } }],
    })
    const amounts = Object.entries(prices).map(([id, value]) => [id, { value, currency: 'EUR', formatted: `€${value}` }])
    fake.shop.store.setState({ snapshotPrices: Object.fromEntries(amounts) })
    watchPrices(fake.shop, fake.storage)
    const { mug } = await read(fake)
    expect(mug?.before.value).toBe(before)
  })

  it('a price that was seen counts more than that of a snapshot', async () => {
    const first = watching(18)
    await read(first)
    const fake = watching(21, first)
    fake.shop.store.setState({ snapshotPrices: { 'mug-id': { value: 12, currency: 'EUR', formatted: '€12' } } })
    expect((await read(fake)).mug?.before.value).toBe(18)
  })

  it('watches a cart that is there already, until its undo is called', async () => {
    const first = watching(18)
    await read(first)
    const fake = aFakeShop({ lines: [at(21)], storage: first.storage })
    await read(fake)
    const stop = watchPrices(fake.shop, fake.storage)
    expect(fake.state().priceChanges).toMatchObject({ mug: { before: { value: 18 } } })
    stop()
    fake.shop.openDrawer()
    fake.shop.closeDrawer()
    fake.server.lines = [at(18)]
    expect(await read(fake)).toMatchObject({ mug: { before: { value: 18 } } })
  })

  it('drops the note when the price returns to its old value', async () => {
    const first = watching(18)
    await read(first)
    const second = watching(21, first)
    await read(second)
    second.server.lines = [at(18)]
    expect(await read(second)).toEqual({})
  })
})

describe('what is not a price change', () => {
  it('notes no price change for a new line', async () => {
    const fake = watching(18)
    await read(fake)
    fake.server.lines = [at(18), at(30, 'new')]
    expect(await read(fake)).toEqual({})
  })

  it('notes no price change for a price in another currency', async () => {
    const fake = watching(18)
    fake.storage.write(KEY, JSON.stringify({ mug: { value: 20, currency: 'USD', formatted: '$20.00' } }))
    watchPrices(fake.shop, fake.storage)
    expect(await read(fake)).toEqual({})
  })

  it.each([
    'nonsense',
    '{"mug":null}',
    '[]',
    '{"mug":{"formatted":5}}',
    '{"mug":{"value":"20","currency":"EUR","formatted":"€20.00"}}',
  ])('notes no price change when the stored prices are %s', async (text) => {
    const fake = aFakeShop({ lines: [at(18)], stored: { [KEY]: text } })
    watchPrices(fake.shop, fake.storage)
    expect(await read(fake)).toEqual({})
  })

  it('notes a price change against what an earlier page has stored', async () => {
    const fake = aFakeShop({ lines: [at(18)], stored: { [KEY]: '{"mug":{"value":20,"currency":"EUR","formatted":"€20.00"}}' } })
    watchPrices(fake.shop, fake.storage)
    expect(await read(fake)).toMatchObject({ mug: { before: { value: 20 } } })
  })
})

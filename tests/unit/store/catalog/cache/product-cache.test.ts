import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../../src/platform/environment'
import type { ProductState } from '../../../../../src/store/base/state'
import { storageKey } from '../../../../../src/store/base/storage-keys'
import { productsToRemember } from '../../../../../src/store/catalog/actions'
import { recallProducts, restoreProducts } from '../../../../../src/store/catalog/cache/product-cache'
import { aFakeShop, CLIENT_ID, moneyInEnglish, PATHS } from '../../../../support/fakes/fake-shop'
import { anAmount, aProduct } from '../../../../support/fixtures/views'
import { aWireProduct } from '../../../../support/fixtures/wire-bodies'

const mug = aWireProduct({})
const key = storageKey(CLIENT_ID, 'products')

describe('products of the last visit', () => {
  it('a product of the last visit is in the state, marked stale, before any request', async () => {
    const storage = memoryStorage()
    const first = aFakeShop({ products: [mug], storage })
    await first.settle(first.shop.loadProduct('blue-mug'))
    const second = aFakeShop({ products: [mug], storage })
    expect(second.shop.store.getState().products['blue-mug']).toMatchObject({
      status: 'ready',
      stale: true,
      product: { name: 'Blue Mug' },
    })
    expect(second.calls(PATHS.products)).toEqual([])
  })

  it('a product of the last visit is replaced by the platform’s current one', async () => {
    const storage = memoryStorage()
    const first = aFakeShop({ products: [mug], storage })
    await first.settle(first.shop.loadProduct('blue-mug'))
    const second = aFakeShop({ products: [{ ...mug, name: 'Bluer Mug' }], storage })
    expect((await second.settle(second.shop.loadProduct('blue-mug'))).name).toBe('Bluer Mug')
    expect(second.shop.store.getState().products['blue-mug']).not.toHaveProperty('stale', true)
  })

  it('a product of the last visit becomes missing when the shop no longer has it', async () => {
    const storage = memoryStorage()
    const first = aFakeShop({ products: [mug], storage })
    await first.settle(first.shop.loadProduct('blue-mug'))
    const second = aFakeShop({ products: [], storage })
    await second.settle(second.shop.loadProduct('blue-mug').catch(() => {}))
    expect(second.shop.store.getState().products['blue-mug']).toEqual({ status: 'missing' })
  })

  it('products that come back take the places of products that still load, and of no others', () => {
    const { store } = aFakeShop().shop
    const [old, known] = [aProduct({ price: { ...anAmount(7), formatted: '7 €' } }), aProduct({ name: 'Known' })]
    const before: Record<string, ProductState> = {
      known: { status: 'ready', product: known },
      gone: { status: 'missing' },
      asked: { status: 'loading' },
      other: { status: 'loading' },
    }
    store.setState({ products: before })
    const products = ['known', 'gone', 'asked', 'unasked'].map((reference) => [reference, old, 5])
    restoreProducts(store, JSON.stringify({ version: __VERSION__, products }), moneyInEnglish)
    const back = { status: 'ready', stale: true, readAt: 5, product: { name: old.name, price: { formatted: '€7.00' } } }
    expect(store.getState().products).toMatchObject({ ...before, asked: back, unasked: back })
  })

  it('stores at most 60 products, those of this visit before stale ones', () => {
    const entries = (prefix: string, count: number, stale?: true): [string, ProductState][] =>
      Array.from({ length: count }, (_, i) => [`${prefix}-${i}`, { status: 'ready', product: aProduct({}), stale }])
    const state = Object.fromEntries([...entries('old', 50, true), ...entries('new', 40)])
    const { products } = productsToRemember(state) as { products: [string, unknown][] }
    expect(products).toHaveLength(60)
    expect(products.slice(0, 40).every(([reference]) => reference.startsWith('new-'))).toBe(true)
  })

  it('drops the products that were read longest ago, of this visit and of earlier ones', () => {
    const entry = (readAt: number, stale?: true): ProductState => ({ status: 'ready', product: aProduct({}), readAt, stale })
    const stored = (state: Record<string, ProductState>) =>
      (productsToRemember(state) as { products: [string, unknown, number][] }).products.map(([, , readAt]) => readAt)
    const times = Array.from({ length: 70 }, (_, i) => i)
    const newest = times.slice(10).reverse()
    expect(stored(Object.fromEntries(times.map((time) => [`new-${time}`, entry(time)])))).toEqual(newest)
    expect(stored(Object.fromEntries(times.map((time) => [`old-${time}`, entry(time, true)])))).toEqual(newest)
  })

  it('does not store products that are missing or still loading', () => {
    expect(productsToRemember({ gone: { status: 'missing' }, coming: { status: 'loading' } })).toMatchObject({ products: [] })
  })
})

describe('a stored product list', () => {
  const version = __VERSION__
  it.each([
    ['nothing', null],
    ['half a text', '{"version":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ version: '0.0.1', products: [['blue-mug', aProduct({})]] })],
    ['products that are no list', JSON.stringify({ version, products: { a: 1 } })],
    ['entries that are no pairs', JSON.stringify({ version, products: [1, null, 'x'] })],
    ['a product without a price', JSON.stringify({ version, products: [['blue-mug', { ...aProduct({}), price: null }]] })],
    [
      'a product whose options are a text',
      JSON.stringify({ version, products: [['blue-mug', { ...aProduct({}), options: 'all' }]] }),
    ],
  ])('a stored list that holds %s is read as empty', (_, text) => {
    expect(recallProducts(text)).toEqual({})
  })

  it('a stored list with a "__proto__" entry does not pollute Object.prototype', () => {
    const polluting = JSON.stringify({ version, products: [['__proto__', { ...aProduct({}), polluted: true }]] })
    recallProducts(polluting)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    const storage = memoryStorage()
    storage.write(key, polluting)
    expect(() => aFakeShop({ storage, products: [] })).not.toThrow()
  })

  it('stores a product after it was loaded', async () => {
    const storage = memoryStorage()
    const { shop, settle } = aFakeShop({ products: [mug], storage })
    await settle(shop.loadProduct('blue-mug'))
    expect(Object.keys(recallProducts(storage.read(key)))).toEqual(['blue-mug'])
  })
})

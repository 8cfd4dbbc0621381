/** Names of products, options and lines come from outside. One that every object inherits is a name like any other. */
import { describe, expect, it } from 'vitest'
import { selectCount } from '../../../src/store/base/count'
import { INITIAL_STATE, type ShopState } from '../../../src/store/base/state'
import { isItem } from '../../../src/store/cart/same-item'
import { restoreProducts } from '../../../src/store/catalog/cache/product-cache'
import { seedProduct, seedSnapshot } from '../../../src/store/catalog/snapshot/seed-snapshot'
import { toProductViewV3 } from '../../../src/store/catalog/v3/v3-product'
import { aFakeShop, applicationError, type FakeShop, moneyInEnglish, PATHS } from '../../support/fakes/fake-shop'
import { aProduct } from '../../support/fixtures/views'
import { aWireLine } from '../../support/fixtures/wire-bodies'

const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const

/** What the tables of the state say about names that were never put into them. */
function inherited(state: ShopState): unknown[] {
  const { products, intents, lineProblems, priceChanges, collections = {}, snapshotPrices = {} } = state
  const tables = { products, intents, lineProblems, priceChanges, collections, snapshotPrices }
  return Object.entries(tables).flatMap(([table, entries]) =>
    NAMES.flatMap((name) => ((entries as Record<string, unknown>)[name] === undefined ? [] : `${table}.${name}`)),
  )
}

const BARE: ShopState = { ...INITIAL_STATE, collections: Object.create(null), snapshotPrices: Object.create(null) }

describe('the tables of the state', () => {
  it('the tables of a new shop know no name that every object inherits', () => expect(inherited(BARE)).toEqual([]))

  it('a product named like an inherited property is loaded, and missing if the shop has none', async () => {
    const { shop, state, settle } = aFakeShop()
    const refused = shop.loadProduct('constructor').catch(({ code }: { code: string }) => code)
    expect(await settle(refused)).toBe('PRODUCT_NOT_FOUND')
    expect(state().products.constructor).toEqual({ status: 'missing' })
    expect(state().products.toString).toBeUndefined()
  })

  it('the tables stay so after a snapshot, products of the last visit, a listed product and a failure', async () => {
    const { shop, state } = aFakeShop()
    const { store } = shop
    const product = aProduct({ slug: 'mug' })
    store.setState({ collections: Object.create(null), snapshotPrices: Object.create(null) })
    restoreProducts(store, JSON.stringify({ version: __VERSION__, products: [['mug', product, 1]] }), moneyInEnglish)
    expect(inherited(state())).toEqual([])
    seedSnapshot(
      store,
      { products: [product], collections: [{ reference: 'all', id: 'c', name: 'All', products: [] }] },
      2,
      moneyInEnglish,
    )
    expect(inherited(state())).toEqual([])
    seedProduct(store, aProduct({ slug: 'cup' }), 3, moneyInEnglish)
    expect(inherited(state())).toEqual([])
    expect(Object.keys(state().products)).toEqual(expect.arrayContaining(['mug', 'cup']))
  })

  it('the tables stay so while a quantity changes, after it failed and after it succeeded', async () => {
    const fake: FakeShop = aFakeShop({ lines: [aWireLine({ id: 'mug', quantity: 1 })] })
    fake.shop.store.setState({ collections: Object.create(null), snapshotPrices: Object.create(null) })
    await fake.settle(fake.shop.cart.refresh())
    fake.answer(PATHS.update, (_, count) => (count === 1 ? applicationError('SOMETHING') : undefined))
    const change = fake.shop.cart.setQuantity('mug', 2).catch(() => {})
    const during: unknown[] = []
    const stop = fake.shop.store.subscribe((state) => during.push(...inherited(state)))
    await fake.settle(change)
    await fake.settle(fake.shop.cart.setQuantity('mug', 3))
    stop()
    expect([...during, ...inherited(fake.state())]).toEqual([])
  })

  it('a line named like an inherited property counts with its own quantity', async () => {
    const fake = aFakeShop({ lines: [aWireLine({ id: 'constructor', quantity: 2 })] })
    await fake.settle(fake.shop.cart.refresh())
    expect(selectCount(fake.state())).toBe(2)
  })
})

describe('names of options, texts and subscriptions', () => {
  it('an option named like an inherited property makes the line that was asked for', () => {
    const held = { appId: 'a', catalogItemId: 'mug', options: { options: {} } }
    expect(isItem(held, { ...held, options: { options: { constructor: '' } } })).toBe(true)
    expect(isItem(held, { ...held, options: { options: { constructor: 'Red' } } })).toBe(false)
  })

  it('a subscription whose id every object inherits has no price unless the platform sends one', () => {
    const wire = {
      id: 'tea',
      name: 'Tea',
      currency: 'EUR',
      variantsInfo: {
        variants: [
          { id: 'v', subscriptionPricesInfo: { subscriptionPrices: [{ subscriptionId: 'other', price: { amount: '1' } }] } },
        ],
      },
      subscriptionDetails: { subscriptions: [{ id: 'constructor', title: 'Monthly' }] },
    }
    const [plan] = toProductViewV3(wire as never, String).subscriptions
    expect(plan).toMatchObject({ id: 'constructor', price: undefined })
  })
})

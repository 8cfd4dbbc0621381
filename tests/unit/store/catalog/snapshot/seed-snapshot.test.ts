import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../../src/i18n/format'
import { memoryStorage } from '../../../../../src/platform/environment'
import { storageKey } from '../../../../../src/store/base/storage-keys'
import type { ProductView } from '../../../../../src/store/base/views'
import { seedSnapshot } from '../../../../../src/store/catalog/snapshot/seed-snapshot'
import { watchPrices } from '../../../../../src/store/visit/price-changes'
import { aFakeShop, CLIENT_ID, moneyInEnglish, PATHS, settled } from '../../../../support/fakes/fake-shop'
import { aModifier, anAmount, aProduct, aVariant } from '../../../../support/fixtures/views'
import { aWireProduct } from '../../../../support/fixtures/wire-bodies'

const TAKEN = Date.parse('2026-01-02T11:00:00Z')
const MUG = aProduct({ id: 'mug-id', slug: 'blue-mug', name: 'Mug of the snapshot' })
const wire = aWireProduct({ id: 'mug-id', slug: 'blue-mug', name: 'Mug of the platform' })

function aSeededShop(product: ProductView = MUG, options: Parameters<typeof aFakeShop>[0] = {}) {
  const fake = aFakeShop({ products: [wire], ...options })
  seedSnapshot(fake.shop.store, { products: [product], collections: [] }, TAKEN, moneyInEnglish)
  return fake
}

/** Storage as an earlier visit left it. */
function visitedAt(time: number) {
  const storage = memoryStorage()
  const product = { ...MUG, name: 'Mug of the last visit' }
  storage.write(
    storageKey(CLIENT_ID, 'products'),
    JSON.stringify({ version: __VERSION__, products: [['blue-mug', product, time]] }),
  )
  return storage
}

describe('products of a snapshot', () => {
  it('snapshot products are in the state by id and by slug before any request', () => {
    const fake = aSeededShop()
    for (const reference of ['blue-mug', 'mug-id'])
      expect(fake.state().products[reference]).toMatchObject({ status: 'ready', stale: 'snapshot', product: MUG, readAt: TAKEN })
    expect(fake.calls(PATHS.products)).toEqual([])
  })

  it('prices of a snapshot are written in the language of the page, as the platform’s answer will be', () => {
    const fake = aFakeShop({ products: [wire] })
    const variant = aVariant('v', { price: anAmount(18) })
    const unitPrice = { price: anAmount(18), description: '€18.00 per box' }
    const product = {
      ...MUG,
      price: anAmount(18),
      priceRange: { min: anAmount(18), max: anAmount(20) },
      variants: [variant],
      unitPrice,
    }
    const inGerman = (value: number, currency: string) => formatMoney(value, currency, 'de')
    seedSnapshot(fake.shop.store, { products: [product], collections: [] }, TAKEN, inGerman)
    const [entry] = Object.values(fake.state().products)
    const seen = JSON.stringify(entry).replace(/\u00a0/g, ' ')
    expect(seen.match(/18,00 €/g)).toHaveLength(4)
    expect(seen).toContain('€18.00 per box')
    expect(fake.state().snapshotPrices?.v?.formatted).toBe(inGerman(18, 'EUR'))
  })

  it('a snapshot product replaces an older stored one, but not a newer one', () => {
    const name = (storage: ReturnType<typeof visitedAt>) => {
      const entry = aSeededShop(MUG, { storage }).state().products['blue-mug']
      return entry?.status === 'ready' && entry.product.name
    }
    expect(name(visitedAt(TAKEN + 1))).toBe('Mug of the last visit')
    expect(name(visitedAt(TAKEN - 1))).toBe('Mug of the snapshot')
  })

  it('a snapshot product that was stored without being confirmed keeps its old time', async () => {
    const storage = memoryStorage()
    const other = aProduct({ id: 'tote-id', slug: 'tote' })
    const first = aFakeShop({ products: [wire], storage })
    seedSnapshot(first.shop.store, { products: [MUG, other], collections: [] }, TAKEN, moneyInEnglish)
    await first.settle(first.shop.loadProduct('blue-mug'))
    const { products } = aFakeShop({ products: [], storage }).state()
    expect(products.tote).toMatchObject({ stale: true, readAt: TAKEN })
    const confirmed = products['blue-mug']
    expect(confirmed?.status === 'ready' && confirmed.readAt).toBeGreaterThan(TAKEN)
  })

  it('a snapshot does not replace products that the platform has answered or reported missing', async () => {
    const fake = aFakeShop({ products: [wire] })
    await fake.settle(fake.shop.loadProduct('blue-mug'))
    await fake.failure(fake.shop.loadProduct('gone'))
    const gone = aProduct({ id: 'gone-id', slug: 'gone' })
    seedSnapshot(fake.shop.store, { products: [MUG, gone], collections: [] }, TAKEN, moneyInEnglish)
    expect(fake.state().products['blue-mug']).toMatchObject({ product: { name: 'Mug of the platform' } })
    expect(fake.state().products.gone).toEqual({ status: 'missing' })
  })

  it('loadProduct resolves with the platform’s product instead of the snapshot’s', async () => {
    const fake = aSeededShop()
    expect((await fake.settle(fake.shop.loadProduct('blue-mug'))).name).toBe('Mug of the platform')
    expect(fake.state().products['blue-mug']).not.toHaveProperty('stale')
  })

  it('a snapshot product stays in the state, but does not load, while the platform is unreachable', async () => {
    const fake = aSeededShop()
    fake.answer(PATHS.products, () => new Response('', { status: 503 }))
    expect(await fake.failure(fake.shop.loadProduct('blue-mug'))).toMatchObject({ retryable: true })
    expect(fake.state().products['blue-mug']).toMatchObject({ status: 'ready', product: MUG })
  })

  it('a snapshot product is replaced by the error when the platform refuses the request', async () => {
    const fake = aSeededShop()
    fake.answer(PATHS.products, () => new Response('{}', { status: 403 }))
    await fake.failure(fake.shop.loadProduct('blue-mug'))
    expect(fake.state().products['blue-mug']).toMatchObject({ status: 'failed' })
  })
})

describe('a price of a snapshot', () => {
  /** The price changes reported after the product was added to a cart that charges 18 for one. */
  const lineOf = async (product: ProductView) => {
    const fake = aSeededShop(product)
    watchPrices(fake.shop, fake.storage)
    const loaded = await fake.settle(fake.shop.loadProduct(product.slug))
    await fake.settle(fake.shop.cart.add({ product: loaded }))
    await settled()
    return Object.values(fake.state().priceChanges)
  }

  it('a price that rose since the snapshot is reported on the line', async () => {
    expect(await lineOf({ ...MUG, price: anAmount(16) })).toMatchObject([{ kind: 'price', before: { value: 16 } }])
  })

  it('a price that stayed the same or fell since the snapshot is not reported', async () => {
    expect(await lineOf({ ...MUG, price: anAmount(18) })).toEqual([])
    expect(await lineOf({ ...MUG, price: anAmount(20) })).toEqual([])
  })

  it('the snapshot price of a product with modifiers is not compared', async () => {
    const wrapped = { ...MUG, price: anAmount(16), modifiers: [aModifier('Wrap', ['Paper'])] }
    expect(await lineOf(wrapped)).toEqual([])
  })

  it('keeps the snapshot prices of the variants when there are several', () => {
    const variants = [aVariant('s', { price: anAmount(10) }), aVariant('l', { price: anAmount(20) })]
    expect(aSeededShop({ ...MUG, variants }).state().snapshotPrices).toEqual({ s: anAmount(10), l: anAmount(20) })
  })
})

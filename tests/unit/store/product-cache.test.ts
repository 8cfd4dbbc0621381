import { describe, expect, it } from 'vitest'
import { productsToRemember, recallProducts } from '../../../src/store/product-cache'
import type { ProductState } from '../../../src/store/state'
import { aFakeShop, CLIENT_ID } from '../../support/fake-shop'
import { aProduct, aTee } from '../../support/views'
import { aWireProduct } from '../../support/wire-bodies'

const KEY = `cartlet:${CLIENT_ID}:products`
const remembered = (products: Record<string, ProductState>) => JSON.stringify(productsToRemember(products))
const ready = (more: object = {}): ProductState => ({ status: 'ready', product: aProduct(), ...more })

describe('products of the last visit', () => {
  it('are drawn at once and then asked for again', async () => {
    const stored = { [KEY]: remembered({ 'blue-mug': ready() }) }
    const { shop, settle, state } = aFakeShop({ stored, products: [aWireProduct({ name: 'Bluer Mug' })] })
    expect(state().products['blue-mug']).toMatchObject({ status: 'ready', product: { name: 'Blue Mug' } })
    expect((await settle(shop.loadProduct('blue-mug'))).name).toBe('Bluer Mug')
    expect(state().products['blue-mug']).toMatchObject({ status: 'ready', product: { name: 'Bluer Mug' } })
  })

  it('stay on screen while they are asked for', async () => {
    const { shop, state } = aFakeShop({ stored: { [KEY]: remembered({ 'blue-mug': ready() }) }, products: [aWireProduct()] })
    const loading = shop.loadProduct('blue-mug')
    expect(state().products['blue-mug']?.status).toBe('ready')
    await loading
  })

  it('are missing when the shop has them no more', async () => {
    const { shop, failure, state } = aFakeShop({ stored: { [KEY]: remembered({ 'blue-mug': ready() }) } })
    await failure(shop.loadProduct('blue-mug'))
    expect(state().products['blue-mug']).toEqual({ status: 'missing' })
  })

  it('are remembered for the next one', async () => {
    const { shop, settle, storage } = aFakeShop({ products: [aWireProduct()] })
    await settle(shop.loadProduct('blue-mug'))
    await settle(Promise.resolve())
    expect(Object.keys(recallProducts(storage.read(KEY)))).toEqual(['blue-mug'])
  })

  it('are kept only as far as they can be had', () => {
    const text = remembered({ a: ready(), b: { status: 'missing' }, c: { status: 'loading' }, d: ready({ product: aTee() }) })
    expect(Object.keys(recallProducts(text))).toEqual(['a', 'd'])
  })

  it('are sixty at most, this page’s first', () => {
    const older = Array.from({ length: 59 }, (_, i) => [`old-${i}`, ready({ stale: true })] as const)
    const text = remembered({ ...Object.fromEntries(older), new1: ready(), new2: ready() })
    const kept = Object.keys(recallProducts(text))
    expect(kept).toHaveLength(60)
    expect(kept.slice(0, 3)).toEqual(['new1', 'new2', 'old-0'])
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '[]'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: '0.0.1', products: [['a', aProduct()]] })],
    ['no list', JSON.stringify({ version: __VERSION__, products: 7 })],
    ['holes', JSON.stringify({ version: __VERSION__, products: [null, ['a', null]] })],
    ['products without a price', JSON.stringify({ version: __VERSION__, products: [['a', { ...aProduct(), price: null }]] })],
    ['products without options', JSON.stringify({ version: __VERSION__, products: [['a', { ...aProduct(), options: {} }]] })],
  ])('in storage that holds %s are none', (_, text) => expect(recallProducts(text)).toEqual({}))
})

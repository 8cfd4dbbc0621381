import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { aFakeShop, dropped, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

const MUG_ID = '0a1b2c3d-0000-4000-8000-000000000001'
const mug = aWireProduct({ id: MUG_ID })
const TOTE_ID = '0a1b2c3d-0000-4000-8000-000000000002'
const tote = aWireProduct({ id: TOTE_ID, slug: 'canvas-tote', name: 'Canvas Tote' })

/** V8's own, which contexts have that are made after the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-expose-gc')
}

describe('loadProduct', () => {
  it('products requested in the same turn share one query', async () => {
    const { shop, filters, settle } = aFakeShop({ products: [mug, tote] })
    const both = await settle(Promise.all([shop.loadProduct('blue-mug'), shop.loadProduct('canvas-tote')]))
    expect(both.map(({ name }) => name)).toEqual(['Blue Mug', 'Canvas Tote'])
    expect(filters()).toEqual([{ slug: { $in: ['blue-mug', 'canvas-tote'] } }])
  })

  it('a product requested in a later turn gets its own query', async () => {
    const { shop, filters, settle } = aFakeShop({ products: [mug, tote] })
    await settle(shop.loadProduct('blue-mug'))
    await settle(shop.loadProduct('canvas-tote'))
    expect(filters()).toEqual([{ slug: { $in: ['blue-mug'] } }, { slug: { $in: ['canvas-tote'] } }])
  })

  it('loads a product by its id', async () => {
    const { shop, filters, settle } = aFakeShop({ products: [mug] })
    expect((await settle(shop.loadProduct(MUG_ID))).slug).toBe('blue-mug')
    expect(filters()).toEqual([{ id: { $in: [MUG_ID] } }])
  })

  it('combines ids and slugs in one query', async () => {
    const { shop, filters, settle } = aFakeShop({ products: [mug, tote] })
    await settle(Promise.all([shop.loadProduct(MUG_ID), shop.loadProduct('canvas-tote')]))
    expect(filters()).toEqual([{ $or: [{ id: { $in: [MUG_ID] } }, { slug: { $in: ['canvas-tote'] } }] }])
  })

  it('requests at most a hundred products per query', async () => {
    const slugs = Array.from({ length: 201 }, (_, i) => `product-${i}`)
    const products = slugs.map((slug) => aWireProduct({ id: `id of ${slug}`, slug }))
    const { shop, filters, settle } = aFakeShop({ products })
    await settle(Promise.all(slugs.map((slug) => shop.loadProduct(slug))))
    const sizes = filters().map((filter) => (filter as { slug: { $in: string[] } }).slug.$in.length)
    expect(sizes).toEqual([100, 100, 1])
  })

  describe('more than a hundred products', () => {
    const slugs = Array.from({ length: 150 }, (_, i) => `product-${i}`)
    const aShopOfMany = () => {
      const fake = aFakeShop({ products: slugs.map((slug) => aWireProduct({ id: `id of ${slug}`, slug })) })
      const loading = Promise.allSettled(slugs.map((slug) => fake.shop.loadProduct(slug)))
      return { ...fake, loading, ends: () => [slugs[0], slugs[149]].map((slug) => fake.state().products[slug as string]?.status) }
    }

    it('products become ready as soon as the response of their own query arrives', async () => {
      const { hold, device, loading, settle, ends } = aShopOfMany()
      const answers = hold(PATHS.products)
      await settled()
      await answers.release(1)
      await settled()
      await device.advance(100)
      expect(ends()).toEqual(['loading', 'ready'])
      await answers.release()
      await settle(loading)
      expect(ends()).toEqual(['ready', 'ready'])
    })

    it('only the products of the query whose response was lost fail', async () => {
      const { device, loading, settle, ends } = aShopOfMany()
      device.answer(({ path, search }) =>
        path === PATHS.products && Buffer.from(search.get('.r') ?? '', 'base64url').includes('"product-0"')
          ? dropped()
          : undefined,
      )
      await settle(loading)
      expect(ends()).toEqual(['failed', 'ready'])
    })
  })

  it('a product requested twice before its response arrives is fetched once', async () => {
    const { shop, calls, settle } = aFakeShop({ products: [mug] })
    const [first, second] = await settle(Promise.all([shop.loadProduct('blue-mug'), shop.loadProduct('blue-mug')]))
    expect(second).toBe(first)
    expect(calls(PATHS.products)).toHaveLength(1)
  })

  it('adds 16 products per frame to the state, in page order, so that no task is long', async () => {
    const slugs = Array.from({ length: 30 }, (_, i) => `product-${i}`)
    const { shop, settle, state, device } = aFakeShop({
      products: [...slugs].reverse().map((slug) => aWireProduct({ id: `id of ${slug}`, slug })),
    })
    const { monotonic } = device.environment
    const ready: string[][] = []
    const times: number[] = []
    shop.store.subscribe(({ products }, before) => {
      if (products === before.products) return
      ready.push(slugs.filter((slug) => products[slug]?.status === 'ready'))
      times.push(monotonic())
    })
    await settle(Promise.all(slugs.map((slug) => shop.loadProduct(slug))))
    expect(ready).toEqual([[], slugs.slice(0, 16), slugs])
    expect((times[2] as number) - (times[1] as number)).toBe(16)
    expect(Object.values(state().products).map(({ status }) => status)).toEqual(slugs.map(() => 'ready'))
  })

  it('a second load of a product sends no request and returns the same object', async () => {
    const { shop, calls, settle, state } = aFakeShop({ products: [mug] })
    const first = await settle(shop.loadProduct('blue-mug'))
    expect(await settle(shop.loadProduct('blue-mug'))).toBe(first)
    expect(calls(PATHS.products)).toHaveLength(1)
    expect(state().products['blue-mug']).toEqual({ status: 'ready', product: first, readAt: expect.any(Number) })
  })

  it('a product is in the state "loading" until the response arrives', async () => {
    const { shop, hold, state } = aFakeShop({ products: [mug] })
    const answers = hold(PATHS.products)
    const loading = shop.loadProduct('blue-mug')
    await settled()
    expect(state().products['blue-mug']).toEqual({ status: 'loading' })
    await answers.release()
    await loading
    expect(state().products['blue-mug']?.status).toBe('ready')
  })
})

describe('a product that the shop does not have', () => {
  it('an unknown product is marked as missing, and the error names it', async () => {
    const { shop, failure, state } = aFakeShop({ products: [mug] })
    expect(await failure(shop.loadProduct('red-mug'))).toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      message: expect.stringContaining('"red-mug"'),
    })
    expect(state().products['red-mug']).toEqual({ status: 'missing' })
  })

  it('an unknown product does not fail the others of the same query', async () => {
    const { shop, settle } = aFakeShop({ products: [mug] })
    const [red, blue] = await settle(Promise.allSettled([shop.loadProduct('red-mug'), shop.loadProduct('blue-mug')]))
    expect([red?.status, blue?.status]).toEqual(['rejected', 'fulfilled'])
  })

  it('a slug that is an inherited property name is reported as not found', async () => {
    const { shop, failure } = aFakeShop({ products: [mug] })
    expect((await failure(shop.loadProduct('constructor'))).code).toBe('PRODUCT_NOT_FOUND')
  })
})

describe('a query that fails', () => {
  it('a failed query fails all of its products with the cause', async () => {
    const { shop, answer, settle, state } = aFakeShop({ products: [mug, tote] })
    answer(PATHS.products, () => json({ message: 'closed' }, { status: 403 }))
    const outcomes = await settle(Promise.allSettled([shop.loadProduct('blue-mug'), shop.loadProduct('canvas-tote')]))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    for (const slug of ['blue-mug', 'canvas-tote'])
      expect(state().products[slug]).toMatchObject({ status: 'failed', error: { code: 'HTTP_403' } })
  })

  it('a load after a failed query sends the query again', async () => {
    const { shop, answer, failure, settle, state } = aFakeShop({ products: [mug] })
    let offline = true
    answer(PATHS.products, () => (offline ? dropped() : undefined))
    expect((await failure(shop.loadProduct('blue-mug'))).code).toBe('NETWORK')
    offline = false
    expect((await settle(shop.loadProduct('blue-mug'))).name).toBe('Blue Mug')
    expect(state().products['blue-mug']?.status).toBe('ready')
  })
})

describe('products that are read again', () => {
  it('products stay as they are until the answer, and when there is none', async () => {
    const { shop, answer, settle, state } = aFakeShop({ products: [mug] })
    const loading = () => Promise.allSettled([shop.loadProduct('blue-mug'), shop.loadProduct('red-mug')])
    await settle(loading())
    const before = { ...state().products }
    const statuses = new Set<string | undefined>()
    shop.store.subscribe(({ products }) => statuses.add(products['blue-mug']?.status).add(products['red-mug']?.status))
    answer(PATHS.products, () => json({ message: 'closed' }, { status: 403 }))
    await settle((await shop.engine()).reloadProducts(['blue-mug', 'red-mug']))
    expect(state().products).toEqual(before)
    expect([...statuses]).toEqual(['ready', 'missing'])
  })

  it('products are replaced by the answer', async () => {
    const products = [mug]
    const { shop, settle, state } = aFakeShop({ products })
    await settle(shop.loadProduct('blue-mug'))
    products[0] = { ...mug, name: 'Bluer Mug' }
    await settle((await shop.engine()).reloadProducts(['blue-mug']))
    expect(state().products['blue-mug']).toMatchObject({ status: 'ready', product: { name: 'Bluer Mug' } })
  })
})

it('a product of which a list lacks a part is shown at once, and kept for the next visit when it is whole', async () => {
  const soldOut = { ...mug, stock: { inStock: false, inventoryStatus: 'OUT_OF_STOCK' } }
  const { shop, answer, settle, state, storage } = aFakeShop({ products: [soldOut as typeof mug, tote] })
  const kept = () => storage.read('cartlet:c1:products')
  let answerStock = (_: Response) => {}
  answer('/stores-reader/v2/inventoryItems/query', () => new Promise((resolve) => (answerStock = resolve)))
  const loading = Promise.all([shop.loadProduct('blue-mug'), shop.loadProduct('canvas-tote')])
  await settled()
  expect(state().products['blue-mug']).toMatchObject({ status: 'ready', stale: true, incomplete: true })
  expect(state().products['canvas-tote']).not.toHaveProperty('stale')
  expect(kept()).toBeNull()
  answerStock(json({ inventoryItems: [] }))
  await settle(loading)
  expect(state().products['blue-mug']).not.toHaveProperty('incomplete')
  expect(kept()).toContain('blue-mug')
})

describe('products that the loader requested before the store was loaded', () => {
  const ahead = (body: unknown, references: string[] = ['blue-mug']) =>
    aFakeShop({
      products: [mug, tote],
      startedProducts: async () => (body === null ? null : { catalog: 'v1' as const, references, body }),
    })

  it('products requested ahead are not requested again', async () => {
    const { shop, settle, calls } = ahead({ products: [mug] })
    expect((await settle(shop.loadProduct('blue-mug'))).name).toBe('Blue Mug')
    expect(calls(PATHS.products)).toEqual([])
  })

  it('products that were not requested ahead get their own query', async () => {
    const { shop, settle, filters } = ahead({ products: [mug] })
    await settle(Promise.all([shop.loadProduct('blue-mug'), shop.loadProduct('canvas-tote')]))
    expect(filters()).toEqual([{ slug: { $in: ['canvas-tote'] } }])
  })

  it.each([
    ['slug', ['blue-mug', TOTE_ID], 'blue-mug', TOTE_ID, { id: { $in: [TOTE_ID] } }],
    ['id', [MUG_ID, 'canvas-tote'], MUG_ID, 'canvas-tote', { slug: { $in: ['canvas-tote'] } }],
  ])('a request ahead by %s does not cover references of the other kind', async (_, named, mine, other, filter) => {
    const { shop, settle, filters } = ahead({ products: [mug] }, named)
    const both = await settle(Promise.all([shop.loadProduct(mine), shop.loadProduct(other)]))
    expect(both.map(({ name }) => name)).toEqual(['Blue Mug', 'Canvas Tote'])
    expect(filters()).toEqual([filter])
  })

  it('a product that the response to the request ahead lacks is reported as not found', async () => {
    const { shop, failure, calls } = ahead({ products: [] })
    expect((await failure(shop.loadProduct('blue-mug'))).code).toBe('PRODUCT_NOT_FOUND')
    expect(calls(PATHS.products)).toEqual([])
  })

  it('the response to the request ahead is let go of once its products are in the state', async () => {
    const keep = await (async () => {
      const body = { products: [structuredClone(mug)] }
      const replies: unknown[] = [{ catalog: 'v1', references: ['blue-mug'], body }]
      const { shop, settle } = aFakeShop({ startedProducts: async () => replies.pop() as never })
      await settle(shop.loadProduct('blue-mug'))
      return { shop, body: new WeakRef(body), product: new WeakRef(body.products[0] as object) }
    })()
    // References of this turn are kept until it ends.
    await vi.waitFor(() => {
      collectGarbage()
      expect([!keep.body.deref(), !keep.product.deref()]).toEqual([true, true])
    })
    expect(keep.shop.store.getState().products['blue-mug']?.status).toBe('ready')
  })

  it.each([
    [null],
    ['<html>'],
    [{ products: 'x' }],
    [{ message: 'closed' }],
  ])('products requested ahead are requested again when that response is %j', async (body) => {
    const { shop, settle, calls } = ahead(body)
    expect((await settle(shop.loadProduct('blue-mug'))).name).toBe('Blue Mug')
    expect(calls(PATHS.products)).toHaveLength(1)
  })
})

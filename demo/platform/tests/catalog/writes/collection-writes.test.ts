import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf } from '../../../seed'
import { type Platform, startPlatform } from '../../../server'
import { ALL_PRODUCTS_ID } from '../../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../../support/support'

interface CollectionBody {
  id: string
  slug: string
  name: string
  description: string
  visible: boolean
  numberOfProducts: number
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  merchant = createMerchant(platform)
  shopper = await createShopper(platform)
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const WRITES = '/stores/v1/collections'
const HOME = collectionIdOf('home')
const MUG = productIdOf('blue-mug')
const TOTE = productIdOf('canvas-tote')

const read = async (id: string) =>
  (await shopper.call<{ collection: CollectionBody }>('GET', `/stores-reader/v2/collections/${id}`)).body.collection
const create = async (collection: unknown) => merchant.post<{ collection: CollectionBody }>(WRITES, { collection })
const slugsIn = async (id: string) => {
  const query = { filter: { collectionIds: { $hasSome: [id] } } }
  const answer = await shopper.post<{ products: { slug: string }[] }>('/stores-reader/v1/products/query-platformized', { query })
  return answer.body.products.map(({ slug }) => slug)
}

describe('a collection', () => {
  it('creates a collection, adds products, updates it and removes a product', async () => {
    const { id } = (await create({ name: 'Trays', description: 'To carry.' })).body.collection
    expect(await read(id)).toMatchObject({
      slug: 'trays',
      name: 'Trays',
      description: 'To carry.',
      visible: true,
      numberOfProducts: 0,
    })
    await merchant.post(`${WRITES}/${id}/productIds`, { id, productIds: [MUG, TOTE, MUG] })
    expect((await slugsIn(id)).sort()).toEqual(['blue-mug', 'canvas-tote'])
    expect((await read(id)).numberOfProducts).toBe(2)
    await merchant.call('PATCH', `${WRITES}/${id}`, { collection: { id, name: 'Trays 2', slug: 'tea-trays' } })
    const bySlug = await shopper.call<{ collection: CollectionBody }>('GET', '/stores-reader/v1/collections/slug/tea-trays')
    expect(bySlug.body.collection).toMatchObject({ id, name: 'Trays 2', description: 'To carry.' })
    await merchant.post(`${WRITES}/${id}/productIds/delete`, { id, productIds: [TOTE] })
    expect(await slugsIn(id)).toEqual(['blue-mug'])
  })

  it('deletes a collection but not its products', async () => {
    expect((await merchant.call('DELETE', `${WRITES}/${HOME}?id=${HOME}`)).status).toBe(200)
    expect((await shopper.call('GET', `/v2/collections/${HOME}`)).status).toBe(404)
    const product = await shopper.call<{ product: { collectionIds: string[] } }>('GET', `/stores-reader/v1/products/${MUG}`)
    expect(product.body.product.collectionIds).toEqual([ALL_PRODUCTS_ID])
  })

  it('hides a collection from visitors, not from the merchant', async () => {
    await merchant.call('PATCH', `${WRITES}/${HOME}`, { collection: { visible: false } })
    expect((await shopper.call('GET', '/v2/collections/slug/home')).status).toBe(404)
    expect((await merchant.call('GET', '/v2/collections/slug/home')).status).toBe(200)
  })

  it('adds all of the products to a collection or none', async () => {
    const answer = await merchant.post(`${WRITES}/${HOME}/productIds`, { productIds: [TOTE, 'nope'] })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    expect(await slugsIn(HOME)).not.toContain('canvas-tote')
  })

  it.each<[string, string, unknown, string]>([
    ['POST', WRITES, { collection: {} }, 'collection.name'],
    ['POST', WRITES, {}, 'collection'],
    ['POST', WRITES, { collection: { name: 'Home', slug: 'home' } }, 'collection.slug'],
    ['PATCH', `${WRITES}/${ALL_PRODUCTS_ID}`, { collection: { name: 'x' } }, 'id'],
    ['DELETE', `${WRITES}/${ALL_PRODUCTS_ID}`, undefined, 'id'],
    ['POST', `${WRITES}/${HOME}/productIds`, { productIds: [] }, 'productIds'],
    ['POST', `${WRITES}/${HOME}/productIds`, {}, 'productIds'],
  ])('%s %s refuses %j', async (method, path, body, field) => {
    expect(violationOf(await merchant.call(method, path, body))?.field).toBe(field)
  })
})

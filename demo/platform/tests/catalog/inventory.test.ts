/** The older inventory API, which belongs to version 1 of the catalog. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf, variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { NO_VARIANT_ID } from '../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../support/support'

interface Item {
  id: string
  productId: string
  trackQuantity: boolean
  variants: { variantId: string; inStock: boolean; quantity?: number; availableForPreorder: boolean }[]
  preorderInfo: { enabled: boolean }
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  merchant = createMerchant(platform)
})
beforeEach(async () => {
  platform.reset()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const READS = '/stores-reader/v2/inventoryItems'
const WRITES = '/stores/v2/inventoryItems'
const MUG = productIdOf('blue-mug')
const TEE = productIdOf('linen-tee')

const query = (payload: unknown) =>
  shopper.post<{ inventoryItems: Item[]; metadata: { items: number; offset: number }; totalResults: number }>(`${READS}/query`, {
    query: payload,
  })
const variants = async (id: string, variantIds?: string[]) =>
  (await shopper.post<{ inventoryItem: Item }>(`${READS}/${id}/getVariants`, { inventoryId: id, variantIds })).body.inventoryItem

describe('reading', () => {
  it('accepts the inventory filter and sort as JSON in a string', async () => {
    const one = await query({ filter: JSON.stringify({ productId: MUG }), paging: { limit: 10, offset: 0 } })
    expect(one.body).toMatchObject({
      inventoryItems: [
        { productId: MUG, trackQuantity: true, variants: [{ variantId: NO_VARIANT_ID, quantity: 24, inStock: true }] },
      ],
      metadata: { items: 1, offset: 0 },
      totalResults: 1,
    })
    const sorted = await query({ filter: '{"inStock":false}', sort: '{"numericId":"desc"}' })
    expect(sorted.body.inventoryItems.map(({ productId }) => productId)).toEqual([
      productIdOf('bird-feeder'),
      productIdOf('autumn-bulbs'),
      productIdOf('brass-lamp'),
    ])
    expect(violationOf(await query({ filter: '{' }))?.field).toBe('query.filter')
  })

  it('returns single variants, and whether a variant can be pre-ordered', async () => {
    const clay = variantIdOf('linen-tee', 'L', 'Clay')
    expect((await variants(TEE, [clay])).variants).toEqual([
      { variantId: clay, inStock: false, quantity: 0, availableForPreorder: false },
    ])
    expect(await variants(productIdOf('autumn-bulbs'))).toMatchObject({
      preorderInfo: { enabled: true },
      variants: [{ inStock: false, availableForPreorder: true }],
    })
    expect(codeOf(await shopper.post(`${READS}/nope/getVariants`))).toBe('INVENTORY_ITEM_NOT_FOUND')
  })
})

describe('writing', () => {
  it('sets quantities, and stops tracking them', async () => {
    const update = (inventoryItem: object) =>
      merchant.call('PATCH', `${WRITES}/product/${MUG}`, { inventoryItem: { productId: MUG, ...inventoryItem } })
    await update({ trackQuantity: true, variants: [{ variantId: NO_VARIANT_ID, quantity: 5 }] })
    expect(platform.stockOf('blue-mug')).toBe(5)
    await update({ trackQuantity: false, variants: [{ variantId: NO_VARIANT_ID, inStock: false }] })
    expect(await variants(MUG)).toMatchObject({ trackQuantity: false, variants: [{ inStock: false }] })
    expect((await shopper.add('blue-mug')).body.cart.lineItems).toEqual([])
    await update({ variants: [{ variantId: NO_VARIANT_ID, inStock: true }] })
    expect((await shopper.add('blue-mug', 500)).body.cart.lineItems[0]?.quantity).toBe(500)
  })

  it('decrements stock for all items or none, and increments it', async () => {
    const take = (...decrementData: object[]) => merchant.post(`${WRITES}/decrement`, { decrementData })
    const mug = { productId: MUG, variantId: NO_VARIANT_ID }
    expect((await take({ ...mug, decrementBy: 4 })).status).toBe(200)
    expect(platform.stockOf('blue-mug')).toBe(20)
    const short = await take({ ...mug, decrementBy: 1 }, { ...mug, decrementBy: 20 })
    expect([short.status, codeOf(short)]).toEqual([409, 'INSUFFICIENT_INVENTORY'])
    expect(platform.stockOf('blue-mug')).toBe(20)
    await merchant.post(`${WRITES}/increment`, {
      incrementData: [{ inventoryId: MUG, variantId: NO_VARIANT_ID, incrementBy: 3 }],
    })
    expect(platform.stockOf('blue-mug')).toBe(23)
  })

  it.each<[string, unknown, string]>([
    ['decrement', {}, 'decrementData'],
    ['decrement', { decrementData: [{ productId: MUG, variantId: 'nope', decrementBy: 1 }] }, 'decrementData[0].variantId'],
    ['decrement', { decrementData: [{ variantId: NO_VARIANT_ID, decrementBy: 1 }] }, 'decrementData[0]'],
    [
      'increment',
      { incrementData: [{ productId: MUG, variantId: NO_VARIANT_ID, incrementBy: -1 }] },
      'incrementData[0].incrementBy',
    ],
  ])('inventory %s refuses %j', async (path, body, field) => {
    expect(violationOf(await merchant.post(`${WRITES}/${path}`, body))?.field).toBe(field)
  })

  it('refuses a write of the inventory from a visitor', async () => {
    const answer = await shopper.call('PATCH', `${WRITES}/product/${MUG}`, { inventoryItem: { trackQuantity: false } })
    expect([answer.status, codeOf(answer), platform.stockOf('blue-mug')]).toEqual([403, 'PERMISSION_DENIED', 24])
  })
})

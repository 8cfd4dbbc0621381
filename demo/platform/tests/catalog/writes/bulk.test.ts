import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { productIdOf } from '../../../seed'
import { type Platform, startPlatform } from '../../../server'
import { createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../../support/support'

interface ProductBody {
  ribbon: string
  visible: boolean
  weight: number
  priceData: { price: number; discountedPrice: number }
  priceRange: { minValue: number; maxValue: number }
}
interface Result {
  results: { itemMetadata: { id: string; originalIndex: number; success: boolean; error?: { code: string } } }[]
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number }
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

const MUG = productIdOf('blue-mug')
const TEE = productIdOf('linen-tee')
const NOTEBOOK = productIdOf('field-notebook')

const bulk = (path: string, body: unknown) => merchant.post<Result>(`/stores/v1/bulk/products/${path}`, body)
const read = async (id: string) =>
  (await shopper.call<{ product: ProductBody }>('GET', `/stores-reader/v1/products/${id}`)).body.product

it('sets the same values on several products, and reports success for each', async () => {
  const answer = await bulk('update', { ids: [MUG, 'nope', TEE], set: { price: 9.99, ribbon: 'Sale', weight: 2 } })
  expect(answer.body).toMatchObject({
    results: [
      { itemMetadata: { id: MUG, originalIndex: 0, success: true } },
      { itemMetadata: { id: 'nope', originalIndex: 1, success: false, error: { code: 'PRODUCT_NOT_FOUND' } } },
      { itemMetadata: { id: TEE, originalIndex: 2, success: true } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 },
  })
  for (const id of [MUG, TEE]) expect(await read(id)).toMatchObject({ ribbon: 'Sale', weight: 2, priceData: { price: 9.99 } })
})

it('adjusts prices by a fixed sum, including variant prices', async () => {
  await bulk('adjust-properties', { ids: [TEE, NOTEBOOK], adjust: { price: { amount: 5 } } })
  expect((await read(TEE)).priceRange).toEqual({ minValue: 43, maxValue: 45 })
  // The discount is still 4.
  expect((await read(NOTEBOOK)).priceData).toMatchObject({ price: 21, discountedPrice: 17 })
})

it('adjusts prices by a percentage, rounded on request', async () => {
  await bulk('adjust-properties', { ids: [MUG], adjust: { price: { percentage: { rate: -10 } } } })
  expect((await read(MUG)).priceData.price).toBe(16.2)
  await bulk('adjust-properties', { ids: [MUG], adjust: { price: { percentage: { rate: 50, roundToInt: true } } } })
  expect((await read(MUG)).priceData.price).toBe(24)
})

it('refuses to make a price negative, without affecting other products', async () => {
  const answer = await bulk('adjust-properties', { ids: [MUG, TEE], adjust: { price: { amount: -20 } } })
  expect(answer.body.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([false, true])
  expect((await read(MUG)).priceData.price).toBe(18)
  expect((await read(TEE)).priceData.price).toBe(18)
})

it.each<[string, unknown, string]>([
  ['update', { ids: [], set: { price: 1 } }, 'ids'],
  ['update', { ids: [MUG] }, 'set'],
  ['update', { ids: [MUG], set: {} }, 'set'],
  ['update', { ids: [MUG], set: { price: 'NaN' } }, 'set.price'],
  ['update', { ids: [MUG], set: { slug: 'x' } }, 'set.slug'],
  ['update', { ids: Array.from({ length: 101 }, () => MUG), set: { price: 1 } }, 'ids'],
  ['adjust-properties', { ids: [MUG], adjust: {} }, 'adjust'],
  ['adjust-properties', { ids: [MUG], adjust: { weight: { amount: 'Infinity' } } }, 'adjust.weight.amount'],
  ['adjust-properties', { ids: [MUG], adjust: { price: { amount: 1, percentage: { rate: 1 } } } }, 'adjust.price'],
])('the bulk call %s refuses %j', async (path, body, field) => {
  expect(violationOf(await bulk(path, body))?.field).toBe(field)
})

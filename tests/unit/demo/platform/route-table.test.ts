/** Every row of specification §7 about the catalog, called under every one of its paths. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROUTE_TABLE, type RouteRow } from '../../../../demo/platform/route-table'
import { collectionIdOf, productIdOf, variantIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper } from './support'

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

const TEE = productIdOf('linen-tee')
const HOME = collectionIdOf('home')

/** What each call is sent; the values of its path, and its body. */
const SAMPLES: Record<string, { path?: Record<string, string>; body?: unknown }> = {
  'GET /v2/collections/{id}': { path: { id: HOME } },
  'GET /v2/collections/slug/{slug}': { path: { slug: 'home' } },
  'POST /v2/collections/query': { body: { query: { paging: { limit: 1 } } } },
  'POST /v1/products': { body: { product: { name: 'Tray', priceData: { price: 12 } } } },
  'PATCH /v1/products/{id}': { path: { id: TEE }, body: { product: { id: TEE, name: 'Linen T-shirt' } } },
  'DELETE /v1/products/{id}': { path: { id: TEE } },
  'PATCH /v1/products/{id}/variants': { path: { id: TEE }, body: { variants: [{ choices: { Size: 'S' }, price: 30 }] } },
  'POST /v1/products/{id}/variants/resetToDefault': { path: { id: TEE }, body: { id: TEE } },
  'POST /v1/collections/{id}/productIds': { path: { id: HOME }, body: { productIds: [TEE] } },
  'POST /v1/collections/{id}/productIds/delete': { path: { id: HOME }, body: { productIds: [productIdOf('blue-mug')] } },
  'POST /v1/products/{id}/media': { path: { id: TEE }, body: { media: [{ url: 'https://pictures.example/tee.jpg' }] } },
  'POST /v1/products/{id}/media/delete': { path: { id: TEE }, body: { mediaIds: ['linen-tee-ink.svg'] } },
  'PATCH /v1/products/{id}/choices/media': {
    path: { id: TEE },
    body: { media: [{ option: 'Colour', choice: 'Clay', mediaIds: ['linen-tee-ink.svg'] }] },
  },
  'POST /v1/products/{id}/choices/media/delete': {
    path: { id: TEE },
    body: { media: [{ option: 'Colour', choice: 'Ink', mediaIds: ['linen-tee-ink.svg'] }] },
  },
  'DELETE /v1/products/{id}/options': { path: { id: TEE } },
  'POST /v1/products/{id}/remove-brand': { path: { id: TEE }, body: {} },
  'POST /v1/products/{id}/remove-ribbon': { path: { id: TEE }, body: {} },
  'POST /v1/collections': { body: { collection: { name: 'Trays' } } },
  'PATCH /v1/collections/{id}': { path: { id: HOME }, body: { collection: { name: 'At home' } } },
  'DELETE /v1/collections/{id}': { path: { id: HOME } },
  'POST /v1/bulk/products/update': { body: { ids: [TEE], set: { ribbon: 'Sale' } } },
  'POST /v1/bulk/products/adjust-properties': { body: { ids: [TEE], adjust: { price: { amount: 1 } } } },
  'GET /v1/products/{id}': { path: { id: TEE } },
  'GET /v1/collections/slug/{slug}': { path: { slug: 'home' } },
  'POST /v1/products/{id}/productOptionsAvailability': { path: { id: TEE }, body: { options: {} } },
  'POST /v1/products/{id}/variants/query': { path: { id: TEE }, body: {} },
  'POST /v1/variants/query': { body: {} },
  'GET /v1/variants/{id}': { path: { id: `${TEE}-${variantIdOf('linen-tee', 'M', 'Sage')}` } },
  'POST /v1/products/query-platformized': { body: { query: { paging: { limit: 1 } } } },
}

const rows = ROUTE_TABLE.filter(({ section }) => /^(Products|Collections)/.test(section))
const calls = rows.flatMap((row) => row.routes.map((route) => [route, row] as const))

const send = (row: RouteRow, route: string, call: Shopper['call']) => {
  const { path = {}, body } = SAMPLES[row.call] ?? {}
  const [method = '', template = ''] = route.split(' ')
  return call(
    method,
    template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? ''),
    method === 'GET' ? undefined : body,
  )
}

describe('every call of the catalog', () => {
  it('is in the table, once', () => {
    expect(rows).toHaveLength(3 + 19 + 7)
    expect(new Set(ROUTE_TABLE.map(({ call }) => call)).size).toBe(ROUTE_TABLE.length)
    expect(Object.keys(SAMPLES).sort()).toEqual(rows.map(({ call }) => call).sort())
  })

  it.each(calls)('%s answers', async (route, row) => {
    const answer = await send(row, route, row.elevated ? merchant.call : shopper.call)
    expect([answer.status, codeOf(answer)]).toEqual([200, undefined])
  })

  it.each(calls.filter(([, row]) => row.elevated))('%s is not for visitors', async (route, row) => {
    const answer = await send(row, route, shopper.call)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
  })
})

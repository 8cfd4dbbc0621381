/** A shop serves one version of the catalog, reports which, and refuses calls of the other with its own error code. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper } from '../support/support'

const V1_CALLS = [
  'POST /stores-reader/v1/products/query-platformized',
  'GET /stores-reader/v2/collections/query',
  'GET /v2/collections/query',
  'POST /stores/v1/products',
  'POST /stores-reader/v2/inventoryItems/query',
  'POST /stores/v2/inventoryItems/decrement',
]
const V3_CALLS = [
  'GET /stores/v3/products/query',
  'POST /stores/v3/products',
  'GET /stores/v3/inventory-items/query',
  'GET /stores/v3/brands/query',
  'POST /categories/v1/categories/query',
]
const NAMES = { v1: 'V1_CATALOG', v3: 'V3_CATALOG' }
const REFUSALS = { v1: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API', v3: 'CATALOG_V3_CALLING_CATALOG_V1_API' }

describe.each(['v1', 'v3'] as const)('a %s shop', (catalogVersion) => {
  let platform: Platform
  let merchant: Merchant
  let shopper: Shopper
  beforeAll(async () => {
    platform = await startPlatform({ catalogVersion })
    merchant = createMerchant(platform)
    shopper = await createShopper(platform)
  })
  afterAll(() => platform.close())

  const calls = catalogVersion === 'v1' ? { own: V1_CALLS, others: V3_CALLS } : { own: V3_CALLS, others: V1_CALLS }
  const send = (call: string) => {
    const [method = '', path = ''] = call.split(' ')
    return merchant.call(method, path, method === 'POST' ? { treeReference: { appNamespace: '@wix/stores' } } : undefined)
  }

  it('reports its catalog version to any caller with a token', async () => {
    const answer = await shopper.call('GET', '/stores/v3/provision/version')
    expect([answer.status, answer.body]).toEqual([200, { catalogVersion: NAMES[catalogVersion] }])
  })

  it.each(calls.others)('refuses the call %s of the other catalog version', async (call) => {
    const answer = await send(call)
    expect([answer.status, codeOf(answer)]).toEqual([428, REFUSALS[catalogVersion]])
  })

  it.each(calls.own)('does not refuse the call %s of its own catalog version', async (call) => {
    expect([200, 400]).toContain((await send(call)).status)
  })
})

it('serves version 1 of the catalog by default', async () => {
  const platform = await startPlatform()
  const answer = await (await createShopper(platform)).call('GET', '/stores/v3/provision/version')
  expect([platform.catalogVersion, answer.body]).toEqual(['v1', { catalogVersion: 'V1_CATALOG' }])
  await platform.close()
})

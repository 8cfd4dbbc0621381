/** Recommendations of the local platform. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALGORITHMS } from '../../recommendations/recommendations'
import { productIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { STORES_APP_ID } from '../../storage/ids'
import { BUYER, codeOf, createShopper, type Shopper, violationOf } from '../support/support'

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())
beforeEach(() => platform.reset())

const appId = STORES_APP_ID
const [SIMILAR, TOGETHER, BEST] = ALGORITHMS.map(({ id }) => ({ id, appId }))
const item = (slug: string) => ({ catalogItemId: productIdOf(slug), appId })
const recommend = (body: object) =>
  shopper.post<{ recommendation: { items: { catalogItemId: string }[]; algorithm?: { id: string } } }>(
    '/v1/recommendations/get',
    body,
  )
const ids = async (body: object) => (await recommend(body)).body.recommendation.items.map(({ catalogItemId }) => catalogItemId)

describe('recommendations', () => {
  it('lists its algorithms with type and app', async () => {
    const { body } = await shopper.call<{ availableAlgorithms: object[] }>('GET', '/v1/recommendations/algorithms')
    expect(body.availableAlgorithms[2]).toMatchObject({ appId, config: { algorithmType: 'GLOBAL', algorithmId: BEST?.id } })
  })

  it('proposes what was bought together, the most frequent first, and without what was asked about', async () => {
    const found = await ids({ algorithms: [TOGETHER], items: [item('iron-teapot')] })
    expect(found).toEqual(['loose-tea', 'heather-honey', 'tea-towel-set'].map(productIdOf))
  })

  it('counts orders of this platform as well', async () => {
    await shopper.add('fig-candle')
    await shopper.add('low-stock-vase')
    const url = await shopper.checkout()
    await fetch(url, { method: 'POST', body: new URLSearchParams(BUYER), redirect: 'manual' })
    expect(platform.orders()).toHaveLength(1)
    expect(await ids({ algorithms: [TOGETHER], items: [item('low-stock-vase')] })).toEqual([productIdOf('fig-candle')])
  })

  it('the first algorithm with enough items wins; none leaves the list empty', async () => {
    const items = [item('iron-teapot')]
    const { body } = await recommend({ algorithms: [TOGETHER, SIMILAR], items, minimumRecommendedItems: 4 })
    expect(body.recommendation.algorithm).toEqual(SIMILAR)
    expect((await recommend({ algorithms: [TOGETHER], items, minimumRecommendedItems: 50 })).body).toEqual({
      recommendation: { items: [] },
    })
    expect(await ids({ algorithms: [TOGETHER] })).toEqual([])
  })

  it('refuses algorithms and items that it does not know, and too few or too many of them', async () => {
    const other = { id: 'c1d7a2b3-5e4f-4a0b-8c9d-0e1f2a3b4c5d', appId }
    expect(codeOf(await recommend({ algorithms: [other] }))).toBe('ALGORITHM_NOT_SUPPORTED')
    expect(codeOf(await recommend({ algorithms: [{ ...other, appId: 'x' }] }))).toBe('RECOMMENDATIONS_PROVIDER_NOT_FOUND')
    const foreign = { catalogItemId: 's-1', appId: 'x' }
    expect(codeOf(await recommend({ algorithms: [TOGETHER], items: [foreign] }))).toBe('ITEM_APP_ID_NOT_SUPPORTED')
    expect(violationOf(await recommend({ algorithms: [] }))?.violatedRule).toBe('MIN_SIZE')
    const many = { algorithms: [BEST], minimumRecommendedItems: 101 }
    expect(violationOf(await recommend(many))?.field).toBe('minimumRecommendedItems')
  })
})

import { describe, expect, it } from 'vitest'
import { getRecommendation, listRecommendationAlgorithms } from '../../../../src/platform/recommendations/api'
import { ask } from '../../../support/pages/ask'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const algorithm = { id: 'a1', appId: STORES }

describe('recommendations', () => {
  it('listRecommendationAlgorithms reads the list without a prefix, and a missing list as an empty one', async () => {
    const listed = { config: { algorithmId: 'a1', algorithmType: 'GLOBAL' }, appId: STORES, catalogAppIds: [STORES] }
    expect(await ask(listRecommendationAlgorithms, { availableAlgorithms: [listed, null] })).toEqual({
      sent: [{ method: 'GET', path: '/v1/recommendations/algorithms' }],
      result: [listed],
    })
    expect((await ask(listRecommendationAlgorithms)).result).toEqual([])
  })

  it('getRecommendation sends algorithms, items and the minimum, and keeps only references', async () => {
    const items = [{ catalogItemId: 'p1', appId: STORES }]
    const reply = { recommendation: { items: [{ catalogItemId: 'p2', appId: STORES }, 'x'], algorithm } }
    const request = { algorithms: [algorithm], items, minimumRecommendedItems: 2 }
    expect(await ask((c) => getRecommendation(c, request), reply)).toEqual({
      sent: [{ method: 'POST', path: '/v1/recommendations/get', body: request }],
      result: { items: [{ catalogItemId: 'p2', appId: STORES }], algorithm },
    })
    await expect(ask((c) => getRecommendation(c, { algorithms: [algorithm] }))).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })
})

/** docs/platform.md §7 "Recommendations": products that the shop's algorithms propose. */
import type { Caller, CallOptions } from '../http/call'
import { OWN_PATH } from '../http/gateway/gateway'
import { get, readByPost } from '../http/read-call'
import { entitiesIn, entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import type { Recommendation, RecommendationAlgorithm, RecommendationRequest } from './model'

const readAlgorithms = (body: JsonRecord): RecommendationAlgorithm[] => entitiesIn(body, 'availableAlgorithms')

const readRecommendation = (body: JsonRecord): Recommendation => {
  const recommendation = entityIn<Recommendation>(body, 'recommendation')
  return { ...recommendation, items: entitiesIn(recommendation as unknown as JsonRecord, 'items') }
}

/** GET /v1/recommendations/algorithms. Resolves the algorithms that the shop has. Whether visitors may ask is not known: see `status` 403. */
export const listRecommendationAlgorithms = (client: Caller, options?: CallOptions): Promise<RecommendationAlgorithm[]> =>
  client.request({ ...get(OWN_PATH, '/v1/recommendations/algorithms', {}, options), read: readAlgorithms })

/**
 * POST /v1/recommendations/get. Resolves references only, products are a second read; an empty list when no algorithm finds enough.
 * Rejects with `ITEM_APP_ID_NOT_SUPPORTED`, `ALGORITHM_NOT_SUPPORTED` or `RECOMMENDATIONS_PROVIDER_NOT_FOUND`.
 */
export const getRecommendation = (
  client: Caller,
  { algorithms, items, minimumRecommendedItems }: RecommendationRequest,
  options?: CallOptions,
): Promise<Recommendation> =>
  client.request({
    ...readByPost(OWN_PATH, '/v1/recommendations/get', { algorithms, items, minimumRecommendedItems }, options),
    read: readRecommendation,
  })

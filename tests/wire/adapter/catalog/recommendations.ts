/** Rules for `recommendations`. */
import { getRecommendation, listRecommendationAlgorithms } from '../../../../src/platform/recommendations/api'
import type { RecommendationRequest } from '../../../../src/platform/recommendations/model'
import { positional } from '../positional'
import type { Rules } from '../rule'

export const recommendationRules: Rules = {
  'recommendations.listAvailableAlgorithms': positional(
    'recommendations.listAvailableAlgorithms',
    { fields: [] },
    async (caller) => ({ availableAlgorithms: await listRecommendationAlgorithms(caller) }),
  ),
  'recommendations.getRecommendation': positional(
    'recommendations.getRecommendation',
    { fields: ['algorithms'], options: ['items', 'minimumRecommendedItems'] },
    async (caller, request: RecommendationRequest) => ({ recommendation: await getRecommendation(caller, request) }),
  ),
}

/** docs/platform.md §7 "Recommendations". */
import type { CatalogReference } from '../cart/model'
import type { Open } from '../wire/enum'

export interface RecommendationAlgorithm {
  config: {
    name?: string
    description?: string
    additionalInfo?: string | null
    /** `RELATED_ITEMS` needs items, `GLOBAL` none. */
    algorithmType?: Open<'RELATED_ITEMS' | 'GLOBAL'>
    algorithmId: string
  }
  appId: string
  catalogAppIds: string[]
}

/** Names an algorithm in a request. */
export interface AlgorithmReference {
  id: string
  appId: string
}

export interface Recommendation {
  items: CatalogReference[]
  /** Absent when no algorithm had enough items. */
  algorithm?: AlgorithmReference
}

export interface RecommendationRequest {
  /** 1 to 10, tried in order: the first that finds enough wins. */
  algorithms: readonly AlgorithmReference[]
  /** At most 300. */
  items?: readonly CatalogReference[]
  /** What is enough, at most 100. */
  minimumRecommendedItems?: number
}

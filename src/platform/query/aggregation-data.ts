/**
 * Results of aggregations (docs/platform.md §3 "Aggregation and query"). The `type` of a result determines which member it has.
 */
import type { Open } from '../wire/enum'
import type { AggregationType, ScalarType } from './constants'

export interface ValueCount {
  value: string
  count: number
}

export interface RangeCount {
  from?: number
  to?: number
  count: number
}

export interface ScalarResult {
  type?: Open<ScalarType>
  value?: number
}

/** One group of a nested aggregation: the result of each inner aggregation, by its name. */
export interface NestedResult {
  results?: Record<
    string,
    {
      value?: ValueCount
      range?: RangeCount
      scalar?: { value?: number }
      /** `value` is the start of the interval. */
      dateHistogram?: ValueCount
      fieldPath?: string
    }
  >
}

export interface AggregationResult {
  name?: string
  type?: Open<AggregationType>
  fieldPath?: string
  values?: { results?: ValueCount[] }
  ranges?: { results?: RangeCount[] }
  scalar?: ScalarResult
  /** `value` is the start of the interval, as unconverted text. */
  dateHistogram?: { results?: ValueCount[] }
  nested?: { results?: NestedResult[] }
}

export interface AggregationData {
  results?: AggregationResult[]
}

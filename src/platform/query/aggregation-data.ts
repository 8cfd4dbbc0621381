/** What aggregations come to (docs/platform.md §3 "Aggregation and query"). Each result has one of the parts, the one its `type` names. */
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

/** One group of a nested aggregation: under the name of each part, what it found. */
export interface NestedResult {
  results?: Record<
    string,
    {
      value?: ValueCount
      range?: RangeCount
      scalar?: { value?: number }
      /** `value` is the beginning of the interval. */
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
  /** `value` is the beginning of the interval, as text of the wire. */
  dateHistogram?: { results?: ValueCount[] }
  nested?: { results?: NestedResult[] }
}

export interface AggregationData {
  results?: AggregationResult[]
}

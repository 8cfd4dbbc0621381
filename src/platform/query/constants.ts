/** Constants of queries and aggregations (docs/platform.md §3 "Aggregation and query"). */
import type { ValueOf } from '../wire/enum'

/** Whether all words of a search must match, or any of them. */
export const SearchMode = { AND: 'AND', OR: 'OR' } as const
export type SearchMode = ValueOf<typeof SearchMode>

export const SortOrder = { ASC: 'ASC', DESC: 'DESC' } as const
export type SortOrder = ValueOf<typeof SortOrder>

export const AggregationType = {
  VALUE: 'VALUE',
  RANGE: 'RANGE',
  SCALAR: 'SCALAR',
  DATE_HISTOGRAM: 'DATE_HISTOGRAM',
  NESTED: 'NESTED',
} as const
export type AggregationType = ValueOf<typeof AggregationType>

/** `SUM` and `AVG` exist on the platform but are not offered to callers. */
export const ScalarType = { COUNT_DISTINCT: 'COUNT_DISTINCT', MIN: 'MIN', MAX: 'MAX' } as const
export type ScalarType = ValueOf<typeof ScalarType>

/** The sort key of the results of a VALUE aggregation. */
export const SortType = { COUNT: 'COUNT', VALUE: 'VALUE' } as const
export type SortType = ValueOf<typeof SortType>

/** Whether entities without the field are a separate group. */
export const MissingValues = { EXCLUDE: 'EXCLUDE', INCLUDE: 'INCLUDE' } as const
export type MissingValues = ValueOf<typeof MissingValues>

export const Interval = {
  YEAR: 'YEAR',
  MONTH: 'MONTH',
  WEEK: 'WEEK',
  DAY: 'DAY',
  HOUR: 'HOUR',
  MINUTE: 'MINUTE',
  SECOND: 'SECOND',
} as const
export type Interval = ValueOf<typeof Interval>

/** Constants of queries and aggregations (docs/platform.md §3 "Aggregation and query"). */
import { enumOf, type ValueOf } from '../wire/enum'

/** Whether all words of a search must match, or any of them. */
export const SearchMode = /*#__PURE__*/ enumOf('AND', 'OR')
export type SearchMode = ValueOf<typeof SearchMode>

export const SortOrder = /*#__PURE__*/ enumOf('ASC', 'DESC')
export type SortOrder = ValueOf<typeof SortOrder>

export const AggregationType = /*#__PURE__*/ enumOf('VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED')
export type AggregationType = ValueOf<typeof AggregationType>

/** `SUM` and `AVG` exist on the platform but are not offered to callers. */
export const ScalarType = /*#__PURE__*/ enumOf('COUNT_DISTINCT', 'MIN', 'MAX')
export type ScalarType = ValueOf<typeof ScalarType>

/** The sort key of the results of a VALUE aggregation. */
export const SortType = /*#__PURE__*/ enumOf('COUNT', 'VALUE')
export type SortType = ValueOf<typeof SortType>

/** Whether entities without the field are a separate group. */
export const MissingValues = /*#__PURE__*/ enumOf('EXCLUDE', 'INCLUDE')
export type MissingValues = ValueOf<typeof MissingValues>

export const Interval = /*#__PURE__*/ enumOf('YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND')
export type Interval = ValueOf<typeof Interval>

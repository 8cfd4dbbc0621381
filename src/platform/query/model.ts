/** Queries, searches and their pages (docs/platform.md §3 "Aggregation and query", §9 "Default page size"). */
import type { Paging } from '../wire/primitives'
import type { AggregationData } from './aggregation-data'
import type { Interval, MissingValues, ScalarType, SearchMode, SortOrder, SortType } from './constants'

/** Number of items that a query requests by default (docs/platform.md §9). */
export const DEFAULT_PAGE_SIZE = 50

export type Scalar = string | number | boolean | Date | null

/** The condition of one field: a value, or operators. */
export type Condition =
  | Scalar
  | {
      $eq?: Scalar
      $ne?: Scalar
      $gt?: Scalar
      $gte?: Scalar
      $lt?: Scalar
      $lte?: Scalar
      $in?: readonly Scalar[]
      $hasSome?: readonly Scalar[]
      $hasAll?: readonly Scalar[]
      $startsWith?: string
      $endsWith?: string
      $contains?: string
      $exists?: boolean
      [operator: `$${string}`]: unknown
    }

/** Conditions by field, all of which must match; `filter.ts` has a function for each kind. `Field` restricts the field names. */
export type Filter<Field extends string = string> = { readonly [F in Field]?: Condition | unknown } & {
  readonly $and?: readonly Filter<Field>[]
  readonly $or?: readonly Filter<Field>[]
  readonly $not?: Filter<Field>
}

export interface Sort<Field extends string = string> {
  /** May be a path, for example `priceData.price`. */
  fieldName: Field
  /** @default 'ASC' */
  order?: SortOrder
}

/** For catalog version 1 and collections. */
export interface OffsetQuery<Field extends string = string> {
  filter?: Filter<Field>
  sort?: readonly Sort<Field>[]
  paging?: Paging
}

export interface CursorPaging {
  limit?: number
  /** Cursor of an earlier page. It includes filter and sort; the platform refuses others beside it. */
  cursor?: string | null
}

/** For catalog version 3, categories and inventory. */
export interface CursorQuery<Field extends string = string> {
  filter?: Filter<Field>
  sort?: readonly Sort<Field>[]
  cursorPaging?: CursorPaging
}

export interface SearchText {
  expression?: string
  /** @default 'AND' */
  mode?: SearchMode
  fields?: readonly string[]
  /** Whether to tolerate typing errors. */
  fuzzy?: boolean
}

export interface Search<Field extends string = string> extends CursorQuery<Field> {
  search?: SearchText
  aggregations?: readonly Aggregation[]
  /** IANA name of the time zone, for intervals of days and longer. @default the shop's */
  timeZone?: string
}

interface OverField {
  /** Name of the result in the response. */
  name?: string
  /** Path of the aggregated field. */
  fieldPath: string
}

/** Counts entities by value. */
export interface ValueAggregation extends OverField {
  type: 'VALUE'
  value?: {
    sortType?: SortType
    sortDirection?: SortOrder
    limit?: number
    /** @default 'EXCLUDE' */
    missingValues?: MissingValues
    /** Name of the group of entities without a value, for `INCLUDE`. */
    includeOptions?: { addToBucket?: string }
  }
}

/** Counts entities by range: `from` is inclusive, `to` exclusive. */
export interface RangeAggregation extends OverField {
  type: 'RANGE'
  range: { buckets: readonly { from?: number; to?: number }[] }
}

export interface ScalarAggregation extends OverField {
  type: 'SCALAR'
  scalar: { type: ScalarType }
}

export interface DateHistogramAggregation extends OverField {
  type: 'DATE_HISTOGRAM'
  dateHistogram: { interval: Interval }
}

/** Nested groups, from the outermost to the innermost. */
export interface NestedAggregation {
  type: 'NESTED'
  name?: string
  nested: { nestedAggregations: readonly FlatAggregation[] }
}

export type FlatAggregation = ValueAggregation | RangeAggregation | ScalarAggregation | DateHistogramAggregation
export type Aggregation = FlatAggregation | NestedAggregation

/** Position of a page of an offset query. */
export interface OffsetMetadata {
  count?: number
  offset?: number
  /** Number of items on all pages, if the platform counted them. */
  total?: number
  tooManyToCount?: boolean
}

/** Members of every response of a cursor query besides its list. */
export interface CursorPage {
  pagingMetadata?: {
    count?: number
    cursors?: { next?: string | null; prev?: string | null }
    hasNext?: boolean
    total?: number
  }
}

/** Members of the response of a search besides its page. */
export interface Aggregated {
  aggregationData?: AggregationData
}

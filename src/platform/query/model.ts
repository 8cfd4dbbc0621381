/** Queries, searches and their pages (docs/platform.md §3 "Aggregation and query", §9 "Default page size"). */
import type { Paging } from '../wire/primitives'
import type { AggregationData } from './aggregation-data'
import type { Interval, MissingValues, ScalarType, SearchMode, SortOrder, SortType } from './constants'

/** What a query asks for unless it says otherwise (docs/platform.md §9). */
export const DEFAULT_PAGE_SIZE = 50

export type Scalar = string | number | boolean | Date | null

/** One field's condition: the value itself, or operators. */
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

/** Conditions by field, all of which must hold; `filter.ts` has a function for each kind. `Field` narrows what may be asked for. */
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

/** Of catalog version 1 and of collections. */
export interface OffsetQuery<Field extends string = string> {
  filter?: Filter<Field>
  sort?: readonly Sort<Field>[]
  paging?: Paging
}

export interface CursorPaging {
  limit?: number
  /** From an earlier page. The platform then takes filter and sort from there, and refuses others. */
  cursor?: string | null
}

/** Of catalog version 3, categories and inventory. */
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
  /** Whether slips of the pen are forgiven. */
  fuzzy?: boolean
}

export interface Search<Field extends string = string> extends CursorQuery<Field> {
  search?: SearchText
  aggregations?: readonly Aggregation[]
  /** IANA name, for intervals of days and longer. @default the shop's */
  timeZone?: string
}

interface OverField {
  /** The name its result comes back under. */
  name?: string
  /** Path of the field it looks at. */
  fieldPath: string
}

/** How many entities have which value. */
export interface ValueAggregation extends OverField {
  type: 'VALUE'
  value?: {
    sortType?: SortType
    sortDirection?: SortOrder
    limit?: number
    /** @default 'EXCLUDE' */
    missingValues?: MissingValues
    /** Under which name those without a value are counted, for `INCLUDE`. */
    includeOptions?: { addToBucket?: string }
  }
}

/** How many entities lie between which bounds: `from` is inside, `to` outside. */
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

/** Groups within groups; the order is from the outside in. */
export interface NestedAggregation {
  type: 'NESTED'
  name?: string
  nested: { nestedAggregations: readonly FlatAggregation[] }
}

export type FlatAggregation = ValueAggregation | RangeAggregation | ScalarAggregation | DateHistogramAggregation
export type Aggregation = FlatAggregation | NestedAggregation

/** Where a page of an offset query stands. */
export interface OffsetMetadata {
  count?: number
  offset?: number
  /** Of all pages, where the platform counted them. */
  total?: number
  tooManyToCount?: boolean
}

/** What every reply of a cursor query has beside its list. */
export interface CursorPage {
  pagingMetadata?: {
    count?: number
    cursors?: { next?: string | null; prev?: string | null }
    hasNext?: boolean
    total?: number
  }
}

/** What a search's reply has beside its page. */
export interface Aggregated {
  aggregationData?: AggregationData
}

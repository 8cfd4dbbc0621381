/** One function for each condition of a query. They return plain data, which is sent as it is. */
import type { Filter, Scalar } from './model'

const on = <F extends string>(field: F, condition: unknown): Filter<F> => ({ [field]: condition }) as Filter<F>

/** Undefined matches entities without the field, as null does. */
export const eq = <F extends string>(field: F, value: Scalar | undefined): Filter<F> => on(field, value ?? null)
export const ne = <F extends string>(field: F, value: Scalar | undefined): Filter<F> => on(field, { $ne: value ?? null })
export const gt = <F extends string>(field: F, value: Scalar): Filter<F> => on(field, { $gt: value })
export const gte = <F extends string>(field: F, value: Scalar): Filter<F> => on(field, { $gte: value })
export const lt = <F extends string>(field: F, value: Scalar): Filter<F> => on(field, { $lt: value })
export const lte = <F extends string>(field: F, value: Scalar): Filter<F> => on(field, { $lte: value })
/** From `from` (inclusive) to `to` (exclusive). */
export const between = <F extends string>(field: F, from: Scalar, to: Scalar): Filter<F> => on(field, { $gte: from, $lt: to })
/** The field is one of the values. */
export const oneOf = <F extends string>(field: F, values: readonly Scalar[]): Filter<F> => on(field, { $in: values })
/** The field is a list with at least one of the values. */
export const hasSome = <F extends string>(field: F, values: readonly Scalar[]): Filter<F> => on(field, { $hasSome: values })
/** The field is a list with all of the values. */
export const hasAll = <F extends string>(field: F, values: readonly Scalar[]): Filter<F> => on(field, { $hasAll: values })
export const startsWith = <F extends string>(field: F, text: string): Filter<F> => on(field, { $startsWith: text })
export const endsWith = <F extends string>(field: F, text: string): Filter<F> => on(field, { $endsWith: text })
export const contains = <F extends string>(field: F, text: string): Filter<F> => on(field, { $contains: text })
export const exists = <F extends string>(field: F, wanted = true): Filter<F> => on(field, { $exists: wanted })
export const isEmpty = <F extends string>(field: F): Filter<F> => on(field, null)
export const isNotEmpty = <F extends string>(field: F): Filter<F> => on(field, { $ne: null })

/** All filters must match. Flattens filters that are an `and`; returns a single filter as it is, and `{}` without filters. */
export function and<F extends string>(...filters: readonly Filter<F>[]): Filter<F> {
  const parts = filters.flatMap((filter) =>
    isOnly(filter, '$and') ? (filter.$and as readonly Filter<F>[]) : isAll(filter) ? [] : [filter],
  )
  if (parts.length > 1) return { $and: parts } as Filter<F>
  return parts[0] ?? ({} as Filter<F>)
}

/** At least one filter must match. Flattens filters that are an `or`. */
export const or = <F extends string>(...filters: readonly Filter<F>[]): Filter<F> =>
  ({ $or: filters.flatMap((filter) => (isOnly(filter, '$or') ? (filter.$or as readonly Filter<F>[]) : [filter])) }) as Filter<F>

/** The filter must not match. Combine it with other conditions by `and`; the platform's own SDK would lose those. */
export const not = <F extends string>(filter: Filter<F>): Filter<F> => ({ $not: filter }) as Filter<F>

const isOnly = (filter: Filter, key: string): boolean => Object.keys(filter).length === 1 && key in filter
const isAll = (filter: Filter): boolean => Object.keys(filter).length === 0

export const ascending = <F extends string>(...fields: readonly F[]): { fieldName: F; order: 'ASC' }[] =>
  fields.map((fieldName) => ({ fieldName, order: 'ASC' }))
export const descending = <F extends string>(...fields: readonly F[]): { fieldName: F; order: 'DESC' }[] =>
  fields.map((fieldName) => ({ fieldName, order: 'DESC' }))

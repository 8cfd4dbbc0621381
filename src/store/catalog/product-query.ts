/** The product query of either catalog version. The loader sends the same one ahead, so this file imports next to nothing. */
import type { Filter } from '../../platform/query/model'
import { isId } from './is-id'

/** The platform's page size limit for product queries. */
export const PRODUCTS_PER_QUERY = 100

/** Optional fields of version 3 that buttons and cards show. */
export const FIELDS = ['CURRENCY', 'URL', 'MIN_PRICE_VARIANT'] as const

/** The simplest filter that matches these ids and slugs. */
export function filterFor(references: string[]): Filter {
  const ids = references.filter(isId)
  const slugs = references.filter((reference) => !isId(reference))
  const some = (field: string, values: string[]) => ({ [field]: { $in: values } })
  if (!ids.length) return some('slug', slugs)
  if (!slugs.length) return some('id', ids)
  return { $or: [some('id', ids), some('slug', slugs)] }
}

/** The first page of a list that a server can draw. */
import type { Snapshot } from '../../store/base/snapshot-model'
import { DEFAULT_LIMIT, type KnownPage } from '../../store/collections/first-grid'
import type { Filters, Sort } from '../../store/collections/list-model'

/** Undefined unless the snapshot has this collection in the shop's own order. */
export function firstPageOf(
  snapshot: Snapshot | undefined,
  {
    collection = '',
    sort,
    filters,
    limit = DEFAULT_LIMIT,
  }: { collection?: string; sort?: Sort; filters?: Filters; limit?: number },
): KnownPage | undefined {
  if (!snapshot || sort || filters) return undefined
  const listed = snapshot.collections.find(({ reference }) => reference === collection)
  if (!listed) return undefined
  const { id, name, total } = listed
  const products = listed.products.slice(0, limit).flatMap((one) => snapshot.products.find((product) => product.id === one) ?? [])
  const page: KnownPage = { products, total, collection: collection ? { id, slug: '', name } : undefined }
  return products.length ? page : undefined
}

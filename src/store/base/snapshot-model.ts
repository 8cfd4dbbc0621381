/** The file that `cartlet snapshot` writes and that pages, the loader's widget and `cartlet/server` read. Types only. */
import type { ProductView } from './views'

/** Version of the shop's catalog. */
export type CatalogName = 'v1' | 'v3'

/** Number of this format. A file with another number is not read. */
export type SnapshotFormat = 1

export interface Snapshot {
  cartlet: SnapshotFormat
  clientId: string
  /** Origin of the API; absent for the platform's own. */
  api?: string
  /** When the shop was read: ISO 8601, UTC. Prices older than the page allows are not shown. */
  takenAt: string
  /** BCP 47 language in which amounts were formatted. */
  locale: string
  catalog: CatalogName
  /** As the store keeps them; `price.formatted` is ready to be shown. */
  products: ProductView[]
  collections: SnapshotCollection[]
  /** Plain texts by product id, for search engines. Absent unless asked for: pages that read the file do not show them. */
  descriptions?: Record<string, string>
}

export interface SnapshotCollection {
  /** Id or slug, as the author wrote it; empty: all products of the shop. */
  reference: string
  id: string
  name: string
  /** Ids of its first products, in the order of the grid. */
  products: string[]
  /** Number of its products, when the platform counts them. */
  total?: number
}

/** Requests that the loader sent beside the widget's download. Types only. */
import type { StartedAhead } from '../../store/catalog/started-products'

export type { CatalogName } from '../../store/catalog/catalog-port'

export interface Started {
  /** Reply body of the anonymous token request; absent when storage holds an identity. */
  token?: Promise<unknown>
  products?: StartedAhead
  /** The widget goes on from here and asks by itself: whatever was not asked for yet is not to be. */
  over?: boolean
}

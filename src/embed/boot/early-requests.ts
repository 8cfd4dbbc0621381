/** Requests that the loader sends while the widget downloads. Types only. */
import type { StartedAhead } from '../../store/catalog/started-products'

export type { CatalogName } from '../../store/catalog/catalog-port'

export interface EarlyRequests {
  /** Reply body of the anonymous token request; absent when storage holds an identity. */
  token?: Promise<unknown>
  products?: StartedAhead
  /** Set by the widget once it sends its own requests: the loader sends no more. */
  over?: boolean
}

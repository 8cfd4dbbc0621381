/** Requests that the loader sends while the widget downloads. Types only. */
import type { StartedAhead } from '../../store/catalog/started-products'

export type { CatalogName } from '../../store/catalog/catalog-port'

export interface EarlyRequests {
  /** Reply body of the anonymous token request; absent when storage holds an identity. */
  token?: Promise<unknown>
  products?: StartedAhead
  /** Text of the page's snapshot file, or what went wrong. Never rejects. */
  snapshot?: Promise<string>
  /** Set by the widget once it sends its own requests: the loader sends no more. */
  over?: boolean
}

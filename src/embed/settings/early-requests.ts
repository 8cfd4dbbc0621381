/** What the loader requests, and which presses it holds, while the widget downloads. Types only. */
import type { StartedOnce } from '../../store/catalog/catalog-port'

export type { CatalogName } from '../../store/base/snapshot-model'

export interface EarlyRequests {
  /** Response body of the anonymous token request; absent when storage contains tokens. */
  token?: Promise<unknown>
  products?: StartedOnce
  /** Text of the page's snapshot file, or of the error. Never rejects. */
  snapshot?: Promise<string>
  /** What was pressed in each element before the widget came. */
  held?: Map<Element, HTMLElement | undefined>
  /** Set by the widget when it starts to send its own requests: the loader then sends no more. */
  over?: boolean
}

/** A walk through states, one after the other on one page, against the real local shop: each step brings its states about and says where they stand. */
import type { Page } from '@playwright/test'
import type { Held, PageOptions, Shop } from '../fixtures/fixtures'
import type { StateId } from './list'

export interface Visit {
  page: Page
  shop: Shop
  /** Opens a page with this body under a heading, and waits until the widget is ready. */
  show(body: string, options?: PageOptions): Promise<void>
  /** A request that a step keeps back; the next step lets it go. */
  held?: Held
}

export interface Step {
  shows: readonly StateId[]
  /** Brings them about. The uppermost modal dialog is looked at; without one, the whole page. */
  arrive(visit: Visit): Promise<void>
  /** Text whose contrast must have been measured: an audit that looked past the shadow root would be clean, too. */
  text: string
  /** What a live region says by then. */
  says?: string | RegExp
  /** Leaving it with the Tab key ends it: the test that walks it. */
  keysIn?: string
}

export type Walk = readonly Step[]

/**
 * A walk through states, one after the other on one page, against the real local shop: each step produces its states and says
 * how to check them.
 */
import type { Page } from '@playwright/test'
import type { Held, PageOptions, Shop } from '../fixtures/fixtures'
import type { StateId } from './list'

export interface Visit {
  page: Page
  shop: Shop
  /** Opens a page with this body under a heading, and waits until the widget is ready. */
  show(body: string, options?: PageOptions): Promise<void>
  /** A request that a step holds; the next step releases it. */
  held?: Held
}

export interface Step {
  shows: readonly StateId[]
  /** Produces the states. The topmost modal dialog is checked; without one, the whole page. */
  arrive(visit: Visit): Promise<void>
  /** Text whose contrast must have been measured: an audit that skipped the shadow root would find nothing, too. */
  text: string
  /** Text of a live region by then. */
  says?: string | RegExp
  /** Set where leaving the state with the Tab key ends it: the test that checks its keys. */
  keysIn?: string
  /** What version 2 of the cart says in other words. */
  inV2?: Partial<Pick<Step, 'text' | 'says'>>
  /** Why a shop with version 2 of the cart has no such state: the step is left out there. */
  notInV2?: string
}

export type Walk = readonly Step[]

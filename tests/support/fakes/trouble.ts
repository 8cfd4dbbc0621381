/** The ways in which a request can fail between a page and the platform; a test can switch on each of them. */
import type { Page } from '@playwright/test'
import type { FaultRule } from '../../../demo/platform/faults'

export interface Trouble {
  name: string
  /** A fault of the platform, which has carried out the request unless the rule says otherwise. */
  rule?: Omit<FaultRule, 'path' | 'method'>
  /** In the browser, before the request is sent. */
  refused?: true
  /** The page's clock must run ahead, since a timeout has to pass. */
  stalls?: true
  /** The visitor gets what was wanted in spite of it. */
  isHarmless?: true
}

/** Every value has another type than any caller of this platform expects. */
const WRONG_TYPES = {
  cart: 'a cart',
  lineItems: { length: 7 },
  products: 'many',
  collections: 7,
  collection: [],
  access_token: ['x'],
  refresh_token: 7,
  expires_in: 'soon',
  checkoutId: 9,
  redirectSession: 'there',
  calculatedCart: 1,
  priceSummary: [],
  state: { SUCCESS: true },
  stateData: 0,
  sessionToken: {},
  identity: 'me',
}

const STALL_MS = 90_000

export const TROUBLES: readonly Trouble[] = [
  { name: 'the connection is refused', refused: true },
  { name: 'the connection breaks in the middle of the answer', rule: { kind: 'reset' } },
  { name: 'nothing comes for half a minute', rule: { kind: 'delay', ms: STALL_MS, when: 'after' }, stalls: true },
  { name: 'it is too busy', rule: { kind: 'status', status: 429 } },
  { name: 'it is too busy and says until when', rule: { kind: 'status', status: 429, headers: { 'retry-after': '1' } } },
  { name: 'it has an error of its own', rule: { kind: 'status', status: 500 } },
  { name: 'a page of HTML comes back', rule: { kind: 'html', status: 200, when: 'after' } },
  { name: 'half of the JSON comes back', rule: { kind: 'truncate' } },
  { name: 'JSON of other types comes back', rule: { kind: 'body', body: WRONG_TYPES, when: 'after' } },
  { name: 'nothing comes back', rule: { kind: 'body', body: '', when: 'after' } },
]

/** Advances the page's timers by our longest timeout. */
export const runAhead = (page: Page) => page.clock.fastForward(31_000)

/** The ways a request can go wrong between a page and the platform, each as something that a test can switch on. */
import type { Page } from '@playwright/test'
import type { FaultRule } from '../../../demo/platform/faults'

export interface Trouble {
  name: string
  /** At the platform, which has done what it was asked for unless it says otherwise. */
  rule?: Omit<FaultRule, 'path' | 'method'>
  /** In the browser, before anything leaves it. */
  refused?: true
  /** The page's clock has to run ahead for anybody to lose patience. */
  stalls?: true
}

/** Every value is of another kind than what any caller of this platform waits for. */
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

/** Lets the page's timers run ahead, as far as the longest patience of ours. */
export const runAhead = (page: Page) => page.clock.fastForward(31_000)

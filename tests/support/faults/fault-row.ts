/** One row of the table of faults: a request, what sends it, and where its outcome is shown. */
import type { Locator, Page } from '@playwright/test'
import type { CallName, Shop } from '../fixtures/fixtures'

export interface Row {
  name: string
  /** A call by its name, under which each version of catalog and cart has another, or its method and path. */
  request: CallName | `${string} /${string}`
  /** The steps before the request. */
  prepare?(page: Page, shop: Shop): Promise<unknown>
  /** Sends the request. */
  act(page: Page, shop: Shop): Promise<unknown>
  /** The wanted result on the screen; it must not be shown before the platform has confirmed it. */
  reached(page: Page): Locator
  /** The sentence about the failure, or the author's own link. */
  told(page: Page): Locator
  /** How to try again. @default what was done before */
  again?(page: Page, shop: Shop): Promise<unknown>
  /** Checks what the platform must have by then, and that it has no more. */
  truth?(page: Page, shop: Shop): Promise<unknown>
}

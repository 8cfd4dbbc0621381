/** One line of the table of faults: a call, what sends it, and where it shows how that went. */
import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../fixtures/fixtures'

export interface Row {
  name: string
  method: string
  path: string
  /** Until just before. */
  prepare?(page: Page, shop: Shop): Promise<unknown>
  /** What sends the call. */
  act(page: Page, shop: Shop): Promise<unknown>
  /** What was wanted, on the screen; one that is there before the platform has agreed is not it. */
  reached(page: Page): Locator
  /** Where the sentence stands, or the author's own way. */
  told(page: Page): Locator
  /** The way on. @default what was done before */
  again?(page: Page, shop: Shop): Promise<unknown>
  /** What the platform must have by then, and no more than that. */
  truth?(page: Page, shop: Shop): Promise<unknown>
}

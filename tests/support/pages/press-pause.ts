/** Waits until the next press is no longer taken for the second half of a double click. */
import type { Page } from '@playwright/test'

const BETWEEN_PRESSES_MS = 600

/** Measured by the page's clock, which events use, too. */
export const betweenPresses = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise<void>((over) => setTimeout(over, ms)), BETWEEN_PRESSES_MS)

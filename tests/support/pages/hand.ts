/** A press that is no second half of the one before: a hand takes longer than half a second, a script does not. */
import type { Page } from '@playwright/test'

const BETWEEN_PRESSES_MS = 600

/** By the page's own clock, which is that of its presses. */
export const betweenPresses = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise<void>((over) => setTimeout(over, ms)), BETWEEN_PRESSES_MS)

/** A visitor who switches tabs. Headless browsers never hide a page, so the browser's events are simulated. */
import type { Page } from '@playwright/test'

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    // On the prototype, as in the browser: a property on the document itself would be ignored.
    Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => visibilityState })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

export const leaveTab = (page: Page): Promise<void> => setVisibility(page, 'hidden')

export const returnToTab = (page: Page): Promise<void> => setVisibility(page, 'visible')

/** Advances the page's clock at once; its timers do not run. */
export const letTimePass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passed) => {
    const now = Date.now
    Date.now = () => now() + passed
  }, ms)

/** A visitor who turns to another tab. Headless browsers never hide a page, so what the browser would say is said to the page. */
import type { Page } from '@playwright/test'

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    // Where the browser has it: what a page puts on its own document is not believed.
    Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => visibilityState })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

export const leaveTab = (page: Page): Promise<void> => setVisibility(page, 'hidden')

export const returnToTab = (page: Page): Promise<void> => setVisibility(page, 'visible')

/** The page's clock goes on by so much at once; its timers do not. */
export const letTimePass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passed) => {
    const now = Date.now
    Date.now = () => now() + passed
  }, ms)

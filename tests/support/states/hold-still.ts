import type { Page } from '@playwright/test'

/** Keeps messages that disappear after a while, so that they can be checked. */
export const holdStill = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: real } = window
    const LEAVES_MS = [2000, 5000, 8000]
    window.setTimeout = ((task: () => void, ms = 0) => real(task, LEAVES_MS.includes(ms) ? 1e6 : ms)) as typeof window.setTimeout
  })

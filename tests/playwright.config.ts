/** Browser tests: the built files, the real platform, one Chromium. `npm run build` comes first. */
import { defineConfig, devices } from '@playwright/test'
import type { WorkerOptions } from './support/fixtures'

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Snapshots of the page tell more than a film of it, and the film costs a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium' },
  },
  projects: [
    { name: 'chromium' },
    // What is bought, and the whole way there, in a shop that speaks the other catalog; nothing on the page may tell the difference.
    {
      name: 'catalog-v3',
      testMatch: process.env.CARTLET_FULL
        ? /(buy-button|journey|second-picture|hostile-shop)\.spec\.ts/
        : /e2e\/(journey|second-picture)\.spec\.ts/,
      use: { catalogVersion: 'v3' },
    },
  ],
})

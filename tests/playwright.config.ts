/**
 * Browser tests: the built files, the real platform, Chromium's headless shell; benches have the whole browser.
 * `npm run build` comes first.
 */
import { defineConfig, devices } from '@playwright/test'
import { browserFile } from './browsers'
import type { WorkerOptions } from './support/fixtures/fixtures'

/** What measures time. */
const BENCH = /@bench/

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
    // Recording every step costs each test a tenth of its time or more. `--trace retain-on-failure` brings it back where a failure is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserFile('shell') },
  },
  projects: [
    { name: 'chromium', grepInvert: BENCH },
    // The processor's time is told right only where nobody else takes it.
    { name: 'benches', grep: BENCH, workers: 1, use: { launchOptions: { executablePath: browserFile('chromium') } } },
    // How colours are computed is each engine's own, and so is where the Tab key stops.
    ...(process.env.CARTLET_FULL
      ? [
          {
            name: 'firefox',
            testMatch: /\/(theme\/[\w-]+|cart\/states|product\/quick-view)\.spec\.ts/,
            grepInvert: /from right to left/,
            use: {
              ...devices['Desktop Firefox'],
              channel: 'moz-firefox',
              launchOptions: { executablePath: browserFile('firefox') },
            },
          },
        ]
      : []),
    // What is bought, and the whole way there, in a shop that speaks the other catalog; nothing on the page may tell the difference.
    {
      name: 'catalog-v3',
      testMatch: process.env.CARTLET_FULL
        ? /(buy-button|journey|second-picture|hostile-shop)\.spec\.ts/
        : /\/(journey|second-picture)\.spec\.ts/,
      use: { catalogVersion: 'v3' },
    },
  ],
})

/**
 * Browser tests: the built files and the local platform in Chromium's headless shell; benches use the whole browser.
 * Run `npm run build` first.
 */
import { defineConfig, devices } from '@playwright/test'
import { browserFile, lackOfTests } from './tests/browsers'
import { cartSpecsOfRun } from './tests/running/cart-specs'
import { stopIfLacking } from './tests/running/lacks'
import type { WorkerOptions } from './tests/support/fixtures/fixtures'
import { fixSeed, isFull } from './tests/support/sample'

fixSeed()

const cartSpecs = cartSpecsOfRun()

/** Tests that measure time. */
const BENCH = /@bench/

// Not again in each worker, and not where a test reads this file.
if (!process.env.TEST_WORKER_INDEX && !process.env.VITEST) stopIfLacking([lackOfTests(process.argv)])

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for most of their time: three or four at once keep two processors busy.
  workers: isFull ? 4 : 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Recording every step costs each test a tenth of its time or more. `--trace retain-on-failure` enables it for looking into a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserFile('shell') },
  },
  projects: [
    { name: 'chromium', grepInvert: BENCH },
    // Timings are reliable only while nothing else uses the processor.
    { name: 'benches', grep: BENCH, workers: 1, use: { launchOptions: { executablePath: browserFile('chromium') } } },
    // Engines differ in how they compute colours, where the Tab key stops, and what a page can do to boxes and presses.
    ...(isFull
      ? [
          {
            name: 'firefox',
            testMatch: /\/(theme\/[\w-]+|cart\/states|product\/quick-view|hostile\/real-\w+)\.spec\.ts/,
            grepInvert: /from right to left/,
            use: {
              ...devices['Desktop Firefox'],
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: browserFile('firefox'),
                // The runner waits for ever for a page that comes from the back/forward cache a second time.
                firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
              },
            },
          },
        ]
      : []),
    // Buying, from the product to the checkout, in a shop with the other catalog version; pages must not show a difference.
    {
      name: 'catalog-v3',
      testMatch: isFull ? /(buy-button|journey|second-picture|hostile-shop)\.spec\.ts/ : /\/(journey|second-picture)\.spec\.ts/,
      use: { catalogVersion: 'v3' },
    },
    // The cart in a shop that has only version 2 of it.
    {
      name: 'cart-v2',
      testMatch: cartSpecs.map((path) => `**/${path}`),
      use: { cartVersion: 'v2' },
    },
  ],
})

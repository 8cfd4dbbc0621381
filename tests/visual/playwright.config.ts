/**
 * Screenshots of every state, compared with those in `pictures/`. `npx playwright test -c tests/visual/playwright.config.ts` compares; after a change of the looks,
 * check the pictures that `npx playwright test -c tests/visual/playwright.config.ts --update-snapshots=all` writes, then commit them.
 */
import { defineConfig } from '@playwright/test'
import browserTests from '../../playwright.config'

export default defineConfig(browserTests, {
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    // Text is drawn a little differently from machine to machine; a box in the wrong place or colour differs far more.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.25, maxDiffPixelRatio: 0.005 },
  },
})

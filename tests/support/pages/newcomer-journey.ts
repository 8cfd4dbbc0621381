/**
 * The way of a newcomer from the archive of a release to a sale, as a test: what all systems share. What she reads and presses is
 * limited, so that the way does not grow longer unnoticed.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test'
import type { Platform } from '../../../demo/platform/server'
import { releaseArchive } from '../../../src/build/release'
import { pluginArchive } from '../../../src/wordpress/plugin-files'
import { fillCheckout, payAndReturn } from '../fixtures/cart'
import { expect, test } from '../fixtures/fixtures'
import { unzip } from '../zip'
import { type Counts, createNewcomer, type Newcomer } from './newcomer'

export interface Journey {
  person: Newcomer
  /** The archive, unpacked into a new folder. */
  archive: string
  clientId: string
  /** Address of the platform. */
  api: string
  /** Keeps pictures of the screen, narrow and wide. */
  look(name: string): Promise<void>
  /** On the platform's dashboard she does what she has read. */
  allow(address: string): void
  /** What the platform has refused until now. */
  takeProblems(): Promise<string[]>
  atEnd(undo: () => unknown): void
}

/** A browser of her own. The platform's address is that of the platform of the test, which her snippet cannot name. */
async function browserFor(browser: Browser, platform: Platform, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 860 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.route('https://www.wixapis.com/**', async (route) => {
    const url = route.request().url().replace('https://www.wixapis.com', platform.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  return context
}

async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: width < 500 ? 740 : 860 })
    await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true, animations: 'disabled' })
  }
  if (size) await page.setViewportSize(size)
}

/** As her first customer, on the page that she has made. */
async function buy(page: Page, platform: Platform, address: string, show: (name: string) => Promise<void>): Promise<void> {
  await page.goto(address)
  const button = page.getByRole('button', { name: /Blue Mug/ })
  await expect(button).toContainText('€18.00')
  await show('page')
  await button.click()
  const cart = page.getByRole('dialog')
  await expect(cart).toContainText('Blue Mug')
  await show('cart')
  await cart.getByRole('button', { name: 'Checkout' }).click()
  await fillCheckout(page)
  await show('checkout')
  await payAndReturn(page, 'My favourite mug')
  expect(platform.orders()).toHaveLength(1)
}

/** What she may have to read and press, about a fifth more than she does today. */
const LIMITS: Readonly<Record<string, Counts>> = {
  'plain HTML': { words: 520, presses: 15, typed: 3 },
  Eleventy: { words: 720, presses: 15, typed: 1 },
  WordPress: { words: 540, presses: 31, typed: 5 },
}

/** @param publish what the system wants of her between the archive and the page that sells; resolves with that page's address */
export function journey(system: string, width: number, publish: (journey: Journey) => Promise<string>): void {
  test(`from the archive to a sale with ${system}, on a screen of ${width} px`, async ({ browser, shop }, info) => {
    test.setTimeout(180_000)
    const { platform } = shop
    const undo: (() => unknown)[] = []
    const { rules } = platform.identity(platform.clientId)
    rules.set({ ...rules.get(), redirectDomains: [] })
    const archive = mkdtempSync(join(tmpdir(), 'cartlet-archive-'))
    undo.push(() => rmSync(archive, { recursive: true }))
    for (const [path, content] of unzip(releaseArchive(await pluginArchive()))) {
      mkdirSync(dirname(join(archive, path)), { recursive: true })
      writeFileSync(join(archive, path), content)
    }
    const openBrowser = async () => {
      const context = await browserFor(browser, platform, width)
      undo.push(async () => {
        // Requests that are on their way would hold it open.
        await context.unrouteAll({ behavior: 'ignoreErrors' })
        await context.close()
      })
      return context.newPage()
    }
    const person = createNewcomer(await openBrowser(), system === 'Eleventy' ? ['npm'] : [])
    try {
      const [steps = ''] = readFileSync(join(archive, 'START-HERE.txt'), 'utf8').split('\n\nLICENSE')
      await person.read(steps)
      const address = await publish({
        ...{ person, archive, clientId: platform.clientId, api: platform.url },
        look: (name) => look(person.page, info, name),
        allow(site) {
          person.does('allowed redirect domains', 4)
          rules.set({ ...rules.get(), redirectDomains: [new URL(site).host] })
        },
        async takeProblems() {
          const found = await shop.takeProblems()
          platform.journal.clear()
          return found
        },
        atEnd: (one) => undo.push(one),
      })
      const customer = await openBrowser()
      await buy(customer, platform, address, (name) => look(customer, info, name))
      const counts = person.counts()
      console.log(`${system}, ${width} px: ${counts.words} words, ${counts.presses} presses, ${counts.typed} fields`)
      for (const key of ['words', 'presses', 'typed'] as const)
        expect(counts[key], key).toBeLessThanOrEqual(LIMITS[system]?.[key] ?? 0)
    } finally {
      for (const one of undo.reverse()) await one()
    }
  })
}

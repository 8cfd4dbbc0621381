/**
 * From the archive of a release to a sale, as a person who is no developer and knows only what is on screen: on plain HTML, and with
 * Eleventy. What she reads and presses is limited, so that the way does not grow longer unnoticed.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Platform } from '../../../demo/platform/server'
import { releaseArchive } from '../../../src/build/release'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { fillCheckout } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { createNewcomer, type Newcomer } from '../../support/pages/newcomer'
import { isFull } from '../../support/sample'
import { unzip } from '../../support/zip'

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 })

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

/** The archive, unpacked into a new folder. */
function unpack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-archive-'))
  for (const [path, content] of unzip(releaseArchive())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
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

/** Requests that are on their way would hold it open. */
async function close(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** As her first customer, on the page that she has made. */
async function buy(person: Newcomer, platform: Platform, address: string): Promise<void> {
  const { page } = person
  await page.goto(address)
  const button = page.getByRole('button', { name: /Blue Mug/ })
  await expect(button).toContainText('€18.00')
  await person.read(button)
  await person.press('button', /Blue Mug/)
  const cart = page.getByRole('dialog')
  await expect(cart).toContainText('Blue Mug')
  await person.press('button', 'Checkout', cart)
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay €/ }).click()
  const back = page.getByRole('link', { name: 'Return to the shop' })
  const post = page.getByRole('heading', { name: 'My favourite mug' })
  // The platform's page of thanks has a link, or leads back by itself.
  await expect(back.or(post)).toBeVisible()
  if (await back.isVisible()) await back.click()
  await expect(post).toBeVisible()
  expect(platform.orders()).toHaveLength(1)
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>My blog</title>
</head>
<body>
  <h1>My favourite mug</h1>
  <p>It holds 350 ml, and three fingers fit its handle.</p>
</body>
</html>
`

/** What she may have to read and press. */
const LIMITS = {
  html: { words: 700, presses: 20, typed: 3 },
  eleventy: { words: 700, presses: 20, typed: 6 },
}

function expectShort(person: Newcomer, name: keyof typeof LIMITS): void {
  const counts = person.counts()
  test.info().annotations.push({ type: name, description: JSON.stringify(counts) })
  for (const key of ['words', 'presses', 'typed'] as const) expect(counts[key], key).toBeLessThanOrEqual(LIMITS[name][key])
}

for (const width of [360, 1280])
  test(`from the archive to a sale on plain HTML, on a screen of ${width} px`, async ({ browser, shop: { platform } }, info) => {
    test.setTimeout(150_000)
    const archive = unpack()
    const folder = mkdtempSync(join(tmpdir(), 'cartlet-site-'))
    writeFileSync(join(folder, 'index.html'), PAGE)
    const site = await serveFolder(folder)
    const { rules } = platform.identity(platform.clientId)
    rules.set({ ...rules.get(), redirectDomains: [] })
    const context = await browserFor(browser, platform, width)
    const person = createNewcomer(await context.newPage())
    const { page } = person
    const look = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) })
    try {
      await person.read(readFileSync(join(archive, 'START-HERE.txt'), 'utf8').split('\n\nLICENSE')[0] as string)
      for (const name of ['cartlet', 'configurator']) {
        cpSync(join(archive, name), join(folder, name), { recursive: true })
        person.act()
      }

      await page.goto(`${site.url}configurator/`)
      await person.read(page.getByRole('banner'))
      await person.read(page.getByRole('region', { name: 'Your shop' }))
      await look('first')
      await person.type('Client ID', platform.clientId)
      await expect(page.getByText('Shop found.')).toBeVisible()
      await person.read(page.getByRole('region', { name: 'What to sell' }))
      await person.type('Search your products', 'blue mug')
      await person.press('checkbox', /^Blue Mug/)
      const sample = page.frameLocator('iframe[title="Preview of the element"]').getByRole('button', { name: /Blue Mug/ })
      await expect(sample).toContainText('€18.00')
      await look('chosen')
      await person.read('Your site')
      await person.press('button', 'Copy once per site')
      const head = await person.pasted()
      await person.press('button', 'Copy where it sells')
      const body = await person.pasted()
      const paste = page.getByRole('region', { name: 'Paste it' })
      await paste.scrollIntoViewIfNeeded()
      await person.read(paste.getByRole('region', { name: 'Once per site' }).locator('.hint'))
      await person.read(paste.getByRole('region', { name: 'Where it sells' }).locator('.hint'))
      await person.read(paste.getByRole('region', { name: "On the platform's dashboard" }))
      await look('paste')
      // The dashboard is the platform's: she does there what the steps say.
      rules.set({ ...rules.get(), redirectDomains: [new URL(site.url).host] })
      person.act(4)

      writeFileSync(join(folder, 'index.html'), PAGE.replace('</head>', `${head}</head>`).replace('</body>', `${body}</body>`))
      person.act()
      await buy(person, platform, site.url)
      await look('sold')
      expectShort(person, 'html')
    } finally {
      await close(context)
      await site.close()
      for (const one of [archive, folder]) rmSync(one, { recursive: true })
    }
  })

test('from the archive to a sale with Eleventy, by its guide in the archive', async ({ browser, shop: { platform } }, info) => {
  test.setTimeout(120_000)
  const archive = unpack()
  // Her own site, without anything of Cartlet.
  const folder = await installStack('eleventy')
  for (const file of ['cartlet.mjs', 'content/about.md', 'content/basket.md', 'node_modules/cartlet'])
    rmSync(join(folder, file), { recursive: true })
  const post = '---\ntitle: My favourite mug\nlayout: page.liquid\n---\n\nIt holds 350 ml.\n'
  writeFileSync(join(folder, 'content/index.md'), post)
  const context = await browserFor(browser, platform, 360)
  const person = createNewcomer(await context.newPage())
  const { page } = person
  try {
    await person.read(readFileSync(join(archive, 'START-HERE.txt'), 'utf8').split('\n\nLICENSE')[0] as string)
    // From her own disk, without a server.
    await page.goto(pathToFileURL(join(archive, 'configurator/docs/getting-started.html')).href)
    await person.press('link', 'Guides', page.getByRole('banner'))
    await person.read(page.locator('table').first())
    await person.press('link', 'Eleventy', page.getByRole('main'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eleventy')
    const steps = await person.read(page.getByRole('main'))
    await page.screenshot({ path: info.outputPath('guide.png') })

    expect(steps).toContain('copy the file cartlet.mjs (it is in static-sites/eleventy) and the folder cartlet')
    cpSync(join(archive, 'static-sites/eleventy/cartlet.mjs'), join(folder, 'cartlet.mjs'))
    cpSync(join(archive, 'cartlet'), join(folder, 'cartlet'), { recursive: true })
    person.act(2)
    const [config = '', texts = ''] = await page.locator('pre').allInnerTexts()
    // Her configuration says where her texts are.
    const own = "files: 'cartlet' })\n  return { dir: { input: 'content', output: 'dist' } }"
    writeFileSync(
      join(folder, 'eleventy.config.mjs'),
      config.replace('CLIENT_ID', platform.clientId).replace("files: 'cartlet' })", own),
    )
    writeFileSync(join(folder, 'content/index.md'), `${post}\n${texts.split('\n')[0]}\n`)
    person.act(2)
    await run(folder, {}, 'npm', 'run', '-s', 'build')
    person.act()
    const site = await serveFolder(join(folder, 'dist'))
    try {
      await buy(person, platform, site.url)
    } finally {
      await site.close()
    }
    expectShort(person, 'eleventy')
  } finally {
    await close(context)
    for (const one of [archive, folder]) rmSync(one, { recursive: true })
  }
})

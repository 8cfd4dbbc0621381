/** The example with Next.js: server components draw from a snapshot, the cart lives in the page. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { installStack, run } from '../../stacks/stack'
import { startServer } from '../../stacks/start-server'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test('a Next.js app draws prices in server components, hydrates silently and sells across its pages', async ({ page, shop }) => {
  test.setTimeout(600_000)
  const folder = await installStack('next')
  const { clientId, url: api } = shop.platform
  const environment = { NEXT_PUBLIC_CLIENT_ID: clientId, NEXT_PUBLIC_API: api }
  await run(folder, environment, 'npm', 'run', '-s', 'build')

  const chunks = join(folder, '.next/static/chunks')
  const codes = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const drawing = codes.filter((name) => readFileSync(join(chunks, name), 'utf8').includes('cartlet-shadow.css'))
  expect(drawing, 'files for pages with what draws on a server').toEqual([])

  const { url, lines: said, close } = await startServer(folder, environment, 'next', 'start', '-p', '0')
  const lines = linesOf(page)
  try {
    const html = await (await fetch(url)).text()
    expect(html).toContain('shadowrootmode="open"')
    expect(html).toContain('€18.00')
    expect(html).toContain('Gift Box with a Card for €8.50')

    await page.goto(url)
    const drawer = await addToDrawer(page, page.locator('cartlet-view[product="blue-mug"]'))
    await expect(page.locator('.count')).toHaveText('1 in the basket')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'cart' }).click()
    await expect(page.locator('[data-cartlet-view="cart"]')).toContainText('Blue Mug')
    await page.getByRole('link', { name: 'shop' }).click()
    await page.locator('cartlet-view[product="herb-kit"]').getByRole('button').first().click()
    await expect(page.locator('.names')).toHaveText(/Herb/)
    await payInDrawer(page, drawer)
    expect(lines).toEqual([])
    expect(said.filter((line) => /error|warn/i.test(line))).toEqual([])
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The example with Astro: static pages, its templates checked, built with names and prices, and sold from. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { serveFolder } from '../../stacks/serve-folder'
import { complaintAbout, installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

const MISTAKE = ['src/pages/mistake.astro', '---\n---\n\n<cartlet-product product="blue-mug" layout="ful" />\n'] as const

test('an Astro site shows name and price without JavaScript, and sells with one cart for all its pages', async ({
  browser,
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  const folder = await installStack('astro')
  const { clientId, url: api } = shop.platform
  expect(await complaintAbout(folder, MISTAKE, 'astro', 'check')).toMatch(/'"ful"' is not assignable to type/)
  const environment = { CLIENT_ID: clientId, API: api }
  await run(folder, environment, 'npm', 'run', '-s', 'build')
  const site = await serveFolder(join(folder, 'dist'))
  const lines = linesOf(page)
  try {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(site.url)
    await expect(plain.getByRole('link', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    await page.goto(site.url)
    const card = page.locator('cartlet-product[product="herb-kit"]')
    await expect(card).toContainText('Herb')
    await card.getByRole('button').first().click()
    await expect(page.locator('cartlet-cart-toggle').getByRole('button', { name: '1 item' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await addToDrawer(page, page.locator('cartlet-buy-button'))
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'cart', exact: true }).click()
    await expect(page.locator('cartlet-cart')).toContainText('Blue Mug')
    await page.locator('cartlet-cart-toggle').getByRole('button').click()
    await payInDrawer(page, page.getByRole('dialog'))
    expect(lines).toEqual([])
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

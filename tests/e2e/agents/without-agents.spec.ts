/** A browser without agents downloads nothing for them. */
import { drawer } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const PAGE = '<cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button>'

test('a page with data-agents downloads the same files as one without it, where the browser has no agents', async ({
  page,
  shop,
}) => {
  const filesOf = async (script: string) => {
    const files = new Set<string>()
    const note = (request: { url(): string }) => files.add(request.url().replace(/^.*\/dist\//, ''))
    page.on('request', note)
    await shop.show(PAGE, { script })
    await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
    await expect(drawer(page).getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    return [...files].filter((file) => file.endsWith('.js')).sort()
  }
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false)
  const without = await filesOf('')
  expect(without.some((file) => /\bshop\b/.test(file))).toBe(true)
  expect(await filesOf('data-agents="on"')).toEqual(without)
})

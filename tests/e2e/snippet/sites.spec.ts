/** More than one page: a page for each language, and a shop for each site with one look (docs/guides). */
import { quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { snippetOf } from '../../support/systems/snippet'

const WINE = 'rgb(122, 31, 61)'

test('a page for each language has its own texts and direction, with the same cart', async ({ page, shop }) => {
  const alternates =
    '<link rel="alternate" hreflang="de" href="/de/mug"><link rel="alternate" hreflang="ar" href="/ar/mug"><link rel="alternate" hreflang="x-default" href="/mug">'
  // A system that writes the same `lang` into all of its pages.
  const german = await snippetOf(shop, '--products', 'blue-mug', '--locale', 'de')
  expect(german.head).toContain('data-locale="de"')
  const arabic = await snippetOf(shop, '--products', 'blue-mug')
  shop.platform.journal.clear()
  await shop.show(german.body.replace('Buy Blue Mug', 'Blue Mug kaufen'), { head: alternates + german.head, lang: 'en' })
  await page.getByRole('button', { name: /^Blue Mug kaufen/ }).click()
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByRole('spinbutton')).toHaveValue('1')

  await shop.show(arabic.body, { head: alternates + arabic.head, lang: 'ar', dir: 'rtl' })
  await page.locator('cartlet-overlay').getByRole('button').click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await expect(cart).toHaveCSS('direction', 'rtl')
  await expect(cart).not.toContainText('Checkout')
  expect(shop.sent('token'), 'one visitor').toHaveLength(1)

  // The page switches its language without loading anything.
  await page.evaluate(() => {
    document.documentElement.lang = 'de'
    return cartlet.setLocale('auto')
  })
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible()
})

test('two sites with one theme file have one look, and each sells from its own shop', async ({ page, shop }) => {
  const { platform } = shop
  const address = 'https://brand.example/theme.json'
  const theme = { '--cartlet-color-primary': '#7a1f3d', '--cartlet-color-on-primary': '#fff', '--cartlet-radius': '2px' }
  await page.route(address, (route) => route.fulfill({ json: theme, headers: { 'access-control-allow-origin': '*' } }))
  const tokens: string[] = []
  for (const [clientId, slug, name] of [
    [platform.clientId, 'blue-mug', 'Blue Mug'],
    [platform.secondClientId, 'enamel-cup', 'Enamel Cup'],
  ] as const) {
    const own = ['--client-id', clientId, '--products', slug, '--setting', `theme=${address}`]
    const { head, body, policy } = await snippetOf(shop, ...own)
    platform.journal.clear() // the requests of the command
    await shop.show(body, { head, headers: { 'content-security-policy': policy } })
    const button = page.getByRole('button', { name: `Buy ${name}` })
    await expect(button).toHaveCSS('background-color', WINE)
    await expect(button).toHaveCSS('border-radius', '2px')
    await button.click()
    await expect(quantity(page, name)).toHaveValue('1')
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    tokens.push(...shop.sent('token').map((sent) => sent.clientId))
  }
  expect(tokens).toEqual([platform.clientId, platform.secondClientId])
})

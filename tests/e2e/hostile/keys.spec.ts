/** Keys meant for the widget, on pages that have their own shortcuts and listen in the capture phase. */
import { drawer, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

/** Shortcuts in the capture phase: every letter and Space jump to the search field. */
const shortcuts = (target: 'window' | 'document') => `
  window.heard = []
  for (const type of ['keydown', 'keypress', 'keyup'])
    ${target}.addEventListener(type, (event) => {
      if (event.key.length > 1 || event.composedPath()[0].id === 'search') return
      window.heard.push(event.key)
      event.preventDefault()
      document.getElementById('search').focus()
    }, true)`

// hazard 17
test('a page with shortcuts on its document hears neither typing in the cart nor a pressed button', async ({ page, shop }) => {
  await shop.show(`<input id="search" aria-label="Search"><script>${shortcuts('document')}</script>${MUG}`)
  const button = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(button).toBeVisible()
  await page.evaluate(() => cartlet.ready)
  await button.focus()
  await page.keyboard.press('Space')
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await drawer(page).getByText('Add a promo code').click()
  const field = drawer(page).getByLabel('Promo code')
  await field.pressSequentially('sale 5')
  await expect(field).toHaveValue('sale 5')
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('s')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
})

test('a page that listens on window before our script does hear keys in the cart', async ({ page, shop }) => {
  await shop.show(`<input id="search" aria-label="Search">${MUG}`, {
    head: `<script>${shortcuts('window')}</script>%%SNIPPET%%`,
  })
  await page.evaluate(() => cartlet.ready)
  await page.evaluate(() => cartlet.cart.open())
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('s')
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).not.toEqual([])
})

test('a press while the drawer slides in does nothing, and counts once the drawer has arrived', async ({ page, shop }) => {
  await shop.show(MUG)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  const remove = line(page, 'Blue Mug').getByRole('button', { name: 'Remove Blue Mug' }).last()
  await expect(remove).toBeAttached()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  const press = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await remove.boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  await press()
  await expect(line(page, 'Blue Mug')).toBeAttached()
  await expect(drawer(page)).toBeAttached()
  expect(shop.sent('remove')).toEqual([])

  await drawer(page).evaluate((dialog) => {
    for (const animation of dialog.getAnimations({ subtree: true })) animation.finish()
  })
  await press()
  await expect(line(page, 'Blue Mug')).toHaveCount(0)
})

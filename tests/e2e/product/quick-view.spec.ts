/** The quick view: a product in a dialog over the page. */
import { quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const TEE = '<cartlet-buy-button product="linen-tee"><a href="/blog">Buy the tee</a></cartlet-buy-button>'

test('the quick view opens, chooses and adds by keyboard alone, and focus returns to its button', async ({ page, shop }) => {
  await shop.show(`${TEE}<p style="height:3000px">Long.</p>`)
  const opener = page.getByRole('button', { name: 'Choose options' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await expect(view.getByRole('heading', { name: 'Linen Tee' })).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await page.keyboard.press('Tab')
  await expect(view.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(view.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(view.getByRole('radio', { name: 'Sage' })).toBeChecked()
  await view.getByRole('button', { name: 'Add to cart' }).focus()
  await page.keyboard.press('Enter')
  await expect(quantity(page, 'Linen Tee')).toHaveValue('1')
  await expect(view).toHaveCount(0)
  expect(shop.events('before-add').map(({ from }) => from)).toEqual(['cartlet-buy-button'])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
  expect(await page.locator('cartlet-quick-view').count()).toBe(0)
})

test('in a low window, the quick view begins with the picture, and its close button stays in sight', async ({ page, shop }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await expect(view.getByRole('heading', { name: 'Linen Tee' })).toBeFocused()
  await expect(view.getByRole('button', { name: 'Enlarge: Sage green linen T-shirt' })).toBeInViewport({ ratio: 0.3 })
  const add = view.getByRole('button', { name: 'Add to cart' })
  await expect(add).not.toBeInViewport()
  await add.scrollIntoViewIfNeeded()
  await expect(view.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
})

test('Escape, the backdrop and the close button close the quick view and add nothing', async ({ page, shop }) => {
  await shop.show(TEE)
  const opener = page.getByRole('button', { name: 'Choose options' })
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => view.getByRole('button', { name: 'Close', exact: true }).click(),
  ]) {
    await betweenPresses(page)
    await opener.click()
    await expect(view).toBeVisible()
    await betweenPresses(page)
    await close()
    await expect(view).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  expect(shop.cartCalls()).toEqual([])
})

test('Escape closes an enlarged image alone, and the quick view stays open', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  await page.getByRole('button', { name: 'Enlarge: Sage green linen T-shirt' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee, enlarged' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Linen Tee, enlarged' })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
})

test('the controls of the quick view keep their place when its gallery arrives', async ({ page, shop }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/gallery-[^/]*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  const place = () => view.getByRole('radio', { name: 'M', exact: true }).boundingBox()
  const isStill = () => view.evaluate((dialog) => dialog.getAnimations().every(({ playState }) => playState === 'finished'))
  await expect(view).toBeVisible()
  await expect.poll(isStill).toBe(true)
  const before = await place()
  await expect(view.getByRole('list')).toHaveCount(0)
  arrive()
  await expect(view.getByRole('button', { name: 'Picture 2 of' })).toBeVisible()
  expect(await place()).toEqual(before)
})

test('a failed add is reported in the quick view, and the selection is kept', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_400/)
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await view.getByRole('radio', { name: 'M', exact: true }).check()
  await view.getByRole('radio', { name: 'Clay' }).check()
  shop.fault('add', { kind: 'status', status: 400 })
  await view.getByRole('button', { name: 'Add to cart' }).click()
  await expect(view.getByRole('alert')).toHaveText('This could not be added to your cart.') // a retry cannot help
  await expect(view.getByRole('radio', { name: 'Clay' })).toBeChecked()
})

test('a button with action="open" opens the quick view of a product without options', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="brass-lamp" action="open">Look at the lamp</cartlet-buy-button>')
  await page.getByRole('button', { name: 'Look at the lamp' }).click()
  await expect(page.getByRole('dialog', { name: 'Brass Lamp' }).getByRole('button', { name: 'Sold out' })).toBeVisible()
})

test('the author’s own button opens the quick view, once for a double click', async ({ page, shop }) => {
  await shop.show('<button data-cartlet-add="linen-tee">The shirt</button>')
  await page.evaluate(() => cartlet.ready)
  await page.getByRole('button', { name: 'The shirt' }).dblclick()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await expect(view).toBeVisible()
  await expect(page.locator('cartlet-quick-view')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
})

test('a router that replaces the body under the quick view leaves no scroll lock', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
})

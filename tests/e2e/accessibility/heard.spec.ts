/** Problems that were found by listening to a screen reader (docs/transcripts) and can be checked without one. */
import type { Page } from '@playwright/test'
import { drawer } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const TEE = '<cartlet-buy-button product="linen-tee"><a href="/blog">Buy the tee</a></cartlet-buy-button>'

/** Browsers expose everything inside an element that has a click listener as “clickable”. */
async function clickListenersOf(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  const { result } = await tools.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('*')].flatMap((host) => [...(host.shadowRoot?.querySelectorAll('${selector}') ?? [])])[0]`,
  })
  if (!result.objectId) throw new Error(`There is no ${selector}`)
  const { listeners } = await tools.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
  return listeners.map(({ type }) => type).filter((type) => /^(click|mousedown|mouseup)$/.test(type))
}

test('a product added in the quick view is announced in the cart that replaces it', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await view.getByRole('radio', { name: 'S', exact: true }).check()
  await view.getByRole('radio', { name: 'Sage' }).check()
  await view.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByRole('status')).toHaveText('Added: Linen Tee, 1 in cart. Subtotal €38.00.')
})

test('a dialog has no click listener, so screen readers do not call its headings clickable', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  expect(await clickListenersOf(page, 'dialog[open]')).toEqual([])
  expect(await clickListenersOf(page, 'dialog[open] .close')).toEqual(['click'])
})

test('a product has no click listener on its root, so screen readers do not call its texts clickable', async ({ page, shop }) => {
  await shop.open('/product?product=linen-tee')
  await page.getByRole('button', { name: 'Add to cart' }).focus()
  expect(await clickListenersOf(page, '.root:has(.gallery)')).toEqual([])
})

test('the quick view adds no banner landmark to the page', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

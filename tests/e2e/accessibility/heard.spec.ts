/** What was found by listening to a screen reader (docs/transcripts) and can be checked without one. */
import type { Page } from '@playwright/test'
import { drawer } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const TEE = '<cartlet-buy-button product="linen-tee"><a href="/blog">Buy the tee</a></cartlet-buy-button>'

/** Browsers call everything “clickable” that lies in an element which listens for clicks itself. */
async function clickListenersOf(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  const { result } = await tools.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('*')].flatMap((host) => [...(host.shadowRoot?.querySelectorAll('${selector}') ?? [])])[0]`,
  })
  if (!result.objectId) throw new Error(`There is no ${selector}`)
  const { listeners } = await tools.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
  return listeners.map(({ type }) => type).filter((type) => /^(click|mousedown|mouseup)$/.test(type))
}

test('a product added in the quick view is announced in the cart that opens in its place', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await view.getByRole('radio', { name: 'S', exact: true }).check()
  await view.getByRole('radio', { name: 'Sage' }).check()
  await view.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByRole('status')).toHaveText('Added: Linen Tee, 1 in cart. Subtotal €38.00.')
})

test('no heading in a dialog is called clickable: the dialog itself listens for no clicks', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  expect(await clickListenersOf(page, 'dialog[open]')).toEqual([])
  expect(await clickListenersOf(page, 'dialog[open] .close')).toEqual(['click'])
})

test('neither a text of ours nor a heading is called clickable once the visitor has touched the widget', async ({
  page,
  shop,
}) => {
  await shop.open('/product?product=linen-tee')
  await page.getByRole('button', { name: 'Add to cart' }).focus()
  expect(await clickListenersOf(page, '.root:has(.gallery)')).toEqual([])
})

test('the quick view brings no banner of its own into the page', async ({ page, shop }) => {
  await shop.show(TEE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

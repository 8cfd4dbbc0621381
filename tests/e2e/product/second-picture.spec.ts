/** A card's second image: fetched when the visitor hovers over the card or focuses it, and only then. */
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const card = (slug: string) => `<main><h1>A page</h1><cartlet-product product="${slug}"></cartlet-product></main>`
const second = 'cartlet-product .second'

/** Runs with both catalogs: the configuration sets which. */
const show = (shop: Shop, slug = 'stoneware-bowl') => shop.show(card(slug))

test('the second image appears when a mouse rests on the card, and nothing moves', async ({ page, shop }) => {
  await show(shop)
  const article = page.getByRole('article')
  await expect(article.getByRole('img', { name: /Stoneware bowl/ })).toHaveCount(1)
  await expect(page.locator(second)).toHaveCount(0)
  const before = await article.boundingBox()
  await article.hover()
  await expect(page.locator(second)).toHaveCSS('opacity', '1')
  const shown = page.locator(second)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
  await expect(shown).toHaveAttribute('alt', '')
  expect(await article.boundingBox()).toEqual(before)
  await page.mouse.move(0, 0)
  await expect(shown).toHaveCSS('opacity', '0')
})

test('the second image appears on keyboard focus, without a transition where motion is reduced', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(shop)
  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Stoneware Bowl' })).toBeFocused()
  await expect(page.locator(second)).toHaveCSS('opacity', '1')
  await expect(page.locator(second)).toHaveCSS('transition-property', 'none')
})

/** Once another card's second image is there, one that was requested before would be as well. */
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const both = `${card('heather-honey')}${card('stoneware-bowl')}`

test('a product with one image shows no second one', async ({ page, shop }) => {
  await shop.show(both)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Heather Honey' })).toBeFocused()
  await cardOf(page, 'Stoneware').hover()
  await expect(cardOf(page, 'Stoneware').locator('.second')).toHaveCount(1)
  await expect(cardOf(page, 'Heather Honey').locator('.second')).toHaveCount(0)
})

test('a finger that rests on a card fetches no second image', async ({ page, shop }) => {
  await shop.show(`${card('iron-teapot')}${card('stoneware-bowl')}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  const [touched, other] = [cardOf(page, 'Teapot'), cardOf(page, 'Stoneware')]
  await touched.dispatchEvent('pointerenter', { pointerType: 'touch' })
  await other.dispatchEvent('pointerenter', { pointerType: 'mouse' })
  await expect(other.locator('.second')).toHaveCount(1)
  await expect(touched.locator('.second')).toHaveCount(0)
})

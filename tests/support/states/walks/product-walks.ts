/** Products: as cards, in full, in the quick view. */
import type { Page } from '@playwright/test'
import { expect, type Shop } from '../../fixtures/fixtures'
import { holdStill } from '../hold-still'
import type { Walk } from '../walk'

const card = (slug: string) =>
  `<cartlet-product product="${slug}"><a href="%%API%%/product-page/${slug}">See ${slug}</a></cartlet-product>`
const full = (slug: string) => `<cartlet-product product="${slug}" layout="full" notify-url="/tell"></cartlet-product>`
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

interface WireProduct {
  variants: { choices: Record<string, string> }[]
}
/** From now on this combination does not exist. */
async function takeOut(page: Page, size: string, glaze: string): Promise<void> {
  await page.route(/\/stores-reader\/v1\/products\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { product?: WireProduct; products?: WireProduct[] }
    for (const product of [...(body.products ?? []), ...(body.product ? [body.product] : [])])
      product.variants = product.variants.filter(({ choices }) => choices.Size !== size || choices.Glaze !== glaze)
    await route.fulfill({ response, json: body })
  })
}
function loseDetails({ platform, expectConsoleError }: Shop, slug: string): void {
  expectConsoleError(/FAULT_400/)
  platform.faults.add({ path: `/stores-reader/v1/products/${platform.productId(slug)}`, kind: 'status', status: 400 })
}

const CARDS: Walk = [
  {
    shows: ['product-card: loading'],
    text: '',
    async arrive(visit) {
      visit.held = await visit.shop.hold('products')
      await visit.show(card('linen-tee'))
      await visit.held.arrived
      await expect(visit.page.locator('.skeleton')).toBeVisible()
    },
  },
  {
    shows: [
      'product-card: ready',
      'product-card: choose',
      'product-card: sold-out',
      'product-card: pre-order',
      'product-card: low-stock',
      'product-card: promo',
      'product-card: notify',
      'product-card: missing',
    ],
    text: 'From €38.00',
    async arrive({ page, shop, show }) {
      shop.expectConsoleError(/no-such-product/)
      const CARDS = ['blue-mug', 'linen-tee', 'brass-lamp', 'autumn-bulbs', 'low-stock-vase', 'field-notebook', 'no-such-product']
      await show(
        `<h2>Things</h2>${CARDS.map(card).join('')}<cartlet-product product="brass-lamp" notify-url=""></cartlet-product>`,
      )
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7)
      await expect(page.getByRole('link', { name: 'See no-such-product' })).toBeVisible()
      // Shown once its stock has been read.
      await expect(page.getByRole('button', { name: 'Pre-order' })).toBeVisible()
    },
  },
  {
    shows: ['product-card: failed'],
    text: 'See blue-mug',
    async arrive({ page, shop, show }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('products', { kind: 'status', status: 400, times: Number.POSITIVE_INFINITY })
      await show(card('blue-mug'))
      await expect(page.locator('cartlet-product[data-cartlet-fallback]')).toBeAttached()
      await expect(page.getByRole('link', { name: 'See blue-mug' })).toBeVisible()
      await expect.poll(() => shop.events('error').length).toBeGreaterThan(0)
    },
  },
]

const WHOLE: Walk = [
  {
    shows: ['product-full: details ready', 'product-full: choice available'],
    text: 'From €38.00',
    async arrive({ page, show }) {
      await show(full('linen-tee'))
      await page.getByText('Care', { exact: true }).click()
      await expect(page.getByText('Wash at 30')).toBeVisible()
    },
  },
  {
    shows: ['product-full: choice missing'],
    text: 'Please choose an option for “Size”',
    says: 'Please choose an option for “Size”',
    async arrive({ page }) {
      await addButton(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['product-full: choice sold-out'],
    text: 'Notify me',
    async arrive({ page }) {
      await radio(page, 'L').check()
      await radio(page, 'Clay (sold out)').check()
      await expect(page.getByRole('link', { name: /^Notify me when/ })).toBeVisible()
    },
  },
  {
    shows: ['product-full: words missing'],
    text: '24 characters left',
    says: 'Please fill in “Engraving”',
    async arrive({ page, show }) {
      await show(full('engraved-pen'))
      await addButton(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['product-full: list missing'],
    text: 'Please choose an option for “Variety”',
    says: 'Please choose an option for “Variety”',
    async arrive({ page, show }) {
      await show(full('seed-packet'))
      await addButton(page).click()
      await expect(page.getByRole('combobox', { name: 'Variety' })).toBeFocused()
    },
  },
  {
    shows: ['product-full: choice pre-order'],
    text: 'Ships in the last week of September',
    async arrive({ page, show }) {
      await show(full('autumn-bulbs'))
      await expect(page.getByText('Ships in the last week of September')).toBeVisible()
      await expect(page.locator('.lines')).toHaveCount(0)
    },
  },
  {
    shows: ['product-full: choice low-stock'],
    text: 'Only 3 left',
    async arrive({ page, show }) {
      await show(full('low-stock-vase'))
      await expect(page.getByText('Only 3 left').first()).toBeVisible()
      await expect(page.locator('.lines')).toHaveCount(0)
    },
  },
  {
    shows: ['product-full: film'],
    text: '€46.00',
    async arrive({ page, show }) {
      await show(full('watering-can'))
      await expect(page.getByLabel(/^Video: /).and(page.locator('video'))).toBeAttached()
      await page.getByRole('button', { name: /^Video: / }).click()
      await expect(page.locator('.lines')).toHaveCount(0)
    },
  },
]

/** The product is read a second time, and has changed in the shop meanwhile. */
const CHANGING: Walk = [
  {
    shows: ['product-full: details loading'],
    text: 'Bowl',
    async arrive(visit) {
      const { page, shop, show } = visit
      loseDetails(shop, 'stoneware-bowl')
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**/stores-reader/v1/products/${shop.platform.productId('stoneware-bowl')}`, async (route) => {
        await released
        await route.continue()
      })
      visit.held = { arrived: Promise.resolve(), release }
      await show(full('stoneware-bowl'))
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    },
  },
  {
    shows: ['product-full: details failed'],
    text: 'Try again',
    async arrive({ page, held }) {
      held?.release()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    shows: ['product-full: choice not-made', 'buy-button: unavailable'],
    text: 'Not available in',
    async arrive({ page }) {
      await radio(page, '14 cm').check()
      await radio(page, 'Moss').check()
      await radio(page, 'Matt').check()
      await page.unrouteAll({ behavior: 'wait' })
      await takeOut(page, '14 cm', 'Moss')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Unavailable' })).toBeVisible()
      await expect(page.getByText(/^Not available in .*: Moss$/)).toBeVisible()
    },
  },
]

const QUICK_VIEW: Walk = [
  {
    shows: ['quick-view: open'],
    text: '€46.00',
    async arrive({ page, show }) {
      await show('<cartlet-buy-button product="watering-can">Choose</cartlet-buy-button>')
      await page.getByRole('button', { name: 'Choose options' }).click()
      const view = page.getByRole('dialog')
      await expect(view.getByRole('button', { name: /^Enlarge/ }).first()).toBeVisible()
    },
  },
  {
    shows: ['quick-view: missing'],
    text: 'Please choose an option for “Colour”',
    says: 'Please choose an option for “Colour”',
    async arrive({ page }) {
      await addButton(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['quick-view: problem'],
    text: 'This could not be added to your cart',
    says: 'This could not be added to your cart',
    async arrive({ page, shop }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('add', { kind: 'status', status: 400 })
      await radio(page, 'Forest').check()
      await addButton(page).click()
      await expect(page.getByText('This could not be added to your cart').first()).toBeVisible()
    },
  },
  {
    shows: ['quick-view: enlarged'],
    text: '',
    async arrive({ page }) {
      await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click()
    },
  },
  {
    shows: ['quick-view: closer'],
    text: '',
    async arrive({ page }) {
      await page.getByRole('button', { name: /^Zoom in/ }).click()
      await expect(page.getByRole('button', { name: /^Zoom out/ })).toBeVisible()
    },
  },
]

/** Requires at least three characters of every text. */
const askForMore = (page: Page) =>
  page.route(/\/stores\/v3\/products/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('"maxCharCount":', '"minCharCount":3,"maxCharCount":') })
  })

/** In a shop with catalog version 3: version 1 has no plans, and no texts that are too short. */
export const V3_WALKS = {
  plans: [
    {
      shows: ['product-full: plans'],
      text: 'A tin every month',
      async arrive({ page, show }) {
        await holdStill(page)
        await show(full('loose-tea'))
        await expect(page.getByText('A tin every month')).toBeVisible()
        await expect(page.locator('.lines')).toHaveCount(0)
      },
    },
    {
      shows: ['product-full: words short'],
      text: 'needs at least',
      says: /needs at least/,
      async arrive({ page, show }) {
        await askForMore(page)
        await show(full('engraved-pen'))
        await page.getByRole('textbox', { name: 'Engraving' }).fill('A')
        await addButton(page).click()
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
  ],
} satisfies Record<string, Walk>

export const PRODUCT_WALKS = {
  cards: CARDS,
  products: WHOLE,
  'a product that changes': CHANGING,
  'quick view': QUICK_VIEW,
}

/**
 * `cartlet-product`: choosing, adding and what the platform receives; the card; the gallery; the events that the page receives.
 */
import { productIdOf, variantIdOf } from '../../../demo/platform/seed'
import { drawer, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const full = (slug: string, attributes = '') =>
  `<main><h1>A page</h1><cartlet-product product="${slug}" layout="full" ${attributes}><a href="%%API%%/product-page/${slug}">See it</a></cartlet-product></main>`
const card = (slug: string, attributes = '') =>
  `<main><h1>A page</h1><h2>Things</h2><cartlet-product product="${slug}" ${attributes}><a href="%%API%%/product-page/${slug}">See it</a></cartlet-product></main>`

test('missing options are asked for one after the other, then the chosen variant goes into the cart', async ({ page, shop }) => {
  await shop.show(full('linen-tee'))
  const add = page.getByRole('button', { name: 'Add to cart' })
  await expect(page.getByText('From €38.00')).toBeVisible()
  await add.click()
  await expect(page.getByRole('alert')).toHaveText('Please choose an option for “Size”')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
  await page.getByRole('radio', { name: 'XL' }).check()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).not.toContainText('Size')
  await add.click()
  await expect(page.getByRole('alert')).toHaveText('Please choose an option for “Colour”')
  await page.getByRole('radio', { name: 'Ink' }).check()
  await expect(page.getByRole('group', { name: 'Colour: Ink' })).toBeVisible()
  await expect(page.getByText('€40.00')).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity for Linen Tee' }).click()
  expect(shop.cartCalls()).toEqual([])
  await add.click()
  await expect(quantity(page, 'Linen Tee')).toHaveValue('2')
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([
      {
        lineItems: [
          {
            quantity: 2,
            catalogReference: {
              catalogItemId: productIdOf('linen-tee'),
              options: { variantId: variantIdOf('linen-tee', 'XL', 'Ink') },
            },
          },
        ],
      },
    ])
  const before = shop.events('before-add')
  expect(before.map(({ from }) => from)).toEqual(['cartlet-product'])
  expect(before[0]?.detail).toMatchObject({ product: 'linen-tee', quantity: 2, options: { Size: 'XL', Colour: 'Ink' } })
})

test('a custom text is asked for, limited in length, and sent as it was written', async ({ page, shop }) => {
  await shop.show(full('engraved-pen'))
  const field = page.getByRole('textbox', { name: 'Engraving' })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Please fill in “Engraving”')
  const red = await page.getByRole('alert').evaluate((words) => getComputedStyle(words).color)
  await expect(page.getByRole('textbox', { name: 'Engraving' })).toHaveCSS('border-top-color', red)
  await field.fill('To Ada, with <love> & more of it than fits')
  await expect(field).toHaveValue('To Ada, with <love> & mo')
  await expect(page.getByText('0 characters left', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(line(page, 'Engraved Pen')).toContainText('To Ada, with <love> & mo')
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([
      { lineItems: [{ catalogReference: { options: { customTextFields: { Engraving: 'To Ada, with <love> & mo' } } } }] },
    ])
})

test('a sold-out variant can be selected but not bought, and shows the author’s notification link', async ({ page, shop }) => {
  await shop.show(full('linen-tee', 'notify-url="/tell-me"'))
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('radio', { name: 'Clay (sold out)' }).check()
  await expect(page.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('link', { name: /^Notify me when .* is available$/ })).toHaveAttribute('href', shop.url('/tell-me'))
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Sage' }).check()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('a notification request without an address fires an event, and only where the author asked for it', async ({
  page,
  shop,
}) => {
  await shop.show(card('brass-lamp', 'notify-url=""') + card('bird-feeder'))
  await page.getByRole('button', { name: /^Notify me when .* is available$/ }).click()
  await expect.poll(() => shop.events('notify-request').map(({ detail }) => detail.product)).toEqual(['brass-lamp'])
  await expect(page.getByRole('button', { name: 'Sold out' })).toHaveCount(1)
})

test('the variant in the page’s address is preselected, and can be changed', async ({ page, shop }) => {
  await shop.show(full('linen-tee'))
  await page.goto(`${page.url()}?variant=${variantIdOf('linen-tee', 'M', 'Clay')}`)
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Clay' })).toBeChecked()
  await page.getByRole('radio', { name: 'Ink' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(line(page, 'Linen Tee')).toContainText('Ink')
})

test('the gallery follows the chosen colour, the arrows and the thumbnails', async ({ page, shop }) => {
  await shop.show(full('linen-tee'))
  const thumbnail = (place: number) => page.getByRole('button', { name: `Picture ${place} of 3` })
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('radio', { name: 'Clay (sold out)' }).check()
  await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Enlarge: Clay red linen T-shirt' })).toBeInViewport()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
  await thumbnail(1).click()
  await expect(page.getByRole('button', { name: 'Enlarge: Sage green linen T-shirt' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true')
})

test('an image is enlarged by keyboard, and Escape closes it and leads back to the image', async ({ page, shop }) => {
  await shop.show(full('blue-mug'))
  const picture = page.getByRole('button', { name: 'Enlarge: Blue stoneware mug on a linen cloth' })
  await picture.focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Blue Mug, enlarged' })
  await expect(zoom.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
  await zoom.getByRole('button', { name: 'Next picture' }).click()
  await expect(zoom.getByRole('button', { name: 'Zoom in: Blue mug from above, full of tea' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(picture).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
})

test('a video has its controls, its poster and its source', async ({ page, shop }) => {
  await shop.show(full('watering-can'))
  const film = page.getByLabel(/^Video: /).and(page.locator('video'))
  await expect(film).toHaveJSProperty('controls', true)
  await expect(film).toHaveAttribute('poster', /watering-can-pour/)
  await expect(film.locator('source')).toHaveAttribute('src', /watering-can-pour\.webm$/)
})

test('a video that the page’s policy blocks is replaced by a linked poster, and the directive is reported', async ({
  page,
  shop,
}) => {
  shop.expectConsoleError(/violates the following Content Security Policy/)
  shop.expectConsoleError(/\[cartlet\].*Add it to the policy: media-src http/)
  await shop.show(full('watering-can'), { headers: { 'content-security-policy': "media-src 'none'" } })
  const still = page.getByRole('link', { name: /^Video: / })
  await expect(still).toHaveAttribute('href', /watering-can-pour\.webm$/)
  await expect(still.locator('img')).toHaveAttribute('src', /watering-can-pour/)
  await expect(page.locator('video')).toHaveCount(0)
  expect(await shop.takeProblems()).toEqual([expect.stringContaining('policy violation: media-src')])
})

test('description and sections show what the shop wrote', async ({ page, shop }) => {
  await shop.show(full('blue-mug'))
  await expect(page.getByText('A generous stoneware mug with a reactive blue glaze.')).toBeVisible()
  const care = page.getByText('Dishwasher safe.')
  await expect(care).toBeHidden()
  await page.getByText('Care', { exact: true }).click()
  await expect(care).toBeVisible()
})

test('a text that the shop refuses is reported once, and is loaded on "Try again"', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_400/)
  shop.platform.faults.add({ path: `/stores-reader/v1/products/${productIdOf('blue-mug')}`, kind: 'status', status: 400 })
  await shop.show(full('blue-mug'))
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(shop.events('error')).toMatchObject([{ detail: { message: expect.stringContaining('400') } }])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('A generous stoneware mug with a reactive blue glaze.')).toBeVisible()
  expect(shop.events('error')).toHaveLength(1)
})

test('"Buy now" leads straight to the checkout', async ({ page, shop }) => {
  await shop.show(full('blue-mug'))
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL((url) => url.origin === shop.platform.url)
  expect(shop.sent('checkout')).toHaveLength(1)
})

test('the quantity is limited to the stock, less what is in the cart', async ({ page, shop }) => {
  await shop.show(full('low-stock-vase'), { script: 'data-on-add="none"' })
  await expect(page.getByText('Only 3 left')).toBeVisible()
  const field = page.getByRole('spinbutton', { name: 'Quantity of Bud Vase' })
  await field.fill('9')
  await field.press('Enter')
  await expect(field).toHaveValue('3')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('button', { name: 'Maximum in cart' })).toBeVisible()
  await expect(field).toHaveCount(0)
})

test('a card is a link with a button, and a product with several options opens the quick view', async ({ page, shop }) => {
  await shop.show(card('field-notebook') + card('linen-tee'))
  await expect(page.getByRole('link', { name: 'Field Notebook' })).toHaveAttribute(
    'href',
    `${shop.platform.url}/product-page/field-notebook`,
  )
  await expect(page.getByText('25% off')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(quantity(page, 'Field Notebook')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
})

test('a product on the screen is reported once, as an analytics event', async ({ page, shop }) => {
  await shop.show(full('blue-mug'))
  await expect(page.getByText('Dishwasher safe.')).toBeAttached()
  await page.getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  expect(shop.events('product-view').map(({ detail }) => detail.ecommerce)).toEqual([
    {
      currency: 'EUR',
      value: 18,
      items: [{ item_id: productIdOf('blue-mug'), item_name: 'Blue Mug', price: 18, quantity: 1 }],
    },
  ])
})

test('structured data is written only where the author asks, even under a policy with Trusted Types', async ({ page, shop }) => {
  const policy = `script-src 'self'; require-trusted-types-for 'script'; trusted-types cartlet`
  await shop.show(full('linen-tee', 'seo') + full('blue-mug'), { headers: { 'content-security-policy': policy } })
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  const told = JSON.parse((await data.textContent()) ?? '')
  expect(told[0]).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Linen Tee',
    url: page.url(),
    description: expect.stringMatching(/\w/),
    variesBy: ['Size', 'Colour'],
  })
  expect(told[0].hasVariant.length).toBeGreaterThan(2)
  expect(told[0].hasVariant[0]).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'EUR', url: page.url() } })
  await page.evaluate(() => document.querySelector('cartlet-product')?.remove())
  await expect(data).toHaveCount(0)
})

test('a page with simple buttons downloads no chunk of products', async ({ page, shop }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await shop.show('<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>')
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect(drawer(page)).toBeVisible()
  expect(fetched.filter((path) => /\/(product|full|quick-view|gallery|RichContent|html)-\w+\.js$/.test(path))).toEqual([])
})

test('an unreachable shop is reported once, at its first product', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_400/)
  shop.fault('products', { kind: 'status', status: 400, times: 9 })
  await shop.show(`${full('linen-tee')}${card('blue-mug')}<cartlet-buy-button product="fig-candle">Buy</cartlet-buy-button>`)
  const told = page.getByText('The shop cannot be reached right now.')
  await expect(
    page.locator('cartlet-product[product=linen-tee]').getByText('The shop cannot be reached right now.'),
  ).toBeVisible()
  await expect(told).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'See it' }).first()).toBeVisible()
})

test('an unknown product leaves the author’s own link', async ({ page, shop }) => {
  shop.expectConsoleError(/no-such-thing/)
  await shop.show(full('no-such-thing'))
  await expect(page.getByRole('link', { name: 'See it' })).toBeVisible()
  await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('PRODUCT_NOT_FOUND')
})

for (const { name, body } of [
  { name: 'a card', body: card('fig-candle') },
  { name: 'a whole product', body: full('linen-tee') },
])
  for (const width of [360, 1280])
    test(`with the style sheet, ${name} moves nothing that is in sight at ${width} pixels, and leaves no room below it`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shift = { seen: [] as string[] }
        Object.assign(window, { shift })
        // The room of a whole product is released once it is drawn: what follows may come into sight, from where it was not.
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node; previousRect: DOMRectReadOnly }[]
          })[])
            for (const { node, previousRect } of sources)
              if (previousRect.height && previousRect.top < innerHeight) shift.seen.push(node.nodeName)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await shop.show(`${body}<p>What follows.</p>`, {
        head: '<link rel="stylesheet" href="/dist/cartlet.css"><style>body{max-width:1000px;margin:20px auto}</style>%%SNIPPET%%',
      })
      await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
      if (name !== 'a card') await expect(page.getByText('Washed European linen')).toBeVisible()
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await page.evaluate(() => (window as unknown as { shift: { seen: string[] } }).shift.seen)).toEqual([])
      const room = await page.getByRole('article').evaluate((article) => {
        const { bottom } = article.getBoundingClientRect()
        return Math.round(bottom - Math.max(...[...article.children].map((child) => child.getBoundingClientRect().bottom)))
      })
      expect(room).toBeLessThan(20)
    })

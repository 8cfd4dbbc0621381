/**
 * What a page’s own sheets, and the way it is shown, must not change in the widget: root fonts, custom properties, hidden
 * places, print, window size.
 */
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { standStill } from '../../support/pages/still'
import { bringTools, inPage } from '../../support/states/controls'

const button = (product: string, words: string) =>
  `<cartlet-buy-button product="${product}"><a href="%%API%%/product-page/${product}">${words}</a></cartlet-buy-button>`
const MUG = button('blue-mug', 'Buy the Blue Mug')

async function openCart(page: Page, shop: Shop, body = MUG): Promise<void> {
  await shop.show(body)
  const buy = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await buy.click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  // The words of a button that was pressed change twice more.
  await page.reload()
  await expect(buy).toBeVisible()
  await page.evaluate(() => cartlet.cart.open())
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.mouse.move(1, 1)
  await standStill(page)
}

/** Every computed value of every node of ours, by name. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const all: Record<string, string> = {}
    const walk = (root: ParentNode, path: string) => {
      for (const [place, one] of [...root.querySelectorAll('*')].entries()) {
        const name = `${path} ${place}.${one.localName}`
        if (path)
          for (const property of getComputedStyle(one))
            if (!property.startsWith('--')) all[`${name} ${property}`] = getComputedStyle(one).getPropertyValue(property)
        if (one.shadowRoot) walk(one.shadowRoot, `${path}/${one.localName}`)
      }
    }
    walk(document, '')
    return all
  })

const difference = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys({ ...before, ...after })
    // The position of an element is the page's to decide.
    .filter((name) => before[name] !== after[name] && !/ (top|bottom|inset-[\w-]+)$/.test(name))
    .map((name) => `${name}: ${before[name]} → ${after[name]}`)

// hazard 8, 85
test('the font size of the root and the page’s custom properties change nothing in the widget', async ({ page, shop }) => {
  await openCart(page, shop)
  let before: Record<string, string> = {}
  const changed = async () => {
    const last = before
    before = await looks(page)
    return difference(last, before)
  }
  // The cart is read and estimated once it is open, and what else could be bought is listed.
  await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'false')
  await expect(drawer(page).locator('.sum').last()).toHaveText(/\d/)
  await expect(drawer(page).locator('.suggestions')).toBeVisible()
  await expect.poll(changed).toEqual([])
  expect(Object.keys(before).length).toBeGreaterThan(10_000)
  for (const size of ['1px', '40px']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    expect(difference(before, await looks(page)), size).toEqual([])
  }
  const named = await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size')
    const nouns =
      'color primary on-primary surface text muted border danger success radius font spacing shadow hover accent ring'.split(' ')
    const kinds = [
      '',
      'color-',
      'theme-',
      'bs-',
      'wp--preset--',
      'tw-',
      'md-sys-color-',
      'chakra-',
      'ion-',
      'shop-',
      'cart-',
      'drawer-',
      'button-',
    ]
    for (const kind of kinds)
      for (const noun of nouns)
        document.documentElement.style.setProperty(`--${kind}${noun}`, noun.includes('r') ? '37px' : 'rgb(1, 2, 3)')
    return document.documentElement.style.length
  })
  expect(named).toBeGreaterThanOrEqual(200)
  expect(difference(before, await looks(page))).toEqual([])
})

// hazard 82
test('a button created in a hidden place has the same size, once it is shown, as any other', async ({ page, shop }) => {
  await shop.show(`${MUG}<div id="tab" style="display: none">${MUG}</div>`)
  const mugs = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(mugs).toHaveCount(1)
  await page.locator('#tab').evaluate((tab) => tab.style.removeProperty('display'))
  await expect(mugs).toHaveCount(2)
  const sizes = await mugs.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect(), one.parentElement?.getBoundingClientRect()]),
  )
  const [seen, hidden] = sizes.map((boxes) => boxes.map((box) => [box?.width, box?.height]))
  expect(hidden).toEqual(seen)
})

// hazard 91
test('no toggle, cart or message is printed over the page', async ({ page, shop }) => {
  await openCart(page, shop, `<h1>Words of the page</h1>${MUG}`)
  const painted = () =>
    page.locator('cartlet-overlay').evaluate((host) =>
      [...(host.shadowRoot as ShadowRoot).querySelectorAll('*')]
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 1 && height > 1 && !one.closest('[role=status],[role=alert]:not(.toast)')
        })
        .map((one) => `${one.localName}.${one.className}`)
        .filter((name) => name !== 'div.root'),
    )
  expect(await painted()).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await painted()).toEqual([])
  await expect(page.getByText('Words of the page')).toBeVisible()
  await expect(page.getByText('€18.00').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(drawer(page)).toBeVisible()

  await shop.show(MUG, { script: 'data-on-add="toast"' })
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.getByText('Added Blue Mug')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await painted()).toEqual([])
})

// hazard 76
test('in a window of 320 × 256 px nothing overflows sideways, and every control of the cart can be reached', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openCart(page, shop)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const sideways = () =>
    drawer(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((one) => {
          const { right, width } = one.getBoundingClientRect()
          // Text for screen readers is clipped to nothing.
          return width > 1 && right > 321 && !one.closest('.hidden')
        })
        .map((one) => `${one.localName}.${one.className}`),
    )
  // The drawer slides in from the side.
  await expect.poll(sideways).toEqual([])
  const controls = drawer(page).locator('button:visible, input:visible, a[href]:visible, summary:visible')
  expect(await controls.count()).toBeGreaterThan(5)
  const unreachable = await controls.evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = one.getBoundingClientRect()
      const hit = (one.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2)
      return x >= 0 && x + width <= 320 && (one.contains(hit) || hit?.contains(one))
        ? []
        : [`${one.localName} ${one.textContent}`]
    }),
  )
  expect(unreachable).toEqual([])
})

// hazard 84
test('forced colours leave every control and the drawer a border, and reduced motion leaves no animation', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await bringTools(page)
  await openCart(page, shop)
  const times = Object.entries(await looks(page)).filter(([name]) => / (animation|transition)-duration$/.test(name))
  expect(times.length).toBeGreaterThan(50)
  expect(times.filter(([, time]) => Number.parseFloat(time) > 0.0001)).toEqual([])
  expect(await drawer(page).evaluate((node) => Number.parseFloat(getComputedStyle(node).borderInlineStartWidth))).toBeGreaterThan(
    0,
  )
  await drawer(page).getByText('Add a promo code').click()
  await drawer(page).getByText('Estimate shipping and taxes').click()
  await expect(drawer(page).getByLabel('Postal code')).toBeVisible()
  expect((await inPage(page, 'scene')).controls.length).toBeGreaterThan(10)
  expect(await inPage(page, 'edgeless')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  // The button of the page and the floating toggle.
  expect((await inPage(page, 'scene')).controls).toHaveLength(2)
  expect(await inPage(page, 'edgeless')).toEqual([])
})

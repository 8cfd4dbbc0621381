/** Routers and morphing libraries that keep `<body>` and replace or merge its children, and so take our nodes out of the page. */
import type { Page } from '@playwright/test'
import { drawer, quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const NEXT = '<main><h1>Next page</h1><div id="button"></div></main>'

/** How each shows the next page. */
const ROUTERS: Record<string, (html: string) => unknown> = {
  'writes the body’s HTML': (html) => {
    document.body.innerHTML = html
  },
  'empties the body, and fills it when the next page has arrived': async (html) => {
    document.body.textContent = ''
    await new Promise((arrived) => setTimeout(arrived, 50))
    document.body.insertAdjacentHTML('beforeend', html)
  },
  'replaces the body’s children': (html) => {
    document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children)
  },
  'merges the next page into the body, child by child': (html) => {
    const [...next] = new DOMParser().parseFromString(html, 'text/html').body.children
    const { body } = document
    for (const [place, child] of next.entries()) {
      const now = body.children[place]
      if (now) now.replaceWith(child)
      else body.append(child)
    }
    while (body.children.length > next.length) body.lastElementChild?.remove()
  },
  'removes the old page before it inserts the next one': (html) => {
    const { body } = document
    while (body.firstChild) body.firstChild.remove()
    body.insertAdjacentHTML('afterbegin', html)
  },
}

/** Morphing keeps the nodes that both pages have, and removes what only the old one has: alone of the body's children, ours. */
const MORPHS: Record<string, () => void> = {
  'changes the address first': () => {
    history.pushState({}, '', '?next')
    ;(document.querySelector('h1') as Element).textContent = 'Next page'
    document.querySelector('cartlet-overlay')?.remove()
  },
  'changes the address last': () => {
    ;(document.querySelector('h1') as Element).textContent = 'Next page'
    document.querySelector('cartlet-overlay')?.remove()
    history.pushState({}, '', '?next')
  },
}

for (const [how, morph] of Object.entries(MORPHS))
  test(`a library that morphs one page into the next, and ${how}, keeps the toggle and the cart`, async ({ page, shop }) => {
    await shop.show(`<main><h1>First page</h1>${MUG}</main>`, { script: 'data-on-add="toast"' })
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(toggle(page, '1 item')).toBeVisible()
    await page.evaluate(morph)
    await expect(page.getByRole('heading', { name: 'Next page' })).toBeVisible()
    await expect(toggle(page, '1 item')).toBeVisible()
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(toggle(page, '2 items')).toBeVisible()
    await toggle(page, '2 items').click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  })

/** Puts our element into the next page: its address is known in the first one alone. */
const keepButton = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('cartlet-buy-button') as Element
    const html = button.outerHTML
    Object.assign(window, { nextButton: html })
  })
const insertButton = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('#button') as Element
    place.innerHTML = (window as unknown as { nextButton: string }).nextButton
  })

// hazard 11
for (const [how, go] of Object.entries(ROUTERS))
  test(`a router that ${how} keeps the toggle, the messages and the cart`, async ({ page, shop }) => {
    await shop.show(`<main><h1>First page</h1>${MUG}</main>`, { script: 'data-on-add="toast"' })
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(toggle(page, '1 item')).toBeVisible()
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    await keepButton(page)
    await page.evaluate(go, NEXT)
    await expect(page.getByRole('heading', { name: 'Next page' })).toBeVisible()
    await expect(toggle(page, '1 item')).toBeVisible()
    await expect(page.locator('cartlet-overlay')).toHaveCount(1)
    await insertButton(page)
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(toggle(page, '2 items')).toBeVisible()
    await expect(page.locator('cartlet-overlay').getByRole('button', { name: 'View cart' })).toBeVisible()
    await toggle(page, '2 items').click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  })

test('a page that goes on to its next page while the cart is open can be scrolled, and has a closed cart', async ({
  page,
  shop,
}) => {
  await shop.show(`<main><h1>First page</h1>${MUG}</main>`)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.locator('cartlet-overlay dialog:modal')).toBeVisible()
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>Next page</h1><p style="height:3000px">Words</p>'
  })
  await expect(toggle(page, '1 item')).toBeVisible()
  await expect(drawer(page)).toBeHidden()
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await toggle(page, '1 item').click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('a message about an add link stays when a router writes the next page', async ({ page, shop }) => {
  await shop.show(MUG)
  // Firefox reports files that were still loading when a page is left.
  await page.evaluate(() => cartlet.ready)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await page.goto(`${page.url()}?cartlet-add=blue-mug`)
  const notice = page.locator('cartlet-notice').getByRole('button').first()
  await expect(notice).toBeVisible()
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>Next page</h1>'
  })
  await expect(page.getByRole('heading', { name: 'Next page' })).toBeVisible()
  await expect(notice).toBeVisible()
})

test('a page that removes our overlay alone has none until the cart is opened', async ({ page, shop }) => {
  await shop.show(MUG)
  await expect(toggle(page, '0 items')).toBeVisible()
  await page.evaluate(async () => {
    document.body.append(document.createElement('p'))
    await new Promise((task) => setTimeout(task))
    document.querySelector('cartlet-overlay')?.remove()
  })
  await expect(page.locator('cartlet-overlay')).toHaveCount(0)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(page.locator('cartlet-overlay')).toHaveCount(1)
})

/** Presses that come before the widget: the loader holds them, and the widget repeats each of them once. */
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const LINK = '<a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a>'
const BUTTON = `<cartlet-buy-button product="blue-mug">${LINK}</cartlet-buy-button>`

const link = (page: Page) => page.getByRole('link', { name: 'Buy the Blue Mug' })

/** Holds the widget's file; returns a function that lets it come or fail. */
async function holdWidget(page: Page): Promise<(how: 'comes' | 'fails') => void> {
  let resolve: (how: 'comes' | 'fails') => void = () => {}
  const promise = new Promise<'comes' | 'fails'>((end) => {
    resolve = end
  })
  await page.route(/\/dist\/widget-/, async (route) => ((await promise) === 'comes' ? route.fallback() : route.abort()))
  return resolve
}

async function showHeld(page: Page, shop: Shop, body: string) {
  const end = await holdWidget(page)
  await shop.show(body)
  await page.waitForFunction(() => 'cartlet' in window)
  return end
}

for (const [name, body] of [
  ['element', BUTTON],
  ['div', `<div data-cartlet="buy-button" data-product="blue-mug">${LINK}</div>`],
] as const)
  test(`two presses on the link of an ${name} before the widget add one, and the page stays`, async ({ page, shop }) => {
    const end = await showHeld(page, shop, body)
    await link(page).click()
    await expect(page.locator('cartlet-buy-button, [data-cartlet]')).toHaveAttribute('aria-busy', 'true')
    await link(page).press('Enter')
    end('comes')
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await expect(page.locator('cartlet-buy-button, [data-cartlet]')).not.toHaveAttribute('aria-busy')
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
  })

test('a press on a control of the page before the widget opens the cart', async ({ page, shop }) => {
  const end = await showHeld(page, shop, '<button data-cartlet-open>Basket</button>')
  await page.getByRole('button', { name: 'Basket' }).click()
  end('comes')
  await expect(drawer(page)).toBeVisible()
})

test('a press is followed as a link when the widget does not come', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  const end = await showHeld(page, shop, BUTTON)
  await link(page).click()
  end('fails')
  await expect(page.getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
})

test('a press with a modifier, and one on a link beside an element, are the browser’s', async ({ page, shop }) => {
  await showHeld(page, shop, `${BUTTON}<p><a href="#about">About us</a></p>`)
  const prevented = await page.evaluate(() => {
    const seen: boolean[] = []
    document.addEventListener('click', (event) => {
      seen.push(event.defaultPrevented)
      event.preventDefault()
    })
    const [own, other] = document.querySelectorAll('a')
    own?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    other?.click()
    return seen
  })
  expect(prevented).toEqual([false, false])
})

for (const [what, control] of [
  ['link', '<a href="#mug" data-cartlet-add="blue-mug">Take the mug</a>'],
  ['button', '<button data-cartlet-add="blue-mug">Take the mug</button>'],
] as const)
  test(`a press with a modifier on a ${what} of the page’s own is the browser’s before the shop’s code is there, and a plain one adds`, async ({
    page,
    shop,
  }) => {
    let arrive = () => {}
    const pressed = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/dist\/shop-/, async (route) => {
      await pressed
      await route.fallback()
    })
    await shop.show(`${control}${BUTTON}`)
    await page.waitForFunction(() => customElements.get('cartlet-buy-button'))
    const prevented = await page.evaluate(() => {
      const seen: boolean[] = []
      document.addEventListener('click', (event) => {
        seen.push(event.defaultPrevented)
        event.preventDefault()
      })
      for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, {}])
        document
          .querySelector('[data-cartlet-add]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...more }))
      return seen
    })
    expect(prevented).toEqual([false, false, false, false, true])
    arrive()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
  })

/** The page's own buttons where clicks are stopped, prevented, or come out of another component's shadow root. */
import type { Page } from '@playwright/test'
import { quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const ready = (page: Page) => page.evaluate(() => cartlet.ready)

const COMPONENT = `<script>
  customElements.define('x-button', class extends HTMLElement {
    connectedCallback() {
      const button = document.createElement('button')
      button.textContent = 'Take the mug'
      this.attachShadow({ mode: 'open' }).append(button)
    }
  })
</script>`

const CASES: [what: string, body: string, role: 'button' | 'link'][] = [
  [
    'on a component whose button is in an open shadow root',
    `${COMPONENT}<x-button data-cartlet-add="blue-mug"></x-button>`,
    'button',
  ],
  [
    'in a popup that stops clicks',
    `<div id="popup"><button data-cartlet-add="blue-mug">Take the mug</button></div>
     <script>popup.addEventListener('click', (event) => event.stopPropagation())</script>`,
    'button',
  ],
  [
    'on a link in a popup that stops clicks',
    `<div id="popup"><a href="/gone" data-cartlet-add="blue-mug">Take the mug</a></div>
     <script>popup.addEventListener('click', (event) => event.stopPropagation())</script>`,
    'link',
  ],
  [
    'around a button that stops clicks at once',
    `<div data-cartlet-add="blue-mug"><button id="inner">Take the mug</button></div>
     <script>inner.addEventListener('click', (event) => event.stopImmediatePropagation())</script>`,
    'button',
  ],
  [
    'on a link to # whose theme prevents the default',
    `<a href="#" data-cartlet-add="blue-mug">Take the mug</a>
     <script>document.querySelector('a[href="#"]').addEventListener('click', (event) => event.preventDefault())</script>`,
    'link',
  ],
  [
    'on a link to javascript: whose theme prevents the default',
    `<a href="javascript:void(0)" data-cartlet-add="blue-mug">Take the mug</a>
     <script>document.querySelector('[href^=javascript]').addEventListener('click', (event) => event.preventDefault())</script>`,
    'link',
  ],
  [
    'on a link without an address whose theme prevents the default',
    `<a role="button" tabindex="0" data-cartlet-add="blue-mug">Take the mug</a>
     <script>document.querySelector('a').addEventListener('click', (event) => event.preventDefault())</script>`,
    'button',
  ],
  [
    'on a link inside a router that takes over every link',
    `<main><a href="/gone" data-cartlet-add="blue-mug">Take the mug</a></main>
     <script>document.addEventListener('click', (event) => { if (!event.defaultPrevented) location.href = '/gone' })</script>`,
    'link',
  ],
]

// hazard 98
for (const [what, body, role] of CASES)
  test(`a press ${what} adds one item`, async ({ page, shop }) => {
    await shop.show(body)
    const address = page.url()
    await ready(page)
    await page.getByRole(role, { name: 'Take the mug' }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    expect(page.url().replace(/#$/, '')).toBe(address)
  })

test('a press that the page prevents does nothing, and the next one adds once', async ({ page, shop }) => {
  await shop.show(`<button data-cartlet-add="blue-mug" onclick="return Boolean(window.isOld)">Take the mug</button>`)
  await ready(page)
  const button = page.getByRole('button', { name: 'Take the mug' })
  await button.click()
  await betweenPresses(page)
  expect(shop.events('before-add')).toEqual([])
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await button.click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a press on a component whose button is in a closed root inside of a closed root adds one item', async ({ page, shop }) => {
  await shop.show(`<script>
    const closed = (name, draw) => customElements.define(name, class extends HTMLElement {
      connectedCallback() { draw(this.attachShadow({ mode: 'closed' })) }
    })
    closed('x-inner', (root) => { root.append(Object.assign(document.createElement('button'), { textContent: 'Take the mug' })) })
    closed('x-outer', (root) => { root.append(document.createElement('x-inner')) })
  </script><x-outer data-cartlet-add="blue-mug"></x-outer>`)
  await ready(page)
  // What is in closed roots cannot be found by role.
  const box = await page.locator('x-outer').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

/** Fifty buttons on a slow machine: no task of Cartlet blocks the main thread long enough for a visitor to notice. */
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { longestTaskWithin } from '../../support/source/thread-time'

const BUTTONS = 50
/** Tasks that take longer are called long. */
const LONG_MS = 50
const EACH_PRICED = `[...document.querySelectorAll('cartlet-buy-button')].every((host) => host.shadowRoot?.querySelector('.price'))`

// The runner's own recorder would be measured, too.
test.use({ bulkProducts: BUTTONS, trace: 'off' })

const showButtons = (shop: Shop) =>
  shop.show(
    `<main class="drawerful"><ol>${Array.from({ length: BUTTONS }, (_, index) => {
      const slug = `bulk-${String(index + 1).padStart(3, '0')}`
      return `<li><cartlet-buy-button product="${slug}"><a href="%%API%%/product-page/${slug}">Buy</a></cartlet-buy-button></li>`
    }).join('')}</ol></main>`,
    {
      head: '<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/many.css"><link rel="stylesheet" href="/dist/cartlet.css">%%SNIPPET%%',
    },
  )

test('fifty buttons in view on a slow machine cause no long task', { tag: '@bench' }, async ({ browser, page, shop }) => {
  test.setTimeout(120_000)
  await showButtons(shop)
  const { isWithin, figures } = await longestTaskWithin(browser, page, EACH_PRICED, LONG_MS)
  expect(isWithin, figures).toBe(true)
})

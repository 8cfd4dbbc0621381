/** Many elements on a slow machine: no task of Cartlet blocks the main thread long enough for a visitor to notice. */
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { longestTaskWithin } from '../../support/source/thread-time'

const BUTTONS = 50
/** In two lists: the platform tells a hundred products at a time. */
const CARDS = 200
/** Tasks that take longer are called long. */
const LONG_MS = 50
const EACH_PRICED = `[...document.querySelectorAll('cartlet-buy-button')].every((host) => host.shadowRoot?.querySelector('.price'))`

// The runner's own recorder would be measured, too.
test.use({ bulkProducts: CARDS, trace: 'off' })

const EACH_DRAWN = `document.querySelectorAll('li.mine > b').length === ${CARDS}`

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

const CARD = `<li class="mine"><a data-cartlet-attr-href="link" data-cartlet-open><img data-cartlet-attr-src="picture.url" data-cartlet-attr-srcset="picture.srcset"
data-cartlet-attr-alt="picture.alt" width="300" height="300" loading="lazy"><h3 data-cartlet-text="name"></h3></a>
<p data-cartlet-if="brand" data-cartlet-text="brand"></p><b data-cartlet-text="price"></b><s data-cartlet-if="onSale" data-cartlet-text="oldPrice"></s>
<p data-cartlet-if="stockText" data-cartlet-text="stockText"></p><p data-cartlet-each="options"><b data-cartlet-text="name"></b> <i data-cartlet-each="choices" data-cartlet-text="name"></i></p>
<button data-cartlet-add>Take it</button></li>`

test('two hundred cards in the author’s own markup on a slow machine cause no long task', { tag: '@bench' }, async ({
  browser,
  page,
  shop,
}) => {
  test.setTimeout(180_000)
  const list = (sort: string) =>
    `<cartlet-collection limit="${CARDS / 2}" sort="${sort}"><ul><template>${CARD}</template></ul></cartlet-collection>`
  await shop.show(`<main><h1>All of it</h1>${list('newest')}${list('price-asc')}</main>`, {
    head: '<style>ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(12em, 1fr)); gap: 1em; padding: 0; list-style: none }</style>%%SNIPPET%%',
    script: 'data-catalog="v1"',
  })
  const { isWithin, figures } = await longestTaskWithin(browser, page, EACH_DRAWN, LONG_MS)
  expect(isWithin, figures).toBe(true)
})

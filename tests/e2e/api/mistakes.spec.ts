import { expect, test } from '../../support/fixtures/fixtures'
import { sampled } from '../../support/sample'

const LINK = '<a href="/plain">Buy the Blue Mug</a>'
const MUG = `<cartlet-buy-button product="blue-mug">${LINK}</cartlet-buy-button>`
const OURS = 'data-client-id="%%CLIENT_ID%%" data-api="%%API%%"'
const script = (attributes: string) => `<script async crossorigin src="/dist/loader.js" ${attributes}></script>`

interface Mistake {
  what: string
  head?: string
  body?: string
  /** The line in the console that tells the author what to change. */
  line: RegExp
  /** A further line from the browser or the platform. */
  besides?: RegExp
  /** True when the shop sells nevertheless; otherwise the author's link stays. */
  sells: boolean
}

/** Mistakes that authors, comments of their visitors and tag managers leave in a page. */
const MISTAKES: Mistake[] = [
  { what: 'no client id', head: script('data-api="%%API%%"'), line: /INVALID_CONFIG.*data-client-id/, sells: false },
  {
    what: 'a client id of spaces',
    head: script('data-client-id="  " data-api="%%API%%"'),
    line: /INVALID_CONFIG.*data-client-id/,
    sells: false,
  },
  {
    what: 'an unknown client id',
    head: script('data-client-id="someone-else" data-api="%%API%%"'),
    line: /TOKEN_REJECTED.*data-client-id/,
    sells: false,
  },
  {
    what: 'an API that is no address',
    head: script('data-client-id="%%CLIENT_ID%%" data-api="the shop"'),
    line: /INVALID_CONFIG.*apiOrigin/,
    sells: false,
  },
  {
    what: 'an API without encryption',
    head: script('data-client-id="%%CLIENT_ID%%" data-api="http://shop.example"'),
    line: /INVALID_CONFIG.*apiOrigin/,
    sells: false,
  },
  {
    what: 'an API of another scheme',
    head: script('data-client-id="%%CLIENT_ID%%" data-api="ftp://shop.example"'),
    line: /INVALID_CONFIG.*apiOrigin/,
    besides: /scheme "ftp" is not supported/,
    sells: false,
  },
  {
    what: 'an unknown cart',
    head: script(`${OURS} data-cart="sidebar"`),
    line: /data-cart="sidebar".*drawer, none/,
    sells: true,
  },
  {
    what: 'an unknown place',
    head: script(`${OURS} data-cart-position="middle"`),
    line: /data-cart-position="middle".*bottom-end/,
    sells: true,
  },
  {
    what: 'an unknown answer to an add',
    head: script(`${OURS} data-on-add="confetti"`),
    line: /data-on-add="confetti".*toast/,
    sells: true,
  },
  { what: 'an unknown theme', head: script(`${OURS} data-theme="sepia"`), line: /data-theme="sepia".*dark/, sells: true },
  {
    what: 'an unknown storage',
    head: script(`${OURS} data-storage="cookies"`),
    line: /data-storage="cookies".*session/,
    sells: true,
  },
  {
    what: 'a form called cartletConfig',
    body: `<form id="cartletConfig"></form>${MUG}`,
    line: /cartletConfig is not a plain object/,
    sells: true,
  },
  {
    what: 'a cartletConfig that is a text',
    head: `<script>window.cartletConfig = "id"</script>${script(OURS)}`,
    line: /cartletConfig is not a plain object/,
    sells: true,
  },
  {
    what: 'a cartletConfig that is a list',
    head: `<script>window.cartletConfig = ["id"]</script>${script(OURS)}`,
    line: /cartletConfig is not a plain object/,
    sells: true,
  },
  {
    what: 'a cartletConfig that is nothing',
    head: `<script>window.cartletConfig = null</script>${script(OURS)}`,
    line: /cartletConfig is not a plain object/,
    sells: true,
  },
  {
    what: 'a form called cartlet',
    head: '<title>x</title>',
    body: `<form id="cartlet"></form>${MUG}${script(OURS)}`,
    line: /Rename window\.cartlet/,
    sells: true,
  },
  {
    what: 'a variable called cartlet',
    head: `<script>window.cartlet = 42</script>${script(OURS)}`,
    line: /Rename window\.cartlet/,
    sells: true,
  },
  {
    what: 'no product',
    body: `<cartlet-buy-button>${LINK}</cartlet-buy-button>`,
    line: /INVALID_ARGUMENT.*product/,
    sells: false,
  },
  {
    what: 'an unknown product',
    body: `<cartlet-buy-button product="blue-mugg">${LINK}</cartlet-buy-button>`,
    line: /PRODUCT_NOT_FOUND.*id or the slug/,
    sells: false,
  },
  {
    what: 'a variant that was never made',
    body: `<cartlet-buy-button product="linen-tee" variant="x">${LINK}</cartlet-buy-button>`,
    line: /VARIANT_NOT_FOUND.*variant attribute/,
    sells: false,
  },
  {
    what: 'an unknown kind of markup',
    body: `<div data-cartlet="shop">${LINK}</div>`,
    line: /data-cartlet="shop".*buy-button/,
    sells: false,
  },
  {
    what: 'markup on something that takes none',
    body: `<p><a href="/plain" data-cartlet="buy-button" data-product="blue-mug">Buy the Blue Mug</a></p>`,
    line: /INVALID_ARGUMENT.*<a>.*<div>/,
    sells: false,
  },
]

for (const { what, head, body = MUG, line, besides, sells } of sampled(MISTAKES, 'mistakes'))
  test(`${what} is reported with what to change, and ${sells ? 'the shop sells all the same' : 'the link stays'}`, async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(line)
    if (besides) shop.expectConsoleError(besides)
    shop.expectAnyAnswer() // an unknown client id is answered with an error
    const told = page.waitForEvent('console', (message) => line.test(message.text()))
    await shop.show(body, { head: head ?? script(OURS) })
    if (sells) await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    else {
      await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Buy the Blue Mug' })).toHaveCount(0)
    }
    await told
  })

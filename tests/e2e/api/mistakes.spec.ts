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
  /** True when the shop sells nevertheless; otherwise the author's link stays. */
  sells: boolean
}

/** Mistakes that authors, comments of their visitors and tag managers leave in a page. */
const MISTAKES: Mistake[] = [
  {
    what: 'an API that is no address',
    head: script('data-client-id="%%CLIENT_ID%%" data-api="the shop"'),
    line: /INVALID_CONFIG.*api must be/,
    sells: false,
  },
  {
    what: 'an unknown cart',
    head: script(`${OURS} data-cart="sidebar"`),
    line: /data-cart="sidebar".*drawer, none/,
    sells: true,
  },
  {
    what: 'a form called cartletConfig',
    body: `<form id="cartletConfig"></form>${MUG}`,
    line: /cartletConfig is not a plain object/,
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

for (const { what, head, body = MUG, line, sells } of sampled(MISTAKES, 'mistakes'))
  test(`${what} is reported with what to change, and ${sells ? 'the shop sells all the same' : 'the link stays'}`, async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(line)
    const told = page.waitForEvent('console', (message) => line.test(message.text()))
    await shop.show(body, { head: head ?? script(OURS) })
    if (sells) await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    else {
      await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Buy the Blue Mug' })).toHaveCount(0)
    }
    await told
  })

/**
 * Each call that the widget makes, met by each kind of trouble for as long as it lasts: the visitor reads a sentence or gets what was
 * asked for, no control is left dead, nothing is done twice, and once the trouble is over the way on leads there. `npm test` draws every
 * fifth cell of the table, `npm run test:full` all of them.
 */
import type { Locator, Page } from '@playwright/test'
import { seededEmail } from '../../demo/platform/identity/member-seeds'
import { applyCode, drawer, expectTotals, quantity, removeButton } from '../support/cart'
import { expect, type Shop, test } from '../support/fixtures'
import { button, codeInMailbox, field, logIn, menu, onPage, register } from '../support/members'
import { runAhead, TROUBLES, type Trouble } from '../support/trouble'

interface Row {
  name: string
  method: string
  path: string
  /** Until just before. */
  prepare?(page: Page, shop: Shop): Promise<unknown>
  /** What sends the call. */
  act(page: Page, shop: Shop): Promise<unknown>
  /** What was wanted, on the screen; one that is there before the platform has agreed is not it. */
  reached(page: Page): Locator
  /** Where the sentence stands, or the author's own way. */
  told(page: Page): Locator
  /** The way on. @default what was done before */
  again?(page: Page, shop: Shop): Promise<unknown>
  /** What the platform must have by then, and no more than that. */
  truth?(page: Page, shop: Shop): Promise<unknown>
}

const CART = '/ecom/v1/carts/current'
const MUG =
  '<main><h1>A page</h1><cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button><button type="button" data-cartlet-open="cart">Show my cart</button></main>'
const GRID =
  '<main><h1>A page</h1><cartlet-collection collection="home" limit="4"><a href="%%API%%/">See them in our shop</a></cartlet-collection></main>'
const SEE =
  '<main><h1>A page</h1><cartlet-product product="blue-mug" layout="full"><a href="%%API%%/product-page/blue-mug">See the mug</a></cartlet-product></main>'

const show = (_: Page, shop: Shop) => shop.show(MUG, { script: 'data-catalog="v1"' })
const buy = (page: Page) => page.getByRole('button', { name: /^Buy the Blue Mug/ })
const openCart = (page: Page) => page.getByRole('button', { name: 'Show my cart' }).click()
const alerts = (page: Page) => drawer(page).getByRole('alert').filter({ hasText: /\w/ })
const subtotal = (page: Page, amount: string) =>
  drawer(page)
    .getByRole('term')
    .filter({ hasText: 'Subtotal' })
    .locator('xpath=following-sibling::*[1]')
    .filter({ hasText: amount })
const countOf = (page: Page) =>
  page.evaluate(
    async () =>
      (await (window as unknown as { cartlet: { cart: { get(): Promise<{ count: number }> } } }).cartlet.cart.get()).count,
  )

async function withMug(page: Page, shop: Shop): Promise<void> {
  await show(page, shop)
  await buy(page).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}
const withCode = async (page: Page, shop: Shop) => {
  await withMug(page, shop)
  await applyCode(page, 'WELCOME10')
  await expect(drawer(page).getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
}
const pay = (page: Page) => drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
const members = (_: Page, shop: Shop) => shop.open('/members')
const memberTold = (page: Page) => onPage(page).getByRole('alert').filter({ hasText: /\w/ })
/** An answer that nobody understands leads to the shop's own page, where everything is understood. */
const hostedLogin = (page: Page) => page.getByRole('heading', { name: 'Log in', level: 1 })
const newcomer = 'newcomer@example.com'
const toVerify = 'newcomer@verify.example'

const ROWS: readonly Row[] = [
  {
    name: 'the visitor’s token',
    method: 'POST',
    path: '/oauth2/token',
    act: show,
    reached: (page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }),
    told: (page) => page.getByRole('link', { name: 'Buy the Blue Mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'the products',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    act: show,
    reached: (page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }),
    told: (page) => page.getByRole('link', { name: 'Buy the Blue Mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'an add',
    method: 'POST',
    path: `${CART}/add-to-cart`,
    prepare: show,
    act: (page) => buy(page).click(),
    reached: (page) => subtotal(page, '€18.00'),
    told: (page) => page.getByRole('alert').filter({ hasText: /\w/ }),
    async again(page) {
      if (await drawer(page).isVisible()) await drawer(page).getByRole('button', { name: 'Close cart' }).click()
      await buy(page).click()
    },
    truth: async (page) => expect.poll(() => countOf(page)).toBe(1),
  },
  {
    name: 'reading the cart',
    method: 'GET',
    path: CART,
    prepare: withMug,
    async act(page) {
      await page.reload()
      await openCart(page)
    },
    reached: (page) => subtotal(page, '€18.00'),
    told: alerts,
    again: (page) => drawer(page).getByRole('button', { name: 'Try again' }).click(),
    truth: async (page) => expect(quantity(page, 'Blue Mug')).toHaveValue('1'),
  },
  {
    name: 'a quantity',
    method: 'POST',
    path: `${CART}/update-line-items-quantity`,
    prepare: withMug,
    act: (page) => drawer(page).getByRole('button', { name: 'One more of Blue Mug' }).click(),
    reached: (page) => subtotal(page, '€36.00'),
    told: alerts,
    truth: async (page) => expect.poll(() => countOf(page)).toBe(2),
  },
  {
    name: 'a removal',
    method: 'POST',
    path: `${CART}/remove-line-items`,
    prepare: withMug,
    act: (page) => removeButton(page, 'Blue Mug').click(),
    // Empty before the platform has agreed, and full again when it has not: the count is the truth.
    reached: (page) => drawer(page).getByText('Your cart is empty'),
    told: alerts,
    async again(page) {
      if (await removeButton(page, 'Blue Mug').isVisible()) await removeButton(page, 'Blue Mug').click()
    },
    truth: async (page) => expect.poll(() => countOf(page)).toBe(0),
  },
  {
    name: 'a promo code',
    method: 'PATCH',
    path: CART,
    prepare: withMug,
    act: (page) => applyCode(page, 'WELCOME10'),
    reached: (page) => drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }),
    told: alerts,
    truth: async (page) => expectTotals(page, { Subtotal: '€18.00', 'Welcome: 10% off': '−€1.80', Total: '€16.20' }),
  },
  {
    name: 'a promo code taken off',
    method: 'POST',
    path: `${CART}/remove-coupon`,
    prepare: withCode,
    act: (page) => drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }).click(),
    reached: (page) => drawer(page).getByText('Add a promo code'),
    told: alerts,
    truth: async (page) => expectTotals(page, { Subtotal: '€18.00' }),
  },
  {
    name: 'a note',
    method: 'PATCH',
    path: CART,
    prepare: withMug,
    async act(page) {
      await drawer(page).getByText('Add a note').click()
      await drawer(page).getByRole('textbox', { name: /note/i }).fill('Ring twice')
      await drawer(page).getByRole('heading', { name: 'Your cart' }).click()
    },
    reached: (page) => drawer(page).locator('details[open] textarea:not([aria-busy]):not([aria-invalid])'),
    told: alerts,
    again: (page) => drawer(page).getByRole('button', { name: 'Try again' }).click(),
    async truth(page) {
      await page.reload()
      await openCart(page)
      await expect(drawer(page).getByRole('textbox', { name: /note/i })).toHaveValue('Ring twice')
    },
  },
  {
    name: 'the totals',
    method: 'POST',
    path: `${CART}/estimate-totals`,
    prepare: withMug,
    async act(page) {
      await page.reload()
      await openCart(page)
    },
    reached: (page) => subtotal(page, '€18.00'),
    told: (page) => drawer(page).getByText('Shown at checkout'),
    async again(page) {
      await drawer(page).getByRole('button', { name: 'Close cart' }).click()
      await openCart(page)
    },
  },
  {
    name: 'an estimate for a place',
    method: 'POST',
    path: `${CART}/estimate-totals`,
    async prepare(page, shop) {
      await withMug(page, shop)
      await drawer(page).getByText('Estimate shipping and taxes').click()
      await drawer(page).getByLabel('Country').selectOption('IE')
    },
    act: (page) => drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click(),
    reached: (page) => drawer(page).getByRole('radio', { name: /^Standard delivery/, checked: true }),
    told: alerts,
  },
  {
    name: 'the checkout',
    method: 'POST',
    path: `${CART}/create-checkout`,
    prepare: withMug,
    act: pay,
    reached: (page) => page.getByRole('button', { name: /^Pay €/ }),
    told: alerts,
  },
  {
    name: 'the way to the checkout',
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    prepare: withMug,
    act: pay,
    reached: (page) => page.getByRole('button', { name: /^Pay €/ }),
    told: alerts,
  },
  {
    name: 'a page of a grid',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    act: (_, shop) => shop.show(GRID, { script: 'data-catalog="v1"' }),
    reached: (page) => page.getByRole('article').first(),
    told: (page) =>
      page
        .getByRole('link', { name: 'See them in our shop' })
        .or(page.getByRole('alert').filter({ hasText: /\w/ }))
        .first(),
    again: (page) => page.reload(),
    truth: async (page) => expect(page.getByRole('article')).toHaveCount(4),
  },
  {
    name: 'more of a grid',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    async prepare(page, shop) {
      await shop.show(GRID, { script: 'data-catalog="v1"' })
      await expect(page.getByRole('article')).toHaveCount(4)
    },
    act: (page) => page.getByRole('button', { name: 'Load more' }).click(),
    reached: (page) => page.getByRole('article').nth(7),
    told: (page) => page.locator('cartlet-collection').getByRole('alert').filter({ hasText: /\w/ }),
    again: (page) =>
      page
        .getByRole('button', { name: /Load more|Try again/ })
        .first()
        .click(),
    truth: async (page) => expect(page.getByRole('article')).toHaveCount(8),
  },
  {
    name: 'a whole product',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    act: (_, shop) => shop.show(SEE, { script: 'data-catalog="v1"' }),
    reached: (page) => page.getByRole('button', { name: 'Add to cart' }),
    told: (page) => page.getByRole('link', { name: 'See the mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'a log-in',
    method: 'POST',
    path: '/_api/iam/authentication/v2/login',
    prepare: members,
    act: (page) => logIn(onPage(page), seededEmail('ada')),
    reached: (page) => menu(onPage(page), 'Ada').or(hostedLogin(page)),
    told: memberTold,
    again: (page) => button(onPage(page), 'Log in').click(),
  },
  {
    name: 'the member’s tokens',
    method: 'POST',
    path: '/oauth2/token',
    async prepare(page, shop) {
      await members(page, shop)
      await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    },
    act: (page) => logIn(onPage(page), seededEmail('ada')),
    reached: (page) => menu(onPage(page), 'Ada'),
    told: memberTold,
  },
  {
    name: 'a registration',
    method: 'POST',
    path: '/_api/iam/authentication/v2/register',
    prepare: members,
    act: (page) => register(onPage(page), newcomer),
    reached: (page) => onPage(page).getByRole('button', { name: /^Account of/ }),
    // After an answer that was lost, the address is taken: by whom asked.
    told: memberTold,
    async again(page) {
      await button(onPage(page), 'Create an account').click()
      const account = onPage(page).getByRole('button', { name: /^Account of/ })
      await expect(memberTold(page).or(account).first()).toBeVisible()
      if (await account.isVisible()) return
      await button(onPage(page), 'I have an account').click()
      await logIn(onPage(page), newcomer, 'a long enough one')
    },
  },
  {
    name: 'a code from a mail',
    method: 'POST',
    path: '/_api/iam/verification/v1/auth/verify',
    async prepare(page, shop) {
      await members(page, shop)
      await register(onPage(page), toVerify)
      await expect(field(onPage(page), 'Code')).toBeVisible()
      await field(onPage(page), 'Code').fill(await codeInMailbox(page, shop.platform, toVerify))
    },
    act: (page) => button(onPage(page), 'Go on').click(),
    reached: (page) =>
      onPage(page)
        .getByRole('button', { name: /^Account of/ })
        .or(hostedLogin(page)),
    told: memberTold,
    async again(page) {
      if (await button(onPage(page), 'Go on').isVisible()) await button(onPage(page), 'Go on').click()
      // The code was taken when the answer was lost: it cannot be used a second time, the password can.
      const account = onPage(page).getByRole('button', { name: /^Account of/ })
      await expect(button(onPage(page), 'Log in').or(account)).toBeVisible()
      if (await account.isVisible()) return
      if (await field(onPage(page), 'E-mail').isVisible()) await logIn(onPage(page), toVerify, 'a long enough one')
      else await button(onPage(page), 'Log in').click()
    },
  },
  {
    name: 'a mail to set a new password',
    method: 'POST',
    path: '/_api/iam/recovery/v1/send-email',
    async prepare(page, shop) {
      await members(page, shop)
      await button(onPage(page), 'Forgot your password?').click()
      await field(onPage(page), 'E-mail').fill(seededEmail('ada'))
    },
    act: (page) => button(onPage(page), 'Send me a link').click(),
    reached: (page) => onPage(page).getByRole('heading', { name: /mail/i }),
    told: memberTold,
  },
]

const PATIENCE_MS = 30_000
const isVisible = async (one: Locator) => (await one.count()) > 0 && one.first().isVisible()

async function meet(page: Page, shop: Shop, { method, path }: Row, { rule, refused }: Trouble): Promise<() => Promise<void>> {
  if (rule) {
    shop.platform.faults.add({ method, path, ...rule, times: Number.POSITIVE_INFINITY })
    return async () => shop.platform.faults.clear()
  }
  const isCall = (url: URL) => url.origin === shop.platform.url && url.pathname === path
  await page.route(isCall, (route) =>
    refused && route.request().method() === method ? route.abort('connectionrefused') : route.fallback(),
  )
  return () => page.unroute(isCall)
}

const isFull = Boolean(process.env.CARTLET_FULL)

for (const [rowIndex, row] of ROWS.entries())
  test.describe(row.name, () => {
    for (const [index, trouble] of TROUBLES.entries()) {
      if (!isFull && (index + rowIndex) % 5) continue
      test(`when ${trouble.name}`, async ({ page, shop }) => {
        if (trouble.stalls) await page.clock.install()
        await row.prepare?.(page, shop)
        const end = await meet(page, shop, row, trouble)
        await row.act(page, shop)
        await expect
          .poll(
            async () => {
              if (trouble.stalls) await runAhead(page)
              return (await isVisible(row.reached(page))) || (await isVisible(row.told(page)))
            },
            { message: 'a sentence, or what was wanted', timeout: PATIENCE_MS },
          )
          .toBe(true)
        await end()
        // Nothing waits for ever: what was pressed can be pressed again.
        await expect
          .poll(
            async () => {
              if (trouble.stalls) await runAhead(page)
              return page.locator('[aria-busy=true]').count()
            },
            { message: 'nothing is busy', timeout: PATIENCE_MS },
          )
          .toBe(0)
        if (!(await isVisible(row.reached(page)))) await (row.again ?? row.act)(page, shop)
        await expect(row.reached(page).first()).toBeVisible({ timeout: PATIENCE_MS })
        await row.truth?.(page, shop)
        // The author may be told of all of it; the page itself never.
        shop.expectAnyAnswer()
        const harm = (await shop.takeProblems()).filter((problem) => !problem.startsWith('console.error: [cartlet]'))
        expect(harm).toEqual([])
      })
    }
  })

/**
 * Strict policies. What they allow works without one report; what they forbid leaves the author’s link or a sentence, and names
 * the directive to the author. An unannounced violation fails every test (see `guards`); here the browser’s own reports are
 * counted as well.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { drawer, quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { SEEDED_PASSWORD } from '../../support/fixtures/members'

const NONCE = 'bm9uY2U'
const HEAD = `<script nonce="${NONCE}" async crossorigin src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%" data-on-add="none"></script>`
const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

/** What our installation page tells an author to allow, and nothing more. */
const allowed = (api: string): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': `'nonce-${NONCE}' 'strict-dynamic'`,
  'style-src': "'self'",
  'img-src': api,
  'media-src': api,
  'connect-src': `'self' ${api}`,
  'frame-src': api,
  'form-action': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
})
const policyOf = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/** Starts a report endpoint. */
async function reportLog() {
  const reports: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      if (request.method === 'POST') reports.push(text)
      response.writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, done))
  return { reports, url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const FULL = '<cartlet-product product="watering-can" layout="full"><a href="/can">The can</a></cartlet-product>'
const OTHERS = `<cartlet-collection limit="3"><a href="/all">All</a></cartlet-collection>
  <cartlet-account><a href="/members">Members</a></cartlet-account>`

async function useEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(toggle(page, '1 item')).toBeVisible()
  const product = page.locator('cartlet-product')
  await expect(product.getByRole('button', { name: /Add to cart/ })).toBeVisible()
  await expect(product.getByLabel(/^Video: /).first()).toBeAttached()
  await page.locator('cartlet-collection').scrollIntoViewIfNeeded()
  const cards = page.locator('cartlet-collection').getByRole('heading')
  await expect(cards).toHaveCount(3)
  // A product with options opens the quick view.
  await page.evaluate(() => {
    const host = document.createElement('cartlet-buy-button')
    host.setAttribute('product', 'linen-tee')
    document.body.prepend(host)
    host.scrollIntoView()
  })
  await page
    .getByRole('button', { name: /^Choose options/ })
    .first()
    .click()
  const quickView = page.getByRole('dialog').filter({ hasText: 'Linen Tee' })
  await expect(quickView.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await toggle(page, '1 item').click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await page.keyboard.press('Escape')
  const account = page.locator('cartlet-account')
  await account.scrollIntoViewIfNeeded()
  await account.getByLabel('E-mail').fill('ada@members.example')
  await account.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD)
  await account.getByRole('button', { name: 'Log in' }).click()
  await account.getByRole('button', { name: 'Account: Ada' }).click()
  await expect(account.getByRole('button', { name: 'Log out' })).toBeVisible()
}

// hazard 3
for (const [name, change] of [
  ['a nonce and strict-dynamic', {}],
  ['a nonce alone', { 'script-src': `'nonce-${NONCE}'` }],
] as const)
  test(`the whole shop works under a strict policy, and nothing is reported: ${name}`, async ({ page, shop }) => {
    const log = await reportLog()
    const policy = policyOf({ ...allowed(shop.platform.url), ...change, 'report-uri': log.url })
    await shop.show(`${MUG}${FULL}${OTHERS}`, { head: HEAD, headers: { 'content-security-policy': policy } })
    await useEverything(page)
    // A violation does reach the log; otherwise its silence would prove nothing.
    expect(log.reports).toEqual([])
    shop.expectConsoleError(/violates the following Content Security Policy/)
    shop.expectConsoleError(/Fetch API cannot load https:\/\/not-allowed/)
    await page.evaluate(() => fetch('https://not-allowed.invalid/').catch(() => {}))
    await expect.poll(() => log.reports.length).toBe(1)
    expect(await shop.takeProblems()).toEqual([expect.stringContaining('connect-src https://not-allowed.invalid')])
    log.close()
  })

/** The directive, its value without us, what the author reads, whether it still sells, and the body. */
const FORGOTTEN: [directive: string, sources: (api: string) => string, line: RegExp, sells: boolean, body: string][] = [
  ['connect-src', () => "'self'", /\[cartlet\].*Add it to the policy: connect-src http/, false, MUG],
  [
    'img-src',
    () => "'self'",
    /\[cartlet\].*Add it to the policy: img-src http/,
    true,
    `${MUG}<cartlet-product product="blue-mug"></cartlet-product>`,
  ],
  ['media-src', () => "'none'", /\[cartlet\].*Add it to the policy: media-src http/, true, `${MUG}${FULL}`],
]

// hazard 21
for (const [directive, sources, line, sells, body] of FORGOTTEN)
  test(`a policy without ${directive} is reported, and ${sells ? 'the shop sells all the same' : 'the link stays'}`, async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(/violates the following Content Security Policy|Refused to/)
    shop.expectConsoleError(line)
    const policy = policyOf({ ...allowed(shop.platform.url), [directive]: sources(shop.platform.url) })
    await shop.show(body, { head: HEAD, headers: { 'content-security-policy': policy } })
    if (sells) {
      await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
      await expect(toggle(page, '1 item')).toBeVisible()
      await expect.poll(() => shop.sent('add')).toHaveLength(1)
    } else {
      await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('NETWORK')
      await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toHaveAttribute('href', /\/product-page\/blue-mug$/)
    }
    const problems = await shop.takeProblems()
    expect(problems.filter((problem) => !problem.startsWith(`policy violation: ${directive}`))).toEqual([])
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThan(10)
  })

test('a policy that blocks the chunks after the loader is reported as LOAD_FAILED, and the link stays', async ({
  page,
  shop,
}) => {
  shop.expectConsoleError(/violates the following Content Security Policy|Refused to/)
  shop.expectConsoleError(/\[cartlet\].*LOAD_FAILED.*policy/)
  const script = { 'script-src': `${shop.url('/dist/loader.js')}` }
  const policy = policyOf({ ...allowed(shop.platform.url), ...script, 'trusted-types': '*' })
  await shop.show(MUG, { head: HEAD, headers: { 'content-security-policy': policy } })
  await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('LOAD_FAILED')
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
  const problems = await shop.takeProblems()
  expect(problems.filter((problem) => !problem.startsWith('policy violation: script-src'))).toEqual([])
})

test('a sandboxed frame that may not navigate the page sells, and opens the checkout in a new tab', async ({ page, shop }) => {
  await shop.show(MUG, { head: HEAD })
  const address = page.url()
  shop.platform.journal.clear()
  await shop.show(
    `<iframe sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox" src="${address}" width="900" height="700" title="Shop"></iframe>`,
    { head: '' },
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await expect.poll(() => shop.events('cart-change')).toHaveLength(1)
  const inside = page.frames()[1]
  await inside?.evaluate(() => cartlet.cart.open())
  const dialog = frame.getByRole('dialog', { name: 'Your cart' })
  await expect(dialog.getByText('Blue Mug').first()).toBeVisible()
  shop.expectConsoleError(/Unsafe attempt to initiate navigation|The frame attempting navigation/)
  const opens = page.waitForEvent('popup')
  const button = dialog.getByRole('button', { name: 'Checkout', exact: true })
  await button.click()
  const tab = await opens
  await expect(tab.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener), 'the tab knows nothing of the page').toBeNull()
  await expect(button).not.toHaveAttribute('aria-busy')
})

for (const [what, body, label] of [
  ['the checkout of the cart', MUG, 'Buy the Blue Mug €18.00'],
  ['an own checkout button of the page', `${MUG}<button data-cartlet-checkout>Pay</button>`, 'Pay'],
] as const)
  test(`a sandboxed frame that may neither navigate the page nor open a tab turns ${what} into a link`, async ({
    page,
    shop,
  }) => {
    await shop.show(body, { head: HEAD })
    const address = page.url()
    shop.platform.journal.clear()
    await shop.show(
      `<iframe sandbox="allow-scripts allow-forms" src="${address}" width="900" height="700" title="Shop"></iframe>`,
      { head: '' },
    )
    shop.expectConsoleError(/Unsafe attempt to initiate navigation|The frame attempting navigation|Blocked opening/)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    const dialog = frame.getByRole('dialog', { name: 'Your cart' })
    if (label !== 'Pay') {
      await page.frames()[1]?.evaluate(() => cartlet.cart.open())
      await dialog.getByRole('button', { name: 'Checkout', exact: true }).click()
    } else await frame.getByRole('button', { name: 'Pay' }).click()
    const link = dialog.getByRole('link', { name: 'Checkout' })
    await expect(link).toBeVisible()
    if (label !== 'Pay') await expect(link, 'in the place of the button that had the focus').toBeFocused()
    await expect(link).toHaveAttribute('href', new RegExp(`^${shop.platform.url}/`))
    expect(page.frames()[1]?.url(), 'the frame is where it was').toBe(address)
    await expect(frame.getByText('Use this link to open your checkout.')).toBeVisible()
  })

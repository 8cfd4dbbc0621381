/**
 * Every kind of redirect session in the browser: the page requests it, the hosted page opens, and its callback brings the
 * visitor back.
 */

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { REDIRECT_KINDS, REDIRECT_PAGES, type RedirectKind } from '../../../demo/platform/identity/redirect-sessions'
import { challengeOf, createMemberShopper, exchange, newVerifier } from '../../../demo/platform/tests/identity/support/members'
import type { AuthRequest } from '../../../src/platform-entry'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const PASSWORD = 'garden-path'
const SLOT = { serviceId: 'pottery-class', startDate: '2027-02-01T10:00:00.000Z', resource: { name: 'Room 2' } }

interface Way {
  /** Purpose and callbacks; `back` is the address of the page that asks. */
  parameters(shop: Shop, back: string): object
  /** What a visitor does on the hosted page. */
  act(page: Page): Promise<void>
  heading: string
  /** Parameters that come back with the visitor. */
  returned?: readonly string[]
}

const book = async (page: Page, button: string) => {
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByRole('button', { name: button }).click()
}
const logIn = async (page: Page) => {
  await page.getByLabel('E-mail').fill('ada@members.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const verifier = newVerifier()

const WAYS: Record<Exclude<RedirectKind, 'ecomCheckout' | 'logout'>, Way> = {
  bookingsCheckout: {
    heading: 'Book: Pottery class',
    parameters: (_, back) => ({
      slotAvailability: { slot: SLOT },
      timezone: 'Europe/Berlin',
      callbacks: { thankYouPageUrl: back },
    }),
    act: (page) => book(page, 'Book'),
    returned: ['orderId'],
  },
  bookingsBook: {
    heading: 'Pottery class',
    parameters: (_, back) => ({ resourceSlug: 'pottery-class', callbacks: { postFlowUrl: back } }),
    async act(page) {
      await page.getByRole('group', { name: 'When' }).getByRole('radio').first().check()
      await book(page, 'Book this time')
    },
  },
  eventsCheckout: {
    heading: 'Tickets: Spring market',
    parameters: (_, back) => ({ reservationId: 'r-1', eventSlug: 'spring-market', callbacks: { thankYouPageUrl: back } }),
    act: (page) => book(page, 'Get the tickets'),
    returned: ['orderId', 'eventId'],
  },
  paidPlansCheckout: {
    heading: 'Plan: Tea club',
    parameters: (_, back) => ({ planId: 'tea-club', callbacks: { thankYouPageUrl: back } }),
    async act(page) {
      await page.getByRole('link', { name: 'Log in to go on' }).click()
      await logIn(page)
      await expect(page.getByLabel('E-mail')).toHaveValue('ada@members.example')
      await page.getByRole('button', { name: 'Subscribe' }).click()
    },
    returned: ['planOrderId'],
  },
  login: {
    heading: 'Log in',
    parameters: (_, back) => ({ callbacks: { postFlowUrl: back } }),
    act: logIn,
  },
  auth: {
    heading: 'Log in',
    parameters: ({ platform }, back) => ({
      authRequest: {
        clientId: platform.clientId,
        redirectUri: back,
        codeChallenge: challengeOf(verifier),
        codeChallengeMethod: 'S256',
        responseMode: 'query',
        responseType: 'code',
        scope: 'offline_access',
        state: 'state-1',
      },
      prompt: 'login',
    }),
    act: logIn,
    returned: ['code', 'state'],
  },
  storesProduct: {
    heading: 'Linen Tee',
    parameters: (_, back) => ({ productSlug: 'linen-tee', callbacks: { cartPageUrl: back } }),
    async act(page) {
      await page.getByLabel('Size').selectOption('M')
      await page.getByRole('button', { name: 'Add to cart' }).click()
    },
  },
}

const show = async (shop: Shop, page: Page) => {
  await shop.show('<h1>The author’s page</h1>')
  return page.url()
}
async function leaveBy(page: Page, kind: string, parameters: object): Promise<void> {
  const { fullUrl } = await page.evaluate(([kind, parameters]) => cartlet.redirect(kind as 'login', parameters), [
    kind,
    parameters,
  ] as const)
  // The evaluation returns before the page is left.
  await page.evaluate((url) => void setTimeout(() => location.assign(url)), fullUrl)
}
const expectClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('the table covers all nine kinds of redirect session', () => {
  expect([...Object.keys(WAYS), 'ecomCheckout', 'logout'].sort()).toEqual([...REDIRECT_KINDS].sort())
})

for (const [kind, { heading, parameters, act, returned = [] }] of Object.entries(WAYS)) {
  test(`${kind} opens its hosted page and returns to its callback address`, async ({ page, shop }) => {
    const back = await show(shop, page)
    await leaveBy(page, kind, parameters(shop, back))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toContain(REDIRECT_PAGES[kind as RedirectKind])
    await expectClean(page)
    await act(page)
    await page.waitForURL((url) => url.origin + url.pathname === back)
    expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual([...returned].sort())
    await expect(page.getByRole('heading', { name: 'The author’s page' })).toBeVisible()
  })
}

/** Creates one from the visitor's cart. In version 2 the cart is one. */
async function newCheckout(page: Page, { platform, cartVersion }: Shop): Promise<string> {
  const { id = '' } = await page.evaluate(() => cartlet.cart.get())
  if (cartVersion === 'v2') return id
  const visitor = await page.evaluate(() => Object.values(localStorage).find((text) => text.includes('accessToken')) ?? '')
  const created = await fetch(`${platform.url}/ecom/v1/carts/current/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: (JSON.parse(visitor) as { accessToken: string }).accessToken },
    body: JSON.stringify({ email: 'ada@example.com' }),
  })
  return ((await created.json()) as { checkoutId: string }).checkoutId
}

test('ecomCheckout opens the checkout and returns to its thank-you address', async ({ page, shop }) => {
  const back = await show(shop, page)
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  const checkoutId = await newCheckout(page, shop)
  await leaveBy(page, 'ecomCheckout', { checkoutId, callbacks: { thankYouPageUrl: back } })
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  // Version 1 has put it there.
  await page.getByLabel('E-mail').fill('ada@example.com')
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Street and number', '1 Main Street'],
    ['Postcode', 'D01'],
    ['Town or city', 'Dublin'],
    ['Card number', '4242 4242 4242 4242'],
    ['Expiry date (MM/YY)', '12/49'],
    ['Security code (CVC)', '123'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Country').selectOption('IE')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL((url) => url.origin + url.pathname === back)
  expect(new URL(page.url()).searchParams.get('orderId')).toBe(shop.platform.orders()[0]?.id)
})

test('logout ends the session of the hosted pages and goes on without a press', async ({ page, shop }) => {
  const back = await show(shop, page)
  await leaveBy(page, 'login', { callbacks: { postFlowUrl: back } })
  await logIn(page)
  await page.waitForURL(back)
  await page.goto(`${shop.platform.url}/hosted/account`)
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
  await page.goto(back)
  const shown = page.waitForResponse((response) => response.url().includes(REDIRECT_PAGES.logout))
  await leaveBy(page, 'logout', { clientId: shop.platform.clientId, callbacks: { postFlowUrl: back } })
  expect((await shown).status()).toBe(200)
  await page.waitForURL(back)
  await expect(page.getByRole('heading', { name: 'The author’s page' })).toBeVisible()
  shop.expectStatus(404)
  expect((await page.goto(`${shop.platform.url}/hosted/account`))?.status()).toBe(404)
})

test('a visitor whom the page sends to the log-in with redirect() is a member when they come back', async ({ page, shop }) => {
  const back = await show(shop, page)
  await leaveBy(page, 'auth', { prompt: 'login' })
  await logIn(page)
  await page.waitForURL((url) => url.origin + url.pathname === back)
  await expect.poll(() => page.evaluate(() => cartlet.session.current().then(({ role }) => role))).toBe('member')
  expect(page.url()).toBe(back)
})

/** Opens the address in a hidden frame and resolves with the first message from any source. */
const listen = (page: Page, fullUrl: string) =>
  page.evaluate(
    (src) =>
      new Promise<{ data: Record<string, string>; origin: string; isFrame: boolean }>((resolve) => {
        const frame = document.createElement('iframe')
        frame.hidden = true
        addEventListener('message', ({ data, origin, source }) => {
          resolve({ data, origin, isFrame: source === frame.contentWindow })
        })
        frame.src = src
        document.body.append(frame)
      }),
    fullUrl,
  )

test('a silent authorization sends the page a code that can be exchanged for tokens', async ({ page, shop }) => {
  await show(shop, page)
  const { platform } = shop
  const member = await createMemberShopper(platform)
  const { sessionToken } = (await member.login('ada@members.example', PASSWORD)).body
  const silent = (token: string | undefined) =>
    page.evaluate((authRequest) => cartlet.redirect('auth', { authRequest: authRequest as AuthRequest, prompt: 'none' }), {
      clientId: platform.clientId,
      codeChallenge: challengeOf(verifier),
      codeChallengeMethod: 'S256',
      responseMode: 'web_message',
      responseType: 'code',
      scope: 'offline_access',
      state: 'state-2',
      sessionToken: token,
    })
  const nobody = await listen(page, (await silent(undefined)).fullUrl)
  expect(nobody).toMatchObject({ origin: platform.url, isFrame: true, data: { error: 'login_required', state: 'state-2' } })
  const answer = await listen(page, (await silent(sessionToken)).fullUrl)
  expect(answer).toMatchObject({ origin: platform.url, isFrame: true, data: { state: 'state-2' } })
  const tokens = await exchange(platform, {
    clientId: platform.clientId,
    grantType: 'authorization_code',
    code: answer.data.code,
    codeVerifier: verifier,
  })
  expect(tokens.status).toBe(200)
})

test('a callback to a domain that the shop has not allowed is refused before the page is left', async ({ page, shop }) => {
  await show(shop, page)
  shop.platform.identity().rules.set({ redirectDomains: ['shop.example'] })
  shop.expectCode('REDIRECT_URL_NOT_ALLOWED')
  const code = await page.evaluate(() =>
    cartlet
      .redirect('login', { callbacks: { postFlowUrl: location.href } })
      .then(String, (error: { code: string }) => error.code),
  )
  expect(code).toBe('REDIRECT_URL_NOT_ALLOWED')
})

test('the hosted mailbox shows sent mail, saves a setting and passes axe', async ({ page, shop }) => {
  const member = await createMemberShopper(shop.platform)
  await member.register('mail@verify.example')
  await page.goto(`${shop.platform.url}/hosted/mailbox`)
  await expect(page.getByRole('heading', { name: 'Verify your e-mail address' })).toBeVisible()
  await expectClean(page)
  await page.getByLabel('The owner approves new members').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('The owner approves new members')).toBeChecked()
  expect((await member.register('wait@members.example')).body.state).toBe('REQUIRE_OWNER_APPROVAL')
})

/** Every error that a user's actions can cause during a login, and the sentence that is then shown. */
import type { Page } from '@playwright/test'
import { enAccount } from '../../../src/i18n/english/en-account'
import { at, LOGIN, type Refusal, testRefusals } from '../../support/fakes/refusals'
import { expect, test } from '../../support/fixtures/fixtures'
import {
  button,
  byRedirect,
  codeInMailbox,
  field,
  logIn,
  menu,
  onPage,
  openRecovery,
  PASSWORD,
  register,
  SEEDED_PASSWORD,
} from '../../support/fixtures/members'

const enter = (name: string, password?: string) => (page: Page) => logIn(onPage(page), at(name), password)
const wrongCode = async (page: Page) => {
  await field(onPage(page), 'Code').fill('000000')
  await button(onPage(page), 'Go on').click()
}
const forgot = (page: Page) => openRecovery(onPage(page))

const REFUSALS: Refusal[] = [
  { key: 'passwordWrong', code: '-19976', act: enter('ada', 'not this one') },
  { key: 'passwordRequired', act: enter('ada', '') },
  { key: 'emailUnknown', code: '-19999', act: enter('nobody') },
  { key: 'emailInvalid', code: 'INVALID_ARGUMENT', act: (page) => logIn(onPage(page), 'no address') },
  { key: 'passwordResetRequired', code: '-19973', act: enter('rita') },
  { key: 'statusBlocked', code: 'IDENTITY_BLOCKED', act: enter('bob') },
  { key: 'statusOffline', code: 'IDENTITY_OFFLINE', act: enter('olga') },
  { key: 'statusDeleted', code: '-19999', act: enter('dora') },
  { key: 'emailTaken', code: '-19995', act: (page) => register(onPage(page), at('ada')) },
  {
    key: 'passwordTooShort',
    code: 'INVALID_ARGUMENT',
    act: (page) => register(onPage(page), 'new@example.com', { 'New password': 'abc' }),
  },
  {
    key: 'passwordTooLong',
    code: 'INVALID_ARGUMENT',
    act: (page) => register(onPage(page), 'new@example.com', { 'New password': 'a'.repeat(101) }),
  },
  {
    key: 'fieldRefused',
    code: 'INVALID_ARGUMENT',
    act: (page) => register(onPage(page), 'new@example.com', { 'First name': 'A'.repeat(2000) }),
  },
  {
    key: 'codeWrong',
    code: 'INVALID_CODE',
    async act(page) {
      await logIn(onPage(page), at('vera'))
      await wrongCode(page)
    },
  },
  {
    key: 'codeRequired',
    async act(page) {
      await logIn(onPage(page), at('vera'))
      await button(onPage(page), 'Go on').click()
    },
  },
  {
    key: 'loginExpired',
    code: 'INVALID_STATE_TOKEN',
    async act(page, shop) {
      shop.expectCode('INVALID_CODE')
      await logIn(onPage(page), at('vera'))
      for (let tries = 0; tries < 6; tries++) {
        const answered = page.waitForResponse((response) => response.url().includes('/auth/verify'))
        await wrongCode(page)
        await answered
      }
    },
  },
  {
    key: 'pushUnanswered',
    code: 'PUSH_NOT_ANSWERED',
    async act(page) {
      await logIn(onPage(page), at('pia'))
      await button(onPage(page), 'I have approved it').click()
    },
  },
  {
    key: 'recoveryExpired',
    code: 'INVALID_RECOVERY_TOKEN',
    async act(page, shop) {
      await shop.open('/#nowhere')
      await shop.open('/members#recoveryToken=long-spent')
      await field(onPage(page), 'New password').fill(PASSWORD)
      await button(onPage(page), 'Save password').click()
    },
  },
  {
    key: 'accessDenied',
    where: byRedirect,
    async act(page) {
      await page.evaluate(() => cartlet.session.login({ prompt: 'consent' }))
      await page.getByLabel('E-mail').fill(at('ada'))
      await page.getByLabel('Password').fill(SEEDED_PASSWORD)
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('button', { name: 'Deny' }).click()
    },
  },
  {
    key: 'loginRequired',
    where: byRedirect,
    act: (page) => page.evaluate(() => cartlet.session.login({ prompt: 'none' })).catch(() => {}),
  },
  {
    key: 'callbackInvalid',
    where: byRedirect,
    author: /INVALID_CALLBACK/,
    async act(page, shop) {
      await button(byRedirect(page), 'Log in').click()
      await page.waitForURL(({ pathname }) => pathname !== '/members')
      await shop.open('/members#code=somebody-elses&state=somebody-elses')
    },
  },
  {
    key: 'notSetUp',
    where: byRedirect,
    code: 'REDIRECT_URL_NOT_ALLOWED',
    author: /REDIRECT_URL_NOT_ALLOWED/,
    async act(page, { platform }) {
      platform.identity().rules.set({ redirectUris: [] })
      await button(byRedirect(page), 'Log in').click()
    },
  },
  {
    key: 'outOfReach',
    author: /NETWORK/,
    async act(page) {
      await page.route(`**${LOGIN}`, (route) => route.abort())
      await logIn(onPage(page), at('ada'))
    },
  },
  {
    key: 'platformBusy',
    author: /FAULT_500/,
    async act(page, { platform }) {
      platform.faults.add({ method: 'POST', path: LOGIN, kind: 'status', status: 500, times: Number.POSITIVE_INFINITY })
      await logIn(onPage(page), at('ada'))
    },
  },
  {
    key: 'tooManyTries',
    code: 'TOO_MANY_ATTEMPTS',
    async act(page, shop) {
      shop.expectCode('-19976')
      shop.platform.identity().rules.set({ failuresPerMinute: 1 })
      await enter('ada', 'a first guess')(page)
      await expect(onPage(page).getByRole('alert')).toHaveText(enAccount.failures.passwordWrong)
      await enter('ada', 'a second guess')(page)
    },
  },
  {
    key: 'passwordRefused',
    code: 'INVALID_ARGUMENT',
    async act(page) {
      await logIn(onPage(page), at('ada'))
      await menu(onPage(page), 'Ada').click()
      await button(onPage(page), 'Change password').click()
      await field(onPage(page), 'New password').fill(SEEDED_PASSWORD)
      await button(onPage(page), 'Save password').click()
    },
  },
  {
    key: 'tokensRefused',
    where: byRedirect,
    author: /TOKEN_REJECTED/,
    async act(page, shop) {
      shop.expectAnyAnswer()
      await button(byRedirect(page), 'Log in').click()
      await page.waitForURL(({ pathname }) => pathname !== '/members')
      await shop.open('/')
      const state = await page.evaluate(() => {
        const [kept] = Object.entries(sessionStorage).filter(([key]) => key.endsWith(':login'))
        return JSON.parse(kept?.[1] ?? '{}').state as string
      })
      await shop.open(`/members#code=never-given-out&state=${encodeURIComponent(state)}`)
    },
  },
  {
    key: 'captchaInvalid',
    code: '-19970',
    async act(page, shop) {
      shop.expectCode('-19971')
      shop.platform.identity().rules.set({ captcha: 'visible' })
      // Solved, but so long ago that the token has expired.
      await page.route('**/captcha/token', (route) =>
        route.fulfill({ json: { token: 'too-old' }, headers: { 'access-control-allow-origin': '*' } }),
      )
      await logIn(onPage(page), at('ada'))
      await page.locator('[slot=captcha]').getByRole('button').click()
    },
  },
  {
    key: 'unknownState',
    async act(page, { platform }) {
      platform.faults.add({ path: LOGIN, kind: 'body', body: { state: 'REQUIRE_MISSING_FIELDS', stateToken: 'x' } })
      await logIn(onPage(page), at('ada'))
    },
  },
  {
    key: 'storageBlocked',
    where: byRedirect,
    author: /STORAGE_BLOCKED/,
    async act(page) {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
      await page.reload()
      await button(byRedirect(page), 'Log in').click()
    },
  },
  {
    key: 'captchaUnavailable',
    code: '-19971',
    async act(page, { platform }) {
      platform.identity().rules.set({ captcha: 'visible' })
      await page.route('**/captcha/enterprise.js*', (route) => route.abort())
      await logIn(onPage(page), at('ada'))
    },
  },
]

testRefusals(REFUSALS)

test('an account element keeps the author’s content when its chunk cannot be loaded', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await page.route(/\/dist\/account-\w{6}\.js/, (route) => route.abort())
  await shop.open('/members')
  await expect.poll(() => shop.events('error').map(({ detail }) => (detail as { code: string }).code)).toContain('LOAD_FAILED')
  await expect(onPage(page).getByRole('link', { name: 'My account' })).toBeVisible()
})

test('a member who awaits approval sees the screen "Almost there"', async ({ page, shop }) => {
  await shop.open('/members')
  await logIn(onPage(page), at('otis'))
  await expect(onPage(page).getByRole('heading', { name: 'Almost there' })).toBeFocused()
})

test('a recovery link sets a new password on the page itself, and its token leaves the address', async ({ page, shop }) => {
  await shop.open('/members')
  await forgot(page)
  await field(onPage(page), 'E-mail').fill(at('rita'))
  await button(onPage(page), 'Send me a link').click()
  await expect(onPage(page).getByText(`If ${at('rita')} belongs to an account`)).toBeVisible()
  const [mail] = shop.platform.identity().outbox.list(at('rita'))
  const token = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
  await shop.open('/')
  await shop.open(`/members#recoveryToken=${encodeURIComponent(token)}`)
  await expect.poll(() => page.url()).toBe(shop.url('/members'))
  await field(onPage(page), 'New password').fill(PASSWORD)
  await button(onPage(page), 'Save password').click()
  await expect(menu(onPage(page), 'Rita')).toBeVisible()

  await menu(onPage(page), 'Rita').click()
  await button(onPage(page), 'Change password').click()
  await field(onPage(page), 'New password').fill('yet another one')
  await button(onPage(page), 'Save password').click()
  await expect(onPage(page).getByText('Your password is changed.')).toBeVisible()
})

test.describe('captcha', () => {
  // hazard 39
  test('a visible captcha is placed in the page’s document, can be answered again after an error, and logs in', async ({
    page,
    shop,
  }) => {
    shop.expectCode('-19971')
    shop.expectCode('WRONG_ANSWER')
    shop.platform.identity().rules.set({ captcha: 'visible' })
    await shop.open('/members')
    await logIn(onPage(page), at('ada'))
    const box = page.locator('cartlet-account > [slot=captcha]')
    await expect(box).toHaveCount(1)
    await box.getByRole('textbox').fill('1')
    await box.getByRole('button').click()
    await expect(box.getByRole('textbox')).toHaveValue('')
    const [a = 0, b = 0] = ((await box.textContent())?.match(/\d+/g) ?? []).map(Number)
    await box.getByRole('textbox').fill(String(a + b))
    await box.getByRole('button').click()
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
    await expect(box).toHaveCount(0)
  })

  test('an invisible captcha registers a visitor without a challenge', async ({ page, shop }) => {
    shop.expectCode('-19971')
    shop.platform.identity().rules.set({ captcha: 'invisible' })
    await shop.open('/members')
    await register(onPage(page), 'new@example.com', { 'First name': 'Nell' })
    await expect(menu(onPage(page), 'Nell')).toBeVisible()
    await expect(page.locator('[slot=captcha]')).toHaveCount(0)
  })

  test('a captcha that the page’s policy blocks leads to the login on the shop’s own page', async ({ page, shop }) => {
    shop.expectCode('-19971')
    shop.platform.identity().rules.set({ captcha: 'visible' })
    shop.expectConsoleError(/violates the following Content Security Policy/)
    shop.expectConsoleError(/Add it to the policy: script-src-elem/)
    const policy = `script-src 'self' 'unsafe-inline'`
    await shop.show('<section aria-label="Log in on this page"><cartlet-account></cartlet-account></section>', {
      headers: { 'content-security-policy': policy },
      script: 'data-captcha-url="%%API%%/captcha/enterprise.js?client-id=%%CLIENT_ID%%"',
    })
    await logIn(onPage(page), at('ada'))
    await expect(onPage(page).getByRole('alert')).toHaveText(enAccount.failures.captchaUnavailable)
    await button(onPage(page), 'Log in').click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(shop.platform.url)
    expect(await shop.takeProblems()).toEqual([expect.stringContaining('policy violation: script-src-elem')])
  })
})

test.describe('second factor', () => {
  test('a member with a second factor chooses e-mail, enters the code and is logged in', async ({ page, shop }) => {
    await shop.open('/members')
    await logIn(onPage(page), at('tess'))
    await onPage(page).getByRole('radio', { name: 'E-mail' }).check()
    await field(onPage(page), 'Code').fill(await codeInMailbox(page, shop.platform, `EMAIL to ${at('tess')}`))
    await button(onPage(page), 'Go on').click()
    await expect(menu(onPage(page), 'Tess')).toBeVisible()
  })

  test('a member with a second factor enters a code from a text message and asks to remember the device', async ({
    page,
    shop,
  }) => {
    const verified = (factor: string) =>
      shop.platform.journal.requests({ path: `/_api/iam/authentication/v2/${factor}/verify` }).map(({ body }) => body)
    await shop.open('/members')
    await logIn(onPage(page), at('tess'))
    await onPage(page).getByRole('radio', { name: 'Text message' }).check()
    await field(onPage(page), 'Code').fill(await codeInMailbox(page, shop.platform, 'SMS to +353 1 555 0100'))
    await onPage(page).getByRole('checkbox', { name: 'Do not ask again on this device' }).check()
    await button(onPage(page), 'Go on').click()
    await expect(menu(onPage(page), 'Tess')).toBeVisible()
    expect(verified('EMAIL')).toEqual([])
    expect(verified('SMS')).toMatchObject([
      { factorType: 'SMS', smsData: { code: expect.any(String) }, rememberThisDevice: true },
    ])
  })
})

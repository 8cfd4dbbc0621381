/** What goes wrong during a login, and the sentence that is then shown; recovery, captcha and second factor. */
import { enAccount } from '../../../src/i18n/compiled/english/en-account'
import { at, type Refusal, testRefusals } from '../../support/fakes/refusals'
import { drawer } from '../../support/fixtures/cart'
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

/** Those that only a browser shows, and one of each kind of the others: `tests/wire/members.test.ts` has the others. */
const REFUSALS: Refusal[] = [
  { key: 'passwordWrong', code: '-19976', act: (page) => logIn(onPage(page), at('ada'), 'not this one') },
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
    key: 'insecurePage',
    author: /INSECURE_CONTEXT/,
    async act(page) {
      await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
      await logIn(onPage(page), at('ada'))
    },
  },
  {
    key: 'loggedOutMeanwhile',
    author: /LOGGED_OUT/,
    async act(page, shop) {
      const other = await page.context().newPage()
      await shop.open('/members', other)
      // The page needs a visitor session that another tab can remove.
      await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
      await expect(drawer(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      const { arrived, release } = await shop.hold('token')
      await logIn(onPage(page), at('ada'))
      await arrived
      await other.evaluate(() => localStorage.clear())
      release()
    },
  },
]

testRefusals(REFUSALS)

test('an account element keeps the author’s content when its chunk cannot be loaded', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await page.route(/\/dist\/account-\w{7}\.js/, (route) => route.abort())
  await shop.open('/members')
  await expect.poll(() => shop.events('error').map(({ detail }) => (detail as { code: string }).code)).toContain('LOAD_FAILED')
  await expect(onPage(page).getByRole('link', { name: 'My account' })).toBeVisible()
})

test('a recovery link sets a new password on the page itself, and its token leaves the address', async ({ page, shop }) => {
  await shop.open('/members')
  await openRecovery(onPage(page))
  await field(onPage(page), 'E-mail').fill(at('rita'))
  await button(onPage(page), 'Send me a link').click()
  await expect(onPage(page).getByText(`If there is an account for ${at('rita')}`)).toBeVisible()
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
  await expect(onPage(page).getByText('Your password has been changed.')).toBeVisible()
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
    await button(onPage(page), 'Continue').click()
    await expect(menu(onPage(page), 'Tess')).toBeVisible()
    expect(verified('EMAIL')).toEqual([])
    expect(verified('SMS')).toMatchObject([
      { factorType: 'SMS', smsData: { code: expect.any(String) }, rememberThisDevice: true },
    ])
  })
})

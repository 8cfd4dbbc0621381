/** Accounts: every form, every message, every place of an error. */
import type { Page } from '@playwright/test'
import { at, LOGIN } from '../../fakes/refusals'
import { expect, type Shop } from '../../fixtures/fixtures'
import { button, field, fillEmail, logIn, logOut, menu, PASSWORD } from '../../fixtures/members'
import type { Visit, Walk } from '../walk'

const ACCOUNT =
  '<cartlet-account fields="firstName lastName birthdate tea-per-day:number(Cups of tea a day)"><a href="%%API%%/hosted/members/my-account">My account</a></cartlet-account>'
const OPTIONS = {
  script: 'data-members-url="%%API%%/hosted/members" data-captcha-url="%%API%%/captcha/enterprise.js?client-id=%%CLIENT_ID%%"',
}
const here = (page: Page) => page.locator('cartlet-account')
const start = async ({ page, show }: Visit) => {
  await show(ACCOUNT, OPTIONS)
  await expect(button(here(page), 'Log in')).toBeVisible()
}
const enter = async (visit: Visit, name: string) => {
  await start(visit)
  await logIn(here(visit.page), at(name))
}
const heading = (page: Page, name: string) => expect(here(page).getByRole('heading', { name })).toBeVisible()
const askCaptcha = ({ platform }: Shop, captcha: 'visible' | 'invisible') => platform.identity().rules.set({ captcha })

const FORMS: Walk = [
  {
    shows: ['account: at INITIAL', 'account: form LOG_IN'],
    text: 'Forgot your password?',
    arrive: start,
  },
  {
    shows: ['account: checked'],
    text: 'Enter your e-mail address.',
    says: 'Enter your e-mail address.',
    async arrive({ page }) {
      await button(here(page), 'Log in').click()
      await expect(here(page).getByRole('alert')).toHaveCount(2)
    },
  },
  {
    shows: ['account: at FAILURE'],
    text: 'The password is incorrect.',
    says: 'The password is incorrect.',
    async arrive({ page, shop }) {
      shop.expectCode('-19976')
      await logIn(here(page), at('ada'), 'not this one')
      await expect(here(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['account: banner'],
    text: 'This account is blocked.',
    says: 'This account is blocked.',
    async arrive({ page, shop }) {
      shop.expectCode('IDENTITY_BLOCKED')
      await logIn(here(page), at('bob'))
      await expect(here(page).getByText('This account is blocked.')).toBeVisible()
    },
  },
  {
    shows: ['account: form FORGOT_PASSWORD'],
    text: 'Send me a link',
    async arrive({ page }) {
      await button(here(page), 'Forgot your password?').click()
      await heading(page, 'Forgot your password?')
    },
  },
  {
    shows: ['account: at RECOVERY_MAIL_SENT'],
    text: 'If there is an account for',
    async arrive({ page }) {
      await fillEmail(here(page), at('ada'))
      await button(here(page), 'Send me a link').click()
      await heading(page, 'Check your e-mail')
    },
  },
  {
    shows: ['account: form REGISTER'],
    text: 'Cups of tea a day',
    async arrive({ page }) {
      await button(here(page), 'Back to login').click()
      await button(here(page), 'I am new here').click()
      await heading(page, 'Create an account')
    },
  },
  {
    shows: ['account: at NEW_PASSWORD_REQUIRED'],
    text: 'Save password',
    async arrive({ page }) {
      const address = new URL(page.url())
      await page.goto('about:blank')
      await page.goto(`${address.href}#recoveryToken=some-token`)
      await heading(page, 'Choose a new password')
    },
  },
  {
    shows: ['account: part missing'],
    text: 'could not be loaded',
    says: 'Part of this page could not be loaded.',
    async arrive(visit) {
      const { page, shop } = visit
      shop.expectConsoleError(/LOAD_FAILED/)
      await page.route('**/dist/account-forms-*', (route) => route.abort())
      await start(visit)
      await button(here(page), 'I am new here').click()
      await expect(button(here(page), 'Try again')).toBeVisible()
    },
  },
]

const PROOFS: Walk = [
  {
    shows: ['account: at EMAIL_VERIFICATION_REQUIRED'],
    text: 'We have sent a code to',
    async arrive(visit) {
      await enter(visit, 'vera')
      await heading(visit.page, 'Check your e-mail')
    },
  },
  {
    shows: ['account: at OWNER_APPROVAL_REQUIRED'],
    text: 'The shop reviews every new account.',
    async arrive(visit) {
      await enter(visit, 'otis')
      await heading(visit.page, 'Almost there')
    },
  },
  {
    shows: ['account: at FACTOR_REQUIRED', 'account: factor SMS'],
    text: 'Text message',
    async arrive(visit) {
      await enter(visit, 'tess')
      await heading(visit.page, 'One more step')
    },
  },
  {
    shows: ['account: factor CALL'],
    text: 'Phone call',
    async arrive({ page }) {
      await here(page).getByRole('radio', { name: 'Phone call' }).check()
    },
  },
  {
    shows: ['account: factor EMAIL'],
    text: 'Do not ask again on this device',
    async arrive({ page }) {
      await here(page).getByRole('radio', { name: 'E-mail' }).check()
    },
  },
  {
    shows: ['account: factor TOTP'],
    text: 'Code',
    async arrive(visit) {
      await enter(visit, 'otto')
      await heading(visit.page, 'One more step')
    },
  },
  {
    shows: ['account: factor PUSH'],
    text: 'Approve the request on your device',
    async arrive(visit) {
      await enter(visit, 'pia')
      await heading(visit.page, 'One more step')
    },
  },
  {
    shows: ['account: at USER_CAPTCHA_REQUIRED'],
    text: 'please complete the security check',
    says: 'please complete the security check',
    async arrive(visit) {
      visit.shop.expectCode('-19971')
      askCaptcha(visit.shop, 'visible')
      await enter(visit, 'ada')
      await expect(visit.page.locator('[slot=captcha]').getByRole('textbox')).toBeVisible()
    },
  },
  {
    shows: ['account: at SILENT_CAPTCHA_REQUIRED'],
    text: 'One moment',
    says: 'One moment',
    async arrive(visit) {
      askCaptcha(visit.shop, 'invisible')
      // The captcha is pending for as long as the state is checked.
      await visit.page.route('**/captcha/token', () => {})
      await enter(visit, 'ada')
      await expect(here(visit.page).getByText('One moment')).toBeVisible()
    },
  },
]

const MEMBER: Walk = [
  {
    shows: ['account: at BUSY'],
    text: 'I am new here',
    async arrive(visit) {
      const { page } = visit
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**${LOGIN}`, async (route) => {
        await released
        await route.continue()
      })
      visit.held = { arrived: page.waitForRequest(`**${LOGIN}`).then(() => {}), release }
      await enter(visit, 'ada')
      await visit.held.arrived
      await expect(here(page).locator('[aria-busy=true]').first()).toBeVisible()
    },
  },
  {
    shows: ['account: at SUCCESS'],
    text: 'Logging you in.',
    says: 'Logging you in.',
    async arrive(visit) {
      const { held, shop } = visit
      const next = await shop.hold('token')
      held?.release()
      await next.arrived
      visit.held = next
      await expect(here(visit.page).getByText('Logging you in.')).toBeVisible()
    },
  },
  {
    shows: ['account: form MENU'],
    text: 'Ada',
    async arrive({ page, held }) {
      held?.release()
      await expect(menu(here(page), 'Ada')).toBeVisible()
    },
  },
  {
    shows: ['account: at LOGGED_IN'],
    text: 'My orders',
    keysIn: 'tests/e2e/account/member-toggle.spec.ts',
    async arrive({ page }) {
      await menu(here(page), 'Ada').click()
      await expect(here(page).getByRole('link', { name: 'My orders' })).toBeVisible()
    },
  },
  {
    shows: ['account: form CHANGE_PASSWORD'],
    text: 'Save password',
    async arrive({ page }) {
      await button(here(page), 'Change password').click()
      await heading(page, 'Change password')
    },
  },
  {
    shows: ['account: notice'],
    text: 'Your password has been changed.',
    says: 'Your password has been changed.',
    async arrive({ page }) {
      await field(here(page), 'New password').fill(`${PASSWORD} too`)
      await button(here(page), 'Save password').click()
      await expect(here(page).getByText('Your password has been changed.')).toBeVisible()
    },
  },
  {
    shows: ['account: hosted'],
    text: 'Log in',
    async arrive({ page, show }) {
      await menu(here(page), 'Ada').click()
      await logOut(page, here(page))
      await expect(button(here(page), 'Log in')).toBeVisible()
      await show('<cartlet-account mode="redirect"></cartlet-account>', OPTIONS)
      await expect(button(here(page), 'Log in')).toBeVisible()
    },
  },
]

export const ACCOUNT_WALKS = { 'account forms': FORMS, 'account proofs': PROOFS, member: MEMBER }

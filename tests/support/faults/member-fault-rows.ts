/** The requests of a login, for the table of faults. */
import type { Page } from '@playwright/test'
import { seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { expect, type Shop } from '../fixtures/fixtures'
import { button, codeInMailbox, field, logIn, menu, onPage, openRecovery, register } from '../fixtures/members'
import type { Row } from './fault-row'

const members = (_: Page, shop: Shop) => shop.open('/members')
const memberTold = (page: Page) => onPage(page).getByRole('alert').filter({ hasText: /\w/ })
/** A response that the widget does not understand leads to the login on the shop's own page. */
const hostedLogin = (page: Page) => page.getByRole('heading', { name: 'Log in', level: 1 })
const newcomer = 'newcomer@example.com'
const toVerify = 'newcomer@verify.example'

export const MEMBER_ROWS: readonly Row[] = [
  {
    name: 'a log-in',
    request: 'POST /_api/iam/authentication/v2/login',
    prepare: members,
    act: (page) => logIn(onPage(page), seededEmail('ada')),
    reached: (page) => menu(onPage(page), 'Ada').or(hostedLogin(page)),
    told: memberTold,
    again: (page) => button(onPage(page), 'Log in').click(),
  },
  {
    name: 'the member’s tokens',
    request: 'POST /oauth2/token',
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
    request: 'POST /_api/iam/authentication/v2/register',
    prepare: members,
    act: (page) => register(onPage(page), newcomer),
    // An unknown step of the login continues on the shop's own page.
    reached: (page) =>
      onPage(page)
        .getByRole('button', { name: /^Account:/ })
        .or(hostedLogin(page)),
    // After a lost response, the address is taken: by the account that this visitor has just created.
    told: memberTold,
    async again(page) {
      const create = button(onPage(page), 'Create an account')
      if (!(await create.isVisible())) return button(onPage(page), 'Log in').click()
      await create.click()
      const account = onPage(page).getByRole('button', { name: /^Account:/ })
      await expect(memberTold(page).or(account).first()).toBeVisible()
      if (await account.isVisible()) return
      await button(onPage(page), 'I have an account').click()
      await logIn(onPage(page), newcomer, 'a long enough one')
    },
  },
  {
    name: 'a code from a mail',
    request: 'POST /_api/iam/verification/v1/auth/verify',
    async prepare(page, shop) {
      await members(page, shop)
      await register(onPage(page), toVerify)
      await expect(field(onPage(page), 'Code')).toBeVisible()
      await field(onPage(page), 'Code').fill(await codeInMailbox(page, shop.platform, toVerify))
    },
    act: (page) => button(onPage(page), 'Continue').click(),
    reached: (page) =>
      onPage(page)
        .getByRole('button', { name: /^Account:/ })
        .or(hostedLogin(page)),
    told: memberTold,
    async again(page) {
      if (await button(onPage(page), 'Continue').isVisible()) await button(onPage(page), 'Continue').click()
      // The code was used up when the response was lost: it cannot be used a second time, but the password can.
      const account = onPage(page).getByRole('button', { name: /^Account:/ })
      await expect(button(onPage(page), 'Log in').or(account)).toBeVisible()
      if (await account.isVisible()) return
      if (await field(onPage(page), 'E-mail').isVisible()) await logIn(onPage(page), toVerify, 'a long enough one')
      else await button(onPage(page), 'Log in').click()
    },
  },
  {
    name: 'a mail to set a new password',
    request: 'POST /_api/iam/recovery/v1/send-email',
    async prepare(page, shop) {
      await members(page, shop)
      await openRecovery(onPage(page))
      await field(onPage(page), 'E-mail').fill(seededEmail('ada'))
    },
    act: (page) => button(onPage(page), 'Send me a link').click(),
    reached: (page) => onPage(page).getByRole('heading', { name: /mail/i }),
    told: memberTold,
  },
]

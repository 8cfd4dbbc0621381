/** Errors that users seldom meet: responses that this platform never gives unasked, and failures of the browser. */
import type { Page } from '@playwright/test'
import { at, LOGIN, type Refusal, testRefusals } from '../../support/fakes/refusals'
import { drawer } from '../../support/fixtures/cart'
import { expect, type Shop } from '../../support/fixtures/fixtures'
import { button, field, logIn, onPage, openRecovery } from '../../support/fixtures/members'

const RECOVERY = '/_api/iam/recovery/v1/send-email'
const refusal = (code: string) =>
  ({ kind: 'body', status: 400, body: { message: 'no', details: { applicationError: { code, description: 'no' } } } }) as const
async function refused(page: Page, { platform }: Shop, code: string): Promise<void> {
  platform.faults.add({ path: LOGIN, ...refusal(code) })
  await logIn(onPage(page), at('ada'))
}

const REFUSALS: Refusal[] = [
  ...(['ACTIVE', 'PENDING'] as const).map(
    (status): Refusal => ({
      key: status === 'ACTIVE' ? 'statusActive' : 'statusPending',
      author: new RegExp(`IDENTITY_${status}`),
      act: (page, shop) => refused(page, shop, `IDENTITY_${status}`),
    }),
  ),
  {
    key: 'failed',
    author: /NEXT_YEAR/,
    async act(page, { platform }) {
      platform.faults.add({ path: RECOVERY, ...refusal('NEXT_YEAR') })
      await openRecovery(onPage(page))
      await field(onPage(page), 'E-mail').fill(at('ada'))
      await button(onPage(page), 'Send me a link').click()
    },
  },
  {
    key: 'factorMissing',
    async act(page, { platform }) {
      platform.faults.add({ path: '/_api/iam/authentication/v2/SMS/verify', ...refusal('FACTOR_NOT_ENROLLED') })
      await logIn(onPage(page), at('tess'))
      await field(onPage(page), 'Code').fill('123456')
      await button(onPage(page), 'Go on').click()
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
    key: 'timedOut',
    author: /TIMEOUT/,
    async act(page) {
      await page.route(`**${LOGIN}`, () => {})
      await page.clock.install()
      const sent = page.waitForRequest(`**${LOGIN}`)
      await logIn(onPage(page), at('ada'))
      await sent
      await page.clock.fastForward('10:00')
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

/** A page on which another script has added properties to Object.prototype: nothing of ours is sent where they point. */
import type { Page } from '@playwright/test'
import { enAccount } from '../../../src/i18n/compiled/english/en-account'
import { expect, test } from '../../support/fixtures/fixtures'
import { button, logIn, menu, onPage, SEEDED_PASSWORD } from '../../support/fixtures/members'

const EVIL = 'https://evil.invalid'
const BODY = `<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>
  <section aria-label="Log in on this page"><cartlet-account></cartlet-account></section>`
/** As a script of the page might, with the names of properties that our code reads. */
const POLLUTE = `<script>Object.assign(Object.prototype, {
  api: '${EVIL}', apiOrigin: '${EVIL}', captchaUrl: '${EVIL}/captcha.js', membersUrl: '${EVIL}', clientId: 'evil', catalog: 'v1', consent: 'none',
  returnTo: '${EVIL}', callbacks: { postFlowUrl: '${EVIL}', thankYouPageUrl: '${EVIL}' }, redirectUri: '${EVIL}', sessionToken: 'evil',
  tokenHeaders: { evil: '1' }, headers: { evil: '1' }, email: 'evil@evil.invalid', messages: { en: { button: { add: 'EVIL' } } }
})</script>`

/** Every request to the other origin, and every request of ours that names it. */
function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { evil } = request.headers()
    if (request.url().startsWith(EVIL) || evil || /evil/.test(request.postData() ?? '')) seen.push(request.url())
  })
  return seen
}

const LOADER = '<script async src="/dist/loader.js" data-client-id="%%CLIENT_ID%%"></script>'

for (const [what, head] of [
  ['has its own configuration', `${POLLUTE}<script>window.cartletConfig = { locale: 'en' }</script>`],
  ['has none', POLLUTE],
])
  test(`tokens, passwords and code go to the shop alone on a page with a polluted prototype that ${what}`, async ({
    page,
    shop,
  }) => {
    const seen = watch(page)
    shop.expectCode('-19971')
    await page.route('https://www.google.com/**', (route) => route.abort())
    await page.route('https://www.wixapis.com/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: shop.platform.url + pathname + search }) })
    })
    shop.platform.identity().rules.set({ captcha: 'visible' })
    await shop.show(BODY, { head: head + LOADER })
    await page.getByRole('button', { name: /^Buy the mug/ }).click()
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1')
    await page.keyboard.press('Escape')
    await logIn(onPage(page), 'ada@members.example')
    await expect(onPage(page).getByRole('alert')).toHaveText(enAccount.failures.captchaUnavailable)
    shop.platform.identity().rules.set({ captcha: 'none' })
    await button(onPage(page), 'Log in').click()
    await page.getByLabel('E-mail').fill('ada@members.example')
    await page.getByLabel('Password').fill(SEEDED_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(menu(onPage(page), 'Ada')).toBeVisible()

    const session = await page.evaluate(async () => {
      await cartlet.cart.add({ product: 'canvas-tote' })
      await cartlet.setConsent({ analytics: true })
      await cartlet.setLocale('en')
      return cartlet.session.current()
    })
    expect(session).toMatchObject({ role: 'member' })
    await page.evaluate(() => void cartlet.checkout())
    await page.waitForURL(`${shop.platform.url}/**`)
    expect(seen).toEqual([])
    await shop.takeProblems()
  })

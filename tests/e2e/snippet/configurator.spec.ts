/** The configurator as an owner uses it, and its result: pasted into a page with the policy that it names, it sells. */
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { expectClean } from '../../support/pages/axe'
import { isFull } from '../../support/sample'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const FILES = encodeURIComponent('/dist/cdn/')

// The check-up tests a domain with a checkout that does not exist.
test.beforeEach(({ shop }) => shop.expectCode('CHECKOUT_NOT_FOUND'))

const open = (shop: Shop, more = '') =>
  shop.open(
    `/configurator/#clientId=${shop.platform.clientId}&api=${encodeURIComponent(shop.platform.url)}&files=${FILES}${more}`,
  )
/** A link to a set-up for a page of another site, whose reader knows it. */
async function openFor(shop: Shop, page: Page, more: string): Promise<void> {
  await open(shop, more)
  await page.getByRole('button', { name: 'I know these addresses' }).click()
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the element"]')

async function copy(page: Page, part: string): Promise<string> {
  await page.getByRole('region', { name: part }).first().getByRole('button', { name: 'Copy' }).click()
  return copied(page)
}

test('a link with addresses of other sites sends no request before its reader accepts them, and hidden settings are left out', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  await page.route(/evil\.example/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await shop.open(
    `/configurator/#clientId=${shop.platform.clientId}&api=https://evil.example&files=//evil.example/&page=evil.example&of=blue-mug&s.captchaUrl=https://evil.example/x.js&policy=nonce&nonce=${encodeURIComponent("x' 'unsafe-inline'")}`,
  )
  const notice = page.getByRole('region', { name: 'From the link' })
  await expect(notice.getByRole('listitem')).toHaveText([
    'API: https://evil.example',
    'Files: //evil.example/',
    'Your page: https://evil.example',
  ])
  await expect(notice).toContainText('left out: nonce, captchaUrl')
  await expect(page.getByRole('button', { name: 'Copy once per site' })).toBeDisabled()
  await expect(page.locator('iframe')).toHaveCount(0)
  await notice.getByRole('button', { name: 'Leave them out' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page).not.toHaveURL(/evil/)
  expect(asked).toEqual([])
})

test('a product and two copies give a page that sells under the policy shown beside them', async ({ page, shop }) => {
  await open(shop)
  await page.getByRole('checkbox', { name: /^Blue Mug/ }).check()
  await page.getByRole('button', { name: 'Copy once per site' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const head = await copied(page)
  await page.getByRole('button', { name: 'Copy where it sells' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(2)
  const body = await copied(page)
  expect(`${head}${body}`.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
  expect(Buffer.byteLength(head + body)).toBeLessThanOrEqual(1500)
  const policy = await page.getByRole('region', { name: 'Content-Security-Policy' }).locator('code').innerText()
  await shop.show(body, { head, headers: { 'content-security-policy': policy } })
  await page.getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
})

test('the demo shop is tried without a client id and without a request to a server, and nothing of it is copied', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url('/'))) asked.push(request.url())
  })
  await shop.open('/configurator/')
  await page.getByRole('button', { name: 'Try it with the demo shop' }).click()
  await page.getByLabel('Search your products').fill('tee')
  await page.getByRole('checkbox', { name: /^Linen Tee/ }).check()
  await page.getByLabel('Search your products').fill('')
  await page.getByRole('checkbox', { name: /^Linen Tee/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Blue Mug/ }).check()
  await preview(page).getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
  const cart = preview(page).getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(cart).toContainText('€36.00')
  await cart.getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(preview(page).getByText('Here the visitor leaves for the checkout.')).toBeVisible()

  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Demo shop. To copy, enter your client id.')
  await expect(page.getByRole('button', { name: 'Copy once per site' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Copy where it sells' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Once per site' })).toContainText('data-client-id="CLIENT_ID"')
  await expect(page.getByRole('region', { name: 'Once per site' }).getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('demo-shop.invalid')
  expect(asked).toEqual([])

  await page.getByLabel('Client ID').fill('not an id')
  await expect(page.getByRole('button', { name: 'Try it with the demo shop' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/demo=/)
})

test('on a phone the preview stays in sight while the steps are scrolled, is put away by a button, and hides no field that has the focus', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(shop)
  const pane = page.getByRole('region', { name: 'Preview' })
  await page.getByRole('checkbox', { name: /^Blue Mug/ }).check()
  for (const step of await page.locator('summary').all())
    await step.evaluate((one) => one.parentElement?.setAttribute('open', ''))
  for (const y of [0, 900, 2000]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await expect(preview(page).getByRole('button', { name: /^Buy Blue Mug/ })).toBeInViewport({ ratio: 0.9 })
  }
  const isClear = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect()
      const [sheet] = document.getElementsByClassName('preview')
      return top >= 0 && bottom <= (sheet?.getBoundingClientRect().top ?? 0)
    })
  await page.getByLabel('Text of the button').focus()
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab')
    await expect.poll(isClear).toBe(true)
  }
  const fold = pane.getByRole('button', { name: 'Hide the preview' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.press('Enter')
  await expect(page.locator('iframe[title="Preview of the element"]')).toBeHidden()
  await expect(pane.getByRole('button', { name: 'Show the preview' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a wide screen the preview stays in sight beside the steps, and covers nothing of what is to be pasted', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await open(shop)
  await page.getByRole('checkbox', { name: /^Blue Mug/ }).check()
  const button = preview(page).getByRole('button', { name: /^Buy Blue Mug/ })
  await page.getByRole('checkbox', { name: /^Blue Mug/ }).scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
  const bottom = async () =>
    await page.getByRole('region', { name: 'Preview' }).evaluate((pane) => pane.getBoundingClientRect().bottom)
  for (const part of ['Once per site', 'Where it sells']) {
    const pasted = page.getByRole('region', { name: part })
    await pasted.evaluate((region) => region.scrollIntoView({ block: 'end', behavior: 'instant' }))
    expect(await bottom(), part).toBeLessThan(await pasted.evaluate((region) => region.getBoundingClientRect().top))
  }
})

test('an import map that is selected and copied by hand has every line', async ({ page, shop }) => {
  await open(shop, '&of=blue-mug&integrity=on')
  const part = page.getByRole('region', { name: 'Once per site' })
  await expect(part).toContainText('more files, which are copied as well')
  const whole = await copy(page, 'Once per site')
  await part.locator('code').evaluate((code) => getSelection()?.selectAllChildren(code))
  await page.keyboard.press('ControlOrMeta+c')
  await expect.poll(() => copied(page)).not.toContain('…')
  expect((await copied(page)).trim()).toBe(whole.trim())
})

test('the check-up names a domain that is not allowed and colours that are unreadable, and changes nothing in the shop', async ({
  page,
  shop,
}) => {
  const { rules } = shop.platform.identity(shop.platform.clientId)
  rules.set({ ...rules.get(), redirectDomains: ['blog.example'] })
  await openFor(shop, page, '&of=blue-mug&page=https%3A%2F%2Fother.example%2Fmugs&l.--cartlet-color-primary=%239be3c8')
  const checkUp = page.getByRole('region', { name: 'Check-up' })
  await expect(checkUp.getByRole('listitem')).toHaveCount(2)
  const domain = checkUp.getByRole('listitem').filter({ hasText: 'https://other.example' })
  await expect(domain).toContainText('The shop does not allow redirects to other.example')
  await expect(domain).toContainText('Add other.example in the dashboard')
  await expect(checkUp.getByRole('listitem').filter({ hasText: 'where it is light' })).toContainText('text needs 4.5 : 1')
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('See the check-up.')

  await page.getByText('Your site', { exact: true }).click()
  await page.getByLabel('Address of your page').fill('blog.example/mugs')
  await page.getByText('Look', { exact: true }).click()
  await page.getByRole('button', { name: 'Plum' }).click()
  await expect(checkUp.getByRole('status')).toHaveText('No problems found. The checkout may return buyers to blog.example.')
  await expect(checkUp.getByRole('listitem')).toHaveCount(0)
  const kept = shop.platform.journal.requests().filter(({ path, status }) => path.includes('redirect-session') && status < 400)
  expect(kept).toEqual([])
  // The check-up looks which version of the cart there is.
  expect(shop.cartCalls().filter((call) => !call.startsWith('GET '))).toEqual([])
  shop.expectCode('REDIRECT_URL_NOT_ALLOWED')
  shop.expectCode('CHECKOUT_NOT_FOUND')
})

test.describe('in the long run', () => {
  test.skip(!isFull, 'Walks through every step.')

  for (const [width, height] of [
    [1280, 860],
    [360, 740],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds no violation in the configurator at ${width} px, ${colorScheme}`, async ({ page, shop }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openFor(shop, page, '&page=https%3A%2F%2Fblog.example&policy=nonce')
        await page.getByRole('checkbox', { name: /^Blue Mug/ }).check()
        for (const step of await page.locator('summary').all()) await step.click()
        // An element out of sight is not drawn.
        await page.getByRole('heading', { name: 'Preview' }).scrollIntoViewIfNeeded()
        await page.locator('iframe').last().scrollIntoViewIfNeeded()
        await expect(preview(page).getByRole('button', { name: /^Buy Blue Mug/ })).toBeAttached()
        await expectClean(page, 'Shop found')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })

  for (const [width, height] of [
    [1280, 860],
    [360, 740],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds no violation with the demo shop and in a guide at ${width} px, ${colorScheme}`, async ({ page, shop }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await shop.open('/configurator/#demo=on&kind=collection')
        await expect(preview(page).getByRole('heading', { name: 'Blue Mug' })).toBeAttached()
        for (const step of await page.locator('summary').all()) await step.click()
        await expectClean(page, 'Demo shop open')
        await page.getByRole('link', { name: 'the guide for Plain HTML' }).click()
        await expectClean(page, 'Plain HTML strips nothing')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })

  test('the client id is checked while it is typed, with a sentence for each result', async ({ page, shop }) => {
    await shop.open(`/configurator/#api=${encodeURIComponent(shop.platform.url)}`)
    const field = page.getByLabel('Client ID')
    const status = page.locator('#client-status')
    const asks = page.getByText(/paste (a|your) client id/i)
    await expect(asks).toHaveCount(2)
    await field.fill('CLIENT_ID')
    await expect(status).toContainText('placeholder')
    await field.fill('1234')
    await expect(status).toContainText('not a complete client id')
    await field.fill('6f1c2f0e-8f6a-4a57-9b57-3f2d9b5f0c11')
    await expect(status).toContainText('does not know this client id')
    await expect(page.getByRole('button', { name: 'Copy once per site' })).toHaveAttribute('aria-disabled', 'true')
    await field.fill(shop.platform.clientId)
    await expect(status).toContainText('Shop found. Its catalog is version 1.')
    await expect(asks).toHaveCount(0)
    expect(await shop.takeProblems()).toEqual(['answer 401: POST /oauth2/token'])
    shop.platform.journal.clear()
    await shop.open(`/configurator/#api=${encodeURIComponent('http://localhost:59')}&clientId=${shop.platform.clientId}`)
    await page.reload()
    await expect(status).toContainText('cannot reach http://localhost:59', { timeout: 20_000 })
  })

  test('search, options and settings reach the snippet, and a link restores all of it', async ({ page, shop }) => {
    await open(shop)
    await page.getByRole('radio', { name: /^Product/ }).check()
    await page.getByLabel('Search your products').fill('Linen Tee')
    await page.getByRole('checkbox', { name: /^Linen Tee/ }).check()
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('How much is shown').selectOption('full')
    await page.getByText('Language and behaviour').click()
    await page.getByLabel('Language', { exact: true }).selectOption('de')
    await page.getByLabel('After adding', { exact: true }).selectOption('toast')
    await page.getByText('Look', { exact: true }).click()
    await page.getByRole('button', { name: 'Plum' }).click()
    await page.getByText('Your site', { exact: true }).click()
    await page.getByLabel('Address of your page').fill('blog.example/tees')
    const body = await copy(page, 'Where it sells')
    expect(body).toBe(
      `<cartlet-product product="linen-tee" layout="full">\n  <a href="${shop.platform.url}/product-page/linen-tee">Linen Tee</a>\n</cartlet-product>\n`,
    )
    const head = await copy(page, 'Once per site')
    expect(head).toContain('data-locale="de"')
    expect(head).toContain('data-on-add="toast"')
    expect(head).toContain('data-catalog="v1"')
    expect(head).toContain('--cartlet-color-primary: #7a1f4d;')
    await expect(page.getByRole('region', { name: "On the platform's dashboard" })).toContainText('blog.example')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await copied(page)
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'I know these addresses' }).click()
    expect(await copy(page, 'Where it sells')).toBe(body)
    expect(await copy(page, 'Once per site')).toBe(head)
  })

  test('the system of the site decides the form of the snippet and where each part is pasted', async ({ page, shop }) => {
    await open(shop, '&of=blue-mug')
    await page.getByText('Your site', { exact: true }).click()
    await page.getByLabel('Your site runs on').selectOption('WordPress')
    await expect(page.getByRole('region', { name: 'Where it sells' })).toContainText('In a block Custom HTML')
    expect(await copy(page, 'Where it sells')).toContain('<div data-cartlet="buy-button" data-product="blue-mug">')
    await page.getByLabel('Your site runs on').selectOption('Shopify pages')
    await expect(page.getByRole('region', { name: 'Once per site' })).toContainText('layout/theme.liquid')
    await expect(page.getByLabel('Check every file before it runs')).toHaveCount(0)
    expect(await copy(page, 'Once per site')).not.toContain('integrity')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Once per site' })).toContainText('layout/theme.liquid')
    await page.getByRole('link', { name: 'the guide for Shopify pages' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shopify/)
    await page.getByRole('link', { name: 'Guides', exact: true }).click()
    await page.getByRole('link', { name: 'WordPress', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('WordPress')
  })

  test('the preview is drawn by the real script in the chosen language and colours, and stores nothing', async ({
    page,
    shop,
  }) => {
    await open(shop, `&s.locale=de&of=blue-mug&l.--cartlet-color-primary=${encodeURIComponent('#7a1f4d')}`)
    const button = preview(page).getByRole('button', { name: /^Buy Blue Mug/ })
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 77)')
    // The bar at the bottom covers the preview's end until it is scrolled to.
    await page.evaluate(() => scrollTo(0, 400))
    await button.click()
    await expect(preview(page).getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible()
    await preview(page).getByRole('button', { name: 'Zur Kasse' }).click()
    await expect(preview(page).getByText('Here the visitor leaves for the checkout.')).toBeVisible()
    expect(page.url()).toContain('/configurator/')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('the owner’s own page is shown behind the element, in a sandboxed frame', async ({ page, shop }) => {
    await open(shop, `&of=blue-mug&page=${encodeURIComponent(shop.url('/museum.css'))}`)
    await page.getByRole('radio', { name: 'Your page' }).check()
    await expect(preview(page).getByRole('button', { name: /^Buy Blue Mug/ })).toBeAttached()
    const own = page.locator('iframe[title="Your page"]')
    await expect(own).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(own.contentFrame().getByText('.museum').first()).toBeAttached()
  })

  test('a grid in the form of divs is configured by keyboard alone, and is drawn under its policy', async ({ page, shop }) => {
    await open(shop, '&form=divs')
    const press = async (name: RegExp, role: 'radio' | 'button', key: string) => {
      for (let tabs = 0; tabs < 80; tabs++) {
        await page.keyboard.press('Tab')
        const isThere = await page
          .getByRole(role, { name })
          .first()
          .evaluate((element) => element === document.activeElement)
        if (isThere) return page.keyboard.press(key)
      }
      throw new Error(`Tab does not come to ${name}`)
    }
    await page.getByText('Shop found').waitFor()
    // The group is one Tab stop: arrows move inside it.
    await press(/^Buy button/, 'radio', 'ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^Grid/ })).toBeChecked()
    await page.getByRole('radio', { name: 'Home', exact: true }).waitFor()
    await press(/^All products/, 'radio', 'ArrowDown')
    await press(/^Copy once per site/, 'button', 'Enter')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const head = await copied(page)
    await press(/^Copy where it sells/, 'button', 'Enter')
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(2)
    const snippet = await copied(page)
    expect(snippet).toContain('<div data-cartlet="collection" data-collection="')
    const policy = await page.getByRole('region', { name: 'Content-Security-Policy' }).locator('code').innerText()
    await shop.show(snippet, { head, headers: { 'content-security-policy': policy } })
    await expect(page.locator('[data-cartlet="collection"]').getByRole('heading').first()).toBeVisible()
  })
})

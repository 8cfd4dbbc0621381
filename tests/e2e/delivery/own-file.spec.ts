/** The loader identifies its own file, whatever else on the page is called `loader.js`: no code is requested from elsewhere. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, type PageOptions, type Shop, test } from '../../support/fixtures/fixtures'

const LOADER = readFileSync(fileURLToPath(new URL('../../../dist/loader.js', import.meta.url)), 'utf8')
const OTHER = 'https://other.invalid'
const MUG = '<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>'
const CONFIG = `<script>window.cartletConfig = { clientId: '%%CLIENT_ID%%', api: '%%API%%', onAdd: 'none' }</script>`
const DATA = 'data-client-id="%%CLIENT_ID%%" data-api="%%API%%" data-on-add="none"'

/** The paths that are requested from the other origin. */
async function watchOther(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${OTHER}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: '',
    })
  })
  return asked
}

async function expectSelling(page: Page, shop: Shop, body: string, options: PageOptions = {}) {
  const asked = await watchOther(page)
  await shop.show(body + MUG, options)
  await page.getByRole('button', { name: 'Buy the mug €18.00' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
  expect(asked.filter((path) => !/\/(loader|app)\.js$/.test(path))).toEqual([])
}

const CALLED_THE_SAME = `<script src="${OTHER}/loader.js"></script>`
/** Each has something that ours has, too. */
const FOREIGN = [
  CALLED_THE_SAME,
  `<script type="module" src="${OTHER}/loader.js"></script>`,
  `<script async src="${OTHER}/loader.js?client-id=theirs"></script>`,
  `<script src="${OTHER}/loader.js" data-client-id="theirs"></script>`,
  `<script src="${OTHER}/app.js" data-client-id="theirs"></script>`,
].join('')
const OURS: Record<string, string> = {
  'a module with its settings in cartletConfig': `${CONFIG}<script type="module" src="/dist/loader.js"></script>`,
  'an async script with its settings in cartletConfig': `${CONFIG}<script async src="/dist/loader.js"></script>`,
  'a module with its settings on it': `<script type="module" src="/dist/loader.js" ${DATA}></script>`,
  'a module with its settings in its address': `<script type="module" src="/dist/loader.js?client-id=%%CLIENT_ID%%&api=%%API%%&on-add=none"></script>`,
  'imported by a script of the page': `${CONFIG}<script type="module">import '/dist/loader.js'</script>`,
}
for (const [how, own] of Object.entries(OURS))
  test(`no script before ours is taken for ours, which is ${how}`, ({ page, shop }) =>
    expectSelling(page, shop, '', { head: FOREIGN + own }))

for (const how of ['', 'async', 'type="module"'])
  test(`a renamed loader finds its files and its settings (${how || 'classic'})`, async ({ page, shop }) => {
    await page.route('**/dist/shop.js', (route) => route.fulfill({ contentType: 'text/javascript', body: LOADER }))
    await expectSelling(page, shop, '', {
      head: `${CALLED_THE_SAME}<script ${how} src="/dist/shop.js" ${DATA}></script>`,
    })
  })

test('an async script that is removed from the page before it runs takes its settings from its address', ({ page, shop }) =>
  expectSelling(
    page,
    shop,
    `<script>
      const script = document.createElement('script')
      script.async = true
      script.src = '/dist/loader.js?client-id=%%CLIENT_ID%%&api=%%API%%&on-add=none'
      document.head.append(script)
      script.remove()
    </script>`,
    { head: CALLED_THE_SAME },
  ))

test('a module is found by its name and its settings on a page that records no stack traces', ({ page, shop }) =>
  expectSelling(page, shop, '', {
    head: `<script>Error.stackTraceLimit = 0</script><script type="module" src="/dist/loader.js" ${DATA}></script>`,
  }))

test('a module finds itself on a page that has replaced the browser’s Error', ({ page, shop }) =>
  expectSelling(page, shop, '', {
    head: `<script>{
      const real = Error
      window.Error = function (...values) {
        return Object.assign(new real(...values), { stack: 'at ${OTHER}/loader.js:1:1' })
      }
      Error.prototype = real.prototype
    }</script>${CALLED_THE_SAME}${OURS['a module with its settings in cartletConfig']}`,
  }))

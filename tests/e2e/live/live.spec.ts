/** Pages with `data-live`, end to end: merchant, platform, signed event, shop's server, relay, page, platform. */
import { test as base, expect, type Page } from '@playwright/test'
import { demoValues } from '../../../demo/demo-values'
import { type EventReceiver, startEventReceiver } from '../../../demo/event-receiver'
import { startHosts } from '../../../demo/host-server'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { watch } from '../../support/fakes/guards'
import { drawer, line } from '../../support/fixtures/cart'
import { watchShifts } from '../../support/fixtures/snapshots'
import { leaveTab, returnToTab } from '../../support/pages/tab'

interface LiveShop {
  platform: Platform
  url: string
  /** Saves a form of the merchant's page. */
  save(product: string, form: { price?: string; stock?: string; hidden?: boolean }): Promise<void>
  relay(): EventReceiver
  killRelay(): Promise<void>
  startRelay(): Promise<void>
}

const test = base.extend<{ live: LiveShop }>({
  live: async ({ context }, use) => {
    const values: Record<string, string> = {}
    const hosts = await startHosts({ values })
    let platform: Platform
    const start = (port?: number) =>
      startEventReceiver({ port, keysUrl: () => `${platform.url}/events/keys`, origins: [hosts.url], metricsToken: 'test' })
    let relay = await start()
    const port = Number(new URL(relay.url).port)
    platform = await startPlatform({ events: { url: relay.deliveryUrl, firstRetryMs: 100 } })
    Object.assign(values, demoValues(platform, relay.liveUrl))
    const merchant = await context.newPage()
    const guards = await watch(context, platform)
    await use({
      platform,
      url: `${hosts.url}/live`,
      async save(product, { price, stock, hidden }) {
        await merchant.goto(`${platform.url}/hosted/merchant`)
        const form = merchant.getByRole('listitem').filter({ has: merchant.getByRole('heading', { name: product, exact: true }) })
        if (price) await form.getByLabel('Price').fill(price)
        if (stock) await form.getByLabel('Stock').fill(stock)
        if (hidden !== undefined) await form.getByLabel('In the shop').setChecked(!hidden)
        await form.getByRole('button').click()
        await merchant.waitForURL('**/hosted/merchant')
      },
      relay: () => relay,
      killRelay: () => relay.close(),
      async startRelay() {
        relay = await start(port)
      },
    })
    expect(await guards.takeProblems(), 'what no page may do').toEqual([])
    for (const page of context.pages()) await page.close()
    await hosts.close()
    await platform.close()
    await relay.close()
  },
})

const WAIT = { timeout: 15_000 }
const tee = (page: Page) => page.locator('cartlet-product')

/** Opens the page and waits for its stream. */
async function open(page: Page, { url, relay }: LiveShop): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().startsWith(relay().liveUrl))
  await page.goto(url)
  expect((await stream).status()).toBe(200)
}

test('a price change reaches two open tabs: one keeps the visitor’s selection, the other shows it in the cart', async ({
  page,
  live,
}) => {
  const shifts = await watchShifts(page)
  await open(page, live)
  await page.waitForLoadState('load')
  await tee(page).getByRole('radio', { name: 'Sage' }).check({ force: true })
  const medium = tee(page).getByRole('radio', { name: 'M', exact: true })
  await medium.check({ force: true })
  await medium.focus()
  const other = await page.context().newPage()
  await open(other, live)
  await tee(other).getByRole('radio', { name: 'Sage' }).check({ force: true })
  await tee(other).getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await tee(other).getByRole('button', { name: 'Add to cart' }).click()
  await expect(line(other, 'Linen Tee')).toContainText('€38.00')
  const before = await shifts()

  await live.save('Linen Tee', { price: '41' })
  await expect(tee(page).getByText('€41.00').first()).toBeVisible(WAIT)
  await expect(tee(page).getByRole('radio', { name: 'Sage' })).toBeChecked()
  await expect(medium).toBeChecked()
  await expect(medium).toBeFocused()
  expect((await shifts()) - before).toBe(0)
  await expect(line(other, 'Linen Tee')).toContainText('The price has changed from €38.00 to €41.00.', WAIT)
  await expect(drawer(other).getByRole('status')).toContainText('The price has changed from €38.00 to €41.00.')
})

test('a selected variant that sells out is announced, marked as sold out and can no longer be added', async ({ page, live }) => {
  await open(page, live)
  await tee(page).getByRole('radio', { name: 'Sage' }).check({ force: true })
  await tee(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await expect(tee(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await live.save('Linen Tee', { stock: '0' })
  await expect(tee(page).getByRole('status').filter({ hasText: 'Linen Tee: Sold out' })).toBeAttached(WAIT)
  await expect(tee(page).getByRole('radio', { name: 'M (sold out)' })).toBeChecked()
  const soldOut = tee(page).getByRole('button', { name: 'Sold out' })
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true')
  await expect(tee(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await soldOut.press('Enter')
  expect(await page.evaluate(async () => (await cartlet.cart.get()).count)).toBe(0)
  expect(live.platform.journal.requests({ path: '/ecom/v1/carts/current/add-to-cart' })).toEqual([])
})

test('a product that is hidden and shown again becomes a link and a button again on the open page', async ({ page, live }) => {
  await open(page, live)
  const mug = page.getByRole('button', { name: 'Blue Mug €18.00' })
  await expect(mug).toBeVisible()
  await live.save('Blue Mug', { hidden: true })
  await expect(page.getByRole('link', { name: 'Blue Mug', exact: true })).toBeVisible(WAIT)
  await live.save('Blue Mug', { hidden: false })
  await expect(mug).toBeVisible(WAIT)
})

test('a page without its relay sells on, and catches up once the relay is back', async ({ page, live }) => {
  await open(page, live)
  await expect(page.getByRole('button', { name: 'Blue Mug €18.00' })).toBeVisible()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().startsWith(live.relay().liveUrl))
  await live.killRelay()
  await lost
  await live.save('Blue Mug', { price: '21' })
  await page.getByRole('button', { name: 'Blue Mug €18.00' }).click()
  await expect(line(page, 'Blue Mug')).toContainText('€21.00')
  await page.keyboard.press('Escape')
  await live.startRelay()
  await expect(page.getByRole('button', { name: 'Blue Mug €21.00' })).toBeVisible(WAIT)
})

test('a hidden tab closes its stream, and catches up when it is shown again', async ({ page, live }) => {
  await open(page, live)
  await expect(page.getByRole('button', { name: 'Blue Mug €18.00' })).toBeVisible()
  const streams = async () => {
    const answer = await fetch(`${live.relay().liveUrl}/metrics`, { headers: { authorization: 'Bearer test' } })
    return /cartlet_live_connections (\d+)/.exec(await answer.text())?.[1]
  }
  expect(await streams()).toBe('1')
  await leaveTab(page)
  await expect.poll(streams).toBe('0')
  await live.save('Blue Mug', { price: '21' })
  await expect.poll(() => live.platform.undeliveredEvents()).toEqual([])
  await expect(page.getByRole('button', { name: 'Blue Mug €18.00' })).toBeVisible()
  const again = page.waitForRequest((request) => request.url().startsWith(`${live.relay().liveUrl}?last=`))
  await returnToTab(page)
  await again
  await expect(page.getByRole('button', { name: 'Blue Mug €21.00' })).toBeVisible(WAIT)
})

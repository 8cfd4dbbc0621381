/**
 * From a press on the shop's page to the receiver's page: platform, delivery and the built `cartlet/events`. The content of
 * each event is left to unit tests.
 */

import { get } from 'node:http'
import { test as base, expect } from '@playwright/test'
import { demoValues } from '../../../demo/demo-values'
import { type EventReceiver, startEventReceiver } from '../../../demo/event-receiver'
import { startHosts } from '../../../demo/host-server'
import { type Platform, startPlatform } from '../../../demo/platform/server'

interface World {
  platform: Platform
  receiver: EventReceiver
  hostsUrl: string
  /** While true the receiver's handler throws. */
  fails: { now: boolean }
}

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first parameter.
  world: async ({}, use) => {
    const fails = { now: false }
    let keysUrl = ''
    const receiver = await startEventReceiver({
      keysUrl: () => keysUrl,
      beforeHandling: () => {
        if (fails.now) throw new Error('the handler is told to fail')
      },
    })
    const platform = await startPlatform({ events: { url: receiver.deliveryUrl, firstRetryMs: 50 } })
    keysUrl = `${platform.url}/events/keys`
    const hosts = await startHosts({ values: demoValues(platform) })
    await use({ platform, receiver, hostsUrl: hosts.url, fails })
    await Promise.all([hosts.close(), platform.close()])
    await receiver.close()
  },
})

test('an add to the cart appears on the receiver’s page, and is still there after a reload', async ({ context, page, world }) => {
  const problems: string[] = []
  const receiverPage = await context.newPage()
  receiverPage.on('pageerror', (error) => problems.push(error.message))
  receiverPage.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await receiverPage.goto(world.receiver.url)
  await expect(receiverPage.getByRole('status')).toHaveText('Listening.')
  const events = receiverPage.getByRole('list', { name: 'Events, newest first' }).getByRole('listitem')
  await expect(events).toHaveCount(0)

  await page.goto(`${world.hostsUrl}/plain`)
  await page.locator('cartlet-buy-button').first().getByRole('button').click()
  await expect(events).toHaveCount(1)
  await expect(events.first()).toContainText('wix.ecom.v1.cart_created')
  await expect(events.first()).toContainText('ANONYMOUS_VISITOR')
  await events.first().locator('summary').click()
  await expect(events.first()).toContainText('"kind": "image"')

  await receiverPage.reload()
  await expect(events).toHaveCount(1)
  expect(problems).toEqual([])
})

test('an event whose handler fails is delivered again and shown once it succeeds', async ({ context, page, world }) => {
  world.fails.now = true
  const receiverPage = await context.newPage()
  await receiverPage.goto(world.receiver.url)
  const events = receiverPage.getByRole('listitem')
  await page.goto(`${world.hostsUrl}/plain`)
  await page.locator('cartlet-buy-button').first().getByRole('button').click()
  await expect(events.filter({ hasText: 'HANDLER_FAILED' }).first()).toBeVisible()
  expect(world.platform.undeliveredEvents()).toHaveLength(1)
  world.fails.now = false
  await expect(events.filter({ hasText: 'wix.ecom.v1.cart_created', hasNotText: 'HANDLER_FAILED' })).toHaveCount(1)
  await expect.poll(() => world.platform.undeliveredEvents()).toEqual([])
})

test('the receiver answers only to its own name, and to a bounded number of open pages', async ({ world }) => {
  const { port } = new URL(world.receiver.url)
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/stream', headers: { host }, agent: false }, (response) => {
        resolve(response.statusCode)
        response.destroy()
      }).on('error', reject)
    })
  expect(await statusFor(`localhost:${port}`)).toBe(200)
  expect(await statusFor(`evil.example:${port}`)).toBe(421)
  const closing = new AbortController()
  const open = () => fetch(`${world.receiver.url}/stream`, { signal: closing.signal })
  const answers = await Promise.all(Array.from({ length: 30 }, open))
  closing.abort()
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(10)
})

test('a product name that contains markup is shown as text', async ({ context, world }) => {
  const receiverPage = await context.newPage()
  await receiverPage.goto(world.receiver.url)
  await expect(receiverPage.getByRole('status')).toHaveText('Listening.')
  const { url, clientId } = world.platform
  const post = async (path: string, body: unknown, authorization = '') => {
    const headers = { 'content-type': 'application/json', authorization }
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const { access_token: token } = await post('/oauth2/token', { clientId, grantType: 'anonymous' })
  const name = '<img src=x onerror=alert(1)>'
  const item = { quantity: 1, price: '5.00', productName: { original: name }, itemType: { preset: 'PHYSICAL' } }
  await post('/ecom/v1/carts/current/add-to-cart', { customLineItems: [item] }, `${token},${world.platform.credentials().apiKey}`)
  await expect(receiverPage.getByRole('listitem').filter({ hasText: `1 × ${name}` })).toHaveCount(1)
  expect(await receiverPage.locator('img').count()).toBe(0)
})

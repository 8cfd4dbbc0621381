import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO_CLIENT_ID } from '../seed'
import { type CartAnswer, createShopper, pay, send, type TokenBody } from './support/support'

const RUN = fileURLToPath(new URL('../run.ts', import.meta.url))

let folder: string
const running = new Set<ChildProcess>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'))
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const start = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', RUN, join(folder, 'shop.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const url = line.split(' ')[1] ?? ''
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    running.delete(child)
  }
  return { url, clientId: DEMO_CLIENT_ID, kill }
}

it('keeps every answered change after kill -9: cart, coupon, used refresh token, order', { timeout: 30_000 }, async () => {
  const first = await start()
  const shopper = await createShopper(first)
  await shopper.add('blue-mug', 2)
  await shopper.patch({ couponCode: 'WELCOME10' })
  const buyer = await createShopper(first)
  await buyer.add('low-stock-vase', 3)
  const paid = await pay(await buyer.checkout())
  const renew = (url: string) =>
    send<TokenBody>(`${url}/oauth2/token`, 'POST', { refreshToken: buyer.tokens.refresh_token, grantType: 'refresh_token' })
  await renew(first.url)
  await first.kill()

  const second = await start()
  const cart = await send<CartAnswer>(`${second.url}/ecom/v1/carts/current`, 'GET', undefined, shopper.tokens.access_token)
  expect(cart.body.cart.lineItems[0]?.quantity).toBe(2)
  expect(cart.body.cart.appliedDiscounts[0]?.coupon.code).toBe('WELCOME10')
  expect((await renew(second.url)).status).toBe(400)
  expect(await (await fetch(second.url + paid.location)).text()).toContain('10001')
  const late = await createShopper(second)
  expect((await late.add('low-stock-vase', 1)).body.cart.lineItems).toEqual([])
  await second.kill()
})

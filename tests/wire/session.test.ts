/** The visitor's identity over HTTP: first token, refresh, rotation, and failures that must not lose the cart. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { type CartletError, getCurrentCart, queryProductsV1 } from '../../src/index'
import { aLocalShop, withFault } from '../support/fakes/local-shop'
import { SPEC } from './runner/spec-table'

const TOKEN = SPEC.anonymousToken.path

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())
beforeEach(() => platform.reset())

const grantsOf = (shop: ReturnType<typeof aLocalShop>) =>
  shop.sent(TOKEN).map(({ request }) => (JSON.parse(request.body ?? '{}') as { grantType: string }).grantType)
const storedIn = ({ storage }: ReturnType<typeof aLocalShop>) =>
  JSON.parse(storage.read(`cartlet:${platform.clientId}:tokens`) ?? '{}') as { accessToken: string; refreshToken: string }

describe('a session', () => {
  it('a client requests no token before the first call', () => {
    const shop = aLocalShop(platform)
    shop.client()
    expect(shop.exchanges).toEqual([])
  })

  it('five parallel calls share one token request', async () => {
    const shop = aLocalShop(platform)
    const client = shop.client()
    await Promise.all(Array.from({ length: 5 }, () => queryProductsV1(client)))
    expect(grantsOf(shop)).toEqual(['anonymous'])
    expect(shop.sent(SPEC.queryProducts.path)).toHaveLength(5)
  })

  it('the next page has the same visitor and cart', async () => {
    const shop = aLocalShop(platform)
    await shop.withCart()
    expect((await getCurrentCart(shop.client()))?.lineItems).toHaveLength(1)
    expect(grantsOf(shop)).toEqual(['anonymous'])
  })

  it('five parallel calls with an expired token share one refresh and keep the cart', async () => {
    const shop = aLocalShop(platform)
    const { client } = await shop.withCart()
    platform.expireAccessTokens()
    const carts = await Promise.all(Array.from({ length: 5 }, () => getCurrentCart(client)))
    expect(carts.map((cart) => cart?.lineItems.length)).toEqual([1, 1, 1, 1, 1])
    expect(grantsOf(shop)).toEqual(['anonymous', 'refresh_token'])
  })

  it('a refresh stores the new access token and the rotated refresh token', async () => {
    const shop = aLocalShop(platform)
    const { client } = await shop.withCart()
    const before = storedIn(shop)
    platform.expireAccessTokens()
    await getCurrentCart(client)
    const after = storedIn(shop)
    expect(after.refreshToken).not.toBe(before.refreshToken)
    expect(after.accessToken).not.toBe(before.accessToken)
  })

  it('a session is refreshed three times in a row and keeps its cart', async () => {
    const shop = aLocalShop(platform)
    await shop.withCart()
    for (const hours of [1, 2, 3]) {
      platform.expireAccessTokens()
      const later = shop.client({ environment: { now: () => Date.now() + hours * 3_600_000 } })
      expect((await getCurrentCart(later))?.lineItems).toHaveLength(1)
    }
    expect(grantsOf(shop)).toEqual(['anonymous', 'refresh_token', 'refresh_token', 'refresh_token'])
  })

  it('two tabs with an expired token share one refresh and keep the cart', async () => {
    const shop = aLocalShop(platform)
    await shop.withCart()
    platform.expireAccessTokens()
    // Tabs have the browser's locks, which Node lacks.
    let last: Promise<unknown> = Promise.resolve()
    const lock = <T>(_: string, task: () => Promise<T>): Promise<T> => {
      const held = last.then(task)
      last = held.catch(() => {})
      return held
    }
    const tab = () => shop.client({ environment: { lock } })
    const carts = await Promise.all([getCurrentCart(tab()), getCurrentCart(tab())])
    expect(carts.map((cart) => cart?.lineItems.length)).toEqual([1, 1])
    expect(platform.journal.requests({ path: TOKEN }).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  })

  it('a token refresh that fails offline rejects the call, and keeps the visitor and the cart', async () => {
    const shop = aLocalShop(platform)
    const { client } = await shop.withCart()
    platform.expireAccessTokens()
    await withFault(platform, { path: TOKEN, kind: 'drop', times: 99 })
    await expect(getCurrentCart(client)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', delivered: 'no', retryable: true })
    platform.faults.clear()
    expect((await getCurrentCart(client))?.lineItems).toHaveLength(1)
    expect(grantsOf(shop).filter((grant) => grant === 'anonymous')).toHaveLength(1)
  })

  it('the session becomes a new visitor when the platform rejects the refresh token', async () => {
    const shop = aLocalShop(platform)
    const { client } = await shop.withCart()
    const stored = storedIn(shop)
    await fetch(platform.url + TOKEN, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: platform.clientId, grantType: 'refresh_token', refreshToken: stored.refreshToken }),
    })
    platform.expireAccessTokens()
    expect(await getCurrentCart(client)).toBeNull()
    expect(grantsOf(shop)).toEqual(['anonymous', 'refresh_token', 'anonymous'])
  })

  it('a call with an unknown client id rejects with TOKEN_REJECTED', async () => {
    const error: CartletError = await queryProductsV1(aLocalShop(platform).client({ clientId: 'stranger' })).then(
      () => Promise.reject(new Error('Expected a failure')),
      (thrown) => thrown,
    )
    expect(error).toMatchObject({ code: 'TOKEN_REJECTED', status: 401, delivered: 'no' })
  })

  it('the local platform’s journal contains no refresh token', async () => {
    const shop = aLocalShop(platform)
    await shop.withCart()
    expect(JSON.stringify(platform.journal.requests())).not.toContain(storedIn(shop).refreshToken)
  })
})

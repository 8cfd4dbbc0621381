/** Shortcomings of the platform's own SDK, shown on both sides: its behaviour today, and that of our client. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultRule } from '../../demo/platform/faults'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { addToCurrentCart, type Client, getCurrentCart, getProductV1 } from '../../src/index'
import { aLocalShop, withFault } from '../support/fakes/local-shop'
import { createSdkClient, type SdkClient, sendHome } from './sdk'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const TOKEN = '/oauth2/token'
const HOUR_MS = 3_600_000
const CALLS_AT_ONCE = [1, 2, 3, 4, 5]

let platform: Platform
let comeBack: () => void
beforeAll(async () => {
  platform = await startPlatform()
  comeBack = sendHome(platform.url)
})
afterEach(() => platform.reset())
afterAll(async () => {
  comeBack()
  await platform.close()
})

const tokenRequests = () => platform.journal.requests({ path: TOKEN })

const aMug = () => ({
  lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: platform.productId('blue-mug') } }],
})

/** Our client on a device with an adjustable clock. */
function ourClient(): { client: Client; wait(ms: number): void } {
  let lateMs = 0
  const client = aLocalShop(platform).client({ environment: { now: () => Date.now() + lateMs } })
  return {
    client,
    wait: (ms) => {
      lateMs += ms
    },
  }
}

/** A visitor with a mug in the cart and an expired access token. */
async function sdkVisitor(): Promise<SdkClient> {
  const sdk = await createSdkClient(platform.clientId)
  sdk.auth.setTokens(await sdk.auth.generateVisitorTokens())
  await sdk.currentCart.addToCurrentCart?.(aMug())
  const tokens = sdk.auth.getTokens()
  sdk.auth.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } })
  return sdk
}

async function ourVisitor(): Promise<Client> {
  const { client, wait } = ourClient()
  await addToCurrentCart(client, aMug())
  wait(12 * HOUR_MS)
  return client
}

const linesOf = (cart: unknown): number => (cart as { lineItems: unknown[] } | null)?.lineItems.length ?? 0

/** Number of different visitors in the platform's journal of cart requests. */
const visitors = () =>
  new Set(platform.journal.requests({ path: '/ecom/v1/carts/current' }).map(({ visitorId }) => visitorId)).size

describe('five parallel calls without a token', () => {
  it('the SDK becomes five visitors in five parallel calls without a token', async () => {
    const sdk = await createSdkClient(platform.clientId)
    await Promise.allSettled(CALLS_AT_ONCE.map(() => sdk.currentCart.getCurrentCart?.()))
    expect(tokenRequests()).toHaveLength(5)
    expect(visitors()).toBe(5)
  })

  it('our client stays one visitor in five parallel calls without a token', async () => {
    const { client } = ourClient()
    await Promise.all(CALLS_AT_ONCE.map(() => getCurrentCart(client)))
    expect(tokenRequests()).toHaveLength(1)
    expect(visitors()).toBe(1)
  })
})

describe('five parallel calls with an expired token', () => {
  it('the SDK refreshes the token five times for five parallel calls', async () => {
    const sdk = await sdkVisitor()
    platform.journal.clear()
    await Promise.allSettled(CALLS_AT_ONCE.map(() => sdk.currentCart.getCurrentCart?.()))
    const renewals = tokenRequests().filter(({ body }) => (body as { grantType?: string }).grantType === 'refresh_token')
    expect(renewals).toHaveLength(5)
  })

  it('our client refreshes the token once for five parallel calls', async () => {
    const client = await ourVisitor()
    platform.journal.clear()
    await Promise.all(CALLS_AT_ONCE.map(() => getCurrentCart(client)))
    expect(tokenRequests()).toHaveLength(1)
  })
})

describe.each<[string, Omit<FaultRule, 'path'>]>([
  ['a busy token service (429)', { kind: 'status', status: 429 }],
  ['a token service that is down (503)', { kind: 'status', status: 503 }],
  ['a broken connection', { kind: 'drop' }],
])('%s during a token refresh', (_, fault) => {
  it('the SDK loses the cart when a token refresh fails', async () => {
    const sdk = await sdkVisitor()
    await withFault(platform, { path: TOKEN, ...fault })
    await expect(sdk.currentCart.getCurrentCart?.()).rejects.toThrow('OWNED_CART_NOT_FOUND')
  })

  it('our client keeps the cart when a token refresh fails', async () => {
    const client = await ourVisitor()
    await withFault(platform, { path: TOKEN, ...fault })
    // At worst this call fails and the next one finds the cart: the visitor is the same.
    const cart = await getCurrentCart(client).catch(() => getCurrentCart(client))
    expect(linesOf(cart)).toBe(1)
  })
})

describe('an id that contains a path', () => {
  const HOSTILE = '../../v2/collections/slug/home#'

  it('the SDK requests another resource for an id that contains a path', async () => {
    const sdk = await createSdkClient(platform.clientId)
    await sdk.products.getProduct?.(HOSTILE).catch(() => {})
    expect(platform.journal.requests().map(({ path }) => path)).toContain('/stores-reader/v2/collections/slug/home')
  })

  it('our client requests no other resource for an id that contains a path', async () => {
    const { client } = ourClient()
    await expect(getProductV1(client, HOSTILE)).rejects.toMatchObject({ status: 404 })
    expect(platform.journal.requests().map(({ path }) => path)).not.toContain('/stores-reader/v2/collections/slug/home')
  })

  it.each(['', '.', '..', undefined as unknown as string])('our client refuses the id %j before anything is sent', async (id) => {
    const { client } = ourClient()
    await expect(getProductV1(client, id)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(platform.journal.requests().filter(({ path }) => path !== TOKEN)).toEqual([])
  })
})

describe('arguments that are used twice', () => {
  const giftWrap = () => ({
    customLineItems: [
      {
        quantity: 1,
        price: '4.00',
        productName: { original: 'Gift wrap' },
        itemType: { preset: 'SERVICE' as const },
        url: 'https://shop.example/wrap',
      },
    ],
  })

  it('the SDK modifies the arguments of a call', async () => {
    const sdk = await createSdkClient(platform.clientId)
    const items = giftWrap()
    await sdk.currentCart.addToCurrentCart?.(items).catch(() => {})
    expect(items).not.toEqual(giftWrap())
  })

  it('our client accepts frozen arguments twice and does not modify them', async () => {
    const { client } = ourClient()
    const frozen = <T>(value: T): T => {
      if (value && typeof value === 'object') for (const part of Object.values(Object.freeze(value))) frozen(part)
      return value
    }
    const items = frozen(aMug())
    await addToCurrentCart(client, items)
    await addToCurrentCart(client, items)
    expect(items).toEqual(aMug())
  })
})

/**
 * Weaknesses of the platform's own SDK that were seen to harm shops, by the name under which each was recorded and verified.
 * Every serious one is tried with our client; the tests of the modules go into more detail.
 */
import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../src/platform/cart/api'
import { estimateTotals, removeLineItems } from '../../../src/platform/cart/changes-api'
import { queryCollections } from '../../../src/platform/catalog/v1/collection-api'
import { deleteProductV1, updateProductV1 } from '../../../src/platform/catalog/v1/v1-product-write-api'
import type { Client } from '../../../src/platform/client'
import { createEventReceiver } from '../../../src/platform/events/receive/receive'
import { cartUpdated } from '../../../src/platform/events/types/checkout-events'
import { when } from '../../../src/platform/events/types/definition'
import { login, register } from '../../../src/platform/identity/login/login-api'
import { imageUrl } from '../../../src/platform/wire/image-url'
import { aCartEvent, aDelivery, aKeyPair, aToken, NOW_MS } from '../../support/fixtures/event-tokens'
import { aDevice, dropped, json, never, storedTokens, TOKENS_KEY } from './fake-platform'

const HOUR_MS = 3_600_000
const ADA = { email: 'ada', password: 'p' }
const VIOLATION = { details: { validationError: { fieldViolations: [{ field: 'loginId.email', description: 'no address' }] } } }

/** A device of a member whose access token has expired. */
function aMemberDevice() {
  const device = aDevice()
  const receivedAt = device.environment.now() - 5 * HOUR_MS
  device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt }))
  return device
}
const fiveReads = (client: Client) => Promise.all([1, 2, 3, 4, 5].map(() => getCurrentCart(client)))

describe('tokens', () => {
  it('token-no-single-flight: five parallel calls without a token create one visitor', async () => {
    const device = aDevice()
    await device.settle(fiveReads(device.tab()))
    expect(device.grants()).toEqual(['anonymous'])
  })

  it('renewal-no-single-flight: five parallel calls with an expired token renew it once', async () => {
    const device = aMemberDevice()
    await device.settle(fiveReads(device.tab()))
    expect(device.grants()).toEqual(['refresh_token'])
  })

  it.each([
    ['member-lost-on-429', () => json({}, { status: 429 })],
    ['member-lost-on-503', () => json({}, { status: 503 })],
    ['member-lost-on-network', dropped],
  ])('%s: a failed renewal keeps the member, and the next one succeeds', async (_, answer) => {
    const device = aMemberDevice()
    let down = true
    device.answerAt('/oauth2/token', () => (down ? answer() : undefined))
    const client = device.tab()
    await device.failure(getCurrentCart(client))
    expect(client.session.role()).toBe('member')
    down = false
    await device.settle(getCurrentCart(client))
    expect(client.session.role()).toBe('member')
    expect(new Set(device.grants())).toEqual(new Set(['refresh_token']))
  })

  it('no-timeout-no-abort: a call without a response ends at its timeout or when its signal is aborted', async () => {
    const device = aDevice()
    device.answerAt('/carts/current', never)
    const client = device.tab()
    expect(await device.failure(getCurrentCart(client, { timeoutMs: 5000 }))).toMatchObject({ code: 'TIMEOUT' })
    const life = new AbortController()
    const given = getCurrentCart(client, { signal: life.signal })
    life.abort()
    expect(await device.failure(given)).toMatchObject({ code: 'ABORTED' })
  })
})

describe('register and log in', () => {
  it.each([
    ['register-network-crash', register, dropped],
    ['login-network-crash', login, dropped],
    ['login-validation-crash', login, () => json(VIOLATION, { status: 400 })],
  ])('%s: the call resolves a FAILURE with a message and does not reject', async (_, call, answer) => {
    const device = aDevice()
    device.answer(({ path }) => (path.startsWith('/_api/iam/') ? answer() : undefined))
    const result = await device.settle(call(device.tab(), ADA))
    expect(result).toMatchObject({ loginState: 'FAILURE', message: expect.stringMatching(/\w+ \w+/) })
  })
})

describe('paths and arguments', () => {
  it.each([
    ['path-not-encoded', '../carts?x=1#y', '/stores/v1/products/..%2Fcarts%3Fx=1%23y'],
    ['delete-path-traversal', 'a/../b', '/stores/v1/products/a%2F..%2Fb'],
  ])('%s: deleteProduct encodes its id', async (_, id, path) => {
    const device = aDevice()
    device.answer(({ method }) => (method === 'DELETE' ? json({}) : undefined))
    await device.settle(deleteProductV1(device.tab(), id))
    expect(device.calls().map((call) => call.path)).toEqual([path])
  })

  it.each([
    ['undefined-path-param', undefined],
    ['empty-id-hits-collection', ''],
  ])('%s: deleteProduct rejects and sends nothing', async (_, id) => {
    const device = aDevice()
    expect(await device.failure(deleteProductV1(device.tab(), id as string))).toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(device.seen).toEqual([])
  })

  it('second-call-with-same-arguments-fails: calls do not change their arguments and send the same body twice', async () => {
    const device = aDevice()
    device.answer(({ method }) => (method === 'PATCH' ? json({ product: { id: 'p' } }) : undefined))
    const client = device.tab()
    const product = Object.freeze({ name: 'Mug', weight: 1.5 })
    const ids = Object.freeze(['line-1'])
    for (let i = 0; i < 2; i++) {
      await device.settle(updateProductV1(client, 'p', product))
      await device.settle(removeLineItems(client, ids))
      await device.settle(estimateTotals(client, { calculateTax: true }))
    }
    const [first, second] = [device.calls().slice(0, 3), device.calls().slice(3)]
    expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect([product, ids]).toEqual([{ name: 'Mug', weight: 1.5 }, ['line-1']])
  })

  it('collections-gateway-mapping-missing: queryCollections uses the path of the platform', async () => {
    const device = aDevice()
    device.answerAt('/collections/query', () => json({ collections: [] }))
    await device.settle(queryCollections(device.tab(), {}))
    expect(device.calls().map(({ path }) => path)).toEqual(['/stores-reader/v2/collections/query'])
  })
})

describe('events', () => {
  const KEY = aKeyPair()
  const deliver = async (event: Record<string, unknown>, handlers: Parameters<typeof createEventReceiver>[0]['handlers']) => {
    const receive = createEventReceiver({ publicKey: KEY.pem, now: () => NOW_MS, handlers })
    return (await receive(aDelivery(aToken(KEY, event)))).status
  }

  it('webhook-two-handlers: the second handler gets the event that the first handler got, unchanged', async () => {
    const seen: unknown[] = []
    const spoil = when(cartUpdated, ({ entity }) => {
      seen.push(structuredClone(entity))
      Object.assign(entity ?? {}, { lineItems: [], id: 'spoilt' })
    })
    const look = when(cartUpdated, ({ entity }) => void seen.push(entity))
    const image = { id: 'a.jpg', url: 'https://static.wixstatic.com/media/a.jpg', width: 4, height: 3 }
    expect(await deliver(aCartEvent({ lineItems: [{ id: 'l', image }] }), [spoil, look])).toBe(200)
    expect(seen[1]).toEqual(seen[0])
  })

  it('webhook-prototype-pollution: no key of a signed event changes Object.prototype', async () => {
    const event = aCartEvent()
    const modifiedFields = JSON.parse('{"__proto__.polluted": 1, "a.__proto__.polluted": 1, "constructor.prototype.polluted": 1}')
    const updatedEvent = { ...(event.updatedEvent as object), modifiedFields }
    expect(await deliver({ ...event, updatedEvent }, [when(cartUpdated, () => {})])).toBe(200)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

it('media-width-height-swapped: a wide image keeps its aspect ratio', () => {
  const wide = { id: 'a~mv2.jpg', width: 1600, height: 400 }
  expect(imageUrl(wide, { width: 800, height: 800, mode: 'fit' })).toContain('/w_800,h_200,')
})

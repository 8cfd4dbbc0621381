import { describe, expect, it, vi } from 'vitest'
import { addToCurrentCart, getCurrentCart } from '../../../../src/platform/cart/api'
import { estimateTotals, updateCurrentCart } from '../../../../src/platform/cart/changes-api'
import { getProductV1, queryProductsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import { type CartletError, isCartletError } from '../../../../src/platform/http/errors'
import { aCart, aDevice, applicationError, dropped, json, never, tokenReply } from '../fake-platform'

const busy = (status: number, retryAfter?: string) => () =>
  new Response('', { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} })
const anItem = { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'p' }, quantity: 1 }] }
/** The waits between attempts: all but timeouts of 15 s and lock waits of 3 s. */
const pauses = (device: ReturnType<typeof aDevice>) => device.waits.filter((ms) => ms !== 15_000 && ms !== 3_000)

describe('a request', () => {
  it('sends the raw access token, and a content type only with a body', async () => {
    const device = aDevice()
    const client = device.tab()
    await device.settle(getCurrentCart(client))
    await device.settle(addToCurrentCart(client, anItem))
    expect(device.calls().map(({ headers }) => headers)).toEqual([
      { Authorization: 'access-1' },
      { Authorization: 'access-1', 'Content-Type': 'application/json' },
    ])
  })

  it('sends requests to the origin of the configured api', async () => {
    const device = aDevice()
    await device.settle(getCurrentCart(device.tab({ api: 'http://localhost:4000/x?y' })))
    expect(device.seen.map(({ url }) => url)).toEqual([
      'http://localhost:4000/oauth2/token',
      'http://localhost:4000/ecom/v1/carts/current',
    ])
  })

  it('sends back the latest X-Wix-Consistent header that the same client received', async () => {
    const device = aDevice()
    device.answerAt('/current', (_, count) =>
      json(aCart(), { headers: count < 3 ? { 'x-wix-consistent': `mark-${count}` } : {} }),
    )
    const client = device.tab()
    for (let i = 0; i < 4; i++) await device.settle(getCurrentCart(client))
    await device.settle(getCurrentCart(device.tab()))
    expect(device.calls().map(({ headers }) => headers['X-Wix-Consistent'])).toEqual([
      undefined,
      'mark-1',
      'mark-2',
      'mark-2',
      undefined,
    ])
  })

  it('updateCurrentCart sends a field mask as text, and leaves its arguments unchanged, frozen or not', async () => {
    const device = aDevice()
    const given = { cartInfo: { buyerNote: 'x' }, fieldMask: ['cartInfo.buyerNote'] }
    const frozen = Object.freeze({
      cartInfo: Object.freeze({ ...given.cartInfo }),
      fieldMask: Object.freeze([...given.fieldMask]),
    })
    const before = structuredClone([given, frozen])
    for (const patch of [given, frozen]) await device.settle(updateCurrentCart(device.tab(), patch))
    expect([given, frozen]).toEqual(before)
    const sent = { cartInfo: { buyerNote: 'x' }, cartFieldmask: 'cartInfo.buyerNote' }
    expect(device.calls().map(({ body }) => body)).toEqual([sent, sent])
  })

  it('two clients with different client ids use different access tokens', async () => {
    const device = aDevice()
    await device.settle(getCurrentCart(device.tab({ clientId: 'one' })))
    await device.settle(getCurrentCart(device.tab({ clientId: 'two' })))
    expect(device.calls().map(({ headers }) => headers.Authorization)).toEqual(['access-1', 'access-2'])
  })
})

describe('a 401', () => {
  it('renews the token once after a 401 and sends the read again', async () => {
    const device = aDevice()
    device.answerAt('/current', (_, count) => (count === 1 ? new Response('', { status: 401 }) : undefined))
    await device.settle(getCurrentCart(device.tab()))
    expect(device.grants()).toEqual(['anonymous', 'refresh_token'])
    expect(device.calls().map(({ headers }) => headers.Authorization)).toEqual(['access-1', 'access-2'])
  })

  it('sends a write again after a 401, since it cannot have been carried out', async () => {
    const device = aDevice()
    device.answerAt('/add-to-cart', (_, count) => (count === 1 ? new Response('', { status: 401 }) : undefined))
    await device.settle(addToCurrentCart(device.tab(), anItem))
    expect(device.calls()).toHaveLength(2)
  })

  it('renews once for five parallel calls that get a 401', async () => {
    const device = aDevice()
    device.answerAt('/current', ({ headers }) =>
      headers.Authorization === 'access-1' ? new Response('', { status: 401 }) : undefined,
    )
    const client = device.tab()
    await device.settle(Promise.all([1, 2, 3, 4, 5].map(() => getCurrentCart(client))))
    expect(device.grants()).toEqual(['anonymous', 'refresh_token'])
  })

  // hazard 32
  it('five calls that always get a 401 cause one renewal, one new visitor and six requests', async () => {
    const device = aDevice()
    device.answer(({ path, body }) => {
      if (path !== '/oauth2/token') return new Response('', { status: 401 })
      return (body as { refreshToken?: string }).refreshToken ? json({ error: 'invalid_grant' }, { status: 400 }) : undefined
    })
    const client = device.tab()
    for (let i = 0; i < 5; i++) expect(await device.failure(getCurrentCart(client))).toMatchObject({ code: 'HTTP_401' })
    expect(device.grants()).toEqual(['anonymous', 'refresh_token', 'anonymous'])
    expect(device.calls()).toHaveLength(2 + 4)
  })

  it('a call that renewed once rejects with a second 401, even after a retry in between', async () => {
    const device = aDevice()
    device.answerAt('/current', (_, count) => new Response('', { status: count % 2 ? 401 : 503 }))
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ code: 'HTTP_401' })
    expect(device.calls()).toHaveLength(3)
    expect(device.grants()).toEqual(['anonymous', 'refresh_token'])
  })

  it('renews at most once per call even when the new token expires between retries', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => tokenReply(`${count}`, { expires_in: 1 }))
    device.answerAt('/current', (_, count) => (count % 2 ? new Response('', { status: 401 }) : busy(503, '2')()))
    await device.failure(getCurrentCart(device.tab()))
    expect(device.grants()).toEqual(['anonymous', 'refresh_token'])
  })

  it('rejects with the original 401 as retryable and keeps the visitor when the renewal fails', async () => {
    const device = aDevice()
    device.answer(({ path, body }) => {
      if (path !== '/oauth2/token') return new Response('', { status: 401 })
      return (body as { refreshToken?: string }).refreshToken ? dropped() : undefined
    })
    const client = device.tab()
    expect(await device.failure(addToCurrentCart(client, anItem))).toMatchObject({
      code: 'HTTP_401',
      delivered: 'no',
      retryable: true,
    })
    expect(client.session.role()).toBe('visitor')
  })
})

describe('a read', () => {
  it.each([
    ['a dropped connection', dropped, 'NETWORK'],
    ['429', busy(429), 'HTTP_429'],
    ['500', busy(500), 'HTTP_500'],
    ['503', busy(503), 'HTTP_503'],
  ])('retries a read three times after %s, with doubled waits', async (_, answer, code) => {
    const device = aDevice()
    device.answerAt('/current', answer)
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ code, retryable: true })
    expect(device.calls()).toHaveLength(4)
    expect(pauses(device)).toEqual([200, 400, 800])
  })

  it('a read succeeds when the connection comes back after two failures', async () => {
    const device = aDevice()
    device.answerAt('/current', (_, count) => (count < 3 ? dropped() : undefined))
    await expect(device.settle(getCurrentCart(device.tab()))).resolves.toMatchObject({ id: 'cart-1' })
  })

  it('retries an estimate and a long query, although they are sent as POST', async () => {
    const device = aDevice()
    device.answer(({ path }, count) => (path !== '/oauth2/token' && count === 1 ? dropped() : undefined))
    device.answerAt('/query-platformized', (_, count) => (count === 1 ? dropped() : json({ products: [] })))
    const client = device.tab()
    await device.settle(estimateTotals(client))
    await device.settle(queryProductsV1(client, { filter: { name: 'x'.repeat(5000) } }))
    expect(device.calls().map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
      ['POST', 'estimate-totals'],
      ['POST', 'estimate-totals'],
      ['POST', 'query-platformized'],
      ['POST', 'query-platformized'],
    ])
  })

  it.each([400, 403, 404, 409, 410, 499, 501])('does not retry a read after status %i', async (status) => {
    const device = aDevice()
    device.answerAt('/current', busy(status))
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ retryable: false })
    expect(device.calls()).toHaveLength(1)
  })

  it('retries a read when its token request failed', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => (count < 3 ? dropped() : undefined))
    await expect(device.settle(getCurrentCart(device.tab()))).resolves.toBeTruthy()
  })
})

describe('Retry-After', () => {
  it.each([
    ['2', 2_000],
    ['0', 200],
    ['3600', 30_000],
    ['soon', 200],
  ])('a Retry-After of %s leads to a wait of %i ms', async (header, wait) => {
    const device = aDevice()
    device.answerAt('/current', (_, count) => (count === 1 ? busy(429, header)() : undefined))
    await device.settle(getCurrentCart(device.tab()))
    expect(pauses(device)).toEqual([wait])
  })

  // hazard 24
  it('a Retry-After date is measured from the device clock and limited to 30 s', async () => {
    const device = aDevice({ wall: Date.parse('2026-01-15T12:00:00Z') })
    const dates = ['Thu, 15 Jan 2026 12:00:07 GMT', 'Thu, 15 Jan 2026 11:00:00 GMT', 'Fri, 16 Jan 2026 12:00:00 GMT']
    device.answerAt('/current', (_, count) => (count < 4 ? busy(503, dates[count - 1])() : undefined))
    await device.settle(getCurrentCart(device.tab()))
    expect(pauses(device)).toEqual([7_000, 400, 30_000])
  })
})

describe('maxWaitMs', () => {
  it.each([
    ['fails at once where the platform asks for longer', '60', 1, []],
    ['waits while the platform asks for less', '2', 3, [2_000, 2_000]],
    ['waits a little between attempts as ever', undefined, 4, [200, 400, 800]],
  ])('a client with maxWaitMs %s', async (_, header, calls, waits) => {
    const device = aDevice()
    device.answerAt('/current', busy(429, header))
    const error = await device.failure(getCurrentCart(device.tab({ maxWaitMs: 5_000 })))
    expect(error).toMatchObject({ code: 'HTTP_429', retryable: true })
    expect(device.calls()).toHaveLength(calls)
    expect(pauses(device)).toEqual(waits)
  })

  it('a write fails at once, marked as not delivered, when Retry-After exceeds maxWaitMs', async () => {
    const device = aDevice()
    device.answerAt('/add-to-cart', busy(429, '60'))
    const error = await device.failure(addToCurrentCart(device.tab({ maxWaitMs: 5_000 }), anItem))
    expect(error).toMatchObject({ code: 'HTTP_429', delivered: 'no', retryAfterMs: 30_000 })
    expect([device.calls().length, pauses(device)]).toEqual([1, []])
  })

  it('a call fails at once when Retry-After of its token request exceeds maxWaitMs', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', busy(429, '60'))
    const error = await device.failure(getCurrentCart(device.tab({ maxWaitMs: 5_000 })))
    expect(error).toMatchObject({ code: 'HTTP_429' })
    expect([device.tokenRequests().length, pauses(device)]).toEqual([1, []])
  })
})

describe('a write', () => {
  it.each([
    ['the connection drops', dropped, { code: 'NETWORK', delivered: 'unknown', retryable: true }],
    ['there is no response', never, { code: 'TIMEOUT', delivered: 'unknown', retryable: true }],
    ['the platform fails', busy(500), { code: 'HTTP_500', delivered: 'yes' }],
    ['a gateway fails', busy(502), { code: 'HTTP_502', delivered: 'unknown' }],
    ['a gateway waits in vain', busy(504), { code: 'HTTP_504', delivered: 'unknown' }],
    ['the platform does not speak the version of HTTP', busy(505), { code: 'HTTP_505', delivered: 'yes' }],
    ['the platform is busy and gives no Retry-After', busy(503), { code: 'HTTP_503', delivered: 'unknown' }],
    ['the rate limit is exceeded and no Retry-After is given', busy(429), { code: 'HTTP_429', delivered: 'no' }],
    ['a login page answers', () => new Response('<html>'), { code: 'BAD_RESPONSE', delivered: 'unknown' }],
  ])('sends a write only once when %s', async (_, answer, expected) => {
    const device = aDevice()
    device.answerAt('/add-to-cart', answer)
    expect(await device.failure(addToCurrentCart(device.tab(), anItem))).toMatchObject(expected)
    expect(device.calls()).toHaveLength(1)
  })

  it.each([429, 503])('sends a write again after %i with Retry-After, since the platform did not process it', async (status) => {
    const device = aDevice()
    device.answerAt('/add-to-cart', (_, count) => (count === 1 ? busy(status, '1')() : undefined))
    await device.settle(addToCurrentCart(device.tab(), anItem))
    expect(device.calls()).toHaveLength(2)
  })

  it('does not send a write, and requests a token only once, when the token request fails', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', dropped)
    expect(await device.failure(addToCurrentCart(device.tab(), anItem))).toMatchObject({ code: 'NETWORK', delivered: 'no' })
    expect(device.calls()).toEqual([])
    expect(device.tokenRequests()).toHaveLength(1)
  })
})

describe('timeoutMs', () => {
  // hazard 50
  it('aborts a request whose body never ends within 15 s', async () => {
    const device = aDevice()
    device.answerAt('/current', (_, count) => (count === 1 ? new Response(new ReadableStream()) : undefined))
    const client = device.tab()
    const started = device.environment.monotonic()
    expect(await device.failure(getCurrentCart(client))).toMatchObject({ code: 'TIMEOUT', message: 'System error occurred' })
    expect(device.environment.monotonic() - started).toBeLessThanOrEqual(15_000)
    expect(device.calls()[0]?.signal?.aborted).toBe(true)
    await expect(device.settle(getCurrentCart(client))).resolves.toBeTruthy()
  })

  it('times out without an AbortController', async () => {
    vi.stubGlobal('AbortController', undefined)
    try {
      const device = aDevice()
      device.answerAt('/current', never)
      expect(await device.failure(getCurrentCart(device.tab({ timeoutMs: 50 })))).toMatchObject({ code: 'TIMEOUT' })
      expect(device.calls()[0]?.signal).toBeUndefined()
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('ends its timeout and does not abort the request after a response', async () => {
    const device = aDevice()
    await device.settle(getCurrentCart(device.tab()))
    expect(device.pendingWaits()).toBe(0)
    expect(device.calls()[0]?.signal?.aborted).toBe(false)
  })
})

describe('the signal of a call', () => {
  it('aborting a call rejects with ABORTED and aborts its request', async () => {
    const device = aDevice()
    device.answerAt('/v1/products/p1', never)
    const controller = new AbortController()
    const product = getProductV1(device.tab(), 'p1', { signal: controller.signal })
    product.catch(() => {})
    await device.advance(100)
    controller.abort()
    await expect(product).rejects.toMatchObject({ code: 'ABORTED', retryable: false })
    expect(device.calls()[0]?.signal?.aborted).toBe(true)
  })

  it('a call with an aborted signal sends nothing', async () => {
    const device = aDevice()
    const options = { signal: AbortSignal.abort() }
    expect(await device.failure(getCurrentCart(device.tab(), options))).toMatchObject({ code: 'ABORTED', delivered: 'no' })
    expect(device.calls()).toEqual([])
  })

  it('aborting a call between two attempts ends its wait', async () => {
    const device = aDevice()
    device.answerAt('/current', dropped)
    const controller = new AbortController()
    const cart = getCurrentCart(device.tab(), { signal: controller.signal })
    cart.catch(() => {})
    await device.advance(10)
    controller.abort()
    await expect(cart).rejects.toMatchObject({ code: 'ABORTED' })
    expect(device.calls()).toHaveLength(1)
  })
})

describe('onError', () => {
  it('onError receives the error that a failed call rejects with, once', async () => {
    const device = aDevice()
    device.answerAt('/current', () => applicationError('NOPE', 403))
    const heard: CartletError[] = []
    const client = device.tab({ onError: (error) => void heard.push(error) })
    const thrown = await device.failure(getCurrentCart(client))
    expect(heard).toEqual([thrown])
    expect(heard[0]).toBe(thrown)
    expect(isCartletError(thrown)).toBe(true)
  })

  it('onError receives errors of invalid arguments and token requests, but not of a missing cart', async () => {
    const device = aDevice()
    device.answerAt('/current', () => applicationError('OWNED_CART_NOT_FOUND'))
    device.answerAt('/oauth2/token', (_, count) => (count === 1 ? new Response('', { status: 400 }) : undefined))
    const heard: string[] = []
    const client = device.tab({ onError: ({ code }) => void heard.push(code) })
    await device.failure(getProductV1(client, '..'))
    await device.failure(getCurrentCart(client))
    await device.settle(getCurrentCart(client))
    expect(heard).toEqual(['INVALID_ARGUMENT', 'HTTP_400'])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('host page')
      },
    ],
    ['rejects', (() => Promise.reject(new Error('host page'))) as () => void],
  ])('a call rejects with its own error when onError %s', async (_, onError) => {
    const device = aDevice()
    device.answerAt('/current', busy(403))
    expect(await device.failure(getCurrentCart(device.tab({ onError })))).toMatchObject({ code: 'HTTP_403' })
  })
})

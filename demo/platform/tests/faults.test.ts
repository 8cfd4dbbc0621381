import { request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { startPlatform } from '../server'
import { platform, shopper, startAnewForEachTest } from './support/seeded-platform'
import { codeOf, createShopper, send, violationOf } from './support/support'

startAnewForEachTest()

const CART = '/ecom/v1/carts/current'
const ADD = `${CART}/add-to-cart`
const raw = (path = CART) => fetch(platform.url + path, { headers: { authorization: shopper.tokens.access_token } })
/** Lets idle connections close after the drop has been requested. */
const addDrop = async (when: 'before' | 'after') => {
  platform.faults.add({ path: ADD, kind: 'drop', when })
  await setImmediate()
  await setImmediate()
}
const quantity = async () => (await shopper.cart()).body.cart?.lineItems[0]?.quantity

describe('faults', () => {
  it('a status fault answers once in the platform’s format, with CORS headers and the given headers', async () => {
    platform.faults.add({ path: CART, kind: 'status', status: 429, headers: { 'retry-after': '7' } })
    const answer = await shopper.cart()
    expect([answer.status, codeOf(answer)]).toEqual([429, 'FAULT_429'])
    expect(answer.headers.get('retry-after')).toBe('7')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-wix-request-id')).toMatch(/^\d+\.\d+$/)
    expect((await shopper.cart()).status).toBe(404)
  })

  it('a fault applies only to its method and path, as often as requested', async () => {
    platform.faults.add({ method: 'POST', path: '/ecom/*', kind: 'status', status: 500, times: 2 })
    expect((await shopper.cart()).status).toBe(404)
    expect([(await shopper.add('blue-mug')).status, (await shopper.add('blue-mug')).status]).toEqual([500, 500])
    expect((await shopper.add('blue-mug')).status).toBe(200)
    platform.faults.add({ path: '/ecom/*', kind: 'status', times: Number.POSITIVE_INFINITY })
    await shopper.cart()
    expect((await shopper.cart()).status).toBe(503)
    platform.faults.clear()
    expect((await shopper.cart()).status).toBe(200)
  })

  it('a fault with when "after" loses the answer after the change is committed', async () => {
    await addDrop('after')
    await expect(shopper.add('blue-mug', 2)).rejects.toThrow()
    expect(await quantity()).toBe(2)
    platform.faults.add({ path: ADD, kind: 'status', when: 'after' })
    expect((await shopper.add('blue-mug', 2)).status).toBe(503)
    expect(await quantity()).toBe(4)
  })

  it('a delay fault does not hold up closing the platform', async () => {
    const other = await startPlatform({})
    const visitor = await createShopper(other)
    other.faults.add({ path: ADD, kind: 'delay', ms: 60_000 })
    const lost = expect(visitor.add('blue-mug')).rejects.toThrow()
    await vi.waitUntil(() => !other.faults.pending().length)
    await other.close()
    await lost
  })

  it('a drop with when "before" closes the connection before the request takes effect', async () => {
    await addDrop('before')
    await expect(shopper.add('blue-mug', 2)).rejects.toThrow()
    expect(await quantity()).toBeUndefined()
    expect(platform.journal.requests({ path: ADD })).toMatchObject([{ status: 0, fault: 'drop' }])
  })

  it('closes connections while a drop is pending, so that a browser cannot hide it by a retry', async () => {
    await addDrop('before')
    expect((await raw()).headers.get('connection')).toBe('close')
    expect((await fetch(platform.url + ADD, { method: 'OPTIONS' })).headers.get('connection')).toBe('close')
    platform.faults.clear()
    expect((await raw()).headers.get('connection')).not.toBe('close')
  })

  it('faults answer with HTML, truncated JSON, or a given body', async () => {
    await shopper.add('blue-mug')
    platform.faults.add({ path: CART, kind: 'html', status: 502 })
    const html = await raw()
    expect([html.status, html.headers.get('content-type'), html.headers.get('access-control-allow-origin')]).toEqual([
      502,
      'text/html; charset=utf-8',
      '*',
    ])
    platform.faults.add({ path: CART, kind: 'truncate' })
    const half = await (await raw()).text()
    expect(half.startsWith('{"cart":{')).toBe(true)
    expect(() => JSON.parse(half)).toThrow()
    platform.faults.add({ path: CART, kind: 'body', body: { cart: null } })
    expect(await (await raw()).json()).toEqual({ cart: null })
  })

  it('a reset fault breaks the connection in the middle of the body, after the status line', async () => {
    await shopper.add('blue-mug')
    platform.faults.add({ path: CART, kind: 'reset' })
    const answer = await raw()
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    await expect(answer.text()).rejects.toThrow()
  })

  it('a delay fault delays the answer, and changes neither its status, headers nor body', async () => {
    await shopper.add('blue-mug')
    const read = async () => {
      const answer = await raw()
      const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-wix-request-id')
      return { status: answer.status, headers, body: await answer.text() }
    }
    const undelayed = await read()
    expect([undelayed.status, undelayed.body]).toEqual([200, expect.stringContaining('Blue Mug')])
    platform.faults.add({ path: CART, kind: 'delay', ms: 60 })
    const started = performance.now()
    expect(await read()).toEqual(undelayed)
    expect(performance.now() - started).toBeGreaterThan(50)
  })
})

describe('the journal', () => {
  it('the journal omits a request that was in progress when it was cleared', async () => {
    platform.faults.add({ path: ADD, kind: 'delay', ms: 100 })
    const late = shopper.add('blue-mug')
    await vi.waitUntil(() => !platform.faults.pending().length)
    platform.journal.clear()
    expect((await late).status).toBe(200)
    expect(platform.journal.requests()).toEqual([])
    await shopper.cart()
    expect(platform.journal.requests()).toHaveLength(1)
  })

  it('the journal records requests decoded and without tokens', async () => {
    const payload = { query: { filter: { slug: 'blue-mug' } } }
    const path = '/stores-reader/v1/products/query-platformized'
    await raw(`${path}?.r=${Buffer.from(JSON.stringify(payload)).toString('base64url')}`)
    await shopper.add('blue-mug')
    await send(`${platform.url}/oauth2/token`, 'POST', { refreshToken: shopper.tokens.refresh_token, grantType: 'refresh_token' })
    expect(platform.journal.requests({ path })[0]).toMatchObject({ method: 'GET', status: 200, r: payload })
    expect(platform.journal.requests({ method: 'post', path: ADD })[0]).toMatchObject({
      body: { lineItems: [{ quantity: 1 }] },
      status: 200,
    })
    expect(platform.journal.requests({ path: '/oauth2/token' }).at(-1)?.body).toMatchObject({ refreshToken: '[redacted]' })
    expect(JSON.stringify(platform.journal.requests())).not.toContain('JWS.')
  })

  it('the journal counts errors as unexpected unless a fault or normal use causes them', async () => {
    await shopper.cart()
    platform.faults.add({ path: CART, kind: 'status' })
    await shopper.cart()
    await shopper.add('blue-mug', 0)
    await raw('/no/such/call')
    expect(platform.journal.unexpected().map((entry) => entry.errorCode)).toEqual(['INVALID_ARGUMENT', 'NOT_FOUND'])
    expect(platform.journal.unexpected(['INVALID_ARGUMENT', 'NOT_FOUND', 'OWNED_CART_NOT_FOUND'])).toEqual([])
  })

  it('the journal counts preflights separately, and they may be cached for ten minutes', async () => {
    const before = platform.journal.requests().length
    const response = await fetch(platform.url + ADD, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-max-age')).toBe('600')
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization, content-type, x-wix-consistent')
    expect([platform.journal.preflights(), platform.journal.requests().length]).toEqual([1, before])
  })
})

describe('the gateway', () => {
  it('the gateway answers unknown calls, bad JSON, wrong types and huge bodies in the platform’s format', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(platform.url + ADD, {
        method: 'POST',
        body,
        headers: { authorization: shopper.tokens.access_token, 'content-type': type },
      })
    const answers = [await post('{'), await post('{}', 'text/plain'), await post(`"${'x'.repeat(300_000)}"`), await raw('/nope')]
    expect(answers.map((answer) => answer.status)).toEqual([400, 415, 413, 404])
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      const { details } = (await answer.json()) as { details: { applicationError: { code: string } } }
      expect(details.applicationError.code).toMatch(/^[A-Z_]+$/)
    }
  })

  it('the gateway stops reading a body without a content length at the size limit', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(platform.url + ADD, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
        resolve(answer.statusCode)
        call.destroy()
      })
      call.on('error', reject)
      for (let i = 0; i < 40; i += 1) call.write('x'.repeat(10_000))
      call.end()
    })
    expect(status).toBe(413)
  })
})

describe('control calls', () => {
  const control = <Body = unknown>(method: string, path: string, body?: unknown) =>
    send<Body>(`${platform.url}/_control/${path}`, method, body)

  it('control calls set and clear faults, the token lifetime and the shop', async () => {
    await control('POST', 'faults', { path: '/ecom/*', kind: 'status', status: 500, times: 'always' })
    expect((await shopper.cart()).status).toBe(500)
    await control('DELETE', 'faults')
    expect((await shopper.add('blue-mug')).status).toBe(200)
    await control('POST', 'token-lifetime', { seconds: 5 })
    expect((await createShopper(platform)).tokens.expires_in).toBe(5)
    await control('POST', 'reset', {})
    expect((await shopper.cart()).status).toBe(404)
    expect((await control<{ requests: unknown[] }>('GET', 'journal')).body.requests).toHaveLength(1)
  })

  it.each<[string, unknown, string]>([
    ['faults', { kind: 'status' }, 'path'],
    ['faults', { path: 'x', kind: 'status' }, 'path'],
    ['faults', { path: '/x', kind: 'explode' }, 'kind'],
    ['faults', { path: '/x', kind: 'status', status: 99 }, 'status'],
    ['faults', { path: '/x', kind: 'status', when: 'later' }, 'when'],
    ['faults', { path: '/x', kind: 'status', headers: { a: 'b\r\nc' } }, 'headers.a'],
    ['token-lifetime', { seconds: -1 }, 'seconds'],
  ])('the control call %s refuses %j and names the field', async (path, body, field) => {
    expect(violationOf(await control('POST', path, body))?.field).toBe(field)
  })

  it('control calls are closed to web pages: no CORS, no simple request, no foreign host name', async () => {
    const simple = await fetch(`${platform.url}/_control/reset`, { method: 'POST' })
    expect(simple.status).toBe(415)
    expect(simple.headers.get('access-control-allow-origin')).toBeNull()
    const { port } = new URL(platform.url)
    const status = await new Promise((resolve, reject) => {
      request({ port, path: '/_control/journal', headers: { host: 'evil.example' } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })
})

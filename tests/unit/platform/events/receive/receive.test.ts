import { describe, expect, it } from 'vitest'
import type { EventError } from '../../../../../src/platform/events/receive/errors'
import {
  createEventReceiver,
  createEventVerifier,
  type EventReceiverConfig,
} from '../../../../../src/platform/events/receive/receive'
import { memorySeenEvents } from '../../../../../src/platform/events/receive/seen'
import { cartUpdated } from '../../../../../src/platform/events/types/checkout-events'
import { when } from '../../../../../src/platform/events/types/definition'
import type { OtherEvent } from '../../../../../src/platform/events/types/model'
import { aCartEvent, aDelivery, aKeyPair, anHmacToken, aToken, NOW_MS, unsigned } from '../../../../support/fixtures/event-tokens'

const KEY = aKeyPair()

function aReceiver(config: Partial<EventReceiverConfig> = {}) {
  const handled: string[] = []
  const errors: EventError[] = []
  const receive = createEventReceiver({
    publicKey: KEY.pem,
    now: () => NOW_MS,
    handlers: [when(cartUpdated, ({ metadata }) => void handled.push(metadata.id))],
    onError: (error) => errors.push(error),
    ...config,
  })
  const post = async (body: string, init?: RequestInit) => {
    const response = await receive(aDelivery(body, init))
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { post, handled, errors, receive }
}

describe('a delivery', () => {
  // hazard 70
  it('verifies a delivery, calls its handler and answers with 200', async () => {
    const { post, handled, errors } = aReceiver()
    const event = aCartEvent()
    expect(await post(aToken(KEY, event))).toMatchObject({ status: 200, text: 'OK' })
    expect(handled).toEqual([event.id])
    expect(errors).toEqual([])
  })

  it('passes an update without its entity to its handler, with the entity id in the metadata', async () => {
    const entities: unknown[] = []
    const look = when(cartUpdated, ({ entity, metadata }) => void entities.push([entity, metadata.entityId]))
    expect(await aReceiver({ handlers: [look] }).post(aToken(KEY, aCartEvent({}, { updatedEvent: {} })))).toMatchObject({
      status: 200,
    })
    expect(entities).toEqual([[undefined, 'cart-1']])
  })

  it('accepts a token that ends with a line break', async () => {
    expect(await aReceiver().post(`${aToken(KEY, aCartEvent())}\n`)).toMatchObject({ status: 200 })
  })

  const event = aCartEvent()
  const token = aToken(KEY, event)
  const [header = '', payload = '', signature = ''] = token.split('.')
  const other = aToken(KEY, aCartEvent())
  it.each([
    ['has another payload', `${header}.${other.split('.')[1]}.${signature}`, 401, 'BAD_SIGNATURE'],
    [
      'has another header',
      `${unsigned(event, { header: { kid: 'x' } }).split('.')[0]}.${payload}.${signature}`,
      401,
      'BAD_SIGNATURE',
    ],
    ['is signed by another key', aToken(aKeyPair(), event), 401, 'BAD_SIGNATURE'],
    ['is not signed', `${unsigned(event, { header: { alg: 'none' } })}.`, 400, 'MALFORMED'],
    ['says that it needs no signature', `${unsigned(event, { header: { alg: 'none' } })}.${signature}`, 401, 'BAD_SIGNATURE'],
    ['is signed with the public key as a secret', anHmacToken(KEY, event), 401, 'BAD_SIGNATURE'],
    ['asks for an unknown extension', aToken(KEY, event, { header: { crit: ['b64'], b64: false } }), 401, 'BAD_SIGNATURE'],
    ['has expired', aToken(KEY, event, { claims: { exp: NOW_MS / 1000 - 61 } }), 401, 'EXPIRED'],
    ['never expires', aToken(KEY, event, { claims: { exp: undefined } }), 401, 'EXPIRED'],
    ['is not valid yet', aToken(KEY, event, { claims: { nbf: NOW_MS / 1000 + 61 } }), 401, 'NOT_YET_VALID'],
    ['was signed in the future', aToken(KEY, event, { claims: { iat: NOW_MS / 1000 + 61 } }), 401, 'NOT_YET_VALID'],
    ['was signed four days ago', aToken(KEY, event, { claims: { iat: NOW_MS / 1000 - 4 * 86_400 } }), 401, 'TOO_OLD'],
    ['expires at a word', aToken(KEY, event, { claims: { exp: 'never' } }), 400, 'MALFORMED'],
    ['is empty', '', 400, 'MALFORMED'],
    ['is JSON', '{"eventType":"wix.ecom.v1.cart_updated"}', 400, 'MALFORMED'],
    ['has a header that is no JSON', `${Buffer.from('no').toString('base64url')}.${payload}.${signature}`, 400, 'MALFORMED'],
    ['holds no event', aToken(KEY, event, { claims: { data: { eventType: 'x' } } }), 400, 'MALFORMED'],
    ['holds an event without a type', aToken(KEY, event, { envelope: { eventType: undefined } }), 400, 'MALFORMED'],
    ['holds an event without data', aToken(KEY, event, { envelope: { data: undefined } }), 400, 'MALFORMED'],
    ['holds an event whose actor is invalid JSON', aToken(KEY, event, { envelope: { identity: '{oops' } }), 400, 'MALFORMED'],
  ])('refuses a delivery that %s, does not handle it and reports one error without its content', async (_, body, status, code) => {
    const { post, handled, errors } = aReceiver()
    expect(await post(body)).toMatchObject({ status, text: code })
    expect(handled).toEqual([])
    expect(errors.map((error) => error.code)).toEqual([code])
    const told = errors.map((error) => JSON.stringify(error) + error.message + error.stack).join()
    for (const part of body.split('.').filter(({ length }) => length > 8)) expect(told).not.toContain(part)
    for (const word of ['cart-1', `${event.id}`, 'wix.ecom.v1.cart']) expect(told).not.toContain(word)
  })

  it.each(['GET', 'PUT', 'DELETE', 'HEAD'])('answers the method %s with 405 and the allowed method', async (method) => {
    const { receive } = aReceiver()
    const response = await receive(new Request('https://shop.example/events', { method }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('accepts times that are off by less than the leeway', async () => {
    const claims = { exp: NOW_MS / 1000 - 59, nbf: NOW_MS / 1000 + 59, iat: NOW_MS / 1000 + 59 }
    expect(await aReceiver().post(aToken(KEY, aCartEvent(), { claims }))).toMatchObject({ status: 200 })
    expect(await aReceiver({ leewayMs: 0 }).post(aToken(KEY, aCartEvent(), { claims }))).toMatchObject({ status: 401 })
  })

  it('accepts a token without an expiry when allowMissingExpiry is set', async () => {
    const token = aToken(KEY, aCartEvent(), { claims: { exp: undefined } })
    expect(await aReceiver({ allowMissingExpiry: true }).post(token)).toMatchObject({ status: 200 })
  })

  it.each([
    [{ issuer: 'wix.com' }, { iss: 'wix.com' }, 200],
    [{ issuer: ['a', 'wix.com'] }, { iss: 'wix.com' }, 200],
    [{ issuer: 'wix.com' }, { iss: 'evil.com' }, 403],
    [{ issuer: 'wix.com' }, {}, 403],
    [{ audience: 'app-1' }, { aud: ['app-2', 'app-1'] }, 200],
    [{ audience: 'app-1' }, { aud: 'app-2' }, 403],
    [{ audience: 'app-1' }, {}, 403],
  ])('with the configuration %j, a token with the claims %j is answered with %i', async (rules, claims, status) => {
    expect(await aReceiver(rules).post(aToken(KEY, aCartEvent(), { claims }))).toMatchObject({ status })
  })

  // hazard 70
  it('refuses a body whose content-length header exceeds the limit', async () => {
    const { post } = aReceiver({ maxBodyBytes: 100 })
    expect(await post('x', { headers: { 'content-length': '101' } })).toMatchObject({ status: 413, text: 'BODY_TOO_LARGE' })
  })

  it('stops reading a body without a content length once it exceeds the limit', async () => {
    const { receive } = aReceiver({ maxBodyBytes: 100 })
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(60))
      },
    })
    const request = new Request('https://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect((await receive(request)).status).toBe(413)
    expect(pulled).toBeLessThan(5)
  })
})

describe('a repeated event', () => {
  // hazard 70
  it('answers a repeated event with 200 and does not handle it again', async () => {
    const { post, handled } = aReceiver()
    const event = aCartEvent()
    await post(aToken(KEY, event))
    expect(await post(aToken(KEY, event, { claims: { iat: NOW_MS / 1000 - 1 } }))).toMatchObject({ status: 200 })
    expect(handled).toEqual([event.id])
  })

  it('calls all handlers of an event again when one of them failed before', async () => {
    const calls: string[] = []
    let works = false
    const { post, errors } = aReceiver({
      handlers: [
        when(cartUpdated, () => {
          calls.push('first')
          if (!works) throw new Error('the database is away')
        }),
        when(cartUpdated, async () => void calls.push('second')),
      ],
    })
    const token = aToken(KEY, aCartEvent())
    expect(await post(token)).toMatchObject({ status: 500, text: 'HANDLER_FAILED' })
    expect(errors.map(({ code, cause }) => [code, (cause as Error).message])).toEqual([
      ['HANDLER_FAILED', 'the database is away'],
    ])
    works = true
    expect(await post(token)).toMatchObject({ status: 200 })
    expect(calls).toEqual(['first', 'second', 'first', 'second'])
  })

  it('answers a copy of an event in progress with 503, and handles the event again after a failure', async () => {
    const started: ((fail: (error: Error) => void) => void)[] = []
    const nextStart = () => new Promise<(error: Error) => void>((resolve) => started.push(resolve))
    const handle = () => new Promise<void>((_, reject) => started.shift()?.(reject))
    const { post } = aReceiver({ handlers: [when(cartUpdated, handle)] })
    const token = aToken(KEY, aCartEvent())
    let start = nextStart()
    const first = post(token)
    const failFirst = await start
    const second = await post(token)
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
    failFirst(new Error('too late'))
    expect((await first).status).toBe(500)
    start = nextStart()
    const third = post(token)
    const failThird = await start
    failThird(new Error('again'))
    expect((await third).status).toBe(500)
  })

  it('recognises a repeated event through a store of seen events shared by two receivers', async () => {
    const seen = memorySeenEvents()
    const event = aCartEvent()
    await aReceiver({ seen }).post(aToken(KEY, event))
    const second = aReceiver({ seen })
    expect(await second.post(aToken(KEY, event))).toMatchObject({ status: 200 })
    expect(second.handled).toEqual([])
  })

  it('answers with 500 and handles nothing when the store of seen events is unreachable', async () => {
    const claim = () => Promise.reject(new Error('no connection'))
    const { post, handled } = aReceiver({ seen: { ...memorySeenEvents(), claim } })
    expect(await post(aToken(KEY, aCartEvent()))).toMatchObject({ status: 500 })
    expect(handled).toEqual([])
  })

  it('recognises a repeated legacy event by its token, so that two equal changes are two events', async () => {
    const others: OtherEvent[] = []
    const { post } = aReceiver({ otherwise: (event) => void others.push(event) })
    const event = { type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged', productId: 'p' }
    const token = aToken(KEY, event)
    await post(token)
    await post(token)
    await post(aToken(KEY, event, { claims: { iat: NOW_MS / 1000 - 1 } }))
    expect(others).toHaveLength(2)
  })
})

describe('handlers', () => {
  it('gives each handler a copy of the event, so that changes of one do not affect the next', async () => {
    const seen: unknown[] = []
    const spoil = when(cartUpdated, (event) => {
      seen.push(structuredClone(event))
      event.entity?.lineItems.splice(0)
      event.metadata.identity = { identityType: 'APP' }
      Reflect.deleteProperty(event, 'modifiedFields')
    })
    const { post } = aReceiver({ handlers: [spoil, spoil] })
    const event = aCartEvent({ lineItems: [{ id: 'l', image: { id: 'a.jpg', width: 2, height: 1 } }] })
    const identity = JSON.stringify({ identityType: 'MEMBER', memberId: 'm' })
    await post(aToken(KEY, event, { envelope: { identity } }))
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[1]).toMatchObject({
      entity: { lineItems: [{ image: { kind: 'image', id: 'a.jpg' } }] },
      metadata: { identity: { memberId: 'm' } },
    })
  })

  it('answers with HANDLER_FAILED when a handler throws an EventError', async () => {
    const { EventError } = await import('../../../../../src/platform/events/receive/errors')
    const handlers = [
      when(cartUpdated, () => {
        throw new EventError('BAD_SIGNATURE', 'not mine')
      }),
    ]
    expect(await aReceiver({ handlers }).post(aToken(KEY, aCartEvent()))).toMatchObject({ status: 500, text: 'HANDLER_FAILED' })
  })

  it('passes an event without a handler unconverted to the catch-all handler', async () => {
    const others: OtherEvent[] = []
    const { post, handled } = aReceiver({ otherwise: (event) => void others.push(event) })
    const token = aToken(KEY, { type: 'wix.new.v1.thing_made', id: 'e', createdDate: '2026-01-01T00:00:00Z' })
    expect(await post(token)).toMatchObject({ status: 200 })
    expect(handled).toEqual([])
    expect(others).toEqual([
      {
        type: 'wix.new.v1.thing_made',
        data: { id: 'e', createdDate: '2026-01-01T00:00:00Z' },
        metadata: { instanceId: 'instance-1' },
      },
    ])
  })

  it('accepts and drops an event when there are no handlers', async () => {
    expect(await aReceiver({ handlers: [] }).post(aToken(KEY, aCartEvent()))).toMatchObject({ status: 200 })
  })

  it('still answers a refused delivery when onError throws', async () => {
    const onError = () => {
      throw new Error('the logger is away')
    }
    expect(await aReceiver({ onError }).post('nothing')).toMatchObject({ status: 400 })
  })
})

describe('createEventVerifier', () => {
  it('createEventVerifier returns the unconverted event of a token and rejects a malformed one', async () => {
    const verify = createEventVerifier({ publicKey: KEY.pem, now: () => NOW_MS })
    const event = aCartEvent()
    const { type, ...data } = event
    const raw = await verify(aToken(KEY, event))
    expect(raw).toMatchObject({ type, instanceId: 'instance-1' })
    expect(JSON.parse(raw.payload)).toEqual(data)
    await expect(verify('x')).rejects.toMatchObject({ name: 'EventError', code: 'MALFORMED' })
  })

  it('createEventVerifier and createEventReceiver throw without a key', () => {
    expect(() => createEventVerifier({})).toThrow(expect.objectContaining({ code: 'BAD_KEY' }))
    expect(() => createEventReceiver({ handlers: [], publicKey: '' })).toThrow(expect.objectContaining({ code: 'BAD_KEY' }))
  })
})

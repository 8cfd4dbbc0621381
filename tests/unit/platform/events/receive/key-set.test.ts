import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EventError } from '../../../../../src/platform/events/receive/errors'
import type { JwkSource } from '../../../../../src/platform/events/receive/key-set'
import { createEventReceiver, type EventReceiverConfig } from '../../../../../src/platform/events/receive/receive'
import { cartUpdated } from '../../../../../src/platform/events/types/checkout-events'
import { when } from '../../../../../src/platform/events/types/definition'
import { aCartEvent, aDelivery, aKeyPair, aToken, type KeyPair, NOW_MS } from '../../../../support/fixtures/event-tokens'

const KEY = aKeyPair()
const NEXT = aKeyPair()
const MINUTE = 60_000
const DAY = 86_400_000

const jwkOf = (key: KeyPair, kid?: string) => ({ ...key.publicKey.export({ format: 'jwk' }), ...(kid && { kid }) }) as JsonWebKey
const outOfReach = (): never => {
  throw new Error('no connection')
}

/** A receiver whose keys are fetched from a source that the test changes. */
function aReceiver(answer: () => unknown, config: Partial<EventReceiverConfig> = {}) {
  const errors: EventError[] = []
  const signals: AbortSignal[] = []
  const state = { now: NOW_MS, asked: 0, answer }
  const receive = createEventReceiver({
    now: () => state.now,
    handlers: [when(cartUpdated, () => {})],
    leewayMs: 10 * DAY,
    jwks: ((signal: AbortSignal) => {
      state.asked += 1
      signals.push(signal)
      return state.answer()
    }) as JwkSource,
    onError: (error) => void errors.push(error),
    ...config,
  })
  const status = async (key: KeyPair, kid?: string) =>
    (await receive(aDelivery(aToken(key, aCartEvent(), { header: { kid } })))).status
  return { state, status, errors, signals, receive }
}
const first = () => ({ keys: [jwkOf(KEY, 'one')] })
const second = () => ({ keys: [jwkOf(NEXT, 'two')] })

afterEach(() => vi.useRealTimers())

describe('a fetched key set', () => {
  it('keeps the fetched keys when a forged key id causes a fetch while the source is unreachable', async () => {
    const { state, status } = aReceiver(first)
    expect(await status(KEY, 'one')).toBe(200)
    state.answer = outOfReach
    state.now += 5 * MINUTE
    expect(await status(NEXT, 'forged')).toBe(401)
    expect(await status(KEY, 'one')).toBe(200)
    expect(state.asked).toBe(2)
  })

  it.each([
    ['an error page', () => '<html>'],
    ['a set without keys', () => ({ keys: [] })],
    ['a list of invalid keys', () => ({ keys: [null, 'key'] })],
    ['a set without a list', () => ({ keys: {} })],
  ])('keeps the fetched keys when a later response of the source is %s', async (_, answer) => {
    const { state, status } = aReceiver(first)
    expect(await status(KEY, 'one')).toBe(200)
    state.answer = answer
    state.now += 5 * MINUTE
    expect(await status(NEXT, 'forged')).toBe(401)
    expect(await status(KEY, 'one')).toBe(200)
  })

  it('reports the failed fetch of the keys as the cause of a refused delivery', async () => {
    const { state, status, errors } = aReceiver(first)
    await status(KEY, 'one')
    state.answer = outOfReach
    state.now += 5 * MINUTE
    await status(NEXT, 'two')
    expect(errors.map(({ code }) => code)).toEqual(['BAD_SIGNATURE'])
    expect(errors[0]?.cause).toMatchObject({ code: 'BAD_KEY', cause: { message: 'no connection' } })
  })

  it('fetches the keys once for a hundred forged deliveries, before and after the first success', async () => {
    const { state, status } = aReceiver(outOfReach)
    for (let i = 0; i < 100; i += 1) expect(await status(NEXT, `forged-${i}`)).toBe(500)
    expect(state.asked).toBe(1)
    state.answer = first
    state.now += MINUTE
    expect(await status(KEY, 'one')).toBe(200)
    for (let i = 0; i < 100; i += 1) expect(await status(NEXT, `forged-${i}`)).toBe(401)
    expect(state.asked).toBe(2)
  })

  it('does not fetch the keys for a body that is not a token or has another signing algorithm', async () => {
    const { state, receive } = aReceiver(first)
    const event = aCartEvent()
    for (const body of ['', 'x', '{}', 'a.b.c', aToken(KEY, event, { header: { alg: 'HS256' } })])
      expect((await receive(aDelivery(body))).status).toBeGreaterThanOrEqual(400)
    expect(state.asked).toBe(0)
  })

  it('fetches the keys once for many deliveries at the same time', async () => {
    const { state, status } = aReceiver(first)
    const statuses = await Promise.all([...Array(20)].map((_, i) => (i % 2 ? status(KEY, 'one') : status(NEXT, 'two'))))
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
    expect(state.asked).toBe(1)
  })

  it('fetches the keys again when a key was replaced under the same key id', async () => {
    const { state, status } = aReceiver(first)
    expect(await status(KEY, 'one')).toBe(200)
    state.answer = () => ({ keys: [jwkOf(NEXT, 'one')] })
    state.now += MINUTE
    expect(await status(NEXT, 'one')).toBe(200)
    expect(await status(KEY, 'one')).toBe(401)
  })

  it('fetches the keys again for a token without a key id that no known key verifies', async () => {
    const { state, status } = aReceiver(first)
    expect(await status(KEY)).toBe(200)
    state.answer = () => ({ keys: [jwkOf(NEXT)] })
    state.now += MINUTE
    expect(await status(NEXT)).toBe(200)
  })

  it('drops a key that was removed from the set after the renewal interval, without an unknown key id', async () => {
    const { state, status } = aReceiver(first)
    expect(await status(KEY, 'one')).toBe(200)
    state.answer = second
    state.now += 11 * MINUTE
    expect(await status(KEY, 'one')).toBe(401)
    expect(state.asked).toBe(2)
  })

  it('uses fetched keys for one day while the source is unreachable, and no longer', async () => {
    const { state, status, errors } = aReceiver(first)
    await status(KEY, 'one')
    state.answer = outOfReach
    state.now += DAY - MINUTE
    expect(await status(KEY, 'one')).toBe(200)
    state.now += 2 * MINUTE
    expect(await status(KEY, 'one')).toBe(500)
    expect(errors.map(({ code }) => code)).toEqual(['BAD_KEY'])
    state.answer = first
    state.now += MINUTE
    expect(await status(KEY, 'one')).toBe(200)
  })

  it('uses the renewal interval, maximum age and cooldown of the configuration', async () => {
    const keySetRules = { renewAfterMs: 1000, maxAgeMs: 3000, cooldownMs: 100 }
    const { state, status } = aReceiver(first, { keySetRules })
    await status(KEY, 'one')
    state.now += 1000
    await status(KEY, 'one')
    expect(state.asked).toBe(2)
    state.answer = outOfReach
    state.now += 2999
    expect(await status(KEY, 'one')).toBe(200)
    state.now += 50
    expect(await status(KEY, 'one')).toBe(500)
    expect(state.asked).toBe(3)
    state.now += 100
    await status(KEY, 'one')
    expect(state.asked).toBe(4)
  })

  it('a fetch of the keys is aborted after five seconds, and the delivery fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let failLate = (_: Error) => {}
    const hung = new Promise((_, reject) => {
      failLate = reject
    })
    let ask = () => {}
    const asked = new Promise<void>((resolve) => {
      ask = resolve
    })
    const { state, status, signals, errors } = aReceiver(() => {
      ask()
      return hung
    })
    const delivery = status(KEY, 'one')
    await asked
    await vi.advanceTimersByTimeAsync(4999)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await delivery).toBe(500)
    expect(signals[0]?.aborted).toBe(true)
    expect(errors.map(({ code }) => code)).toEqual(['BAD_KEY'])
    failLate(new Error('much later'))
    state.answer = first
    state.now += MINUTE
    expect(await status(KEY, 'one')).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a configured key set', () => {
  it('accepts both keys of a given set that have the same key id', async () => {
    const { status } = aReceiver(first, { jwks: { keys: [jwkOf(KEY, 'one'), jwkOf(NEXT, 'one')] } })
    expect([await status(KEY, 'one'), await status(NEXT, 'one'), await status(aKeyPair(), 'one')]).toEqual([200, 200, 401])
  })

  it('a key that is too short does not affect the other keys of a given set', async () => {
    const short = aKeyPair(1024)
    const { status } = aReceiver(first, { jwks: { keys: [jwkOf(short, 'short'), jwkOf(KEY, 'one')] } })
    expect([await status(KEY, 'one'), await status(KEY), await status(short, 'short')]).toEqual([200, 200, 500])
  })
})

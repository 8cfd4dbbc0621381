import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EventError } from '../../../../src/platform/events/receive/errors'
import { createEventReceiver, type EventReceiverConfig } from '../../../../src/platform/events/receive/receive'
import { memorySeenEvents, type SeenEvents } from '../../../../src/platform/events/receive/seen'
import { cartUpdated } from '../../../../src/platform/events/types/checkout-events'
import { when } from '../../../../src/platform/events/types/definition'
import { aCartEvent, aDelivery, aKeyPair, aToken, NOW_MS } from '../../../support/fixtures/event-tokens'

const KEY = aKeyPair()
const LEGACY = { type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged', productId: 'p' }

function aReceiver(config: Partial<EventReceiverConfig>) {
  const errors: EventError[] = []
  const receive = createEventReceiver({
    publicKey: KEY.pem,
    now: () => NOW_MS,
    handlers: [],
    onError: (error) => void errors.push(error),
    ...config,
  })
  return { errors, post: async (token: string) => (await receive(aDelivery(token))).status }
}

/** A promise that the test settles from outside. */
function held<T = void>() {
  let resolve = (_: T) => {}
  let reject = (_: Error) => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** The unhandled rejections, for which Node would end the process, during `work` and the turns after it. */
async function unhandledDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  const unhandled: unknown[] = []
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => unhandled.push(reason))
  try {
    await work()
    for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve))
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
  return unhandled
}

afterEach(() => vi.useRealTimers())

describe('onError', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('the logger is away'))],
    [
      'throws',
      () => {
        throw new Error('the logger is away')
      },
    ],
  ])('an onError listener that %s neither changes the response nor ends the process', async (_, onError) => {
    const { post } = aReceiver({
      onError,
      handlers: [when(cartUpdated, () => Promise.reject(new Error('the database is away')))],
    })
    const unhandled = await unhandledDuring(async () => {
      expect(await post('nothing')).toBe(400)
      expect(await post(aToken(KEY, aCartEvent()))).toBe(500)
    })
    expect(unhandled).toEqual([])
  })
})

describe('a copy of a token', () => {
  /** A signature of 256 bytes leaves four bits of its last base64 character unused: each value of them is another spelling. */
  function spellingsOf(token: string): string[] {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = letters.indexOf(token.slice(-1))
    return [...Array(16)].map((_, bits) => token.slice(0, -1) + letters[(last & 0b110000) | bits])
  }

  it('handles an event once for all sixteen base64 spellings of its signature', async () => {
    const handle = vi.fn()
    const { post } = aReceiver({ otherwise: handle })
    const statuses: number[] = []
    for (const token of spellingsOf(aToken(KEY, LEGACY))) statuses.push(await post(token))
    // A decoder may refuse the other spellings, but this one accepts them: otherwise only one of the sixteen would be a copy.
    expect(statuses).toEqual(Array(16).fill(200))
    expect(handle).toHaveBeenCalledTimes(1)
  })
})

describe('a hanging handler', () => {
  it('aborts a hanging handler after thirty seconds, fails the delivery and accepts the next one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const started: AbortSignal[] = []
    const second = vi.fn()
    let isStuck = true
    const begun = held()
    const hang = when(cartUpdated, (_event, { signal }) => {
      started.push(signal)
      begun.resolve()
      return isStuck ? new Promise<void>(() => {}) : undefined
    })
    const { post, errors } = aReceiver({ handlers: [hang, when(cartUpdated, second)] })
    const token = aToken(KEY, aCartEvent())

    const stuck = post(token)
    await begun.promise
    expect(await post(token)).toBe(503)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(started[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await stuck).toBe(500)
    expect(started[0]?.aborted).toBe(true)
    expect(second).toHaveBeenCalledTimes(1)
    expect(errors.map(({ code }) => code)).toEqual(['BUSY', 'HANDLER_FAILED'])
    expect(errors[1]?.cause).toMatchObject({ name: 'TimeoutError' })

    isStuck = false
    expect(await post(token)).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a handler that rejects after the configured timeout does not cause an unhandled rejection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hung = held()
    const begun = held()
    const handle = () => {
      begun.resolve()
      return hung.promise
    }
    const { post } = aReceiver({ handlerTimeoutMs: 100, otherwise: handle })
    const unhandled = await unhandledDuring(async () => {
      const delivery = post(aToken(KEY, LEGACY))
      await begun.promise
      await vi.advanceTimersByTimeAsync(100)
      expect(await delivery).toBe(500)
      hung.reject(new Error('much later'))
    })
    expect(unhandled).toEqual([])
  })

  it('a handler can finish after a day when its timeout is infinite', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = held()
    const begun = held()
    let signal: AbortSignal | undefined
    const handle = (_event: unknown, context: { signal: AbortSignal }) => {
      signal = context.signal
      begun.resolve()
      return slow.promise
    }
    const { post, errors } = aReceiver({ handlerTimeoutMs: Number.POSITIVE_INFINITY, otherwise: handle })
    const delivery = post(aToken(KEY, LEGACY))
    await begun.promise
    await vi.advanceTimersByTimeAsync(86_400_000)
    slow.resolve()
    expect(await delivery).toBe(200)
    expect([signal?.aborted, errors]).toEqual([false, []])
  })

  it('claims an event for longer than all its handlers may take, but less than a minute', async () => {
    const claim = vi.fn<SeenEvents['claim']>(() => 'new')
    const handlers = [when(cartUpdated, () => {}), when(cartUpdated, () => {})]
    const { post } = aReceiver({ handlers, handlerTimeoutMs: 1000, seen: { ...memorySeenEvents(), claim } })
    await post(aToken(KEY, aCartEvent()))
    expect(claim.mock.calls[0]?.[1]).toBeGreaterThan(2000)
    expect(claim.mock.calls[0]?.[1]).toBeLessThan(60_000)
  })
})

describe('a store of seen events', () => {
  it.each([
    'claim',
    'done',
    'release',
  ] as const)('a store of seen events that hangs at "%s" fails the delivery after five seconds', async (method) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const begun = held()
    const hang = () => {
      begun.resolve()
      return new Promise<never>(() => {})
    }
    const handle = () => (method === 'release' ? Promise.reject(new Error('the database is away')) : undefined)
    const { post, errors } = aReceiver({ handlers: [when(cartUpdated, handle)], seen: { ...memorySeenEvents(), [method]: hang } })
    const delivery = post(aToken(KEY, aCartEvent()))
    await begun.promise
    await vi.advanceTimersByTimeAsync(5000)
    expect(await delivery).toBe(500)
    expect(errors.at(-1)).toMatchObject({ code: 'HANDLER_FAILED', cause: { name: 'TimeoutError' } })
  })
})

/** The page's side of the event stream, also with relays that misbehave. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectRelay, type RelayConnection } from '../../../../src/embed/live/connect-relay'
import type { RelayWords } from '../../../../src/embed/live/relay-words'

const ADDRESS = 'https://relay.example/live?shop=1'
const encoder = new TextEncoder()
const hello = (more: object = {}) =>
  `event: hello\nid: a-1\ndata: ${JSON.stringify({ listeners: 10, heartbeatMs: 15_000, ...more })}\n\n`
const change = (id: string, changes: unknown) =>
  `event: change\nid: ${id}\ndata: ${JSON.stringify({ listeners: 10, changes })}\n\n`

let connection: RelayConnection | undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  connection?.stop()
  vi.useRealTimers()
})

/** A relay whose streams the test writes; `answer` replaces the stream. */
function aRelay(answer?: () => Response | Promise<Response>) {
  const requests: { url: string; signal: AbortSignal }[] = []
  const words: RelayWords[] = []
  const refused: number[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const state = { hidden: false }
  connection = connectRelay({
    address: ADDRESS,
    random: () => 1,
    isHidden: () => state.hidden,
    onWords: (one) => words.push(one),
    onRefused: (status) => refused.push(status),
    async fetch(url, init) {
      const signal = init.signal as AbortSignal
      requests.push({ url, signal })
      if (answer) return answer()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    requests,
    words,
    refused,
    state,
    settle,
    connection,
    types: () => words.map(({ type }) => type),
    async send(...parts: (string | Uint8Array<ArrayBuffer>)[]) {
      await settle()
      for (const part of parts) {
        const bytes = typeof part === 'string' ? encoder.encode(part) : part
        if (!requests[requests.length - 1]?.signal.aborted) stream?.enqueue(bytes)
      }
      await settle()
    },
    async end() {
      stream?.close()
      await settle()
    },
  }
}

describe('connectRelay', () => {
  it('parses events whatever the chunks in which they arrive', async () => {
    const relay = aRelay()
    await relay.send(...hello(), ...change('a-2', [['product', 'mug']]).replaceAll('\n', '\r\n'))
    expect(relay.words).toEqual([
      { type: 'hello', id: 'a-1', listeners: 10, heartbeatMs: 15_000 },
      { type: 'change', id: 'a-2', listeners: 10, changes: [['product', 'mug']] },
    ])
  })

  it('resumes after the last event id when the stream has ended', async () => {
    const relay = aRelay()
    await relay.send(hello(), change('a-2', [['stock', 'mug']]))
    await relay.end()
    await vi.advanceTimersByTimeAsync(5000)
    expect(relay.requests.map(({ url }) => url)).toEqual([ADDRESS, `${ADDRESS}&last=a-2`])
  })

  it('waits longer after each failure, up to a minute', async () => {
    const relay = aRelay(() => {
      throw new TypeError('Failed to fetch')
    })
    const counts: number[] = []
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000)
      counts.push(relay.requests.length)
    }
    expect(counts[0]).toBeLessThan(8)
    expect((counts[4] ?? 0) - (counts[3] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('aborts a stream that stays silent for three heartbeats', async () => {
    const relay = aRelay()
    await relay.send(hello({ heartbeatMs: 1000 }))
    await vi.advanceTimersByTimeAsync(2900)
    await relay.send(':\n\n')
    await vi.advanceTimersByTimeAsync(2900)
    expect(relay.requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(relay.requests[0]?.signal.aborted).toBe(true)
  })

  it('keeps a stream whose heartbeats are rarer than the time that it waits for the first answer', async () => {
    const relay = aRelay()
    await relay.send(hello({ heartbeatMs: 300_000 }))
    await vi.advanceTimersByTimeAsync(299_000)
    expect(relay.requests[0]?.signal.aborted).toBe(false)
  })

  it('aborts the stream when paused, and resumes after the last event id', async () => {
    const relay = aRelay()
    await relay.send(hello())
    relay.state.hidden = true
    relay.connection?.pause()
    expect(relay.requests[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(relay.requests).toHaveLength(1)
    relay.state.hidden = false
    relay.connection?.resume()
    await relay.settle()
    expect(relay.requests[1]?.url).toBe(`${ADDRESS}&last=a-1`)
  })

  it.each([403, 404, 204])('gives up for good on status %i', async (status) => {
    const relay = aRelay(() => new Response(null, { status }))
    await vi.advanceTimersByTimeAsync(600_000)
    expect([relay.requests.length, relay.refused]).toEqual([1, [status]])
  })

  it('gives up for good on an address that answers with HTML instead of a stream', async () => {
    const relay = aRelay(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    await vi.advanceTimersByTimeAsync(600_000)
    expect([relay.requests.length, relay.refused]).toEqual([1, [200]])
  })

  it.each([429, 500, 503])('requests again later after status %i', async (status) => {
    const relay = aRelay(() => new Response('', { status }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(relay.requests.length).toBeGreaterThan(1)
    expect(relay.refused).toEqual([])
  })

  it('delays the reconnection in proportion to the number of listeners that the relay reported', async () => {
    const relay = aRelay()
    await relay.send(hello({ listeners: 10_000 }))
    await vi.advanceTimersByTimeAsync(11_000)
    await relay.end()
    await vi.advanceTimersByTimeAsync(5500)
    expect(relay.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600)
    expect(relay.requests).toHaveLength(2)
  })
})

describe('unexpected data from a relay', () => {
  it.each([
    ['no JSON', 'event: change\ndata: {oh\n\n'],
    ['null', 'event: change\ndata: null\n\n'],
    ['an event of another kind', 'event: navigate\ndata: {"url":"https://evil.example"}\n\n'],
    ['events without a name', 'data: {"changes":[["product","mug"]]}\n\n'],
    ['changes that are no list', 'event: change\ndata: {"changes":"all"}\n\n'],
    ['bytes that are no text', Uint8Array.of(0, 0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 10, 10)],
    ['a change with bytes that are no text', Uint8Array.of(...encoder.encode('event: change\ndata: '), 0xff, 0xfe, 10, 10)],
    ['half a letter at the end of an event', Uint8Array.of(...encoder.encode('event: change\ndata: {}'), 0xe2, 0x82, 10, 10)],
  ])('a relay that sends %s is ignored until its next valid event', async (_, garbage) => {
    const relay = aRelay()
    await relay.send(garbage, change('a-2', [['product', 'mug']]))
    expect(relay.types()).toEqual(['change'])
  })

  it('invalid kinds and ids in a change are dropped and its valid ones are kept', async () => {
    const relay = aRelay()
    await relay.send(
      change('a-2', [
        ['product', '../cart'],
        ['coupon', 'x'],
        ['product', 7],
        null,
        ['product', 'x'.repeat(65)],
        ['stock', 'mug'],
      ]),
    )
    expect(relay.words).toMatchObject([{ changes: [['stock', 'mug']] }])
  })

  it('an invalid event id is not used to resume', async () => {
    const relay = aRelay()
    await relay.send(change('a b&c=d', [['stock', 'mug']]))
    await relay.end()
    await vi.advanceTimersByTimeAsync(5000)
    expect(relay.requests[1]?.url).toBe(ADDRESS)
  })

  it('thousands of ids in one change are treated as a reset', async () => {
    const relay = aRelay()
    const ids = Array.from({ length: 10_000 }, (_, place) => ['product', `p${place}`.slice(0, 3)])
    await relay.send(change('a-2', ids.slice(0, 4000)))
    expect(relay.types()).toEqual(['reset'])
    await relay.send(change('a-3', [...ids, ...ids]))
    expect(relay.types()).toEqual(['reset', 'reset'])
  })

  it('a line that never ends aborts the stream, which is requested again later', async () => {
    const relay = aRelay()
    await relay.send(hello())
    for (let part = 0; part < 70; part += 1) await relay.send('x'.repeat(1000))
    expect(relay.requests[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(relay.requests).toHaveLength(2)
  })

  it('an event that never ends aborts the stream', async () => {
    const relay = aRelay()
    for (let part = 0; part < 70; part += 1) await relay.send(`data: ${'x'.repeat(1000)}\n`)
    expect(relay.requests[0]?.signal.aborted).toBe(true)
  })

  it.each([
    -1,
    'many',
    null,
    1e12,
  ])('reconnects within two minutes when the relay gives %s as its number of listeners', async (listeners) => {
    const relay = aRelay()
    await relay.send(hello({ listeners, heartbeatMs: listeners }))
    await relay.end()
    await vi.advanceTimersByTimeAsync(121_000)
    expect(relay.requests.length).toBeGreaterThan(1)
  })
})

import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createLink, createWindow, SEGMENT_BYTES, SLOW_4G } from '../line/link'
import { createRelay } from '../line/relay'

describe('the slow link', () => {
  it('the slow link takes five microseconds per byte', () => {
    expect(createLink(SLOW_4G).send(100, 2000)).toBeCloseTo(110)
  })

  it('the slow link sends one packet after another, whichever connection they are from', () => {
    const link = createLink(SLOW_4G)
    link.send(0, 2000)
    expect(link.send(0, 2000)).toBeCloseTo(20)
    expect(link.send(15, 200)).toBeCloseTo(21)
  })

  it('the slow link does not make up for the time in which nothing was sent', () => {
    const link = createLink(SLOW_4G)
    link.send(0, 2000)
    expect(link.send(1000, 2000)).toBeCloseTo(1010)
  })
})

describe("the window of TCP's slow start", () => {
  it('the congestion window holds ten segments before anything is acknowledged', () => {
    const window = createWindow()
    expect(window.room(0)).toBe(10 * SEGMENT_BYTES)
    window.sent(10 * SEGMENT_BYTES, 150)
    expect(window.room(149)).toBe(0)
    expect(window.nextAt()).toBe(150)
  })

  it('the congestion window doubles after each round trip', () => {
    const window = createWindow()
    for (const [time, segments] of [
      [0, 10],
      [150, 20],
      [300, 40],
    ] as const) {
      expect(window.room(time)).toBe(segments * SEGMENT_BYTES)
      window.sent(segments * SEGMENT_BYTES, time + 150)
    }
  })
})

describe('the relay', () => {
  const closes: (() => void)[] = []
  afterEach(() => {
    for (const close of closes.splice(0)) close()
  })

  /** A server that answers each connection's first bytes with `bytes` bytes, and ends. */
  async function start(bytes: number): Promise<number> {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(Buffer.alloc(bytes, 7)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closes.push(() => server.close())
    const relay = createRelay({ bitsPerSecond: 8_000_000, rttMs: 40 })
    closes.push(relay.close)
    return relay.portFor((server.address() as AddressInfo).port)
  }

  const read = (port: number): Promise<{ bytes: Buffer; ms: number }> =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const chunks: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.write('hello'))
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.on('error', reject)
      socket.on('end', () => resolve({ bytes: Buffer.concat(chunks), ms: performance.now() - started }))
    })

  // Only lower bounds: a busy machine makes everything later, never earlier.
  it('the relay delivers every byte in order, no sooner than connection, request, response and rate take', async () => {
    const { bytes, ms } = await read(await start(100_000))
    expect(bytes.length).toBe(100_000)
    expect(bytes.every((byte) => byte === 7)).toBe(true)
    // Two round trips, 100 ms for the bytes; the window of ten segments costs more.
    expect(ms).toBeGreaterThanOrEqual(2 * 40 + 100)
  })

  it('connections through the relay share the rate', async () => {
    const port = await start(50_000)
    const replies = await Promise.all([read(port), read(port)])
    expect(Math.max(...replies.map(({ ms }) => ms))).toBeGreaterThanOrEqual(2 * 40 + 100)
  })
})

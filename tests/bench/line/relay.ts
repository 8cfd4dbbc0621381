/** A TCP relay that makes connections as slow as a phone's: round trips, a shared rate, slow start. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createLink, createWindow, type LineProfile, type Link, SEGMENT_BYTES } from './link'

export interface Relay {
  /** The port of the relay in front of this port. */
  portFor(upstreamPort: number): Promise<number>
  close(): void
}

/** Writes each buffer at its time, in order. */
function createDelivery(write: (piece: Buffer | null) => void) {
  const pieces: { at: number; piece: Buffer | null }[] = []
  let timer: NodeJS.Timeout | undefined
  const deliver = () => {
    timer = undefined
    while (pieces[0] && pieces[0].at <= performance.now()) write((pieces.shift() as { piece: Buffer | null }).piece)
    wait()
  }
  const wait = () => {
    if (pieces[0] && !timer) timer = setTimeout(deliver, Math.max(0, pieces[0].at - performance.now()))
  }
  return {
    add(piece: Buffer | null, at: number) {
      pieces.push({ at, piece })
      wait()
    },
    stop() {
      clearTimeout(timer)
      pieces.length = 0
    },
  }
}

/** `null` ends a stream, after the bytes that are still in flight. */
const writeTo = (socket: Socket) => (piece: Buffer | null) => (piece ? socket.write(piece) : socket.end())

function join(client: Socket, server: Socket, { rttMs }: LineProfile, up: Link, down: Link): () => void {
  const oneWay = rttMs / 2
  // The loopback's handshake takes no time, so the one that a phone would wait for is added before the first byte.
  const openAt = performance.now() + rttMs
  const upwards = createDelivery(writeTo(server))
  const downwards = createDelivery(writeTo(client))
  const window = createWindow()
  let waiting: Buffer[] = []
  let ended = false
  let pumping: NodeJS.Timeout | undefined
  let endsAt = 0

  client.on('data', (bytes) => upwards.add(bytes, up.send(Math.max(performance.now(), openAt), bytes.length) + oneWay))
  client.on('end', () => upwards.add(null, up.send(Math.max(performance.now(), openAt), 0) + oneWay))

  const pump = () => {
    pumping = undefined
    const now = performance.now()
    let bytes = Buffer.concat(waiting)
    while (bytes.length) {
      const next = Math.min(SEGMENT_BYTES, bytes.length)
      if (window.room(now) < next) break
      const arrivesAt = down.send(now, next) + oneWay
      window.sent(next, arrivesAt + oneWay)
      downwards.add(bytes.subarray(0, next), arrivesAt)
      endsAt = arrivesAt
      bytes = bytes.subarray(next)
    }
    waiting = bytes.length ? [bytes] : []
    const nextAt = window.nextAt()
    if (bytes.length && nextAt !== undefined) pumping = setTimeout(pump, Math.max(0, nextAt - now))
    else if (ended) downwards.add(null, Math.max(endsAt, now + oneWay))
  }
  server.on('data', (bytes) => {
    waiting.push(bytes)
    if (!pumping) pump()
  })
  server.on('end', () => {
    ended = true
    if (!pumping) pump()
  })

  const stop = () => {
    clearTimeout(pumping)
    upwards.stop()
    downwards.stop()
    client.destroy()
    server.destroy()
  }
  for (const socket of [client, server]) {
    socket.setNoDelay(true)
    socket.on('error', stop)
  }
  client.on('close', stop)
  return stop
}

export function createRelay(profile: LineProfile): Relay {
  // The visitor has one line, whatever the number of servers.
  const up = createLink(profile)
  const down = createLink(profile)
  const stops = new Set<() => void>()
  return {
    portFor: (upstreamPort) =>
      new Promise((resolve, reject) => {
        const listener = createServer({ allowHalfOpen: true }, (client) => {
          const server = connect({ port: upstreamPort, host: '127.0.0.1', allowHalfOpen: true })
          const stop = join(client, server, profile, up, down)
          stops.add(stop)
          client.on('close', () => stops.delete(stop))
        })
        listener.once('error', reject)
        listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port))
        stops.add(() => listener.close())
      }),
    close() {
      for (const stop of stops) stop()
    },
  }
}

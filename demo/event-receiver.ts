/**
 * A shop's own server with the built `cartlet/events` and `cartlet/live`: receives the platform's deliveries, shows them on a
 * page as they arrive, and sends the changes to the shop's open pages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** One delivery, as the page shows it. */
export interface ShownEvent {
  type: string
  /** The ISO date of its arrival. */
  at: string
  /** A one-line summary. */
  about: string
  actor: string
  refused: boolean
  /** The event as the handler received it, as text. */
  detail: string
}

export interface EventReceiver {
  /** The URL of the page. */
  url: string
  /** The URL that the platform delivers to. */
  deliveryUrl: string
  /** The relay of live changes, for `data-live`. */
  liveUrl: string
  /** Every delivery so far, oldest first. */
  shown(): readonly ShownEvent[]
  close(): Promise<void>
}

export interface EventReceiverOptions {
  /** 0 picks a free one. */
  port?: number
  /** The URL of the platform's public key; fetched at the first delivery. */
  keysUrl: () => string
  /** Origins of the pages that may listen to the relay. @default none */
  origins?: readonly string[]
  /** The token for `/live/metrics`. @default nothing */
  metricsToken?: string
  /** Called before an event is handled; if it throws, the delivery fails. */
  beforeHandling?: (type: string) => void
}

const BUILT = new URL('../dist/npm/events.js', import.meta.url)
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')
const FILES: Record<string, { name: string; type: string }> = {
  '/': { name: 'page.html', type: 'text/html; charset=utf-8' },
  '/page.css': { name: 'page.css', type: 'text/css; charset=utf-8' },
  '/page.js': { name: 'page.js', type: 'text/javascript; charset=utf-8' },
}
const BUILT_RELAY = new URL('../dist/npm/live.js', import.meta.url)
const DELIVERIES = '/deliveries'
const LIVE = '/live'
const MOST_SHOWN = 200
const MOST_STREAMS = 20
const MOST_BUFFERED_BYTES = 1024 * 1024
const LONGEST_DETAIL = 20_000

interface AnyEvent {
  type: string
  entity?: Record<string, unknown>
  data?: Record<string, unknown>
  metadata: { entityId?: string; identity?: { identityType: string } }
}

const shorten = (text: string) => (text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}\n…` : text)

/** A readable summary; everything else is in `detail`. */
const aboutOf = ({ entity, data, metadata }: AnyEvent): string => {
  const subject = entity ?? (data?.order as AnyEvent['entity']) ?? (data?.checkout as AnyEvent['entity']) ?? data
  const lines = subject?.lineItems as { quantity?: number; productName?: { original?: string } }[] | undefined
  const number = typeof subject?.number === 'string' ? `No. ${subject.number}: ` : ''
  if (lines)
    return number + (lines.map(({ quantity, productName }) => `${quantity} × ${productName?.original}`).join(', ') || 'empty')
  return typeof subject?.name === 'string' ? subject.name : (metadata.entityId ?? '')
}

export const startEventReceiver = async ({
  port = 0,
  keysUrl,
  origins = [],
  metricsToken,
  beforeHandling,
}: EventReceiverOptions): Promise<EventReceiver> => {
  if (!existsSync(BUILT)) throw new Error('dist/npm/events.js is missing: run "npm run build" first.')
  const { allEvents, createEventReceiver, when } = (await import(BUILT.href)) as typeof import('../src/events-entry')
  const { createRelay } = (await import(BUILT_RELAY.href)) as typeof import('../src/live-entry')
  const relay = createRelay({ origins, metricsToken })
  const shown: ShownEvent[] = []
  const streams = new Set<(event: ShownEvent) => void>()
  const hosts = new Set<string>()
  const show = (event: Omit<ShownEvent, 'at'>) => {
    const complete = { ...event, at: new Date().toISOString() }
    shown.push(complete)
    if (shown.length > MOST_SHOWN) shown.shift()
    for (const send of streams) send(complete)
  }

  const handle = (received: unknown) => {
    const event = received as AnyEvent
    beforeHandling?.(event.type)
    const actor = event.metadata.identity?.identityType ?? 'UNKNOWN'
    show({ type: event.type, about: aboutOf(event), actor, refused: false, detail: shorten(JSON.stringify(event, null, 2)) })
  }
  const receive = createEventReceiver({
    jwks: async (signal) => {
      const response = await fetch(keysUrl(), { signal })
      if (!response.ok) throw new Error(`The platform's keys answer ${response.status}.`)
      return (await response.json()) as { keys: JsonWebKey[] }
    },
    issuer: 'wix.com',
    handlers: [...allEvents.map((definition) => when(definition, handle)), ...relay.handlers],
    otherwise: handle,
    onError: ({ code, message }) => show({ type: code, about: message, actor: '', refused: true, detail: message }),
  })

  /** Server-sent events: past deliveries first, then new ones as they arrive. A page that does not read them is disconnected, and opens another stream. */
  const stream = (): Response => {
    if (streams.size >= MOST_STREAMS)
      return new Response('Too many pages are open.', { status: 503, headers: { 'retry-after': '5' } })
    const encoder = new TextEncoder()
    let send: (event: ShownEvent) => void = () => {}
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const write = (text: string) => controller.enqueue(encoder.encode(`${text}\n\n`))
          send = (event) => {
            if ((controller.desiredSize ?? 0) > 0) return write(`data: ${JSON.stringify(event)}`)
            streams.delete(send)
            controller.error(new Error('The page does not read its stream'))
          }
          for (const event of shown) write(`data: ${JSON.stringify(event)}`)
          write(': listening')
          streams.add(send)
        },
        cancel() {
          streams.delete(send)
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_BUFFERED_BYTES }),
    )
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
  }

  const answer = (request: Request): Response | Promise<Response> => {
    const { pathname, host } = new URL(request.url)
    // A page of another site can point a name of its own at this machine; the deliveries that it would read hold orders and addresses.
    if (!hosts.has(host)) return new Response('This server has another name.', { status: 421 })
    if (pathname === DELIVERIES) return receive(request)
    if (pathname === '/stream') return stream()
    if (pathname === LIVE || pathname === `${LIVE}/metrics`) return relay.handle(request)
    if (pathname === '/favicon.ico') return new Response(null, { status: 204 })
    const file = FILES[pathname]
    if (!file) return new Response('There is no such page.', { status: 404 })
    return new Response(readFileSync(new URL(`./receiver/${file.name}`, import.meta.url)), {
      headers: {
        'content-type': file.type,
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      },
    })
  }

  const server = createAdaptorServer({ fetch: answer, createServer }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const own = (server.address() as AddressInfo).port
  for (const name of ['localhost', '127.0.0.1']) hosts.add(`${name}:${own}`)
  const url = `http://localhost:${own}`
  return {
    url,
    deliveryUrl: url + DELIVERIES,
    liveUrl: url + LIVE,
    shown: () => shown,
    async close() {
      await relay.close()
      await new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      })
    },
  }
}

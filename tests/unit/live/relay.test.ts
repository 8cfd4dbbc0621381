/** A relay: verified deliveries come in, streams go out. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Broker, createRelay, memoryBroker, type RelayConfig } from '../../../src/live-entry'
import { aCartEvent, aDelivery, aKeyPair, aToken, NOW_MS } from '../../support/fixtures/event-tokens'

const SHOP = 'https://shop.example'
const key = aKeyPair()
const closing: { close(): Promise<void> }[] = []

afterEach(async () => {
  vi.useRealTimers()
  for (const one of closing.splice(0)) await one.close()
})

function aRelay(config: Partial<RelayConfig> = {}) {
  const relay = createRelay({
    events: { publicKey: key.pem, now: () => NOW_MS },
    origins: [SHOP],
    gatherMs: 1,
    ...config,
  })
  closing.push(relay)
  return relay
}

/** A broker in memory; `gap` loses a part of its log. */
function aGappedBroker() {
  const broker = memoryBroker()
  let gap = () => {}
  const gapped: Broker = {
    ...broker,
    follow(listener, backlog) {
      gap = listener.onGap
      return broker.follow(listener, backlog)
    },
  }
  return { broker: gapped, gap: () => gap() }
}

const aStream = (query = '', headers: Record<string, string> = { origin: SHOP }) =>
  new Request(`https://relay.example/live${query}`, { headers })

interface Heard {
  event: string
  id: string
  data: { listeners?: number; heartbeatMs?: number; changes?: [string, string][] }
}

/** Collects the events of a stream until it is cancelled. */
function hear(response: Response) {
  const events: Heard[] = []
  const reader = response.body?.getReader()
  let text = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return
      text += decoder.decode(value, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields: Record<string, string> = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        )
        text = text.slice(end + 2)
        if (fields.event) events.push({ event: fields.event, id: fields.id ?? '', data: JSON.parse(fields.data ?? '') })
      }
    }
  })()
  return { events, reading, changes: () => events.flatMap(({ data }) => data.changes ?? []), cancel: () => reader?.cancel() }
}

let count = 0
const aProductEvent = (id: string) => {
  count += 1
  return {
    type: 'wix.stores.catalog.v3.product_updated',
    id: `product-event-${count}`,
    entityFqdn: 'wix.stores.catalog.v3.product',
    slug: 'updated',
    entityId: id,
    eventTime: '2026-03-01T11:59:59Z',
    updatedEvent: { currentEntity: { id, name: 'a secret name' } },
  }
}
const deliver = (relay: ReturnType<typeof aRelay>, event: Record<string, unknown>) => relay.handle(aDelivery(aToken(key, event)))

/** Publishes changes of so many products in one task. */
const publish = (broker: Broker, count: number) => {
  for (let place = 0; place < count; place += 1) void broker.publish({ kind: 'product', id: `product-${place}` })
}

describe('a relay', () => {
  it('sends a stream the ids and kinds of what changed, and nothing else', async () => {
    const relay = aRelay()
    const heard = hear(await relay.handle(aStream()))
    expect((await deliver(relay, aProductEvent('mug'))).status).toBe(200)
    await deliver(relay, {
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
      productId: 'tee',
      variants: [{ id: 'v', newValue: { quantity: 3 } }],
    })
    await deliver(relay, { type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged', collection_Id: 'home', name: 'Home' })
    await vi.waitFor(() =>
      expect(heard.changes()).toEqual([
        ['product', 'mug'],
        ['stock', 'tee'],
        ['collection', 'home'],
      ]),
    )
    expect(JSON.stringify(heard.events)).not.toContain('secret')
  })

  it('answers with the headers of an event stream that must not be stored', async () => {
    const response = await aRelay().handle(aStream())
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBe(SHOP)
  })

  it('refuses an event signed by another key, and sends nothing of it', async () => {
    const relay = aRelay()
    const heard = hear(await relay.handle(aStream()))
    const forged = await relay.handle(aDelivery(aToken(aKeyPair(), aProductEvent('mug'))))
    expect(forged.status).toBe(401)
    await deliver(relay, aProductEvent('tee'))
    await vi.waitFor(() => expect(heard.changes()).toEqual([['product', 'tee']]))
  })

  it('accepts events that concern no page, and sends nothing of them', async () => {
    const relay = aRelay()
    const heard = hear(await relay.handle(aStream()))
    expect((await deliver(relay, aCartEvent())).status).toBe(200)
    expect((await deliver(relay, aProductEvent('not an id\n\nevent: hello'))).status).toBe(200)
    await deliver(relay, aProductEvent('tee'))
    await vi.waitFor(() => expect(heard.changes()).toEqual([['product', 'tee']]))
  })

  it('fails the delivery when the broker refuses the signal, so that the platform retries', async () => {
    const broker = memoryBroker()
    const relay = aRelay({ broker: { ...broker, publish: () => Promise.reject(new Error('gone')) } })
    expect((await deliver(relay, aProductEvent('mug'))).status).toBeGreaterThanOrEqual(500)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a program without an origin', {}],
    ['a frame without an origin', { origin: 'null' }],
  ])('refuses a stream to %s', async (_, headers) => {
    const relay = aRelay({ metricsToken: 'secret' })
    const response = await relay.handle(aStream('', headers))
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await numbers(relay)).toMatchObject({ refused_origin_total: 1, opened_total: 0 })
  })

  it("opens a stream for a page of the relay's own origin", async () => {
    expect((await aRelay().handle(aStream('', { 'sec-fetch-site': 'same-origin' }))).status).toBe(200)
  })

  it('refuses streams beyond its limit, and accepts new ones when others have ended', async () => {
    const relay = aRelay({ maxConnections: 2 })
    const [first] = [hear(await relay.handle(aStream())), hear(await relay.handle(aStream()))]
    const refused = await relay.handle(aStream())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    await first?.cancel()
    expect((await relay.handle(aStream())).status).toBe(200)
  })

  it('refuses streams of one address beyond its limit', async () => {
    const relay = aRelay({ maxPerAddress: 1, addressOf: ({ headers }) => headers.get('x-from') ?? undefined })
    const from = (address: string) => relay.handle(aStream('', { origin: SHOP, 'x-from': address }))
    expect([(await from('a')).status, (await from('a')).status, (await from('b')).status]).toEqual([200, 429, 200])
  })

  it('drops a client that reads too slowly, and keeps the others', async () => {
    const relay = aRelay({ maxBufferedBytes: 2000, metricsToken: 'secret' })
    const slow = await relay.handle(aStream())
    const quick = hear(await relay.handle(aStream()))
    for (let id = 0; id < 60; id += 1) {
      await deliver(relay, aProductEvent(`product-${id}`))
      await vi.waitFor(() => expect(quick.changes()).toHaveLength(id + 1))
    }
    expect(await numbers(relay)).toMatchObject({ connections: 1, dropped_slow_total: 1 })
    await expect(slow.text()).rejects.toThrow('slowly')
  })

  it('tells clients that read at once to read everything again when more has changed than their buffer holds', async () => {
    const broker = memoryBroker()
    const relay = aRelay({ broker, maxBufferedBytes: 1000, metricsToken: 'secret' })
    const heard = hear(await relay.handle(aStream()))
    publish(broker, 201)
    await vi.waitFor(() => expect(heard.events.map(({ event }) => event)).toEqual(['hello', 'reset']))
    publish(broker, 200)
    await vi.waitFor(() => expect(heard.changes()).toHaveLength(200))
    expect(await numbers(relay)).toMatchObject({ connections: 1, dropped_slow_total: 0 })
  })

  it('tells a page that missed more than 200 changes only to read everything again', async () => {
    const broker = memoryBroker()
    const relay = aRelay({ broker })
    const first = hear(await relay.handle(aStream()))
    await vi.waitFor(() => expect(first.events).toHaveLength(1))
    publish(broker, 201)
    const again = hear(await relay.handle(aStream(`?last=${first.events[0]?.id}`)))
    await vi.waitFor(() => expect(again.events.map(({ event }) => event)).toEqual(['hello', 'reset']))
    expect(again.events[1]?.id).toBe(again.events[0]?.id)
  })

  it('gives pages that return with the same id the same bytes, so that a thousand of them need the memory of one', async () => {
    const relay = aRelay()
    const first = hear(await relay.handle(aStream()))
    await vi.waitFor(() => expect(first.events).toHaveLength(1))
    await deliver(relay, aProductEvent('mug'))
    const secondMessage = async () => {
      const reader = (await relay.handle(aStream(`?last=${first.events[0]?.id}`))).body?.getReader()
      await reader?.read()
      return (await reader?.read())?.value
    }
    const message = await secondMessage()
    expect(new TextDecoder().decode(message)).toContain('mug')
    expect(await secondMessage()).toBe(message)
    await deliver(relay, aProductEvent('tee'))
    expect(new TextDecoder().decode(await secondMessage())).toContain('tee')
  })

  it('reads the entries that its broker holds when it starts, each once', async () => {
    const broker = memoryBroker()
    publish(broker, 2)
    const errors: unknown[] = []
    const relay = aRelay({ broker, metricsToken: 'secret', onError: (error) => errors.push(error) })
    expect((await relay.handle(aStream())).status).toBe(200)
    expect(await numbers(relay)).toMatchObject({ signals_total: 2 })
    expect(errors).toEqual([])
  })

  it('counts the streams that are open in every message, before the broker has counted those of other relays', async () => {
    const relay = aRelay()
    const heard = hear(await relay.handle(aStream()))
    for (let more = 0; more < 3; more += 1) hear(await relay.handle(aStream()))
    await deliver(relay, aProductEvent('mug'))
    await vi.waitFor(() => expect(heard.events.at(-1)).toMatchObject({ event: 'change', data: { listeners: 4 } }))
  })

  it('accepts the events of other sites of the same app, and sends nothing of them', async () => {
    const relay = aRelay({ instanceId: 'ours' })
    const heard = hear(await relay.handle(aStream()))
    const deliverFrom = (instanceId: string, id: string) =>
      relay.handle(aDelivery(aToken(key, aProductEvent(id), { envelope: { instanceId } })))
    expect((await deliverFrom('theirs', 'mug')).status).toBe(200)
    expect((await deliverFrom('ours', 'tee')).status).toBe(200)
    await vi.waitFor(() => expect(heard.changes()).toEqual([['product', 'tee']]))
  })

  it('sends heartbeats to idle streams', async () => {
    const relay = aRelay({ heartbeatMs: 20 })
    const reader = (await relay.handle(aStream())).body?.getReader()
    await reader?.read()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe(':\n\n')
  })

  it('sends a returning client what it missed since its last id', async () => {
    const relay = aRelay()
    const first = hear(await relay.handle(aStream()))
    await deliver(relay, aProductEvent('a'))
    await vi.waitFor(() => expect(first.changes()).toHaveLength(1))
    const last = first.events.at(-1)?.id ?? ''
    await first.cancel()
    await deliver(relay, aProductEvent('b'))
    await deliver(relay, aProductEvent('c'))
    const again = hear(await relay.handle(aStream(`?last=${last}`)))
    await vi.waitFor(() => expect(again.changes().map(([, id]) => id)).toEqual(['b', 'c']))
    expect(again.events.map(({ event }) => event)).not.toContain('reset')
    const byHeader = hear(await relay.handle(aStream('', { origin: SHOP, 'last-event-id': last })))
    await vi.waitFor(() => expect(byHeader.changes().map(([, id]) => id)).toEqual(['b', 'c']))
  })

  it('resumes from an id that was sent while nothing changed', async () => {
    const relay = aRelay()
    const first = hear(await relay.handle(aStream()))
    await vi.waitFor(() => expect(first.events[0]?.id).toMatch(/^[\w-]+$/))
    await deliver(relay, aProductEvent('a'))
    const again = hear(await relay.handle(aStream(`?last=${first.events[0]?.id}`)))
    await vi.waitFor(() => expect(again.changes()).toEqual([['product', 'a']]))
  })

  it.each([
    'unknown-1',
    'x'.repeat(5000),
    '%0A%0Aevent:%20hello',
    '',
  ])('sends a reset to a page that returns with an unknown id: %.20s', async (last) => {
    const heard = hear(await aRelay().handle(aStream(`?last=${last}`)))
    await vi.waitFor(() => expect(heard.events.map(({ event }) => event)).toEqual(['hello', 'reset']))
  })

  it('sends a reset to all pages after a gap in the log, and does not resume older ids', async () => {
    const { broker, gap } = aGappedBroker()
    const relay = aRelay({ broker })
    const heard = hear(await relay.handle(aStream()))
    await deliver(relay, aProductEvent('a'))
    await vi.waitFor(() => expect(heard.changes()).toHaveLength(1))
    const before = heard.events.at(-1)?.id
    gap()
    await vi.waitFor(() => expect(heard.events.at(-1)?.event).toBe('reset'))
    const again = hear(await relay.handle(aStream(`?last=${before}`)))
    await vi.waitFor(() => expect(again.events.map(({ event }) => event)).toEqual(['hello', 'reset']))
  })

  it('writes no empty event for what it had gathered before a gap in the log', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { broker, gap } = aGappedBroker()
    const relay = aRelay({ broker, gatherMs: 20_000, metricsToken: 'secret' })
    const heard = hear(await relay.handle(aStream()))
    await deliver(relay, aProductEvent('a'))
    gap()
    await vi.waitFor(() => expect(heard.events.at(-1)?.event).toBe('reset'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(heard.changes()).toEqual([])
    expect((await numbers(relay)).sent_total).toBe(0)
  })

  it('collects simultaneous changes, and sends each product once', async () => {
    // On a busy machine three deliveries may take longer than changes are collected.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const relay = aRelay({ gatherMs: 50 })
    const heard = hear(await relay.handle(aStream()))
    for (const id of ['a', 'b', 'a']) await deliver(relay, aProductEvent(id))
    await vi.waitFor(() => expect(heard.events).toHaveLength(2))
    expect(heard.changes().map(([, id]) => id)).toEqual(['a', 'b'])
  })

  it('answers 503 while its broker cannot be read', { timeout: 10_000 }, async () => {
    const relay = aRelay({ broker: { ...memoryBroker(), follow: () => Promise.reject(new Error('gone')) } })
    const response = await relay.handle(aStream())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('ends its streams when it is closed, and opens no new ones', async () => {
    const relay = aRelay()
    const heard = hear(await relay.handle(aStream()))
    await relay.close()
    await heard.reading
    expect((await relay.handle(aStream())).status).toBe(503)
  })

  it('shows its metrics only to a request with the right token', async () => {
    const relay = aRelay({ metricsToken: 'secret' })
    hear(await relay.handle(aStream()))
    expect(await numbers(relay)).toMatchObject({ connections: 1, opened_total: 1, broker_up: 1 })
    const metrics = 'https://relay.example/live/metrics'
    expect((await relay.handle(new Request(metrics))).status).toBe(404)
    expect((await aRelay().handle(new Request(metrics, { headers: { authorization: 'Bearer undefined' } }))).status).toBe(404)
  })

  it('answers 405 to a method other than GET and POST', async () => {
    expect((await aRelay().handle(new Request('https://relay.example/live', { method: 'PUT' }))).status).toBe(405)
  })
})

async function numbers(relay: ReturnType<typeof aRelay>): Promise<Record<string, number>> {
  const response = await relay.handle(
    new Request('https://relay.example/live/metrics', { headers: { authorization: 'Bearer secret' } }),
  )
  const rows = (await response.text()).matchAll(/^cartlet_live_(\w+) (\d+)$/gm)
  return Object.fromEntries([...rows].map(([, name, value]) => [name, Number(value)]))
}

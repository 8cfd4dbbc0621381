/** docs/platform.md §7 "Server-pushed events", both ends over HTTP: the local platform delivers, our receiver accepts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import type { Cart } from '../../src/index'
import { updateLineItemsQuantity } from '../../src/index'
import type { EventError } from '../../src/platform/events/receive/errors'
import type { JwkSet } from '../../src/platform/events/receive/key-set'
import { createEventReceiver } from '../../src/platform/events/receive/receive'
import { cartCreated, cartUpdated } from '../../src/platform/events/types/checkout-events'
import { type EventHandler, when } from '../../src/platform/events/types/definition'
import type { CreatedEvent } from '../../src/platform/events/types/model'
import { aLocalShop } from '../support/fakes/local-shop'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Our receiver behind a real server, with the keys of the platform that runs at the time. */
async function aServer(handlers: readonly EventHandler[]) {
  let platform: Platform | undefined
  const errors: EventError[] = []
  const receive = createEventReceiver({
    jwks: async () => (await (await fetch(`${platform?.url}/events/keys`)).json()) as JwkSet,
    issuer: 'wix.com',
    handlers,
    onError: (error) => errors.push(error),
  })
  const server = createAdaptorServer({ fetch: receive, createServer }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    errors,
    start: async (databaseFile: string): Promise<Platform> => {
      const started = await startPlatform({ databaseFile, events: { url, firstRetryMs: 5 } })
      let closed: Promise<void> | undefined
      const close = () => {
        closed ??= started.close()
        return closed
      }
      cleanups.push(close)
      platform = started
      return { ...started, close }
    },
  }
}

/** A list whose length can be awaited. */
function aLog<Entry>() {
  const entries: Entry[] = []
  const waiting: { length: number; resolve: () => void }[] = []
  return {
    entries,
    add(entry: Entry) {
      entries.push(entry)
      for (const { length, resolve } of waiting) if (entries.length >= length) resolve()
    },
    reach: (length: number) =>
      entries.length >= length ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ length, resolve })),
  }
}

describe('an event of the platform', () => {
  it('a cart-created event arrives with the cart’s dates and images converted', async () => {
    const log = aLog<CreatedEvent<Cart>>()
    const server = await aServer([when(cartCreated, (event) => log.add(event))])
    const platform = await server.start(':memory:')
    const { ids } = await aLocalShop(platform).withCart()
    await log.reach(1)
    const [event] = log.entries
    expect(event?.entity?.lineItems).toMatchObject([
      { id: ids.lineId, quantity: 1, image: { kind: 'image', alt: expect.any(String) } },
    ])
    expect(event?.entity?.createdDate).toBeInstanceOf(Date)
    expect(event?.metadata).toMatchObject({ slug: 'created', entityId: event?.entity?.id, eventTime: expect.any(Date) })
    expect(event?.metadata.identity?.identityType).toBe('ANONYMOUS_VISITOR')
    expect(server.errors).toEqual([])
  })

  it('events are redelivered in order until their handlers succeed, across a restart of the platform', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'events-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'shop.db')
    const attempts = aLog<string>()
    const done = aLog<string>()
    let works = false
    const handle = ({ type, metadata }: { type: string; metadata: { id: string } }) => {
      attempts.add(metadata.id)
      if (!works) throw new Error('the shop’s server is not ready')
      done.add(type)
    }
    const server = await aServer([when(cartCreated, handle), when(cartUpdated, handle)])
    const first = await server.start(file)
    const { client, ids } = await aLocalShop(first).withCart()
    await updateLineItemsQuantity(client, [{ id: ids.lineId, quantity: 4 }])
    await attempts.reach(2)
    await first.close()
    expect(new Set(attempts.entries).size).toBe(1)
    expect(new Set(server.errors.map(({ code }) => code))).toEqual(new Set(['HANDLER_FAILED']))
    works = true
    await server.start(file)
    await done.reach(2)
    expect(done.entries).toEqual(['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_updated'])
  })
})

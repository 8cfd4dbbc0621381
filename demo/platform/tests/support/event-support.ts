/** A server that receives the platform's events and verifies them with an independent library, and a platform that sends them. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterEach } from 'vitest'
import { type Platform, type PlatformOptions, startPlatform } from '../../server'

export interface Delivery {
  type: string
  instanceId: string
  // biome-ignore lint/suspicious/noExplicitAny: payloads are looked into, event by event.
  payload: any
  identity: Record<string, unknown>
  claims: Record<string, unknown>
  token: string
  answered: number
}

export const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A receiver that records every delivery and responds with the status from `answer`, by default 200. */
export async function aReceiver(answer: (delivery: Delivery) => number | Promise<number> = () => 200) {
  let keys: JSONWebKeySet = { keys: [] }
  const deliveries: Delivery[] = []
  const waiting: { is: (all: Delivery[]) => boolean; resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    const token = await textOf(request)
    const { payload: claims } = await jwtVerify(token, createLocalJWKSet(keys), { algorithms: ['RS256'], issuer: 'wix.com' })
    const { eventType, instanceId, data, identity } = JSON.parse(String(claims.data))
    const delivery = {
      type: eventType,
      instanceId,
      payload: JSON.parse(data),
      identity: JSON.parse(identity),
      claims,
      token,
      answered: 0,
    }
    delivery.answered = await answer(delivery)
    deliveries.push(delivery)
    response.writeHead(delivery.answered).end()
    for (const { is, resolve } of waiting) if (is(deliveries)) resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(
    () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(done)
      }),
  )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    deliveries,
    types: () => deliveries.filter(({ answered }) => answered === 200).map(({ type }) => type),
    /** Resolves once the deliveries satisfy the condition. */
    until: (is: (all: Delivery[]) => boolean) =>
      is(deliveries) ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ is, resolve })),
    trust: async (platform: Platform) => {
      keys = (await (await fetch(`${platform.url}/events/keys`)).json()) as JSONWebKeySet
    },
  }
}

export async function aPlatform(
  receiver: Awaited<ReturnType<typeof aReceiver>>,
  options: Partial<PlatformOptions> = {},
  abandonAfterMs = 3_600_000,
) {
  const platform = await startPlatform({ events: { url: receiver.url, firstRetryMs: 5, abandonAfterMs }, ...options })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= platform.close()
    return closed
  }
  cleanups.push(close)
  await receiver.trust(platform)
  return { ...platform, close }
}

/** One relay in its own process, which the load test starts and kills. The arguments name the broker and the port; the parent receives port and memory use. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { connectBroker } from './brokers'
import type { ServerName } from './servers'

const [name, brokerPort, port] = process.argv.slice(2)
const { createRelay } = (await import(
  new URL('../../../dist/npm/live.js', import.meta.url).href
)) as typeof import('../../../src/live-entry')

const { broker } = await connectBroker(name as ServerName, Number(brokerPort))
const relay = createRelay({ broker, origins: ['http://pages.test'], maxConnections: 20_000 })
const server = createAdaptorServer({ fetch: relay.handle, createServer }) as Server
server.listen(Number(port ?? 0), '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))

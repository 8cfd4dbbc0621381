/**
 * Many open pages on two relays over one broker, one change a second: how long a change takes, what a connection costs, and whether anything is
 * lost when a relay is killed and started again. `tsx tests/third-party/live/load.ts --connections 5000 --seconds 60 [--broker nats|redis]`; the last line
 * says `N passed, N failed`. Needs a built `dist`, the servers, and `ulimit -n` above twice the connections.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { lackOfBuild, stopIfLacking } from '../../running/lacks'
import { installOwnPackages } from '../../running/own-packages'
import type { BrokerServer } from './brokers'
import { startListeners } from './listeners'
import { installServers, type ServerName } from './servers'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
    broker: { type: 'string', multiple: true, default: ['nats', 'redis'] },
  },
})
stopIfLacking([lackOfBuild(), installOwnPackages('tests/third-party'), installServers()])
// Its packages may only have been installed now.
const { startBroker } = await import('./brokers')

const CONNECTIONS = Number(values.connections)
const SECONDS = Number(values.seconds)
const SETTLE_MS = 60_000
const KB = 1024
const RELAY = fileURLToPath(new URL('./relay-process.ts', import.meta.url))

interface RelayProcess {
  child: ChildProcess
  port: number
  rss(): Promise<number>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const now = () => performance.timeOrigin + performance.now()

async function startRelay(server: BrokerServer, port = 0): Promise<RelayProcess> {
  const child = fork(RELAY, [server.name, `${server.port}`, `${port}`], { execArgv: ['--expose-gc', '--import', 'tsx'] })
  const [told] = (await once(child, 'message')) as [{ port: number }]
  return {
    child,
    port: told.port,
    async rss() {
      child.send('rss')
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }]
      return rss
    },
  }
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

async function until(isTrue: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(100)) if (isTrue()) return true
  return isTrue()
}

async function measure(name: ServerName): Promise<boolean> {
  const server = await startBroker(name)
  const one = await startRelay(server)
  let two = await startRelay(server)
  const { broker, close } = await server.open()
  const before = (await one.rss()) + (await two.rss())
  const sent = new Map<string, number>()
  const listeners = await startListeners(CONNECTIONS, [one.port, two.port], (id) => sent.get(id))
  const allOpen = await until(() => listeners.open() === CONNECTIONS, SETTLE_MS)
  const perConnection = ((await one.rss()) + (await two.rss()) - before) / CONNECTIONS / KB

  const change = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      const id = `product-${sent.size}`
      sent.set(id, now())
      await broker.publish({ kind: 'product', id })
      await sleep(1000)
    }
  }
  await change(SECONDS)
  const calm = [...listeners.latencies].sort((a, b) => a - b)

  two.child.kill('SIGKILL')
  await once(two.child, 'exit')
  await change(5)
  two = await startRelay(server, two.port)
  await change(5)
  const isComplete = await until(() => listeners.open() === CONNECTIONS && listeners.missing([...sent.keys()]) === 0, SETTLE_MS)
  const missing = listeners.missing([...sent.keys()])
  const resets = listeners.resets()
  listeners.stop()
  for (const { child } of [one, two]) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await close()
  await server.stop()

  const ms = (share: number) => `${percentile(calm, share)?.toFixed(0)} ms`
  console.log(
    `${name.padEnd(6)} ${CONNECTIONS} connections, ${sent.size} changes: p50 ${ms(0.5)}, p99 ${ms(0.99)}, last ${ms(1)}; ` +
      `${perConnection.toFixed(1)} kB a connection; ${missing} lost and ${resets} told to read everything after kill -9`,
  )
  return allOpen && isComplete && missing === 0 && resets === 0 && calm.length === CONNECTIONS * SECONDS
}

let passed = 0
for (const name of values.broker) if (await measure(name as ServerName)) passed += 1
console.log(`${passed} passed, ${values.broker.length - passed} failed`)
process.exitCode = passed === values.broker.length ? 0 : 1

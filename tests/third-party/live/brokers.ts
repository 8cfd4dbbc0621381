/** Brokers from Debian's packages, each in its own process and folder on a free port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect as connectNats } from '@nats-io/transport-node'
import { createClient } from 'redis'
import { natsBroker } from '../../../src/live/brokers/nats-broker'
import { redisBroker } from '../../../src/live/brokers/redis-broker'
import type { Broker } from '../../../src/live-entry'
import { binaryOf, type ServerName } from './servers'

export interface BrokerServer {
  name: ServerName
  port: number
  /** A broker over a new connection, as each relay has one. */
  open(): Promise<{ broker: Broker; close(): Promise<void> }>
  /** Kills the server, so that it cannot write anything more to disk. */
  kill(): Promise<void>
  /** Starts it again on its port. @param empty without the data that it had stored */
  restart(empty?: boolean): Promise<void>
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until the port accepts connections. */
async function answering(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The server ended with ${child.exitCode}`)
}

const optionsOf = (name: ServerName, port: number, folder: string): string[] =>
  name === 'nats'
    ? ['-a', '127.0.0.1', '-p', `${port}`, '-js', '-sd', folder]
    : [
        '--bind',
        '127.0.0.1',
        '--port',
        `${port}`,
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--appendfsync',
        'always',
        '--save',
        '',
      ]

async function openRedis(port: number) {
  const client = createClient({ url: `redis://127.0.0.1:${port}`, disableOfflineQueue: true })
  client.on('error', () => {}) // reported by the command that fails
  await client.connect()
  return { broker: redisBroker(client), close: async () => client.destroy() }
}

async function openNats(port: number) {
  const connection = await connectNats({ servers: `127.0.0.1:${port}`, maxReconnectAttempts: -1, reconnectTimeWait: 100 })
  const manager = await jetstreamManager(connection)
  const broker = natsBroker({ connection, stream: jetstream(connection), manager })
  return { broker, close: () => connection.close() }
}

/** A broker over a new connection to a running server. */
export const connectBroker = (name: ServerName, port: number) => (name === 'nats' ? openNats(port) : openRedis(port))

export async function startBroker(name: ServerName): Promise<BrokerServer> {
  const binary = binaryOf(name)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), `cartlet-${name}-`))
  let child: ChildProcess | undefined
  const start = async () => {
    mkdirSync(folder, { recursive: true })
    child = spawn(binary, optionsOf(name, port, folder), { stdio: 'ignore' })
    await answering(port, child)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return {
    name,
    port,
    open: () => connectBroker(name, port),
    kill,
    async restart(empty) {
      await kill()
      if (empty) rmSync(folder, { recursive: true, force: true })
      await start()
    },
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

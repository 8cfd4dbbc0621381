/** The local platform on a port. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { openPlatform, type Platform, type ShopsOptions } from './platform'

export type { Platform } from './platform'

export interface PlatformOptions extends ShopsOptions {
  /** 0 picks a free one. */
  port?: number
  host?: string
  /** The host name in the URLs that the platform returns. */
  publicHost?: string
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

export const startPlatform = async (options: PlatformOptions = {}): Promise<Platform> => {
  const { port = 0, host = '127.0.0.1', publicHost = 'localhost' } = options
  let url = ''
  const platform = openPlatform({ url: () => url, closeIdleConnections: () => server.closeIdleConnections() }, options)
  const server = createAdaptorServer({ fetch: platform.fetch, createServer }) as Server
  try {
    url = `http://${publicHost}:${await listen(server, port, host)}`
  } catch (error) {
    await platform.close()
    throw error
  }
  return Object.assign(platform, { close: withServer(server, platform.close) })
}

/** Closes the connections, too. */
const withServer = (server: Server, close: Platform['close']) => () =>
  close(
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()))
      server.closeAllConnections()
    }),
  )

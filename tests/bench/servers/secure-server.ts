/** One HTTPS server with HTTP/2, like that of a CDN or an API gateway. */
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import type { Certificate } from './certificate'

export type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => void

export interface SecureServer {
  port: number
  close(): void
}

export function startSecureServer({ key, cert }: Certificate, answer: Answer): Promise<SecureServer> {
  const sockets = new Set<Socket>()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, answer)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.setNoDelay(true))
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  server.on('sessionError', () => {})
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close() {
          server.close()
          for (const socket of sockets) socket.destroy()
        },
      }),
    )
  })
}

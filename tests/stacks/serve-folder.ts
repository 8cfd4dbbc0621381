/** Serves the build output of an example as a static site. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { contentType } from '../../demo/content-type'

export interface StaticSite {
  url: string
  close(): Promise<void>
}

export async function serveFolder(folder: string): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentType(file) })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // A browser opens connections in advance; one without a request would keep the server open for minutes.
        server.closeAllConnections()
      }),
  }
}

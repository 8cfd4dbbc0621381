/** The merchant's site: serves the host pages, and the built files from another origin, as a CDN does. */
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, normalize, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentType } from '../../../demo/content-type'
import type { HostCase } from '../manifest'
import { fillPage, type Snippet } from './fill-page'
import { prerender } from './prerender'

export interface PageServer {
  /** The address of `hostCase`. */
  urlOf(hostCase: HostCase): string
  /** A page of the same site without hazards. */
  cleanUrl: string
  /** Serves this case from now on. */
  serve(hostCase: HostCase): void
  /** Placeholders of the page served last that could not be filled in. */
  unknownPlaceholders(): string[]
  close(): Promise<void>
}

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
const CLEAN_PATH = '/clean'
const CLEAN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clean</title></head><body><main>%%SNIPPET%%</main></body></html>'

async function fileIn(folder: string, name: string): Promise<Buffer | null> {
  const file = normalize(join(folder, name))
  if (!file.startsWith(folder + sep) || !(await stat(file).catch(() => null))?.isFile()) return null
  return readFile(file)
}

/** The hash of each built file, by its name. */
const hashes = async () => JSON.parse(await readFile(join(DIST, 'cdn/sri.json'), 'utf8')) as Record<string, string>

/** @param shop all of the snippet that does not depend on this server's address */
export function startPageServer(shop: Omit<Snippet, 'loader'>): Promise<PageServer> {
  let current: HostCase | undefined
  let unknown: string[] = []
  let port = 0
  const pages = () => `http://pages.localhost:${port}`
  const cdn = () => `http://cdn.localhost:${port}`
  const snippet = (): Snippet => ({ ...shop, loader: `${cdn()}/dist/loader.js` })
  const origins = () => [cdn(), shop.api]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body)
    response.setHeader('cache-control', 'no-store')
    if (pathname.startsWith('/dist/')) {
      const bytes = await fileIn(DIST, pathname.slice('/dist/'.length))
      response.setHeader('access-control-allow-origin', '*').setHeader('cross-origin-resource-policy', 'cross-origin')
      if (bytes) return void send(contentType(pathname), bytes)
    } else if (pathname === CLEAN_PATH) {
      return void send('text/html; charset=utf-8', fillPage(CLEAN_PAGE, snippet(), origins()).text)
    } else if (current && pathname === `/${current.file}`) {
      const page = await readFile(join(current.folder, current.page), 'utf8').catch(() => null)
      if (page !== null) {
        const pasted = current.journey.startsWith('parts') ? 'parts' : 'button'
        const integrity = current.hasIntegrity ? { hashes: await hashes(), folder: `${cdn()}/dist/cdn/` } : undefined
        const filled = fillPage(page, snippet(), origins(), { form: current.snippetForm, pasted, integrity })
        unknown = filled.unknown
        for (const [name, value] of Object.entries(current.headers))
          response.setHeader(name, value.replaceAll('%%ORIGINS%%', origins().join(' ')))
        const styles = `${cdn()}/dist/`
        return void send(current.contentType, current.isPrerendered ? await prerender(filled.text, styles) : filled.text)
      }
    } else if (current && pathname !== '/favicon.ico') {
      // A page may bring its own files.
      const bytes = await fileIn(dirname(resolve(current.folder, current.page)), pathname.slice(1))
      if (bytes) return void send(contentType(pathname), bytes)
    }
    response.statusCode = 404
    send('text/plain', 'There is no such page.')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return new Promise((started, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      port = (server.address() as AddressInfo).port
      started({
        cleanUrl: pages() + CLEAN_PATH,
        urlOf: ({ file, query }) => `${pages()}/${file}${query}`,
        serve(hostCase) {
          current = hostCase
          unknown = []
        },
        unknownPlaceholders: () => unknown,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

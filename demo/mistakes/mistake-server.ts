/** Serves each mistake on a separate page, with the files, proxies and dead servers that it needs. */
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Platform, startPlatform } from '../platform/server'
import { BUTTON, type Mistake, SCRIPT } from './mistake'
import { MISTAKES } from './mistakes'
import { RIGHT_PAGES } from './table/browser'

const FILES = fileURLToPath(new URL('../../dist/cdn/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }
const YEAR_S = 31_536_000
const HIDDEN = 'embroidery-kit'

export interface MistakeServer {
  url: string
  platform: Platform
  /** The HTML of a mistake, with all values filled in. */
  html(mistake: Mistake): string
  close(): Promise<void>
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`))
  })

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A server that closes every connection. */
const deadEnd = () => createSocketServer((socket: Socket) => socket.destroy())

/** The platform behind a proxy that drops the CORS headers. */
const withoutCors =
  (platform: Platform): RequestListener =>
  async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await fetch(platform.url + request.url, {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? '', authorization: request.headers.authorization ?? '' },
      ...(chunks.length && { body: Buffer.concat(chunks) }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

const index = (): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mistakes</title><h1>${MISTAKES.length} mistakes</h1>
<p>Each page has one. Open it with its panel, or check it: <code>npx cartlet doctor ADDRESS</code>.</p>
<ol>${MISTAKES.map(({ name, title }) => `<li><a href="/${name}?cartlet-debug">${escaped(title)}</a></li>`).join('\n')}</ol></html>`

/** The loader in one file with another script, and nothing of ours beside it. */
async function sendJoined(response: ServerResponse): Promise<void> {
  const loader = await readFile(`${FILES}loader.js`)
  response.writeHead(200, { 'content-type': 'text/javascript' })
  response.end(Buffer.concat([Buffer.from('/* theme */window.theme = {};\n'), loader]))
}

/**
 * Serves the files of `dist/cdn` under several paths, each with the fault of its mistake.
 * @param readers who may read them from another site
 */
async function sendFile(pathname: string, response: ServerResponse, readers?: '*'): Promise<boolean> {
  const [, place = ''] = /^\/(?:(stale|year)\/)?(?:cdn\/)?cartlet(?:@[\d.]+)?\/[\w.-]+$/.exec(pathname) ?? ['', 'none']
  if (place === 'none') return false
  const name = basename(pathname)
  const isLoader = name === 'loader.js'
  if (place === 'stale' && !isLoader) return false
  const bytes = await readFile(FILES + name).catch(() => undefined)
  if (!bytes) return false
  response.writeHead(200, {
    'content-type': TYPES[name.replace(/^.*\./, '')] ?? 'application/octet-stream',
    'cache-control': place === 'year' ? `public, max-age=${YEAR_S}` : 'no-cache',
    ...(readers && { 'access-control-allow-origin': readers }),
  })
  response.end(bytes)
  return true
}

const snapshot = (clientId: string, takenAt: string) =>
  JSON.stringify({ cartlet: 1, clientId, takenAt, locale: 'en', catalog: 'v1', products: [], collections: [] })

export async function startMistakes(): Promise<MistakeServer> {
  const platform = await startPlatform({ port: 0, databaseFile: ':memory:' })
  platform.hideProduct(HIDDEN)
  const { rules } = platform.identity(platform.secondClientId)
  rules.set({ ...rules.get(), redirectDomains: ['localhost', 'shop.example'] })
  const dead = deadEnd()
  const proxy = createServer(withoutCors(platform))
  const foreign = createServer(async ({ url = '/' }, response) => {
    const isSent = await sendFile(new URL(url, 'http://localhost').pathname, response).catch(() => false)
    if (!isSent) response.writeHead(404).end()
  })
  const widget = (await readdir(FILES)).find((name) => /^widget-[\w-]{7}\.js$/.test(name)) ?? ''
  const hashes = JSON.parse(await readFile(`${FILES}sri.json`, 'utf8')) as Record<string, string>
  const values: Record<string, string> = {
    CLIENT_ID: platform.clientId,
    OTHER_CLIENT_ID: platform.secondClientId,
    API: platform.url,
    DEAD: await listen(dead),
    WITHOUT_CORS: await listen(proxy),
    FOREIGN: await listen(foreign),
    HIDDEN,
    WIDGET: widget,
    WIDGET_INTEGRITY: hashes[widget] ?? '',
    VERSION: '1.0.0',
    OLD_VERSION: '0.9.0',
  }
  const html = ({ title, script = SCRIPT, body = BUTTON }: Mistake) =>
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
${script}
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>`.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => values[name] ?? whole)

  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost')
    const mistake = [...MISTAKES, ...RIGHT_PAGES].find(({ name }) => `/${name}` === pathname)
    const page = (text: string, headers = {}) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)
    if (method !== 'GET') return void response.writeHead(405, { 'content-type': 'text/html' }).end('<h1>Not allowed</h1>')
    if (mistake) return void page(html(mistake), mistake.headers)
    // The router of a single-page app answers any path.
    if (pathname === '/' || pathname.startsWith('/app/')) return void page(index())
    if (pathname === '/stale.json') return void response.end(snapshot(platform.clientId, '2020-01-01T00:00:00.000Z'))
    if (pathname === '/other.json') return void response.end(snapshot(platform.secondClientId, new Date().toISOString()))
    if (pathname === '/assets/all.js') return sendJoined(response)
    if (await sendFile(pathname, response, '*')) return
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.')
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((thrown: unknown) => response.writeHead(500).end(`${thrown}`))
  })
  values.HOSTS = await listen(server)
  const close = (one: Server) => new Promise<void>((resolve) => one.close(() => resolve()))
  return {
    url: values.HOSTS,
    platform,
    html,
    async close() {
      for (const one of [server, proxy, foreign]) one.closeAllConnections()
      await Promise.all([server, proxy, foreign, dead].map(close))
      await platform.close()
    },
  }
}

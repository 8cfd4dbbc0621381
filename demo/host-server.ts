/** Serves the demo host pages and the built files, as an author's own site on another origin than the platform. */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentType } from './content-type'

export interface HostServerOptions {
  /** 0 picks a free one. */
  port?: number
  /** The replacements for `%%NAME%%` in the pages. */
  values: Record<string, string>
  /** The URL of a script that is added to every page, for reloading during development. */
  extraScript?: string
  /** Answers requests that are neither a page nor a file. */
  extra?: (request: IncomingMessage, response: ServerResponse) => boolean
}

export interface HostServer {
  url: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
/** The folder of a path is the first one whose key the path starts with. */
const FOLDERS: Record<string, string> = {
  '/dist/': join(root, 'dist'),
  '/configurator/': join(root, 'dist', 'configurator'),
  '/': join(root, 'demo', 'hosts'),
}

/** Pages that are served with a content security policy; `nonce` is new for each response. */
const POLICIES: Record<string, (nonce: string, api: string) => string> = {
  'csp.html': (nonce, api) =>
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "style-src 'self'",
      `img-src 'self' ${api}`,
      `connect-src ${api}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "base-uri 'none'",
    ].join('; '),
}

/** The paths of a page with its own router. */
const ROUTED = /^\/(spa)\/[\w/-]*$/

/** The decoded path of a request, or null when its URL is malformed, like `/%`. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
}

/** The file for a path, or null when the path leads out of the served folders. */
function fileFor(pathname: string): string | null {
  const path = pathname.replace(ROUTED, '/$1')
  const prefix = Object.keys(FOLDERS).find((name) => path.startsWith(name)) ?? '/'
  const folder = FOLDERS[prefix] as string
  const name = path.slice(prefix.length) || 'index.html'
  const file = normalize(join(folder, extname(name) ? name : `${name}.html`))
  return file.startsWith(folder + sep) ? file : null
}

export function startHosts({ port = 0, values, extraScript, extra }: HostServerOptions): Promise<HostServer> {
  const fill = (text: string, own: Record<string, string>) =>
    text.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => own[name] ?? values[name] ?? whole)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (extra?.(request, response)) return
    const pathname = pathOf(request.url ?? '/')
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    const file = pathname === null ? null : fileFor(pathname)
    const found = file ? await stat(file).catch(() => null) : null
    if (pathname === null || !file || !found?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.')
      return
    }
    const type = contentType(file)
    const hashed = pathname.startsWith('/dist/') && /-[a-z0-9]{7}\.js$/.test(pathname)
    response.setHeader('content-type', type)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (extname(file) !== '.html') {
      createReadStream(file).pipe(response)
      return
    }
    const nonce = randomBytes(18).toString('base64')
    const policy = POLICIES[basename(file)]
    if (policy) response.setHeader('content-security-policy', policy(nonce, values.API ?? ''))
    const page = fill(await readFile(file, 'utf8'), { NONCE: nonce })
    // A page with a content security policy allows only scripts that it names.
    response.end(extraScript && !policy ? page.replace('</body>', `<script src="${extraScript}"></script></body>`) : page)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://localhost:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      }),
    )
  })
}

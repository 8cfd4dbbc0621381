/** Files of pages and CDNs, compressed before anything is measured. */

import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { brotliCompressSync, constants } from 'node:zlib'
import { contentType } from '../../../demo/content-type'

/** By path, with the leading slash. */
export type Files = Record<string, string | Buffer>

interface Prepared {
  body: Buffer
  type: string
  cache: string
}

/** Names that contain a hash of the content, ours and those of the peers. */
const HASHED = /(?:-[a-z0-9]{7}\.js|\/p-[\w-]{8}(?:\.entry)?\.js)$/
const cacheFor = (path: string): string =>
  path.endsWith('.html') ? 'no-cache' : HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'

export interface FileStore {
  add(files: Files): void
  /** Bytes of all bodies that were sent since the last call, and before this time (milliseconds since 1970). */
  takeBytes(before: number): number
  answer(request: Http2ServerRequest, response: Http2ServerResponse): void
}

export function createFileStore(): FileStore {
  const prepared = new Map<string, Prepared>()
  let sent: { at: number; bytes: number }[] = []
  return {
    takeBytes(before) {
      const taken = sent.filter(({ at }) => at < before)
      sent = []
      return taken.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    add(files) {
      for (const [path, content] of Object.entries(files))
        prepared.set(path, {
          body: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
          type: contentType(path),
          cache: cacheFor(path),
        })
    },
    answer(request, response) {
      const path = new URL(request.url, 'https://host.invalid').pathname
      const file = prepared.get(path)
      if (!file) {
        response.writeHead(path === '/favicon.ico' ? 204 : 404, { 'cache-control': 'public, max-age=86400' }).end()
        return
      }
      response.writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'br',
        'content-length': file.body.length,
        'cache-control': file.cache,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'accept-encoding',
      })
      sent.push({ at: Date.now(), bytes: file.body.length })
      response.end(file.body)
    },
  }
}

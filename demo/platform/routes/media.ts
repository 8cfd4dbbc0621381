/** Product images and videos, readable from every page under any isolation policy. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRouter } from '../api-app'
import { applicationError } from '../gateway/errors'

const FOLDER = new URL('../pictures/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml; charset=utf-8', webm: 'video/webm' }

const typeOf = (name: string): string | undefined => TYPES[name.split('.').pop() ?? '']

/** Read once, by the names in the folder, so that a request never becomes a file path. */
const FILES = new Map(
  readdirSync(FOLDER)
    .filter((name) => typeOf(name) !== undefined)
    .map((name) => [name, new Uint8Array(readFileSync(new URL(name, FOLDER)))]),
)

export const isPicture = (name: string): boolean => name.endsWith('.svg') && FILES.has(name)

export const createMediaRoutes = () => {
  const app = createRouter()
  app.get('/media/:file', (c) => {
    const name = c.req.param('file')
    const file = FILES.get(name)
    if (file === undefined) throw applicationError(404, 'NOT_FOUND', 'There is no such picture.', undefined, 'Not Found')
    return c.body(file, 200, {
      'content-type': typeOf(name) ?? '',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // Prevents scripts when an image is opened as a document.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}

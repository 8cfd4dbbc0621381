/** Product pictures: files of this folder's neighbour, readable from every page under any isolation policy. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRouter } from '../api-app'
import { applicationError } from '../errors'

const FOLDER = new URL('../pictures/', import.meta.url)

export const createMediaRoutes = () => {
  const app = createRouter()
  // Read once, by the names in the folder: a request never becomes a path.
  const pictures = new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
  )
  app.get('/media/:file', (c) => {
    const svg = pictures.get(c.req.param('file'))
    if (svg === undefined) throw applicationError(404, 'NOT_FOUND', 'There is no such picture.', undefined, 'Not Found')
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // Opened on its own, a picture is still only a picture.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}

/** Middleware around every API call: request id, CORS, size limit, errors in the platform's format. */
import { randomInt } from 'node:crypto'
import type { ErrorHandler, MiddlewareHandler } from 'hono'
import type { ApiContext, ApiEnv } from '../api-app'
import { applicationError, PlatformError } from './errors'

const MAX_BODY_BYTES = 256 * 1024
const PREFLIGHT_MAX_AGE_S = 600
const ALLOWED_HEADERS =
  'authorization, content-type, x-wix-consistent, x-wix-bi-gateway, x-wix-linguist, wix-site-id, wix-account-id'

/** All other paths are API calls: not hosted pages, media or control calls. Unknown paths count as API calls, too. */
const NOT_API = /^\/(?:$|(?:checkout|thank-you|product-page|shops|hosted|media|r|events|_control|favicon\.ico)(?:\/|$))/
export const isApiPath = (path: string): boolean => !NOT_API.test(path)

/** Applies a middleware only to API calls. */
export const onApi =
  (middleware: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> =>
  (c, next) =>
    isApiPath(c.req.path) ? middleware(c, next) : next()

export const withRequestId: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('requestId', `${(Date.now() / 1000).toFixed(3)}${randomInt(1_000_000_000, 9_999_999_999)}`)
  await next()
  c.header('x-wix-request-id', c.var.requestId)
}

/** Headers are added last, so that responses made by faults have them too. @param more further headers that a page may send now */
export const withCors =
  (more: () => string): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 })
    else await next()
    c.header('access-control-allow-origin', '*')
    c.header('access-control-expose-headers', 'x-wix-request-id, retry-after')
    if (c.req.method !== 'OPTIONS') return
    c.header('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE')
    c.header('access-control-allow-headers', ALLOWED_HEADERS + more())
    c.header('access-control-max-age', String(PREFLIGHT_MAX_AGE_S))
  }

const tooLarge = () =>
  applicationError(
    413,
    'PAYLOAD_TOO_LARGE',
    `A request body can be ${MAX_BODY_BYTES} bytes at most.`,
    undefined,
    'Payload Too Large',
  )

/** Reads the body once, up to the limit and regardless of its headers; later handlers find it in `bodyText`. */
export const readBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const chunks: Uint8Array[] = []
  const refuseSize = () => {
    // The rest of the body is never read, so this connection cannot carry another request.
    c.header('connection', 'close')
    throw tooLarge()
  }
  if (c.req.method !== 'GET' && c.req.method !== 'OPTIONS' && c.req.raw.body) {
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) refuseSize()
    let size = 0
    for await (const chunk of c.req.raw.body) {
      size += chunk.byteLength
      if (size > MAX_BODY_BYTES) refuseSize()
      chunks.push(chunk)
    }
  }
  c.set('bodyText', Buffer.concat(chunks).toString('utf8'))
  await next()
}

/** Sends only errors that are meant for the caller; everything else becomes a plain 500. */
export const answerError: ErrorHandler<ApiEnv> = (error, c: ApiContext) => {
  if (error instanceof PlatformError) {
    c.set('errorCode', error.code)
    return c.json(error.body, error.status, error.headers)
  }
  console.error(error)
  return c.json({ message: 'Internal Server Error' }, 500)
}

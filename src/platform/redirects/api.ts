/** docs/platform.md §7 "Redirect session": URLs of the platform's hosted pages. */
import type { Call, Caller, CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import { REDIRECTS } from '../http/gateway/gateway'
import { parseSafeUrl } from '../http/safe-url'
import { entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import type { RedirectParams, RedirectReply, RedirectSession } from './model'

/**
 * POST /v1/redirect-session. Resolves the whole response: the session, and any other member that the platform sends. Rejects with
 * `BAD_RESPONSE` when it has no URL. docs/platform.md §7.
 */
export const requestRedirectSession = (client: Caller, params: RedirectParams, options?: CallOptions): Promise<RedirectReply> =>
  client.request({ ...redirectCall(params, options), read: (body) => ({ ...body, redirectSession: readSession(body) }) })

/** POST /v1/redirect-session. As `requestRedirectSession`, but resolves only the session. */
export const createRedirectSession = (client: Caller, params: RedirectParams, options?: CallOptions): Promise<RedirectSession> =>
  client.request({ ...redirectCall(params, options), read: readSession })

const redirectCall = (body: RedirectParams, options?: CallOptions): Call<never> => ({
  ...options,
  service: REDIRECTS,
  method: 'POST',
  path: '/v1/redirect-session',
  body,
})

function readSession(body: JsonRecord): RedirectSession {
  const session = entityIn<RedirectSession>(body, 'redirectSession')
  if (typeof session.fullUrl !== 'string') throw new TypeError('fullUrl')
  return session
}

/** Returns the parsed URL if it is safe to open: https, or http on loopback. Throws `INVALID_REDIRECT` for any other URL. */
export function assertNavigable(url: string): URL {
  const parsed = parseSafeUrl(url)
  if (!parsed) throw new CartletError('INVALID_REDIRECT', 'A redirect must lead to an https or loopback address')
  return parsed
}

/** docs/platform.md §7 "Redirect session": the way to the platform's hosted pages. */
import type { Call, Caller, CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import { REDIRECTS } from '../http/gateway/gateway'
import { parseSafeUrl } from '../http/safe-url'
import { entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import type { RedirectParams, RedirectReply, RedirectSession } from './model'

/**
 * POST /v1/redirect-session. Resolves the whole answer: the session, and whatever the platform sends beside it. Rejects with `BAD_RESPONSE`
 * when it holds no address. docs/platform.md §7.
 */
export const requestRedirectSession = (client: Caller, params: RedirectParams, options?: CallOptions): Promise<RedirectReply> =>
  client.request({ ...redirectCall(params, options), read: (body) => ({ ...body, redirectSession: readSession(body) }) })

/** POST /v1/redirect-session. As `requestRedirectSession`; resolves the session alone. */
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

/** The parsed URL when a visitor may be sent there: https, or http on loopback. Throws `INVALID_REDIRECT` for everything else. */
export function assertNavigable(url: string): URL {
  const parsed = parseSafeUrl(url)
  if (!parsed) throw new CartletError('INVALID_REDIRECT', 'A redirect must lead to an https or loopback address')
  return parsed
}

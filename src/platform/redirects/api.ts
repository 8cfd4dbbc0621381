/** Specification §7 "Redirect session": the way to the platform's hosted pages. */
import type { Caller, CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import { REDIRECTS } from '../http/gateway'
import { parseSafeUrl } from '../http/safe-url'
import { entityIn } from '../wire/convert'
import type { RedirectParams, RedirectSession } from './model'

/** POST /v1/redirect-session. Resolves the session as the platform sent it. */
export const createRedirectSession = (client: Caller, params: RedirectParams, options?: CallOptions): Promise<RedirectSession> =>
  client.request({
    ...options,
    service: REDIRECTS,
    method: 'POST',
    path: '/v1/redirect-session',
    body: params,
    read: (body) => {
      const session = entityIn<RedirectSession>(body, 'redirectSession')
      if (typeof session.fullUrl !== 'string') throw new TypeError('fullUrl')
      return session
    },
  })

/** The parsed URL when a visitor may be sent there: https, or http on loopback. Throws `INVALID_REDIRECT` for everything else. */
export function assertNavigable(url: string): URL {
  const parsed = parseSafeUrl(url)
  if (!parsed) throw new CartletError('INVALID_REDIRECT', 'A redirect must lead to an https or loopback address')
  return parsed
}

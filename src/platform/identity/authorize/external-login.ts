/**
 * docs/platform.md §7 "OAuth", grant `authorized_client`: members whom the shop's own server has logged in. Elevated: for servers
 * only.
 */
import type { Client } from '../../client'
import type { Caller, CallOptions } from '../../http/call'
import { CartletError } from '../../http/errors'
import { unlessAborted } from '../../http/exchange'
import { report } from '../../http/report'
import { createTransport, fixedToken } from '../../http/transport'
import type { Tokens } from '../../session/tokens'
import { refusePage } from '../app-credentials'
import { signOn } from '../login/authentication-api'
import type { SignOnRequest } from '../login/authentication-model'
import { memberTokens } from './member-tokens'

/** The visitor's token identifies the visitor who becomes the member, so that the cart is kept; the API key permits it. */
async function authorizationOf({ session }: Client, apiKey: string, { signal }: CallOptions): Promise<string> {
  refusePage()
  return `${await unlessAborted(() => session.accessToken(), signal)},${apiKey}`
}

/**
 * POST /oauth2/token: `member_id`, scope `offline_access`, authorized by the visitor's token and the API key. Resolves the
 * member's tokens for the browser; the client's session does not change. Rejects as `requestMemberTokens` does, and with
 * `ELEVATED_IN_PAGE` when there is a `document`. docs/platform.md §7.
 */
export async function requestExternalMemberTokens(
  client: Client,
  memberId: string,
  apiKey: string,
  options: CallOptions = {},
): Promise<Tokens> {
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId }
  const Authorization = await authorizationOf(client, apiKey, options)
  return memberTokens(client.options, grant, options, { Authorization })
}

/**
 * POST /v2/sign-on, then POST /oauth2/token with `member_id` and `session_token`: the same for an e-mail address, for which a
 * member is created if there is none, and with a session on the hosted pages. Resolves and rejects as
 * `requestExternalMemberTokens` does, and rejects with `BAD_RESPONSE` when the sign-on returns no identity or session token.
 * Newer than the specification.
 */
export async function requestExternalMemberTokensWithSession(
  client: Client,
  request: SignOnRequest,
  apiKey: string,
  options: CallOptions = {},
): Promise<Tokens> {
  const Authorization = await authorizationOf(client, apiKey, options)
  const { sessionToken, identity } = await signOn(under(client, Authorization), request, options)
  if (!sessionToken || !identity?.id) {
    const error = new CartletError('BAD_RESPONSE', 'System error occurred', { delivered: 'yes' })
    report(client.options.onError, error)
    throw error
  }
  const grant = { grant_type: 'authorized_client', member_id: identity.id, session_token: sessionToken }
  return memberTokens(client.options, grant, options, { Authorization })
}

/** A caller with a fixed authorization, which cannot be renewed. */
const under = ({ options }: Client, authorization: string): Caller => ({
  request: createTransport({ ...options, tokens: fixedToken(authorization), retries: 0 }),
})

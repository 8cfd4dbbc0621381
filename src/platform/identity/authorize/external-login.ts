/** docs/platform.md §7 "OAuth", grant `authorized_client`: members that the shop's own server has logged in. Elevated: for servers only. */
import type { Client } from '../../client'
import type { Caller, CallOptions } from '../../http/call'
import { CartletError } from '../../http/errors'
import { unlessAborted } from '../../http/exchange'
import { createTransport, fixedToken } from '../../http/transport'
import type { Tokens } from '../../session/tokens'
import { refusePage } from '../elevated'
import { signOn } from '../login/authentication-api'
import type { SignOnRequest } from '../login/authentication-model'
import { memberTokens } from './member-tokens'

/** The visitor's token says who becomes the member, so that the cart is kept; the API key says that we may. */
async function authorizationOf({ session }: Client, apiKey: string, { signal }: CallOptions): Promise<string> {
  refusePage()
  return `${await unlessAborted(() => session.accessToken(), signal)},${apiKey}`
}

/**
 * POST /oauth2/token: `member_id`, scope `offline_access`, under the visitor's token and the API key. Resolves the member's tokens for the browser;
 * the client's own session does not change. Rejects as `requestMemberTokens` does, and with `ELEVATED_IN_PAGE` where there is a `document`. docs/platform.md §7.
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
 * POST /v2/sign-on, then POST /oauth2/token with `member_id` and `session_token`: the same for a person known by e-mail address only, who becomes a member
 * if need be, and with a session of the hosted pages. Resolves and rejects as `requestExternalMemberTokens` does, and with `BAD_RESPONSE` when no
 * identity comes back. Newer than the specification.
 */
export async function requestExternalMemberTokensWithSession(
  client: Client,
  request: SignOnRequest,
  apiKey: string,
  options: CallOptions = {},
): Promise<Tokens> {
  const Authorization = await authorizationOf(client, apiKey, options)
  const { sessionToken, identity } = await signOn(under(client, Authorization), request, options)
  if (!sessionToken || !identity?.id) throw new CartletError('BAD_RESPONSE', 'System error occurred', { delivered: 'yes' })
  const grant = { grant_type: 'authorized_client', member_id: identity.id, session_token: sessionToken }
  return memberTokens(client.options, grant, options, { Authorization })
}

/** Calls under a fixed authorization: there is nothing to renew. */
const under = ({ options }: Client, authorization: string): Caller => ({
  request: createTransport({ ...options, tokens: fixedToken(authorization), retries: 0 }),
})

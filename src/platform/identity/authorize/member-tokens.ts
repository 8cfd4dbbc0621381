/**
 * docs/platform.md §7 "OAuth", grant `authorization_code`; §5: exchanges the callback of the hosted page for a member's tokens.
 */
import type { Client } from '../../client'
import type { CallOptions } from '../../http/call'
import { CartletError } from '../../http/errors'
import { postGrant } from '../../session/oauth'
import { parseTokenReply, type Tokens } from '../../session/tokens'
import { type JsonRecord, ownOf } from '../../wire/record'
import type { AuthCallback, LoginAttempt } from './authorize'

/**
 * POST /oauth2/token: `code`, `codeVerifier`, `redirectUri`. Resolves the member's tokens; the session does not change: see
 * `completeLogin`. Without sending anything, rejects with `INVALID_CALLBACK` ('Missing code or _state', 'Invalid _state') or with
 * the error of the hosted page as code (`login_required`, `access_denied`, …). Else rejects with the message 'Failed to get
 * member tokens', with `TOKEN_REJECTED` when a retry cannot succeed. docs/platform.md §5, §7, §8.
 */
export async function requestMemberTokens(
  { options }: Pick<Client, 'options'>,
  callback: AuthCallback,
  begun: Pick<LoginAttempt, 'codeVerifier' | 'redirectUri' | 'state'>,
  callOptions?: CallOptions,
): Promise<Tokens> {
  const { code, state, error, errorDescription } = ownOf(callback)
  const attempt = ownOf(begun)
  if (!state || !(code || error)) throw new CartletError('INVALID_CALLBACK', 'Missing code or _state')
  if (state !== attempt.state) throw new CartletError('INVALID_CALLBACK', 'Invalid _state')
  if (error || !code) throw new CartletError(error || 'INVALID_CALLBACK', errorDescription || error || '')
  const grant = {
    clientId: options.clientId,
    grantType: 'authorization_code',
    redirectUri: attempt.redirectUri || undefined,
    code,
    codeVerifier: attempt.codeVerifier,
  }
  return memberTokens(options, grant, callOptions)
}

/**
 * `requestMemberTokens`, and the session becomes the member's. Also rejects with `LOGGED_OUT` after a logout before the tokens
 * arrived.
 */
export const completeLogin = (
  client: Pick<Client, 'options' | 'session'>,
  callback: AuthCallback,
  attempt: LoginAttempt,
  options?: CallOptions,
): Promise<void> => adopt(client, requestMemberTokens(client, callback, attempt, options))

/** Waits for `tokens` and stores them in the session. Rejects with `LOGGED_OUT` after a logout in the meantime. */
export async function adopt({ session }: Pick<Client, 'session'>, tokens: Promise<Tokens>): Promise<void> {
  if (!(await session.adopt(tokens))) throw new CartletError('LOGGED_OUT', 'Logged out before this login was complete')
}

/** Sends `grant` and returns a member's tokens. The error message is from docs/platform.md §8. */
export function memberTokens(
  ports: Client['options'],
  grant: object,
  options?: CallOptions,
  headers?: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const read = (body: JsonRecord | null): Tokens | null => {
    const tokens = parseTokenReply(body, ports.environment.now())
    return tokens && { ...tokens, role: 'member' }
  }
  return postGrant(ports, { ...options, grant, read, headers, isCall: true, message: 'Failed to get member tokens' })
}

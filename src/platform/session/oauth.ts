/** docs/platform.md §7 "OAuth": the token endpoint. */

import type { Environment } from '../environment'
import type { CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import { exchange } from '../http/exchange'
import { TOKEN_PATH } from '../http/gateway/gateway'
import { badResponse, toReplyError } from '../http/reply-error'
import { report } from '../http/report'
import { encodeJson } from '../wire/encode'
import { parseRecord } from '../wire/json'
import { type JsonRecord, ownOf } from '../wire/record'
import { parseTokenReply, type Tokens } from './tokens'

/**
 * Both methods reject with `TOKEN_REJECTED` when a retry cannot succeed, else with a retryable error; `delivered` is about the
 * call that needed the token.
 */
export interface TokenGrant {
  /** Tokens of a new visitor. */
  anonymous(): Promise<Tokens>
  /** New tokens for the same visitor or member. Only a refusal of the refresh token itself is a `TOKEN_REJECTED`. */
  refresh(earlier: Tokens): Promise<Tokens>
}

export interface OAuthOptions {
  environment: Environment
  apiOrigin: string
  clientId: string
  timeoutMs: number
  /** Called for every failed token request. */
  onError?: (error: CartletError) => void
  /** Additional headers of every token request. */
  tokenHeaders?: Readonly<Record<string, string>>
  /** `'specification'`: a renewal is sent without the client id. */
  wireForm?: 'today' | 'specification'
}

/**
 * RFC 6749 §5.2: errors of the request, its client or its grant. Any other error may be temporary: a busy platform, or a captive
 * portal.
 */
const REFUSAL = /^(invalid|un(authoriz|support)ed)_/
/** The same for a refresh token: the only error that the platform is known to send for one that has ended. */
const REFRESH_REFUSAL = /^invalid_grant$/

/**
 * Tokens of new visitors, and renewal of tokens: POST /oauth2/token, grants `anonymous` and `refresh_token`. docs/platform.md §7.
 */
export function createOAuth(options: OAuthOptions): TokenGrant {
  const { clientId, wireForm, environment } = options
  const read = (earlier?: Tokens) => (body: JsonRecord | null) => parseTokenReply(body, environment.now(), earlier)
  return {
    anonymous: () => postGrant(options, { grant: { clientId, grantType: 'anonymous' }, read: read() }),
    refresh: (earlier) =>
      postGrant(options, {
        grant: {
          clientId: wireForm === 'specification' ? undefined : clientId,
          refreshToken: earlier.refreshToken,
          grantType: 'refresh_token',
        },
        read: read(earlier),
        refusal: REFRESH_REFUSAL,
        masked: earlier.accessToken,
      }),
  }
}

interface GrantRequest<T> extends CallOptions {
  grant: object
  /** Null for a malformed response. */
  read(body: JsonRecord | null): T | null
  /** @default '/oauth2/token' */
  path?: string
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>
  /** The `error` of a refusal after which a retry cannot succeed. */
  refusal?: RegExp
  /** A secret that is not sent, but must be masked in errors, too. */
  masked?: string
  /**
   * Whether this is the caller's call, not a token request of another call: after a lost response, its code may have been used.
   * The error `message` is from docs/platform.md §8.
   */
  isCall?: boolean
  message?: string
}

/**
 * Sends `grant` as a POST and reads the response. Rejects as `TokenGrant` does, with `BAD_RESPONSE` for a malformed response, and
 * with `ABORTED`; calls `onError`. `response` of the error is the platform's refusal.
 */
export async function postGrant<T>(ports: Omit<OAuthOptions, 'clientId'>, request: GrantRequest<T>): Promise<T> {
  try {
    return await send(ports, ownOf(request))
  } catch (caught) {
    const error = caught as CartletError
    const { code, status, requestId, retryAfterMs, response, cause, hint } = error
    const { isCall, message = 'something went wrong' } = request
    const reported =
      code === 'ABORTED'
        ? error
        : new CartletError(code, message, {
            status,
            requestId,
            // A `NETWORK` error that a port marks as not retryable stays so.
            retryable: code !== 'TOKEN_REJECTED' && (code !== 'NETWORK' || error.retryable),
            retryAfterMs,
            response,
            cause,
            hint: code === 'TOKEN_REJECTED' && status ? 'Is the client id right?' : hint,
            delivered: isCall ? (status === undefined ? 'unknown' : 'yes') : 'no',
          })
    report(ports.onError, reported)
    throw reported
  }
}

async function send<T>(
  { environment, apiOrigin, timeoutMs, tokenHeaders }: Omit<OAuthOptions, 'clientId'>,
  {
    grant,
    read,
    path = TOKEN_PATH,
    headers,
    refusal = REFUSAL,
    masked: known,
    timeoutMs: callTimeoutMs,
    signal,
  }: GrantRequest<T>,
): Promise<T> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...tokenHeaders, ...headers },
    body: encodeJson(grant),
  }
  const reply = await exchange(environment, apiOrigin + path, init, callTimeoutMs ?? timeoutMs, signal)
  const body = parseRecord(reply.text)
  if (!(reply.status >= 200 && reply.status < 300)) {
    const hide = (text: string) => reply.hide(known ? text.split(known).join('***') : text)
    const error = toReplyError({ ...reply, hide }, environment.now())
    const isVerdict = reply.status < 500 && typeof body?.error === 'string' && refusal.test(body.error)
    throw isVerdict ? Object.assign(error, { code: 'TOKEN_REJECTED' }) : error
  }
  const result = read(body)
  if (!result) throw badResponse(reply)
  return result
}

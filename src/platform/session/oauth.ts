/** Specification §7 "OAuth": the token endpoint. */
import type { Environment } from '../environment'
import { CartletError } from '../http/errors'
import { exchange } from '../http/exchange'
import { badResponse, toReplyError } from '../http/reply-error'
import { encodeJson } from '../wire/encode'
import { type JsonRecord, parseRecord } from '../wire/record'
import { parseTokenReply, type Tokens } from './tokens'

/** Both reject with `TOKEN_REJECTED` when the platform refused for good, else with a passing error; `delivered` speaks of the call that needed the token. */
export interface TokenGrant {
  /** Tokens of a new visitor. */
  anonymous(): Promise<Tokens>
  /** New tokens for the same visitor or member. */
  refresh(earlier: Tokens): Promise<Tokens>
}

export interface OAuthOptions {
  environment: Environment
  apiOrigin: string
  clientId: string
  timeoutMs: number
  /** Further headers of every token request. */
  tokenHeaders?: Readonly<Record<string, string>>
  /** `'specification'`: a renewal is sent without the client id. */
  wireForm?: 'today' | 'specification'
}

/** Tokens of visitors, and new ones for old: POST /oauth2/token, grants `anonymous` and `refresh_token`. Specification §7. */
export function createOAuth(options: OAuthOptions): TokenGrant {
  const { clientId, wireForm, environment } = options
  const ask = (grant: object, earlier?: Tokens): Promise<Tokens> =>
    postGrant(options, '/oauth2/token', grant, (body) => parseTokenReply(body, environment.now(), earlier), [
      earlier?.accessToken,
      earlier?.refreshToken,
    ])
  return {
    anonymous: () => ask({ clientId, grantType: 'anonymous' }),
    refresh: (earlier) =>
      ask(
        {
          clientId: wireForm === 'specification' ? undefined : clientId,
          refreshToken: earlier.refreshToken,
          grantType: 'refresh_token',
        },
        earlier,
      ),
  }
}

/**
 * POSTs `grant` and reads the reply; `read` gives null for what is none. The errors are those of `TokenGrant`, with `BAD_RESPONSE` for null;
 * `response` is the refusal as the platform sent it, unless that quotes one of `secrets`. `more` are further headers.
 */
export async function postGrant<T>(
  { environment, apiOrigin, timeoutMs, tokenHeaders }: Omit<OAuthOptions, 'clientId'>,
  path: string,
  grant: object,
  read: (body: JsonRecord | null) => T | null,
  secrets: readonly (string | undefined)[],
  more?: Readonly<Record<string, string>>,
): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...tokenHeaders, ...more }
  const init = { method: 'POST', headers, body: encodeJson(grant) }
  const reply = await exchange(environment, apiOrigin + path, init, timeoutMs).catch((error: CartletError) => {
    throw asTokenError(error, error.code)
  })
  const body = parseRecord(reply.text)
  if (!(reply.status >= 200 && reply.status < 300)) {
    // Only the platform's own JSON is a verdict on the token; an HTML 401 comes from something in between.
    const isVerdict = body !== null && (reply.status === 400 || reply.status === 401)
    const error = toReplyError(reply, environment.now())
    const quotes = secrets.some((secret) => secret && reply.text.includes(secret))
    throw asTokenError(error, isVerdict ? 'TOKEN_REJECTED' : error.code, quotes ? undefined : error.response)
  }
  const result = read(body)
  if (!result) throw asTokenError(badResponse(reply), 'BAD_RESPONSE')
  return result
}

/** Specification §8 gives the wording. The cause is left out, and with it the request: it holds tokens. */
function asTokenError(
  { status, requestId, retryable, retryAfterMs }: CartletError,
  code: string,
  response?: CartletError['response'],
): CartletError {
  return new CartletError(code, 'something went wrong', {
    status,
    requestId,
    retryable,
    retryAfterMs,
    response,
    delivered: false,
  })
}

/** Specification §7 "OAuth": the token endpoint. */
import type { Environment } from '../environment'
import { CartletError } from '../http/errors'
import { exchange } from '../http/exchange'
import { badResponse, toReplyError } from '../http/reply-error'
import { encodeJson } from '../wire/encode'
import { parseRecord } from '../wire/record'
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
}

export function createOAuth({ environment, apiOrigin, clientId, timeoutMs }: OAuthOptions): TokenGrant {
  async function ask(grant: object, earlier?: Tokens): Promise<Tokens> {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: encodeJson({ clientId, ...grant }),
    }
    const reply = await exchange(environment, `${apiOrigin}/oauth2/token`, init, timeoutMs).catch((error: CartletError) => {
      throw asTokenError(error, error.code)
    })
    const body = parseRecord(reply.text)
    if (reply.status !== 200) {
      // Only the platform's own JSON is a verdict on the token; an HTML 401 comes from something in between.
      const isVerdict = body !== null && (reply.status === 400 || reply.status === 401)
      const error = toReplyError(reply, environment.now())
      throw asTokenError(error, isVerdict ? 'TOKEN_REJECTED' : error.code)
    }
    const tokens = parseTokenReply(body, environment.now(), earlier)
    if (!tokens) throw asTokenError(badResponse(reply), 'BAD_RESPONSE')
    return tokens
  }
  return {
    anonymous: () => ask({ grantType: 'anonymous' }),
    refresh: (earlier) => ask({ refreshToken: earlier.refreshToken, grantType: 'refresh_token' }, earlier),
  }
}

/** Specification §8 gives the wording. The platform's own text and the cause are left out: they may quote the token. */
function asTokenError(error: CartletError, code: string): CartletError {
  const { status, requestId, retryable, retryAfterMs } = error
  return new CartletError(code, 'something went wrong', { status, requestId, retryable, retryAfterMs, delivered: false })
}

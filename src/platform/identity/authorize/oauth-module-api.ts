/**
 * The token endpoint as an ordinary call with the session's token: the body describes an HTTP request. Newer than the
 * specification.
 */

import { fromBytes } from '../../encoding/bytes'
import type { Caller, CallOptions } from '../../http/call'
import { TOKEN_PATH } from '../../http/gateway/gateway'
import { NONE } from '../../http/gateway/gateway-identity'
import { convert } from '../../wire/convert'
import { readRaw } from '../conversions'
import type { RawReply, TokenInfo } from '../login/authentication-model'

/** The described request; its body is sent as base64. */
export interface RawRequest {
  body?: Uint8Array
  headers?: { key?: string; value?: string }[]
}

const encode = (request: RawRequest): unknown => convert(request, [[fromBytes, 'body']])

/** POST /oauth2/token. Resolves the described response, with `body` as bytes. */
export const rawToken = (client: Caller, request: RawRequest = {}, options?: CallOptions): Promise<RawReply> =>
  client.request({ service: NONE, method: 'POST', path: TOKEN_PATH, body: encode(request), read: readRaw, ...options })

/** POST /oauth2/token-info. Resolves subject and expiry (seconds since 1970, as text) of the token. */
export const tokenInfo = (client: Caller, request: RawRequest = {}, options?: CallOptions): Promise<TokenInfo> =>
  client.request({ service: NONE, method: 'POST', path: '/oauth2/token-info', body: encode(request), ...options })

/** GET /oauth2/jwks. Resolves the platform's public keys: a JSON Web Key Set as bytes in `body`. */
export const jwks = (client: Caller, options?: CallOptions): Promise<RawReply> =>
  client.request({ service: NONE, method: 'GET', path: '/oauth2/jwks', read: readRaw, ...options })

/** GET /oauth2/user-info. Resolves the claims of the visitor or member of the session. */
export const userInfo = (client: Caller, options?: CallOptions): Promise<Record<string, unknown>> =>
  client.request({ service: NONE, method: 'GET', path: '/oauth2/user-info', ...options })

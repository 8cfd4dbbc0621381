/** docs/platform.md §7 "Authentication and identity": the plain calls. `login-api` returns typed results of the first two. */
import type { Call, Caller, CallOptions } from '../../http/call'
import { AUTHENTICATION } from '../../http/gateway/gateway-identity'
import { path } from '../../http/request-target'
import { readAuthentication, readRaw } from '../conversions'
import type { FactorType } from '../model'
import type {
  AuthenticationReply,
  FactorRequest,
  LoginRequest,
  RawReply,
  RegisterRequest,
  SignOnReply,
  SignOnRequest,
  SsoLoginRequest,
} from './authentication-model'

const post = <T>(
  client: Caller,
  call: Pick<Call<T>, 'path' | 'body' | 'read' | 'idempotent' | 'provesIdentity'>,
  options?: CallOptions,
): Promise<T> => client.request({ service: AUTHENTICATION, method: 'POST', ...call, ...options })

/**
 * POST /v2/register: `loginId`, `password`, `profile`, `captchaTokens`, `clientMetaData`. Resolves state, tokens and identity,
 * with dates and numbers converted. Rejects with `INVALID_ARGUMENT` for fields that the platform refuses, else with a code of §8.
 * docs/platform.md §7.
 */
export const rawRegister = (client: Caller, request: RegisterRequest, options?: CallOptions): Promise<AuthenticationReply> =>
  post(client, { path: '/v2/register', body: request, read: readAuthentication, provesIdentity: true }, options)

/**
 * POST /v2/login: `loginId`, `password`, `captchaTokens`, `clientMetaData`, `stateToken`. Resolves and rejects as `rawRegister`
 * does. docs/platform.md §7.
 */
export const rawLogin = (client: Caller, request: LoginRequest, options?: CallOptions): Promise<AuthenticationReply> =>
  post(client, { path: '/v2/login', body: request, read: readAuthentication, provesIdentity: true }, options)

/** POST /v2/change-password: `newPassword` of the logged-in member. Resolves nothing. docs/platform.md §7. */
export const changePassword = (client: Caller, newPassword: string, options?: CallOptions): Promise<void> =>
  post(client, { path: '/v2/change-password', body: { newPassword }, read: () => undefined }, options)

/**
 * POST /v2/sign-on: `loginId`, `profile`, `verifyEmail`, `mergeExistingContact`. Logs a member in, or creates one, without a
 * password: an elevated call. Resolves `sessionToken` and `identity`. docs/platform.md §7.
 */
export const signOn = (client: Caller, request: SignOnRequest, options?: CallOptions): Promise<SignOnReply> =>
  post(client, { path: '/v2/sign-on', body: request, read: readAuthentication }, options)

/** POST /v2/validate-email: `email`. Resolves whether the platform accepts the e-mail address. Newer than the specification. */
export const validateEmail = (client: Caller, email: string, options?: CallOptions): Promise<{ valid?: boolean }> =>
  post(client, { path: '/v2/validate-email', body: { email }, idempotent: true }, options)

/**
 * POST /v2/{factorType}/verify: `stateToken`, `rememberThisDevice` and the data of the factor. Resolves the next state of the
 * login. docs/platform.md §7; removed from today's SDK.
 */
export const verifyFactor = (
  client: Caller,
  factorType: FactorType,
  request: FactorRequest = {},
  options?: CallOptions,
): Promise<AuthenticationReply> =>
  post(
    client,
    { path: path`/v2/${factorType}/verify`, body: { factorType, ...request }, read: readAuthentication, provesIdentity: true },
    options,
  )

/**
 * GET /v1/sso/login/{tenantId}/{idpConnectionId}. Resolves the described redirect to the identity provider. Rejects with
 * `INVALID_ARGUMENT` for an id that is missing or not a path segment. docs/platform.md §7; removed from today's SDK.
 */
export const ssoLogin = (client: Caller, request: SsoLoginRequest, options?: CallOptions): Promise<RawReply> =>
  client.request({
    service: AUTHENTICATION,
    method: 'GET',
    path: path`/v1/sso/login/${request.tenantId}/${request.idpConnectionId}`,
    query: { ...request },
    read: readRaw,
    ...options,
  })

/**
 * GET /v1/callback: `state`, `sessionToken`. Resolves the described page or redirect that ends an SSO login. docs/platform.md §7;
 * removed from today's SDK.
 */
export const ssoCallback = (
  client: Caller,
  request: { state?: string; sessionToken?: string } = {},
  options?: CallOptions,
): Promise<RawReply> =>
  client.request({
    service: AUTHENTICATION,
    method: 'GET',
    path: '/v1/callback',
    query: { ...request },
    read: readRaw,
    ...options,
  })

/**
 * POST /v1/sso/login-with-token-params: `idpConnectionId`, `tokenParams` (from the identity provider). Resolves the state of the
 * login. docs/platform.md §7.
 */
export const ssoLoginWithTokenParams = (
  client: Caller,
  request: { idpConnectionId?: string; tokenParams?: Record<string, string> },
  options?: CallOptions,
): Promise<AuthenticationReply> =>
  post(
    client,
    { path: '/v1/sso/login-with-token-params', body: request, read: readAuthentication, provesIdentity: true },
    options,
  )

/**
 * GET /v1/logout: `postLogoutRedirectUri`, `clientId`. Resolves the described redirect; the tokens of the client do not change.
 * For the logout button of a page use `logout`. docs/platform.md §7.
 */
export const rawLogout = (
  client: Caller,
  request: { postLogoutRedirectUri?: string; clientId?: string } = {},
  options?: CallOptions,
): Promise<RawReply> =>
  client.request({ service: AUTHENTICATION, method: 'GET', path: '/v1/logout', query: { ...request }, read: readRaw, ...options })

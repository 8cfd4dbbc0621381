/** docs/platform.md §7 "Recovery and verification". */
import type { Call, Caller, CallOptions } from '../../http/call'
import { RECOVERY, VERIFICATION } from '../../http/gateway/gateway-identity'
import { readAuthentication } from '../conversions'
import type { AuthenticationReply, RecoveryEmailRequest } from '../login/authentication-model'
import type { VerificationTarget } from '../model'

const post = <T>(
  client: Caller,
  call: Pick<Call<T>, 'service' | 'path' | 'body' | 'read' | 'specification' | 'provesIdentity'>,
  options?: CallOptions,
): Promise<T> => client.request({ method: 'POST', ...call, ...options })

/** POST /v1/send-email: `email`, `language`, `redirect`. Resolves nothing, whether or not the e-mail address is known. */
export const sendRecoveryEmail = (client: Caller, request: RecoveryEmailRequest, options?: CallOptions): Promise<void> =>
  post(client, { service: RECOVERY, path: '/v1/send-email', body: request, read: () => undefined }, options)

/** POST /v1/activation-email: `identityId`, `emailOptions`. An elevated call. Resolves nothing. */
export const sendActivationEmail = (
  client: Caller,
  request: { identityId: string; emailOptions?: Record<string, unknown> },
  options?: CallOptions,
): Promise<void> =>
  post(client, { service: RECOVERY, path: '/v1/activation-email', body: request, read: () => undefined }, options)

/**
 * POST /v1/recover: `recoveryToken` of the e-mail, new `password`. Resolves the state of the login that follows, with dates and
 * numbers converted.
 */
export const rawRecover = (
  client: Caller,
  request: { recoveryToken: string; password?: string },
  options?: CallOptions,
): Promise<AuthenticationReply> =>
  post(client, { service: RECOVERY, path: '/v1/recover', body: request, read: readAuthentication, provesIdentity: true }, options)

/**
 * POST /v1/start (specification: /v1/Start): `identityId`, `target`. Makes the platform send a code; resolves the verification's
 * id.
 */
export const startVerification = (
  client: Caller,
  request: { identityId?: string; target?: VerificationTarget } = {},
  options?: CallOptions,
): Promise<{ verificationId?: string }> =>
  post(client, { service: VERIFICATION, path: '/v1/start', body: request, specification: { path: '/v1/Start' } }, options)

/** POST /v1/auth/verify: `code`, `stateToken`. Resolves the next state of the login. */
export const verifyDuringAuthentication = (
  client: Caller,
  request: { code: string; stateToken?: string },
  options?: CallOptions,
): Promise<AuthenticationReply> =>
  post(
    client,
    { service: VERIFICATION, path: '/v1/auth/verify', body: request, read: readAuthentication, provesIdentity: true },
    options,
  )

/**
 * POST /v1/auth/resend: `stateToken`. Makes the platform send the code again; resolves the state of the login. Removed from
 * today's SDK.
 */
export const resendDuringAuthentication = (
  client: Caller,
  request: { stateToken: string },
  options?: CallOptions,
): Promise<AuthenticationReply> =>
  post(client, { service: VERIFICATION, path: '/v1/auth/resend', body: request, read: readAuthentication }, options)

/** Rules for the SDK's modules `authentication`, `recovery`, `verification` and `oauth`. */
import type { Caller } from '../../../../src/platform/http/call'
import { jwks, rawToken, tokenInfo, userInfo } from '../../../../src/platform/identity/authorize/oauth-module-api'
import {
  changePassword,
  rawLogin,
  rawLogout,
  rawRegister,
  signOn,
  ssoCallback,
  ssoLogin,
  ssoLoginWithTokenParams,
  validateEmail,
  verifyFactor,
} from '../../../../src/platform/identity/login/authentication-api'
import type { FactorRequest, RawReply, SsoLoginRequest } from '../../../../src/platform/identity/login/authentication-model'
import type { FactorType, TenantType } from '../../../../src/platform/identity/model'
import {
  rawRecover,
  resendDuringAuthentication,
  sendActivationEmail,
  sendRecoveryEmail,
  startVerification,
  verifyDuringAuthentication,
} from '../../../../src/platform/identity/recovery/recovery-api'
import type { Scene } from '../../runner/scene'
import { type ArgumentPaths, inOptions, type Rule, type Rules, withPaths } from '../rule'
import { toOurs, toSdk } from '../shape'
import { callerOf } from './client'

/** Arranges the SDK's arguments as a request body. */
type LayOut = (first: unknown, second?: unknown) => Record<string, unknown>

const options: LayOut = (first) => ({ ...(first as object) })
const named =
  (name: string): LayOut =>
  (first, second) => ({ [name]: first, ...(second as object) })

/** A call whose SDK function has a conversion table under `table`. */
const rule = (table: string, layOut: LayOut, send: (caller: Caller, body: never) => Promise<unknown>): Rule => {
  return async (scene: Scene, ...args: unknown[]) => {
    const body = toOurs(table, layOut(args[0], args[1]))
    const reply = await send(callerOf(scene), body as never)
    return { result: toSdk(table, reply) }
  }
}

/** A rule for functions that return the raw reply. */
const raw = (send: (caller: Caller, ...args: never[]) => Promise<RawReply>): Rule => {
  return async (scene: Scene, ...args: unknown[]) => {
    const reply = await send(callerOf(scene), ...(args as never[]))
    return { result: reply }
  }
}

/** The argument paths of the SDK's functions. */
export const REGISTER_PATHS: ArgumentPaths = inOptions('password', 'profile', 'captchaTokens', 'clientMetaData')
export const LOGIN_PATHS: ArgumentPaths = inOptions('password', 'captchaTokens', 'clientMetaData', 'stateToken')
export const VERIFY_PATHS: ArgumentPaths = inOptions('stateToken')

export const identityRules: Rules = {
  'authentication.registerV2': withPaths(REGISTER_PATHS, rule('authentication.registerV2', named('loginId'), rawRegister)),
  'authentication.loginV2': withPaths(LOGIN_PATHS, rule('authentication.loginV2', named('loginId'), rawLogin)),
  'authentication.changePassword': rule(
    'authentication.changePassword',
    named('newPassword'),
    (caller, body: { newPassword: string }) => changePassword(caller, body.newPassword),
  ),
  'authentication.signOn': withPaths(
    inOptions('profile', 'verifyEmail', 'mergeExistingContact'),
    rule('authentication.signOn', named('loginId'), signOn),
  ),
  'authentication.validateEmail': rule('authentication.validateEmail', named('email'), (caller, body: { email: string }) =>
    validateEmail(caller, body.email),
  ),
  'authentication.logout': raw((caller, request?: object) => rawLogout(caller, request)),
  'authentication.loginWithIdpConnection': raw(
    (caller, identifiers: Partial<SsoLoginRequest>, tenantType?: TenantType, more?: Partial<SsoLoginRequest>) => {
      const { tenantId, idpConnectionId } = identifiers
      return ssoLogin(caller, { tenantId, idpConnectionId, tenantType, ...more } as SsoLoginRequest)
    },
  ),
  'authentication.loginCallback': raw((caller, request?: object) => ssoCallback(caller, request)),
  // The older SDK's functions are in no table: they return the result of a login.
  'authentication.loginWithIdpConnectionTokenParams': rule('authentication.loginV2', options, ssoLoginWithTokenParams),
  'authentication.verify': rule(
    'authentication.loginV2',
    named('factorType'),
    (caller, { factorType, ...request }: FactorRequest & { factorType: FactorType }) => verifyFactor(caller, factorType, request),
  ),
  'recovery.sendRecoveryEmail': withPaths(
    inOptions('language', 'redirect'),
    rule('recovery.sendRecoveryEmail', named('email'), sendRecoveryEmail),
  ),
  'recovery.sendActivationEmail': withPaths(
    inOptions('emailOptions'),
    rule('recovery.sendActivationEmail', named('identityId'), sendActivationEmail),
  ),
  'recovery.recover': withPaths(inOptions('password'), rule('recovery.recover', named('recoveryToken'), rawRecover)),
  'verification.start': withPaths(inOptions('identityId', 'target'), rule('verification.start', options, startVerification)),
  'verification.verifyDuringAuthentication': withPaths(
    VERIFY_PATHS,
    rule('verification.verifyDuringAuthentication', named('code'), verifyDuringAuthentication),
  ),
  'verification.resendDuringAuthentication': rule(
    'verification.verifyDuringAuthentication',
    named('stateToken'),
    resendDuringAuthentication,
  ),
  'oauth.token': raw((caller, request?: object) => rawToken(caller, request)),
  'oauth.tokenInfo': async (scene, request?: object) => ({ result: await tokenInfo(callerOf(scene), request) }),
  'oauth.jwks': raw((caller) => jwks(caller)),
  'oauth.userInfo': async (scene) => ({ result: await userInfo(callerOf(scene)) }),
}

/**
 * docs/platform.md §4 "Login and registration result", §7 "Authentication and identity": requests of a login and their responses.
 */
import { enumOf, type Open, type ValueOf } from '../../wire/enum'
import type { CustomValue, DeliveryMethod, Identity, IdentityProfile, TenantType } from '../model'

/** The state of a login or registration on the platform. `toLoginResult` handles the first three. */
export const AuthenticationState = /*#__PURE__*/ enumOf(
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'UNKNOWN_STATE',
)
export type AuthenticationState = ValueOf<typeof AuthenticationState>

export interface AuthenticationReply {
  state?: Open<AuthenticationState>
  /** Exchanged for member tokens by `loginSilently`. */
  sessionToken?: string
  /** Identifies this login in the calls that continue it. */
  stateToken?: string
  identity?: Identity
  additionalData?: Record<string, CustomValue>
}

/** Exactly one member is set. */
export interface LoginId {
  email?: string
  userName?: string
}

/** The tokens of solved captchas. */
export interface CaptchaToken {
  Recaptcha?: string
  InvisibleRecaptcha?: string
  NoCaptcha?: string
}

export interface RegisterRequest {
  loginId: LoginId
  password?: string
  profile?: IdentityProfile
  captchaTokens?: CaptchaToken[]
  clientMetaData?: Record<string, unknown>
}

export interface LoginRequest {
  loginId: LoginId
  password?: string
  captchaTokens?: CaptchaToken[]
  clientMetaData?: Record<string, unknown>
  /** For a login in the state `REQUIRE_FIRST_FACTOR`. */
  stateToken?: string
}

export interface SignOnRequest {
  loginId: LoginId
  profile?: IdentityProfile
  /** Whether to mark the e-mail address as verified. */
  verifyEmail?: boolean
  /** Whether an existing contact with this e-mail address becomes the member. */
  mergeExistingContact?: boolean
}

export interface SignOnReply {
  sessionToken?: string
  identity?: Identity
}

export interface SsoLoginRequest {
  tenantId: string
  idpConnectionId: string
  tenantType?: TenantType
  /** Passed to the identity provider. */
  customPayload?: Record<string, string>
  sessionId?: string
  encryptionKey?: string
  visitorId?: string
  bsi?: string
}

/** The data of one factor, under the key of its type, for example `smsData` for `SMS`. */
export interface FactorRequest {
  stateToken?: string
  /** Whether to skip the second factor on this device next time. */
  rememberThisDevice?: boolean
  passwordData?: { password: string }
  smsData?: { code?: string; deliveryMethod?: DeliveryMethod }
  callData?: { code?: string }
  emailData?: { code?: string }
  totpData?: { code?: string }
  pushData?: Record<string, unknown>
  webauthnData?: Record<string, unknown>
  recoveryCodeData?: { code?: string }
}

/** A described HTTP response, for example a redirect or a page, inside the body of the actual response. */
export interface RawReply {
  statusCode?: number
  headers?: { key?: string; value?: string }[]
  body?: Uint8Array
}

export interface RecoveryEmailRequest {
  email: string
  /** ISO 639-1. */
  language?: string
  /** Target of the link in the e-mail. The URL must be allowed in the shop's settings. */
  redirect?: { url?: string; clientId?: string }
}

export interface TokenInfo {
  active?: boolean
  subjectType?: Open<'UNKNOWN' | 'USER' | 'VISITOR' | 'MEMBER' | 'APP'>
  subjectId?: string
  /** Seconds since 1970, as text. */
  exp?: string
  iat?: string
  clientId?: string
  siteId?: string
  instanceId?: string
  accountId?: string
}

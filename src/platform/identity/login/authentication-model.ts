/** docs/platform.md §4 "Login and registration result", §7 "Authentication and identity": requests of a login and their results. */
import type { Open, ValueOf } from '../../wire/enum'
import type { CustomValue, DeliveryMethod, Identity, IdentityProfile, TenantType } from '../model'

/** Where a login or registration stands on the platform. `toLoginResult` knows what the first three mean. */
export const AuthenticationState = {
  SUCCESS: 'SUCCESS',
  REQUIRE_OWNER_APPROVAL: 'REQUIRE_OWNER_APPROVAL',
  REQUIRE_EMAIL_VERIFICATION: 'REQUIRE_EMAIL_VERIFICATION',
  STATUS_CHECK: 'STATUS_CHECK',
  REQUIRE_MISSING_FIELDS: 'REQUIRE_MISSING_FIELDS',
  REQUIRE_MFA: 'REQUIRE_MFA',
  MFA_CHALLENGE: 'MFA_CHALLENGE',
  REQUIRE_FIRST_FACTOR: 'REQUIRE_FIRST_FACTOR',
  UNKNOWN_STATE: 'UNKNOWN_STATE',
} as const
export type AuthenticationState = ValueOf<typeof AuthenticationState>

export interface AuthenticationReply {
  state?: Open<AuthenticationState>
  /** Exchanged for member tokens by `loginSilently`. */
  sessionToken?: string
  /** Names this login in the calls that continue it. */
  stateToken?: string
  identity?: Identity
  additionalData?: Record<string, CustomValue>
}

/** One of them. */
export interface LoginId {
  email?: string
  userName?: string
}

/** One for each captcha that was solved. */
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
  /** Continues a login that asked for its first factor. */
  stateToken?: string
}

export interface SignOnRequest {
  loginId: LoginId
  profile?: IdentityProfile
  /** The address counts as verified. */
  verifyEmail?: boolean
  /** An existing contact with this address becomes the member. */
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
  /** Handed to the identity provider. */
  customPayload?: Record<string, string>
  sessionId?: string
  encryptionKey?: string
  visitorId?: string
  bsi?: string
}

/** What the factor asked for: the key goes with the type, for example `smsData` with `SMS`. */
export interface FactorRequest {
  stateToken?: string
  /** Spares this device the second factor next time. */
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

/** An HTTP answer inside the answer: the platform describes a redirect or a page. */
export interface RawReply {
  statusCode?: number
  headers?: { key?: string; value?: string }[]
  body?: Uint8Array
}

export interface RecoveryEmailRequest {
  email: string
  /** ISO 639-1. */
  language?: string
  /** Where the link in the mail leads. The address must be allowed in the shop's settings. */
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

/** `cartlet/platform`: the platform's calls as they are on the wire, its smaller sets of values, and clients for tests. For experts: `cartlet` has what a site needs. */
export {
  BorderStyle,
  DecorationType,
  FontSizeUnit,
  GalleryLayout,
  LinkTarget,
  MapType,
  NodeType,
  PluginAlignment,
  PluginWidth,
  PollVoteVisibility,
  TextAlignment,
  VerticalAlignment,
} from './platform/catalog/content/rich-content-constants'
export { getCollectionBySlugV1 } from './platform/catalog/v1/collection-api'
export { AbandonedCheckoutActor } from './platform/checkout/abandoned-model'
export { createAnonymousClient, createPlatformClient } from './platform/client'
export type { Call, Path } from './platform/http/call'
export type { WireForm, WireOptions } from './platform/http/connection'
export type { Service } from './platform/http/gateway/gateway'
export { path } from './platform/http/request-target'
export { RULE_TYPE_MESSAGES, RuleType } from './platform/http/rule-type'
export { requestMemberTokens } from './platform/identity/authorize/member-tokens'
export { jwks, type RawRequest, rawToken, tokenInfo, userInfo } from './platform/identity/authorize/oauth-module-api'
export { requestMemberTokensSilently, SILENT_LOGIN_TIMEOUT_MS } from './platform/identity/authorize/silent-login'
export {
  rawLogin,
  rawLogout,
  rawRegister,
  ssoCallback,
  ssoLogin,
  ssoLoginWithTokenParams,
  validateEmail,
  verifyFactor,
} from './platform/identity/login/authentication-api'
export {
  type AuthenticationReply,
  AuthenticationState,
  type CaptchaToken,
  type FactorRequest,
  type LoginId,
  type LoginRequest,
  type RawReply,
  type RecoveryEmailRequest,
  type RegisterRequest,
  type SsoLoginRequest,
  type TokenInfo,
} from './platform/identity/login/authentication-model'
export { type CaptchaSiteKeys, captchaSiteKeys, DEFAULT_CAPTCHA_SITE_KEYS } from './platform/identity/login/captcha'
export { LOGIN_APPLICATION_CODES, LOGIN_ERROR_MESSAGES } from './platform/identity/login/login-errors'
export { toLoginResult } from './platform/identity/login/login-result'
export {
  AddressTag,
  type CustomField,
  type CustomValue,
  DeliveryMethod,
  EmailTag,
  type Factor,
  FactorStatus,
  FactorType,
  IdentityStatus,
  PhoneTag,
  PrivacyStatus,
  StatusReason,
  TenantType,
  VerificationTarget,
} from './platform/identity/model'
export {
  rawRecover,
  resendDuringAuthentication,
  sendRecoveryEmail,
  startVerification,
  verifyDuringAuthentication,
} from './platform/identity/recovery/recovery-api'
export { ActorIdentityType, TokenRole } from './platform/identity/roles'
export {
  CHARGE_MESSAGES,
  NON_CAPTURABLE_MESSAGES,
  NON_REFUNDABLE_MESSAGES,
  ORDER_VALIDATION_MESSAGES,
} from './platform/order/reason-sentences'
export { requestRedirectSession } from './platform/redirects/api'
export {
  AttachPagesStatus,
  type AuthRequest,
  CallbackType,
  RedirectLocationType,
  type RedirectReply,
  RedirectStatus,
} from './platform/redirects/model'
export type { TokenGrant } from './platform/session/oauth'
export { VERIFIER_LENGTH } from './platform/session/pkce'
export { createTokenGrant as createOAuth, type OAuthOptions } from './platform/session/public-grant'
export {
  SiteDeletionState,
  SiteNamespace,
  SiteOptInOrigin,
  SiteOrigin,
  SiteStatus,
  Toggle,
  Visibility,
} from './platform/site/model'

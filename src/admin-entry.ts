/** `cartlet/admin`: calls that need an elevated credential. For servers; it refuses to run in a page. */
export { type AdminClient, type AdminConfig, createAdminClient } from './platform/admin/client'
export type { TokenSource } from './platform/http/transport'
export {
  type AppIdentity,
  type AppInstallation,
  type AppInstance,
  createAppTokens,
  handleAppCallback,
} from './platform/identity/app-credentials'
export { signOn } from './platform/identity/authentication-api'
export type { SignOnReply, SignOnRequest } from './platform/identity/authentication-model'
export { requestExternalMemberTokens, requestExternalMemberTokensWithSession } from './platform/identity/external-login'
export { sendActivationEmail } from './platform/identity/recovery-api'

/** docs/platform.md §7 "Recovery and verification", the verification part: codes by e-mail. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { applicationError, refuse } from '../../gateway/errors'
import { Reason } from '../../identity/members/account'
import { optionalString, own, requiredString } from '../../untrusted'
import { visitorOf } from './caller'
import { answerSignIn } from './identity'

const MAX_TOKEN = 4000

export const createVerificationRoutes = () => {
  const app = createRouter()
  const base = '/_api/iam/verification/v1'

  /** Sends a code to an account's address; the returned token is used with it like a state token. */
  const start = (c: ApiContext) => {
    const body = jsonBody(c)
    const target = optionalString(own(body, 'target'), 'target', 50) ?? 'EMAIL'
    if (target !== 'EMAIL') return refuse('target', 'must be EMAIL', 'INVALID_ENUM_VALUE')
    const { subject, elevated } = c.var.caller
    const ownId = subject?.role === 'MEMBER' ? subject.id : undefined
    const identityId = optionalString(own(body, 'identityId'), 'identityId', 100) ?? ownId
    if (identityId === undefined) return refuse('identityId', 'is required', 'REQUIRED_FIELD')
    const { accounts, pending } = c.var.shop.identity
    const account = accounts.find(identityId)
    if (!account || account.status === 'DELETED')
      throw applicationError(404, 'IDENTITY_NOT_FOUND', `There is no identity "${identityId}".`, { identityId })
    // Only its member may start a verification for a verified account; for an unverified one, anyone may.
    const waits = account.reasons.includes(Reason.PENDING_EMAIL_VERIFICATION_REQUIRED)
    if (!elevated && identityId !== ownId && !waits)
      throw applicationError(403, 'PERMISSION_DENIED', 'Only the member can verify this address.', undefined, 'Forbidden')
    const token = pending.open(account, 'EMAIL_VERIFICATION', visitorOf(c.var.caller), ['EMAIL'])
    // Different releases use different names for the token.
    return c.json({ token, verificationId: token })
  }
  app.post(`${base}/start`, start)
  app.post(`${base}/Start`, start)

  app.post(`${base}/auth/verify`, (c) => {
    const body = jsonBody(c)
    const code = requiredString(own(body, 'code'), 'code', 20)
    const stateToken = requiredString(own(body, 'stateToken'), 'stateToken', MAX_TOKEN)
    return answerSignIn(c, c.var.shop.identity.signIn.verifyEmailCode(stateToken, code.trim()))
  })

  app.post(`${base}/auth/resend`, (c) => {
    const stateToken = requiredString(own(jsonBody(c), 'stateToken'), 'stateToken', MAX_TOKEN)
    const { accounts, pending } = c.var.shop.identity
    pending.resend(stateToken, accounts.get(pending.read(stateToken).identityId))
    return c.json({})
  })
  return app
}

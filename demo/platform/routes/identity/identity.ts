/** docs/platform.md §7 "Authentication and identity", under the path of the gateway. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { refuse } from '../../gateway/errors'
import { hashPassword, isPasswordOf, readNewPassword } from '../../identity/login/passwords'
import type { SignIn } from '../../identity/login/sign-in'
import { identityBody, SECOND_FACTORS, type SecondFactor } from '../../identity/members/account'
import { isEmailAddress, readEmail } from '../../identity/members/email-address'
import { readProfile } from '../../identity/members/profile'
import { type Json, optionalBoolean, optionalRecord, optionalString, own, requiredString } from '../../untrusted'
import { requireElevated, requireMember, visitorOf } from './caller'

const BASE = '/_api/iam/authentication'
const MAX_TOKEN = 4000

const readLoginId = (body: Json): string =>
  readEmail(own(optionalRecord(own(body, 'loginId'), 'loginId') ?? {}, 'email'), 'loginId.email')

export const answerSignIn = async (c: ApiContext, result: SignIn) => c.json(await c.var.shop.identity.answer(result))

/** `smsData`, `totpData`, … contain the code; `passwordData` the password. */
const readFactorData = (body: Json, type: string): Json => {
  const name = `${type.toLowerCase()}Data`
  return optionalRecord(own(body, name), name) ?? {}
}

const readFactorType = (c: ApiContext): SecondFactor | 'PASSWORD' => {
  const sent = c.req.param('factorType') ?? ''
  if (sent === 'PASSWORD') return sent
  const type = SECOND_FACTORS.find((known) => known === sent)
  return type ?? refuse('factorType', `must be one of PASSWORD, ${SECOND_FACTORS.join(', ')}`, 'INVALID_ENUM_VALUE')
}

/** The rules of the platform, except that reserved domains such as `.example` are accepted for tests. */
const emailProblem = (email: string): string | undefined => {
  if (!isEmailAddress(email)) return 'EMAIL_DOMAIN_FORMAT_INVALID'
  return email.toLowerCase().endsWith('.invalid') ? 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' : undefined
}

export const createIdentityRoutes = () => {
  const app = createRouter()

  app.post(`${BASE}/v2/register`, async (c) => {
    const body = jsonBody(c)
    const email = readLoginId(body)
    const password = readNewPassword(own(body, 'password'), 'password')
    const profile = readProfile(own(body, 'profile'))
    optionalRecord(own(body, 'clientMetaData'), 'clientMetaData')
    const captchaTokens = own(body, 'captchaTokens')
    const { signIn } = c.var.shop.identity
    return answerSignIn(c, await signIn.register({ email, password, profile, captchaTokens, visitorId: visitorOf(c.var.caller) }))
  })

  app.post(`${BASE}/v2/login`, async (c) => {
    const body = jsonBody(c)
    const email = readLoginId(body)
    optionalRecord(own(body, 'clientMetaData'), 'clientMetaData')
    const password = optionalString(own(body, 'password'), 'password', 1000)
    const stateToken = optionalString(own(body, 'stateToken'), 'stateToken', MAX_TOKEN)
    const captchaTokens = own(body, 'captchaTokens')
    const { signIn } = c.var.shop.identity
    return answerSignIn(c, await signIn.login({ email, password, captchaTokens, stateToken, visitorId: visitorOf(c.var.caller) }))
  })

  app.post(`${BASE}/v2/change-password`, async (c) => {
    const { id, sessionId } = requireMember(c)
    const { accounts, sessions } = c.var.shop.identity
    const newPassword = readNewPassword(own(jsonBody(c), 'newPassword'), 'newPassword')
    const old = accounts.get(id).passwordHash
    if (old !== null && (await isPasswordOf(newPassword, old)))
      return refuse('newPassword', 'must differ from the old one', 'VALIDATION')
    accounts.change(id, { passwordHash: await hashPassword(newPassword), mustReset: false })
    sessions.endAllBut(id, sessionId)
    return c.json({})
  })

  /** Logs in a member that the shop's own server has authenticated; creates the account if necessary. */
  app.post(`${BASE}/v2/sign-on`, (c) => {
    requireElevated(c)
    const body = jsonBody(c)
    const email = readLoginId(body)
    const profile = readProfile(own(body, 'profile'))
    const verified = optionalBoolean(own(body, 'verifyEmail'), 'verifyEmail') ?? false
    const merge = optionalBoolean(own(body, 'mergeExistingContact'), 'mergeExistingContact') ?? false
    const { accounts, signIn, sessions, answer } = c.var.shop.identity
    const known = accounts.findByEmail(email)
    if (known?.status === 'DELETED') accounts.remove(known.id)
    const existing = known?.status === 'DELETED' ? null : known
    if (existing) signIn.refuseStatus(existing)
    const account = existing
      ? accounts.change(existing.id, {
          emailVerified: existing.emailVerified || verified,
          ...(merge && { profile: { ...existing.profile, ...profile } }),
          // The server's request counts as verification and approval.
          status: 'ACTIVE',
          reasons: [],
        })
      : accounts.create({ email, passwordHash: null, status: 'ACTIVE', reasons: [], emailVerified: verified, profile })
    return answer({ state: 'SUCCESS', account, sessionId: sessions.start(account.id) }).then(({ sessionToken, identity }) =>
      c.json({ sessionToken, identity }),
    )
  })

  app.post(`${BASE}/v2/validate-email`, (c) => {
    const email = requiredString(own(jsonBody(c), 'email'), 'email', 320)
    const reason = emailProblem(email)
    return c.json({ valid: reason === undefined, ...(reason && { reason }) })
  })

  app.post(`${BASE}/v2/:factorType/verify`, async (c) => {
    const type = readFactorType(c)
    const body = jsonBody(c)
    const stateToken = requiredString(own(body, 'stateToken'), 'stateToken', MAX_TOKEN)
    const remember = optionalBoolean(own(body, 'rememberThisDevice'), 'rememberThisDevice') ?? false
    const data = readFactorData(body, type)
    const field = `${type.toLowerCase()}Data`
    const { signIn } = c.var.shop.identity
    if (type === 'PASSWORD') {
      const password = requiredString(own(data, 'password'), `${field}.password`)
      return answerSignIn(c, await signIn.verifyPassword(stateToken, password))
    }
    const code = type === 'PUSH' ? '' : requiredString(own(data, 'code'), `${field}.code`, 20)
    return answerSignIn(c, signIn.verifyFactor(type, stateToken, code.trim(), remember))
  })

  /** Logs in with a token that the page got from the provider directly. */
  app.post(`${BASE}/v1/sso/login-with-token-params`, (c) => {
    const body = jsonBody(c)
    const connectionId = requiredString(own(body, 'idpConnectionId'), 'idpConnectionId', 100)
    const params = optionalRecord(own(body, 'tokenParams'), 'tokenParams') ?? {}
    const token = requiredString(own(params, 'token'), 'tokenParams.token', MAX_TOKEN)
    const nonce = optionalString(own(params, 'nonce'), 'tokenParams.nonce', 200)
    return answerSignIn(c, c.var.shop.identity.sso.loginWithToken(connectionId, token, nonce, visitorOf(c.var.caller)))
  })

  /** Returns the calling member; not in the table of the specification. */
  app.get('/_api/iam/identity/v1/identities/me', (c) => {
    const { identity, credentials } = c.var.shop
    return c.json({ identity: identityBody(identity.accounts.get(requireMember(c).id), credentials.siteId) })
  })

  return app
}

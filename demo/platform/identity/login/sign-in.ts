/** Registration, login and verification: each ends in one of the states of docs/platform.md §4, or in an error of §8. */

import { applicationError, refuse } from '../../gateway/errors'
import type { Db } from '../../storage/db'
import type { Json } from '../../untrusted'
import { type Account, Reason, type SecondFactor } from '../members/account'
import type { Accounts } from '../members/accounts'
import type { Channel } from '../outbox'
import { isAt, OWNER_DOMAIN, type Rules, VERIFY_DOMAIN } from '../rules'
import type { Captcha } from './captcha'
import type { LoginSessions } from './login-sessions'
import { hashPassword, isPasswordOf } from './passwords'
import { invalidStateToken, type PendingLogins } from './pending-logins'
import type { Throttle } from './throttle'
import { matchTotp } from './totp'

export type SignIn =
  | { state: 'SUCCESS'; account: Account; sessionId: string }
  | { state: 'REQUIRE_OWNER_APPROVAL'; account: Account }
  | { state: 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_MFA' | 'REQUIRE_FIRST_FACTOR'; account: Account; stateToken: string }

export interface Credentials {
  email: string
  password?: string
  profile?: Json
  captchaTokens?: unknown
  stateToken?: string
  /** The visitor's id; null for a server. */
  visitorId: string | null
}

const coded = (code: string, description: string, data: Json = {}) => applicationError(400, code, description, data, description)

/** The codes of docs/platform.md §8; the client reports all other codes as an invalid e-mail. */
export const emailAlreadyExists = () => coded('-19995', 'email already exists')
const invalidPassword = () => coded('-19976', 'invalid password')
const resetRequired = () => coded('-19973', 'password reset required')
const unknownIdentity = (status?: string) => coded('-19999', 'identity not found', status === undefined ? {} : { status })
const wrongCode = () => coded('INVALID_CODE', 'Wrong code')

export interface SignInOptions {
  db: Db
  accounts: Accounts
  sessions: LoginSessions
  pending: PendingLogins
  captcha: Captcha
  rules: Rules
  throttle: Throttle
  now: () => number
}

export const createSignIn = ({ db, accounts, sessions, pending, captcha, rules, throttle, now }: SignInOptions) => {
  const refuseStatus = (account: Account): void => {
    if (account.status === 'DELETED') throw unknownIdentity('DELETED')
    if (account.status === 'BLOCKED' || account.status === 'OFFLINE')
      throw applicationError(403, `IDENTITY_${account.status}`, `This account is ${account.status.toLowerCase()}.`, {
        status: account.status,
      })
  }

  /** Returns the next state of a login after the factors in `passed`. */
  const advance = (account: Account, visitorId: string | null, passed: { second: boolean }): SignIn => {
    refuseStatus(account)
    if (account.reasons.includes(Reason.PENDING_EMAIL_VERIFICATION_REQUIRED)) {
      const stateToken = pending.open(account, 'EMAIL_VERIFICATION', visitorId, ['EMAIL'])
      return { state: 'REQUIRE_EMAIL_VERIFICATION', account, stateToken }
    }
    if (account.status === 'PENDING') return { state: 'REQUIRE_OWNER_APPROVAL', account }
    const known = visitorId !== null && accounts.isRemembered(account.id, visitorId)
    if (account.factors.length > 0 && !passed.second && !known) {
      const channels = account.factors.map(({ type }) => type).filter((type): type is Channel => type !== 'TOTP')
      return { state: 'REQUIRE_MFA', account, stateToken: pending.open(account, 'MFA', visitorId, channels) }
    }
    return { state: 'SUCCESS', account, sessionId: sessions.start(account.id) }
  }

  const reasonsFor = (email: string): Reason[] => {
    const { verifyEmail, ownerApproves } = rules.get()
    return [
      ...(verifyEmail || isAt(email, VERIFY_DOMAIN) ? [Reason.PENDING_EMAIL_VERIFICATION_REQUIRED] : []),
      ...(ownerApproves || isAt(email, OWNER_DOMAIN) ? [Reason.PENDING_ADMIN_APPROVAL_REQUIRED] : []),
    ]
  }

  const register = async ({ email, password = '', profile = {}, captchaTokens, visitorId }: Credentials): Promise<SignIn> => {
    const { captcha: kind, captchaAfterFailures } = rules.get()
    captcha.require(captchaAfterFailures === 0 ? kind : 'none', captchaTokens)
    const passwordHash = await hashPassword(password)
    // Hashing took a while, so the transaction checks again that the address is free.
    const account = db.transaction(() => {
      const existing = accounts.findByEmail(email)
      if (existing && existing.status !== 'DELETED') throw emailAlreadyExists()
      if (existing) accounts.remove(existing.id)
      const reasons = reasonsFor(email)
      return accounts.create({ email, passwordHash, profile, reasons, status: reasons.length > 0 ? 'PENDING' : 'ACTIVE' })
    })
    return advance(account, visitorId, { second: true })
  }

  /**
   * A guess is counted as wrong before it is checked, which takes a while: otherwise simultaneous guesses would all see
   * the same count. The right password resets it.
   */
  const checkPassword = async (account: Account, password: string): Promise<void> => {
    if (account.passwordHash === null) throw resetRequired()
    throttle.check(account.email)
    throttle.count(account.email)
    accounts.countFailure(account.id)
    if (!(await isPasswordOf(password, account.passwordHash))) throw invalidPassword()
    accounts.forgetFailures(account.id)
    throttle.forget(account.email)
    if (account.mustReset) throw resetRequired()
  }

  const login = async ({ email, password, captchaTokens, stateToken, visitorId }: Credentials): Promise<SignIn> => {
    throttle.check(email)
    const account = accounts.findByEmail(email)
    const { captcha: kind, captchaAfterFailures } = rules.get()
    captcha.require((account?.failedLogins ?? 0) >= captchaAfterFailures ? kind : 'none', captchaTokens)
    if (!account) {
      throttle.count(email)
      throw unknownIdentity()
    }
    if (stateToken !== undefined && pending.read(stateToken).identityId !== account.id) throw invalidStateToken()
    if (password === undefined)
      return { state: 'REQUIRE_FIRST_FACTOR', account, stateToken: pending.open(account, 'FIRST_FACTOR', visitorId, []) }
    await checkPassword(account, password)
    if (stateToken !== undefined) pending.spend(stateToken)
    return advance(accounts.get(account.id), visitorId, { second: false })
  }

  /** POST /v1/auth/verify: the code from the e-mail. */
  const verifyEmailCode = (stateToken: string, code: string): SignIn => {
    const { identityId, step, visitorId } = pending.read(stateToken)
    if (step !== 'EMAIL_VERIFICATION') throw invalidStateToken()
    if (!pending.isCode(stateToken, 'EMAIL', code)) {
      pending.countTry(stateToken)
      throw wrongCode()
    }
    return db.transaction(() => {
      pending.spend(stateToken)
      const account = accounts.get(identityId)
      const reasons = account.reasons.filter((reason) => reason !== Reason.PENDING_EMAIL_VERIFICATION_REQUIRED)
      const status = account.status === 'PENDING' && reasons.length === 0 ? 'ACTIVE' : account.status
      // Access to the mailbox is one factor; if the account has a second one, it is still required.
      return advance(accounts.change(identityId, { emailVerified: true, reasons, status }), visitorId, { second: false })
    })
  }

  const isRightCode = (account: Account, type: SecondFactor, stateToken: string, code: string): boolean => {
    const factor = account.factors.find((candidate) => candidate.type === type)
    if (!factor) throw coded('FACTOR_NOT_ENROLLED', `This account has no factor ${type}.`, { factorType: type })
    if (type === 'PUSH') {
      const answer = pending.pushAnswer(stateToken)
      if (answer === 'WAITING') throw coded('PUSH_NOT_ANSWERED', 'The push has not been answered yet.')
      return answer === 'APPROVED'
    }
    if (type !== 'TOTP') return pending.isCode(stateToken, type, code)
    const step = matchTotp(factor.secret ?? '', code, now(), factor.lastStep)
    if (step !== null) accounts.spendStep(factor.id, step)
    return step !== null
  }

  /** POST /v2/{factorType}/verify for the second factors. */
  const verifyFactor = (type: SecondFactor, stateToken: string, code: string, remember: boolean): SignIn => {
    const { identityId, step, visitorId } = pending.read(stateToken)
    if (step === 'EMAIL_VERIFICATION' && type === 'EMAIL') return verifyEmailCode(stateToken, code)
    if (step !== 'MFA') throw invalidStateToken()
    if (!isRightCode(accounts.get(identityId), type, stateToken, code)) {
      pending.countTry(stateToken)
      throw wrongCode()
    }
    return db.transaction(() => {
      pending.spend(stateToken)
      if (remember && visitorId !== null) accounts.remember(identityId, visitorId)
      return advance(accounts.get(identityId), visitorId, { second: true })
    })
  }

  /** POST /v2/PASSWORD/verify, for a login that began with the e-mail address alone. */
  const verifyPassword = async (stateToken: string, password: string): Promise<SignIn> => {
    const { identityId, step, visitorId } = pending.read(stateToken)
    if (step !== 'FIRST_FACTOR') return refuse('factorType', 'is not what this login waits for', 'VALIDATION')
    const account = accounts.get(identityId)
    throttle.check(account.email)
    pending.takeTry(stateToken)
    await checkPassword(account, password)
    pending.spend(stateToken)
    return advance(accounts.get(identityId), visitorId, { second: false })
  }

  return { register, login, verifyEmailCode, verifyFactor, verifyPassword, advance, reasonsFor, refuseStatus }
}

export type SignInFlow = ReturnType<typeof createSignIn>

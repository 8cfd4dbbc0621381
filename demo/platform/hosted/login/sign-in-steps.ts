/** Handles one submitted login form: either the login is complete, or there is another page to show. */
import type { ApiContext } from '../../api-app'
import { PlatformError } from '../../gateway/errors'
import { readNewPassword } from '../../identity/login/passwords'
import type { SignIn } from '../../identity/login/sign-in'
import { SECOND_FACTORS, type SecondFactor } from '../../identity/members/account'
import { readEmail } from '../../identity/members/email-address'
import type { Shop } from '../../shop'
import { readFields } from '../fields'
import { type Html, messagePage, type PageStatus } from '../pages'
import type { Member } from './login-cookie'
import { codePage, credentialsPage, forgotPage } from './sign-in-pages'

export interface SignInPlace {
  shop: Shop
  /** Path and query of the page, which its forms are sent to. */
  action: string
  back: Html
  /** The visitor's id, which identifies the device; null when unknown. */
  visitorId: string | null
}

export type StepResult = { member: Member } | { status: PageStatus; page: Html }

const MESSAGES: Record<string, [field: string, sentence: string]> = {
  '-19995': ['email', 'An account with this e-mail address already exists. Log in instead.'],
  '-19976': ['password', 'The password is incorrect.'],
  '-19973': ['', 'This account needs a new password. Ask for a link below.'],
  '-19999': ['email', 'Nobody is registered with this address.'],
  '-19971': ['answer', 'Please answer this, too.'],
  '-19970': ['answer', 'That was not the answer. Here is another one.'],
  INVALID_CODE: ['code', 'The code is incorrect.'],
  INVALID_STATE_TOKEN: ['', 'This login took too long. Start again.'],
  PUSH_NOT_ANSWERED: ['', 'The push has not been answered yet.'],
  IDENTITY_BLOCKED: ['', 'This account is blocked. Ask the shop.'],
  IDENTITY_OFFLINE: ['', 'This account is offline. Ask the shop.'],
}

interface Problem {
  field: string
  sentence: string
}

const problemOf = (error: PlatformError): Problem => {
  const known = MESSAGES[error.code]
  if (known) return { field: known[0], sentence: known[1] }
  const field = /password/.test(error.message) ? 'password' : 'email'
  return field === 'email' && error.code === 'INVALID_ARGUMENT'
    ? { field, sentence: 'Enter an e-mail address like name@example.com' }
    : { field: '', sentence: error.message }
}

const asks = (shop: Shop): boolean => {
  const { captcha, captchaAfterFailures } = shop.identity.rules.get()
  return captcha === 'visible' && captchaAfterFailures === 0
}

export const startPage = ({ shop, action, back }: SignInPlace, step: string | undefined): Html =>
  step === 'forgot'
    ? forgotPage(shop.site, action, undefined, back)
    : credentialsPage(shop.site, {
        step: step === 'register' ? 'register' : 'login',
        action,
        values: {},
        errors: {},
        question: asks(shop) ? shop.identity.captcha.challenge() : undefined,
        back,
      })

/** The page issues the invisible captcha's token itself, and solves the visible one with the submitted answer. */
const captchaTokens = ({ identity }: Shop, form: Record<string, string>): unknown => {
  if (identity.rules.get().captcha === 'invisible') return [{ InvisibleRecaptcha: identity.captcha.invisible() }]
  if (form.challengeId === undefined) return undefined
  const token = identity.captcha.solve(form.challengeId, form.answer ?? '')
  return [{ Recaptcha: token ?? 'wrong' }]
}

const submit = ({ shop, visitorId }: SignInPlace, form: Record<string, string>): Promise<SignIn> | SignIn => {
  const { signIn } = shop.identity
  if (form.step === 'code') {
    const type = SECOND_FACTORS.find((known) => known === form.factor)
    return type
      ? signIn.verifyFactor(type, form.stateToken ?? '', form.code ?? '', form.remember === 'yes')
      : signIn.verifyEmailCode(form.stateToken ?? '', form.code ?? '')
  }
  const email = readEmail(form.email, 'email')
  const credentials = { email, captchaTokens: captchaTokens(shop, form), visitorId }
  if (form.step !== 'register') return signIn.login({ ...credentials, password: form.password ?? '' })
  const password = readNewPassword(form.password, 'password')
  return signIn.register({ ...credentials, password, profile: form.firstName ? { firstName: form.firstName } : {} })
}

const factorsOf = (shop: Shop, stateToken: string): { factors: SecondFactor[]; email: string } => {
  const { pending, accounts } = shop.identity
  const { identityId, step } = pending.read(stateToken)
  const account = accounts.get(identityId)
  return { email: account.email, factors: step === 'MFA' ? account.factors.map(({ type }) => type) : [] }
}

const pageFor = (place: SignInPlace, result: Exclude<SignIn, { state: 'SUCCESS' }>, notice?: string): Html => {
  const { shop, action, back } = place
  if (!('stateToken' in result)) {
    const text = 'Your account is waiting for the owner of the shop. You will get a mail when it is ready.'
    return messagePage(shop.site, 'Almost there', text, undefined, back)
  }
  const { stateToken } = result
  return codePage(shop.site, { action, back, stateToken, ...factorsOf(shop, stateToken), ...(notice && { notice }) })
}

const repeat = (place: SignInPlace, form: Record<string, string>, error: PlatformError): Html => {
  const { shop, action, back } = place
  const { field, sentence } = problemOf(error)
  const notice = field === '' ? sentence : 'Please check the field marked below.'
  if (form.step === 'code' && error.code !== 'INVALID_STATE_TOKEN') {
    try {
      const known = factorsOf(shop, form.stateToken ?? '')
      return codePage(shop.site, { action, back, stateToken: form.stateToken ?? '', ...known, notice, error: field && sentence })
    } catch {
      // The fifth wrong code ended the login; it starts again below.
    }
  }
  const wantsCaptcha = asks(shop) || error.code === '-19971' || error.code === '-19970' || form.challengeId !== undefined
  return credentialsPage(shop.site, {
    step: form.step === 'register' ? 'register' : 'login',
    action,
    values: form,
    errors: field === '' ? {} : { [field]: sentence },
    notice,
    question: wantsCaptcha ? shop.identity.captcha.challenge() : undefined,
    back,
  })
}

export const takeStep = async (c: ApiContext, place: SignInPlace): Promise<StepResult> => {
  const { shop, action, back } = place
  const form = readFields(c.var.bodyText)
  try {
    if (form.step === 'forgot') {
      const email = readEmail(form.email, 'email')
      shop.identity.recovery.sendRecovery(email, undefined)
      return { status: 200, page: forgotPage(shop.site, action, email, back) }
    }
    if (form.step === 'resend') {
      const { pending, accounts } = shop.identity
      const stateToken = form.stateToken ?? ''
      const account = accounts.get(pending.read(stateToken).identityId)
      pending.resend(stateToken, account)
      const state = pending.read(stateToken).step === 'MFA' ? 'REQUIRE_MFA' : 'REQUIRE_EMAIL_VERIFICATION'
      return { status: 200, page: pageFor(place, { state, account, stateToken }, 'A new code is on its way.') }
    }
    const result = await submit(place, form)
    if (result.state === 'SUCCESS') return { member: { account: result.account, sessionId: result.sessionId } }
    return { status: 200, page: pageFor(place, result) }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { status: 422, page: repeat(place, form, error) }
  }
}

/** The requests of members and their outcomes. Secrets never leave this module. */
import type { Client } from '../../../platform/client'
import type { CallOptions } from '../../../platform/http/call'
import { aborted } from '../../../platform/http/exchange'
import { userInfo } from '../../../platform/identity/authorize/oauth-module-api'
import { changePassword, rawLogin, rawRegister, verifyFactor } from '../../../platform/identity/login/authentication-api'
import type { AuthenticationReply, FactorRequest } from '../../../platform/identity/login/authentication-model'
import { logoutOfHostedPages } from '../../../platform/identity/login/log-out'
import { isToken } from '../../../platform/identity/login/login-result'
import {
  rawRecover,
  resendDuringAuthentication,
  sendRecoveryEmail,
  verifyDuringAuthentication,
} from '../../../platform/identity/recovery/recovery-api'
import { assertNavigable } from '../../../platform/redirects/api'
import type { AuthRequest } from '../../../platform/redirects/model'
import type { Tokens } from '../../../platform/session/tokens'
import { once } from '../../base/load-once'
import { pastedText } from '../../base/pasted-text'
import type { Member } from '../../base/session-state'
import { toMemberFailure } from '../member-errors'
import { type MemberFailure, type MemberFailureKey, memberFailure } from '../member-failures'
import type { MemberEntry, MemberPorts } from '../member-ports'
import type { MemberRun } from '../member-run'
import type { FactorAnswer, HostedLoginOptions, RegisterRequest } from '../members'
import { readAnswer } from './member-answer'
import { createCaptchaGate } from './member-captcha'
import { memberOfClaims, memberOfIdentity, toProfile } from './member-identity'

/** Each call belongs to a running task: it rejects with the task's failure, and stops once `options` are aborted. */
export interface MemberWork {
  login(credentials: { email: string; password: string }, options: CallOptions): Promise<void>
  register(request: RegisterRequest, options: CallOptions): Promise<void>
  answerCaptcha(token: string, invisible: boolean, options: CallOptions): Promise<void>
  /** Repeats the step after a successful login. */
  tryAgain(options: CallOptions): Promise<void>
  verifyCode(code: string, options: CallOptions): Promise<void>
  resendCode(options: CallOptions): Promise<void>
  verifyFactor(answer: FactorAnswer, options: CallOptions): Promise<void>
  sendRecoveryMail(email: string, returnTo: string, options: CallOptions): Promise<void>
  recover(recoveryToken: string, password: string, options: CallOptions): Promise<void>
  changePassword(newPassword: string, options: CallOptions): Promise<void>
  finishRedirect(url: string): Promise<void>
  completeAuthRequest(asked: Partial<AuthRequest>): Promise<AuthRequest>
  /** Logs in through a hidden frame if the platform still recognises the member. */
  recognise(options: CallOptions): Promise<void>
  leaveForHostedLogin(options: HostedLoginOptions, call: CallOptions): Promise<void>
  /** Logs out of the hosted pages; `tokens` are those of the member, who is logged out here already. */
  logout(tokens: Tokens | null, returnTo: string, options: CallOptions): Promise<void>
  readMember(): Promise<Member | undefined>
  explain: typeof toMemberFailure
  failureOf(key: MemberFailureKey): MemberFailure
  /** The identity in the last answer, before its tokens arrive. */
  memberInAnswer(): Member | undefined
  /** Deletes all secrets of the running attempt. */
  forget(): void
}

/** How long a logout waits for the hosted pages. */
const LOG_OUT_WAIT_MS = 5000

/** @param client without retries */
export function createMemberWork(ports: MemberPorts, client: Client, running: MemberRun): MemberWork {
  const { send } = running
  const gate = createCaptchaGate(running, readReply)
  /** Identifies the login that waits for a code. */
  let stateToken = ''
  /** Of a successful login whose tokens have not arrived. */
  let sessionToken: string | undefined
  let answered: Member | undefined

  const loadEntry = once(ports.loadEntry ?? (() => import('../entry/entry.chunk')))
  let made: MemberEntry | undefined
  const entry = async (): Promise<MemberEntry> => {
    const { createMemberEntry } = await loadEntry()
    made ??= createMemberEntry({ ...ports, client })
    return made
  }
  const prepare = () => void loadEntry().catch(() => {}) // reported by the step that needs it

  /** Requests the member's tokens, unless the task was aborted meanwhile. */
  async function requestTokens(token: string | undefined, options: CallOptions): Promise<void> {
    const ready = await entry()
    if (!options.signal?.aborted) await ready.requestTokens(token, options)
  }

  async function readReply(reply: AuthenticationReply, options: CallOptions, email = ''): Promise<void> {
    const { event, stateToken: next = '', ...answer } = readAnswer(reply, email)
    if (options.signal?.aborted || !send(event)) return
    stateToken = next
    sessionToken = answer.sessionToken
    answered = memberOfIdentity(reply.identity)
    if (sessionToken) await requestTokens(sessionToken, options)
  }

  return {
    login({ email, password }, options) {
      prepare()
      const loginId = { email: pastedText(email) }
      return gate.attempt(
        {
          task: 'LOG_IN',
          email: loginId.email,
          call: (captchaTokens, again) => rawLogin(client, { loginId, password, captchaTokens }, again),
        },
        options,
      )
    },
    register(request, options) {
      prepare()
      const loginId = { email: pastedText(request.email) }
      const asked = { loginId, password: request.password, profile: toProfile(request) }
      return gate.attempt(
        {
          task: 'REGISTER',
          email: loginId.email,
          call: (captchaTokens, again) => rawRegister(client, { ...asked, captchaTokens }, again),
        },
        options,
      )
    },
    answerCaptcha: gate.answer,
    tryAgain: (options) => requestTokens(sessionToken, options),
    verifyCode: async (code, options) =>
      readReply(await verifyDuringAuthentication(client, { code: pastedText(code), stateToken }, options), options),
    async resendCode(options) {
      const { stateToken: next } = await resendDuringAuthentication(client, { stateToken }, options)
      if (options.signal?.aborted) return
      stateToken = isToken(next) ? next : stateToken
      send({ type: 'CODE_RESENT' })
    },
    verifyFactor: async (answer, options) =>
      readReply(await verifyFactor(client, answer.factor, { stateToken, ...toFactorRequest(answer) }, options), options),
    async sendRecoveryMail(typed, returnTo, options) {
      const [url] = returnTo.split('#')
      const email = pastedText(typed)
      const redirect = { url, clientId: client.clientId }
      await sendRecoveryEmail(client, { email, language: ports.language, redirect }, options)
      if (!options.signal?.aborted) send({ type: 'RECOVERY_MAIL_SENT', email })
    },
    recover: async (recoveryToken, password, options) =>
      readReply(await rawRecover(client, { recoveryToken, password }, options), options),
    async changePassword(newPassword, options) {
      await changePassword(client, newPassword, options)
      if (!options.signal?.aborted) send({ type: 'PASSWORD_CHANGED' })
    },
    completeAuthRequest: async (asked) =>
      (await loadEntry()).completeAuthRequest(client, ports.tabStorage, asked, ports.currentPage()),
    finishRedirect: async (url) => (await loadEntry()).endHostedLogin(client, ports.tabStorage, url),
    recognise: (options) => requestTokens(undefined, options),
    async leaveForHostedLogin(options, call) {
      const ready = await entry()
      if (!call.signal?.aborted) await ready.leaveForHostedLogin(options, call)
    },
    async logout(tokens, returnTo, options) {
      const timeoutMs = Math.min(LOG_OUT_WAIT_MS, client.options.timeoutMs)
      const hasty = { options: { ...client.options, timeoutMs } }
      const { logoutUrl } = await logoutOfHostedPages(hasty, tokens, returnTo, options)
      const { href } = assertNavigable(logoutUrl)
      if (options.signal?.aborted) throw aborted('yes')
      ports.navigate(href)
    },
    readMember: async () => memberOfClaims(await userInfo(client)),
    explain: toMemberFailure,
    failureOf: memberFailure,
    memberInAnswer: () => answered,
    forget() {
      gate.forget()
      stateToken = ''
      sessionToken = undefined
      answered = undefined
    },
  }
}

/** The key depends on the factor: `smsData`, `totpData`, … */
const toFactorRequest = ({ factor, code = '', password, rememberDevice }: FactorAnswer): FactorRequest => ({
  rememberThisDevice: rememberDevice,
  [`${factor.toLowerCase()}Data`]: factor === 'PASSWORD' ? { password } : factor === 'PUSH' ? {} : { code: pastedText(code) },
})

/** The actions of members: they send what the visitor wants, and tell the machine what came of it. Secrets stay in here. */
import type { Client } from '../../platform/client'
import type { StoragePort } from '../../platform/environment'
import type { CallOptions } from '../../platform/http/call'
import type { CartletError } from '../../platform/http/errors'
import { createTransport } from '../../platform/http/transport'
import { changePassword, login, register, verifyFactor } from '../../platform/identity/authentication-api'
import type { AuthenticationReply, FactorRequest } from '../../platform/identity/authentication-model'
import { logOut } from '../../platform/identity/log-out'
import { userInfo } from '../../platform/identity/oauth-module-api'
import {
  recover,
  resendDuringAuthentication,
  sendRecoveryEmail,
  verifyDuringAuthentication,
} from '../../platform/identity/recovery-api'
import { assertNavigable } from '../../platform/redirects/api'
import { toCartletError } from '../context'
import { loadFailed, once } from '../once'
import { readAnswer } from './member-answer'
import { createCaptchaGate } from './member-captcha'
import { memberFailure } from './member-errors'
import { memberOfClaims, memberOfIdentity, toProfile } from './member-identity'
import type { Member } from './member-model'
import { createMemberRun } from './member-run'
import { INITIAL_MEMBER_STATE, placeOf } from './member-state'
import type { FactorAnswer, Members } from './members'

export interface MembersPorts {
  /** With the port `openHiddenFrame`, else every login ends by way of the hosted pages. */
  client: Client
  /** Of this tab alone, kept while it visits the hosted login; refuses what it cannot keep. */
  tabStorage: StoragePort
  /** ISO 639-1, of mails. */
  language?: string
  /** Address of the page the visitor is on. */
  currentPage(): string
  /** Leaves the page. */
  navigate(url: string): void
  /** Calls `giveUp` when the page's policy lets no frame in; returns its undo. */
  onFrameRefused?(giveUp: () => void): () => void
  /** A member came or left, here or in another tab: the cart is another one. */
  onIdentity?(role: 'none' | 'visitor' | 'member'): void
  /** From the login to its tokens; fetched while the login is on its way. @default the download unit */
  loadEntry?(): Promise<typeof import('./entry-parts')>
  /** Something that is no mistake of the visitor's. */
  onError?(error: CartletError): void
}

/** Nothing is sent before the first action. Specification §4, §5, §7, §8. */
export function createMembers(ports: MembersPorts): Members {
  const { tabStorage, navigate, currentPage, onError } = ports
  const { session, options: connection } = ports.client
  // Who waits for a form is better told than kept waiting: nothing is sent again before they say so.
  const client = { ...ports.client, request: createTransport({ ...connection, tokens: session, retries: 0 }) }
  const isMember = () => session.role() === 'member'
  const running = createMemberRun(isMember() ? { screen: 'LOGGED_IN', form: 'MENU' } : INITIAL_MEMBER_STATE, onError)
  const { store, send, begin, abandon } = running
  const gate = createCaptchaGate(running, take)

  /** Names the login that waits for a code. */
  let stateToken = ''
  let recoveryToken = ''
  /** Whom the last answer was about: not a member yet. */
  let known: Member | undefined
  let reading: Promise<Member | undefined> | undefined

  const loadEntry = once(ports.loadEntry ?? (() => import('./entry-parts')))
  const loadParts = () =>
    loadEntry().catch((cause: unknown) => {
      throw loadFailed(cause)
    })
  const entry = async () => (await loadParts()).createMemberEntry({ ...ports, client }, running)
  const prepare = () => void loadEntry().catch(() => {}) // whoever needs it hears

  /** Becomes a member, unless somebody has gone on to something else meanwhile. */
  async function enter(sessionToken: string | undefined, options: CallOptions): Promise<void> {
    const ready = await entry()
    if (!options.signal?.aborted) await ready.enter(sessionToken, options)
  }

  async function take(reply: AuthenticationReply, options: CallOptions, email = ''): Promise<void> {
    const { event, sessionToken, stateToken: next = '' } = readAnswer(reply, email)
    if (options.signal?.aborted || !send(event)) return
    stateToken = next
    known = reply.identity && memberOfIdentity(reply.identity)
    if (sessionToken) await enter(sessionToken, options)
  }

  function startOver(): CallOptions {
    gate.forget()
    stateToken = ''
    recoveryToken = ''
    known = undefined
    return abandon()
  }

  const unlisten = session.onChange(() => {
    const came = isMember()
    const told = known
    if (!send({ type: came ? 'MEMBER_CAME' : 'MEMBER_LEFT' })) return
    startOver()
    reading = undefined
    if (came && told) send({ type: 'MEMBER_READ', member: told })
    ports.onIdentity?.(session.role())
  })

  /** Of whoever is logged in now; what comes after another one came is not told. */
  function readMember(): Promise<Member | undefined> {
    let mine: Promise<Member | undefined> | undefined
    mine = (async () => {
      try {
        const member = memberOfClaims(await userInfo(client))
        if (reading !== mine) return undefined
        if (member) send({ type: 'MEMBER_READ', member })
        return member
      } catch (thrown) {
        if (reading === mine) reading = undefined
        onError?.(toCartletError(thrown))
        return undefined
      }
    })()
    return mine
  }

  return {
    store,
    show(form) {
      if (send({ type: 'SHOW', form })) startOver()
    },
    dismiss: () => void send({ type: 'DISMISS' }),
    logIn({ email, password }) {
      prepare()
      return gate.attempt({
        task: 'LOG_IN',
        email: email.trim(),
        call: (captchaTokens, options) => login(client, { loginId: { email: email.trim() }, password, captchaTokens }, options),
      })
    },
    register(request) {
      prepare()
      return gate.attempt({
        task: 'REGISTER',
        email: request.email.trim(),
        call: (captchaTokens, options) =>
          register(
            client,
            { loginId: { email: request.email.trim() }, password: request.password, profile: toProfile(request), captchaTokens },
            options,
          ),
      })
    },
    answerCaptcha: gate.answer,
    captchaUnavailable: () => void send({ type: 'CAPTCHA_UNAVAILABLE', failure: memberFailure('captchaUnavailable') }),
    verifyCode: (code) =>
      begin('VERIFY_CODE', async (options) =>
        take(await verifyDuringAuthentication(client, { code: code.trim(), stateToken }, options), options),
      ),
    resendCode: () =>
      begin('RESEND_CODE', async (options) => {
        const { stateToken: next } = await resendDuringAuthentication(client, { stateToken }, options)
        if (options.signal?.aborted) return
        stateToken = next ?? stateToken
        send({ type: 'CODE_RESENT' })
      }),
    verifyFactor: (answer) =>
      begin('VERIFY_FACTOR', async (options) =>
        take(await verifyFactor(client, answer.factor, { stateToken, ...toFactorRequest(answer) }, options), options),
      ),
    sendRecoveryMail: (email, returnTo = currentPage()) =>
      begin('SEND_RECOVERY_MAIL', async (options) => {
        const [url] = returnTo.split('#')
        const request = { email: email.trim(), language: ports.language, redirect: { url, clientId: client.clientId } }
        await sendRecoveryEmail(client, request, options)
        if (!options.signal?.aborted) send({ type: 'RECOVERY_MAIL_SENT', email: request.email })
      }),
    openRecoveryLink(token) {
      if (!send({ type: 'OPEN_RECOVERY_LINK' })) return
      startOver()
      recoveryToken = token
    },
    recover: (password) =>
      begin('RECOVER', async (options) => take(await recover(client, { recoveryToken, password }, options), options)),
    changePassword: (newPassword) =>
      begin('CHANGE_PASSWORD', async (options) => {
        await changePassword(client, newPassword, options)
        if (!options.signal?.aborted) send({ type: 'PASSWORD_CHANGED' })
      }),
    async logInByRedirect(options = {}) {
      const ready = await entry().catch((thrown: unknown) => thrown as CartletError)
      if ('leave' in ready) await ready.leave(options)
      else await begin('LEAVE', () => Promise.reject(ready))
    },
    finishRedirect: (url) => begin('RETURN', async () => (await loadParts()).endHostedLogin(client, tabStorage, url)),
    async lookForMember() {
      if (isMember() || store.getState().screen !== 'INITIAL') return
      // Whatever the visitor begins meanwhile ends it.
      await enter(undefined, abandon()).catch(() => {})
    },
    logOut: (returnTo = currentPage()) =>
      begin('LOG_OUT', async () => {
        try {
          const { logoutUrl } = await logOut(client, returnTo)
          navigate(assertNavigable(logoutUrl).href)
        } catch (thrown) {
          // Whoever logs out is out, here and in every tab; only the hosted pages may still know them.
          onError?.(toCartletError(thrown))
        }
      }),
    async member() {
      if (!isMember()) return undefined
      const place = placeOf(store.getState())
      if (place.screen === 'LOGGED_IN' && place.member) return place.member
      reading ??= readMember()
      return reading
    },
    stayed: () => void send({ type: 'STAYED' }),
    dispose() {
      unlisten()
      reading = undefined
      startOver()
    },
  }
}

/** `smsData`, `totpData`, …: the key goes with the type. */
const toFactorRequest = ({ factor, code = '', password, rememberDevice }: FactorAnswer): FactorRequest => ({
  rememberThisDevice: rememberDevice,
  [`${factor.toLowerCase()}Data`]: factor === 'PASSWORD' ? { password } : factor === 'PUSH' ? {} : { code: code.trim() },
})

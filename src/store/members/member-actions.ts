/** The actions of members: the machine and who listens to it. What is sent is fetched with the first thing that is pressed. */
import type { Client } from '../../platform/client'
import type { StoragePort } from '../../platform/environment'
import type { CallOptions } from '../../platform/http/call'
import type { CartletError } from '../../platform/http/errors'
import { createTransport } from '../../platform/http/transport'
import { tokensKey } from '../../platform/session/token-store'
import { toCartletError } from '../context'
import { loadFailed, once } from '../load-once'
import type { Member, MemberTask } from './member-model'
import { createMemberRun } from './member-run'
import { INITIAL_MEMBER_STATE, placeOf } from './member-state'
import type { MemberWork } from './member-work'
import type { Members } from './members'

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
  /** What sends; fetched with the first action. @default the download unit */
  loadWork?(): Promise<typeof import('./work.chunk')>
  /** From the login to its tokens; fetched while the login is on its way. @default the download unit */
  loadEntry?(): Promise<typeof import('./entry.chunk')>
  /** Whether what the session keeps outlives the page. @default what the client's storage gives back */
  isKept?(): boolean
  /** Something that is no mistake of the visitor's. */
  onError?(error: CartletError): void
}

/** Nothing is sent before the first action. Specification §4, §5, §7, §8. */
export function createMembers(ports: MembersPorts): Members {
  const { currentPage, onError } = ports
  const { session, options: connection } = ports.client
  // Who waits for a form is better told than kept waiting: nothing is sent again before they say so.
  const options = { ...connection, retries: 0 }
  const client = { ...ports.client, options, request: createTransport({ ...options, tokens: session }) }
  const isMember = () => session.role() === 'member'
  let work: MemberWork | undefined
  const running = createMemberRun({
    initial: isMember() ? { screen: 'LOGGED_IN', form: 'MENU' } : INITIAL_MEMBER_STATE,
    // Without what sends, its own absence is all that can go wrong.
    explain: (error, task) =>
      work?.explain(error, task) ?? { key: 'loadFailed', code: error.code, field: '', retryable: error.retryable },
    onError,
  })
  const { store, send, run, abandon } = running
  let recoveryToken = ''
  let saidForPageOnly = false
  const isKept = ports.isKept ?? (() => connection.environment.storage.read(tokensKey(client.clientId)) !== null)
  let reading: Promise<Member | undefined> | undefined

  const loadWork = once(ports.loadWork ?? (() => import('./work.chunk')))
  async function working(): Promise<MemberWork> {
    if (work) return work
    const parts = await loadWork().catch((cause: unknown) => {
      throw loadFailed(cause)
    })
    work ??= parts.createMemberWork(ports, client, running)
    return work
  }

  /** Nothing is sent for who has gone on to something else before it could be. */
  const begin = (task: MemberTask, act: (work: MemberWork, options: CallOptions) => unknown) =>
    run({ type: task }, async (options) => {
      const ready = await working()
      if (!options.signal?.aborted) await act(ready, options)
    })

  function startOver(): CallOptions {
    work?.forget()
    recoveryToken = ''
    return abandon()
  }

  /** Storage that is blocked or full gives nothing back; said once a page. */
  function isForPageOnly(): boolean {
    if (saidForPageOnly || isKept()) return false
    saidForPageOnly = true
    return true
  }

  let wasMember = isMember()
  const unlisten = session.onChange(() => {
    const came = isMember()
    const isOther = came !== wasMember
    const told = work?.known()
    wasMember = came
    if (send(came ? { type: 'MEMBER_CAME', forPageOnly: isForPageOnly() } : { type: 'MEMBER_LEFT' })) {
      startOver()
      if (came && told) send({ type: 'MEMBER_READ', member: told })
    } else if (!isOther) return
    reading = undefined
    ports.onIdentity?.(session.role())
  })

  /** Of whoever is logged in now; what comes after another one came is not told. */
  function readMember(): Promise<Member | undefined> {
    let mine: Promise<Member | undefined> | undefined
    mine = (async () => {
      try {
        const member = await (await working()).readMember()
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
    prepare: () => void working().catch(() => {}), // whoever needs it hears
    show(form) {
      if (!send({ type: 'SHOW', form })) return
      startOver()
      // Back from the link of a mail, which a member can come by, too.
      if (isMember() && store.getState().screen === 'INITIAL') {
        reading = undefined
        send({ type: 'MEMBER_CAME' })
      }
    },
    // What is repeated has been loaded.
    tryAgain: () => run({ type: 'TRY_AGAIN' }, (call) => work?.tryAgain(call)),
    dismiss: () => void send({ type: 'DISMISS' }),
    login: (credentials) => begin('LOG_IN', (ready, options) => ready.login(credentials, options)),
    register: (request) => begin('REGISTER', (ready, options) => ready.register(request, options)),
    answerCaptcha(token) {
      const invisible = store.getState().screen === 'SILENT_CAPTCHA_REQUIRED'
      return run({ type: 'ANSWER_CAPTCHA' }, (options) => work?.answerCaptcha(token, invisible, options))
    },
    captchaUnavailable: () => void (work && send({ type: 'CAPTCHA_UNAVAILABLE', failure: work.failureOf('captchaUnavailable') })),
    verifyCode: (code) => begin('VERIFY_CODE', (ready, options) => ready.verifyCode(code, options)),
    resendCode: () => begin('RESEND_CODE', (ready, options) => ready.resendCode(options)),
    verifyFactor: (answer) => begin('VERIFY_FACTOR', (ready, options) => ready.verifyFactor(answer, options)),
    sendRecoveryMail: (email, returnTo = currentPage()) =>
      begin('SEND_RECOVERY_MAIL', (ready, options) => ready.sendRecoveryMail(email, returnTo, options)),
    openRecoveryLink(token) {
      if (!send({ type: 'OPEN_RECOVERY_LINK' })) return
      startOver()
      recoveryToken = token
    },
    recover: (password) => begin('RECOVER', (ready, options) => ready.recover(recoveryToken, password, options)),
    changePassword: (password) => begin('CHANGE_PASSWORD', (ready, options) => ready.changePassword(password, options)),
    loginByRedirect: (options = {}) => begin('LEAVE', (ready, call) => ready.leave(options, call)),
    // Redeemed whatever the visitor turns to: they have logged in already, and its secrets are used up.
    finishRedirect: (url) => run({ type: 'RETURN' }, async () => (await working()).finishRedirect(url)),
    async lookForMember() {
      if (isMember() || store.getState().screen !== 'INITIAL') return
      // Whatever the visitor begins meanwhile ends it.
      const options = abandon()
      await working()
        .then((ready) => ready.look(options))
        .catch(() => {})
    },
    async logout(returnTo = currentPage(), former) {
      session.look()
      const tokens = former ?? (isMember() ? session.tokens() : null)
      if (!tokens) return
      // Whoever logs out is out, here and in every tab, before anything is loaded or sent.
      if (!former) session.logout()
      // What somebody begins meanwhile ends it: they must not be led away from it.
      const options = abandon()
      try {
        await (await working()).logout(tokens, returnTo, options)
      } catch (thrown) {
        const error = toCartletError(thrown)
        const { code, retryable } = error
        send({ type: 'LOG_OUT_UNFINISHED', failure: { key: 'loggedOutHereOnly', code, field: '', retryable } })
        if (!options.signal?.aborted) onError?.(error)
      }
    },
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

/** The actions of members: drives the state machine. The code that sends requests is loaded with the first action. */
import type { StoreApi } from 'zustand/vanilla'
import type { CallOptions } from '../../platform/http/call'
import type { CartletError } from '../../platform/http/errors'
import { createTransport } from '../../platform/http/transport'
import { tokensKey } from '../../platform/session/token-store'
import { toCartletError } from '../base/errors'
import { once } from '../base/load-once'
import type { Member } from '../base/session-state'
import type { ShopState } from '../base/state'
import type { MemberTask } from './member-model'
import type { MemberPorts } from './member-ports'
import { createMemberRun } from './member-run'
import { INITIAL_MEMBER_STATE, placeOf } from './member-state'
import type { Members } from './members'
import type { createMemberWork, MemberWork } from './work/work.chunk'

export interface MembersPorts extends MemberPorts {
  /** A member logged in or out, here or in another tab, so that another cart applies. */
  onIdentity?(role: 'none' | 'visitor' | 'member'): void
  /** Loads the code that sends requests, with the first action. @default its chunk */
  loadWork?(): Promise<{ createMemberWork: typeof createMemberWork }>
  /** Whether the session outlives the page. @default whether the client's storage returns its tokens */
  isKept?(): boolean
  /** The shop of this client: its state then says who the member is, beside the role. */
  shop?: { store: StoreApi<ShopState> }
  /** Called for errors that the visitor did not cause. */
  onError?(error: CartletError): void
}

/** Sends nothing before the first action. docs/platform.md §4, §5, §7, §8. */
export function createMembers(ports: MembersPorts): Members {
  const { currentPage, onError } = ports
  const { session, options: connection } = ports.client
  // No automatic retries: a visitor who submitted a form should see a failure soon and decide whether to repeat.
  const options = { ...connection, retries: 0 }
  const client = { ...ports.client, options, request: createTransport({ ...options, tokens: session }) }
  const isMember = () => session.role() === 'member'
  let work: MemberWork | undefined
  const running = createMemberRun({
    initial: isMember() ? { screen: 'LOGGED_IN', form: 'MENU' } : INITIAL_MEMBER_STATE,
    // Until that code is loaded, its load is the only thing that can fail.
    explain: (error, task) =>
      work?.explain(error, task) ?? { key: 'loadFailed', code: error.code, field: '', retryable: error.retryable },
    onError,
  })
  const { store, send, runTask, abandon } = running
  const tell = ports.shop?.store.setState
  if (tell)
    store.subscribe((state) => {
      const place = placeOf(state)
      if (place.screen === 'LOGGED_IN' && place.member && isMember()) tell({ session: { role: 'member', member: place.member } })
    })
  let recoveryToken = ''
  let warnedForPageOnly = false
  const isKept = ports.isKept ?? (() => Boolean(connection.environment.storage.read(tokensKey(client.clientId))))
  let reading: Promise<Member | undefined> | undefined

  const loadWork = once(ports.loadWork ?? (() => import('./work/work.chunk')))
  async function working(): Promise<MemberWork> {
    if (work) return work
    const parts = await loadWork()
    work ??= parts.createMemberWork(ports, client, running)
    return work
  }

  /** Sends nothing when the visitor has started something else while the code was loading. */
  const runRequest = (task: MemberTask, act: (work: MemberWork, options: CallOptions) => unknown) =>
    runTask({ type: task }, async (options) => {
      const ready = await working()
      if (!options.signal?.aborted) await act(ready, options)
    })

  function startOver(): CallOptions {
    work?.forget()
    recoveryToken = ''
    return abandon()
  }

  /** True when storage is blocked or full, so that the login ends with the page; reported once a page. */
  function isForPageOnly(): boolean {
    if (warnedForPageOnly || isKept()) return false
    warnedForPageOnly = true
    return true
  }

  let wasMember = isMember()
  const unlisten = session.onChange(() => {
    const came = isMember()
    const isOther = came !== wasMember
    const answered = work?.memberInAnswer()
    wasMember = came
    if (send(came ? { type: 'MEMBER_CAME', forPageOnly: isForPageOnly() } : { type: 'MEMBER_LEFT' })) {
      startOver()
      if (came && answered) send({ type: 'MEMBER_READ', member: answered })
    } else if (!isOther) return
    reading = undefined
    ports.onIdentity?.(session.role())
  })

  /** The member who is logged in now; resolves with undefined when another one logged in meanwhile. */
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
    prepare: () => void working().catch(() => {}), // reported by the action that needs it
    show(form) {
      if (!send({ type: 'SHOW', form })) return
      startOver()
      // A member can follow the link of a recovery mail too, and then go back.
      if (isMember() && store.getState().screen === 'INITIAL') {
        reading = undefined
        send({ type: 'MEMBER_CAME' })
      }
    },
    // The code is loaded: it made the first attempt.
    tryAgain: () => runTask({ type: 'TRY_AGAIN' }, (call) => work?.tryAgain(call)),
    dismiss: () => void send({ type: 'DISMISS' }),
    login: (credentials) => runRequest('LOG_IN', (ready, options) => ready.login(credentials, options)),
    register: (request) => runRequest('REGISTER', (ready, options) => ready.register(request, options)),
    answerCaptcha(token) {
      const invisible = store.getState().screen === 'SILENT_CAPTCHA_REQUIRED'
      return runTask({ type: 'ANSWER_CAPTCHA' }, (options) => work?.answerCaptcha(token, invisible, options))
    },
    captchaUnavailable: () => void (work && send({ type: 'CAPTCHA_UNAVAILABLE', failure: work.failureOf('captchaUnavailable') })),
    verifyCode: (code) => runRequest('VERIFY_CODE', (ready, options) => ready.verifyCode(code, options)),
    resendCode: () => runRequest('RESEND_CODE', (ready, options) => ready.resendCode(options)),
    verifyFactor: (answer) => runRequest('VERIFY_FACTOR', (ready, options) => ready.verifyFactor(answer, options)),
    sendRecoveryMail: (email, returnTo = currentPage()) =>
      runRequest('SEND_RECOVERY_MAIL', (ready, options) => ready.sendRecoveryMail(email, returnTo, options)),
    openRecoveryLink(token) {
      if (!send({ type: 'OPEN_RECOVERY_LINK' })) return
      startOver()
      recoveryToken = token
    },
    recover: (password) => runRequest('RECOVER', (ready, options) => ready.recover(recoveryToken, password, options)),
    changePassword: (password) => runRequest('CHANGE_PASSWORD', (ready, options) => ready.changePassword(password, options)),
    loginByRedirect: (options = {}) => runRequest('LEAVE', (ready, call) => ready.leaveForHostedLogin(options, call)),
    completeAuthRequest: async (asked = {}) => (asked.codeChallenge ? asked : (await working()).completeAuthRequest(asked)),
    // Not abandoned for another action: the visitor has logged in already, and the secrets can be used only once.
    finishRedirect: (url) => runTask({ type: 'RETURN' }, async () => (await working()).finishRedirect(url)),
    async lookForMember() {
      if (isMember() || store.getState().screen !== 'INITIAL') return
      // Anything the visitor starts meanwhile aborts it.
      const options = abandon()
      await working()
        .then((ready) => ready.recognise(options))
        .catch(() => {})
    },
    async logout(returnTo = currentPage(), former) {
      session.look()
      const tokens = former ?? (isMember() ? session.tokens() : null)
      if (!tokens) return
      // Logged out here and in every tab before anything is loaded or sent.
      if (!former) session.logout()
      // Anything the visitor starts meanwhile aborts it, so that they are not led away from the page.
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

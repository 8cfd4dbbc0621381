/** Sends logins and registrations, and repeats them with a captcha's token when the platform requires one. */
import type { CallOptions } from '../../../platform/http/call'
import type { CartletError } from '../../../platform/http/errors'
import type { AuthenticationReply, CaptchaToken } from '../../../platform/identity/login/authentication-model'
import { toCartletError } from '../../base/errors'
import { toMemberFailure } from '../member-errors'
import type { CaptchaTask, MemberEvent } from '../member-model'
import type { MemberRun } from '../member-run'

export interface CaptchaAttempt {
  task: CaptchaTask
  /** The address that was typed. */
  email: string
  /** A closure over the password. */
  call(captchaTokens: CaptchaToken[] | undefined, options: CallOptions): Promise<AuthenticationReply>
}

/** Both calls reject with errors that no captcha resolves. */
export interface CaptchaGate {
  attempt(attempt: CaptchaAttempt, options: CallOptions): Promise<void>
  /** Sends again with the captcha's token; `invisible`: the one without interaction. */
  answer(token: string, invisible: boolean, options: CallOptions): Promise<void>
  forget(): void
}

/** @param readReply handles the platform's answer */
export function createCaptchaGate(
  { send }: Pick<MemberRun, 'send'>,
  readReply: (reply: AuthenticationReply, options: CallOptions, email: string) => Promise<void>,
): CaptchaGate {
  let waiting: (CaptchaAttempt & { triedInvisible: boolean }) | undefined

  /** The invisible captcha first, unless the platform names the visible one. Undefined when no captcha helps. */
  function captchaFor(error: CartletError, task: CaptchaTask, sent: CaptchaToken | undefined): MemberEvent | undefined {
    const failure = toMemberFailure(error, task)
    if (failure.field !== 'captcha') return undefined
    const { captcha: named } = (error.data ?? {}) as { captcha?: unknown }
    const tried = waiting?.triedInvisible
    if (named === 'VISIBLE' || (named !== 'INVISIBLE' && tried))
      return { type: 'CAPTCHA_NEEDED', kind: 'visible', ...(sent?.Recaptcha && { failure }) }
    return tried ? undefined : { type: 'CAPTCHA_NEEDED', kind: 'invisible' }
  }

  async function sendAttempt({ task, email, call }: CaptchaAttempt, options: CallOptions, sent?: CaptchaToken): Promise<void> {
    try {
      const reply = await call(sent && [sent], options)
      if (options.signal?.aborted) return
      waiting = undefined
      await readReply(reply, options, email)
    } catch (thrown) {
      if (options.signal?.aborted) return
      const needed = captchaFor(toCartletError(thrown), task, sent)
      if (needed && send(needed)) return
      waiting = undefined
      throw thrown
    }
  }

  return {
    attempt(next, options) {
      waiting = { ...next, triedInvisible: false }
      return sendAttempt(next, options)
    },
    async answer(token, invisible, options) {
      if (!waiting) return
      waiting.triedInvisible ||= invisible
      await sendAttempt(waiting, options, invisible ? { InvisibleRecaptcha: token } : { Recaptcha: token })
    },
    forget() {
      waiting = undefined
    },
  }
}

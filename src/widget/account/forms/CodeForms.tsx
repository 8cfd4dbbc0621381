/** Forms that follow the password: the code from a mail, or a second factor. */
import { useEffect, useState } from 'react'
import type { EmailVerificationRequired, FactorRequired, MemberFactor } from '../../../store/members/member-model'
import { AccountForm, FormLink } from '../AccountForm'
import { useAccount, useMemberState } from '../account-context'
import { useAccountMessages } from './account-messages'
import { CodeField, PasswordField } from './code-fields'

/** A mail takes a moment to arrive, and sending another one makes its code invalid. */
const RESEND_AFTER_S = 30
/** Factors for which the platform sends nothing. */
const SILENT: readonly MemberFactor[] = ['PASSWORD', 'TOTP']

/** `sent`: number of mails sent so far. */
function Resend({ sent }: { sent: number }) {
  const { members } = useAccount()
  const messages = useAccountMessages()
  const state = useMemberState(members)
  const [wait, setWait] = useState({ sent, left: RESEND_AFTER_S })
  const left = wait.sent === sent ? wait.left : RESEND_AFTER_S
  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setWait({ sent, left: left - 1 }), 1000)
    return () => clearTimeout(timer)
  }, [left, sent])
  const busy = state.screen === 'BUSY' && state.task === 'RESEND_CODE'
  return (
    <>
      <button
        type="button"
        className="way"
        aria-disabled={left > 0 || undefined}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!left && !busy) void members.resendCode()
        }}
      >
        {left ? messages.resendIn(left) : messages.resend}
      </button>
      <span className="said" role="status">
        {sent > 1 && <span key={sent}>{messages.codeResent}</span>}
      </span>
    </>
  )
}

export function VerifyForm({ place: { email, sent } }: { place: EmailVerificationRequired }) {
  const { members } = useAccount()
  const messages = useAccountMessages()
  return (
    <AccountForm
      title={messages.verifyTitle}
      submitLabel={messages.goOn}
      task="VERIFY_CODE"
      names={['code']}
      check={(read) => ({ code: read('code') ? '' : messages.failures.codeRequired })}
      send={(read) => members.verifyCode(read('code'))}
      footer={
        <>
          <Resend sent={sent} />
          <FormLink to="LOG_IN" label={messages.backToLogIn} />
        </>
      }
    >
      <p>{messages.codeSentTo(email)}</p>
      <CodeField />
    </AccountForm>
  )
}

export function FactorForm({ place: { factors, sent } }: { place: FactorRequired }) {
  const { members } = useAccount()
  const messages = useAccountMessages()
  const [chosen, choose] = useState<MemberFactor>()
  const factor = chosen ?? (factors[0] as MemberFactor)
  const isPush = factor === 'PUSH'
  const field = factor === 'PASSWORD' ? 'password' : 'code'
  return (
    <AccountForm
      title={messages.factorTitle}
      submitLabel={isPush ? messages.pushApproved : messages.goOn}
      task="VERIFY_FACTOR"
      names={isPush ? [] : [field]}
      check={(read) =>
        isPush || read(field)
          ? {}
          : { [field]: field === 'code' ? messages.failures.codeRequired : messages.failures.passwordRequired }
      }
      send={(read) =>
        members.verifyFactor({ factor, ...(!isPush && { [field]: read(field) }), rememberDevice: read('remember') !== '' })
      }
      footer={
        <>
          {!SILENT.includes(factor) && <Resend sent={sent} />}
          <FormLink to="LOG_IN" label={messages.backToLogIn} />
        </>
      }
    >
      {factors.length > 1 && (
        <fieldset>
          <legend>{messages.factorSource}</legend>
          {factors.map((one) => (
            <label className="choice" key={one}>
              <input type="radio" name="factor" value={one} checked={one === factor} onChange={() => choose(one)} />
              {messages.factors[one]}
            </label>
          ))}
        </fieldset>
      )}
      {isPush ? <p>{messages.pushText}</p> : field === 'code' ? <CodeField key={factor} /> : <PasswordField />}
      <label className="choice">
        <input type="checkbox" name="remember" value="yes" />
        {messages.rememberDevice}
      </label>
    </AccountForm>
  )
}

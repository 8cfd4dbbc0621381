/** Log-in by the shop's hosted page: a button that leaves the page, and the failure of the last attempt. */
import type { MemberState } from '../../store/members/member-model'
import { onPress } from '../on-press'
import { useAccount, useFailure } from './account-context'
import { Providers } from './Providers'

export function HostedLogin({ state }: { state: MemberState }) {
  const { members, messages, instance } = useAccount()
  const isLeaving = state.screen === 'BUSY' && state.task === 'LEAVE'
  const busy = isLeaving && !instance.provider
  const failure = useFailure(state)
  return (
    <>
      {failure && (
        <p className="wrong" role="alert">
          {failure.text}
        </p>
      )}
      <button
        type="button"
        className="button"
        part="button"
        aria-busy={busy || undefined}
        onClick={onPress(() => {
          if (isLeaving) return
          instance.claim()
          instance.provider = ''
          void members.loginByRedirect()
        })}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {messages.logIn}
      </button>
      <Providers state={state} />
    </>
  )
}

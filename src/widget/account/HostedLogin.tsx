/** The way in by the shop's own page: a button that leaves, and what came of it. Forms live there. */
import type { MemberState } from '../../store/members/member-model'
import { useAccount } from './account-context'
import { failureText } from './failure-text'

export function HostedLogin({ state }: { state: MemberState }) {
  const { members, messages, here } = useAccount()
  const busy = state.screen === 'BUSY' && state.task === 'LEAVE'
  const failure = state.screen === 'FAILURE' && here.mayTell() && state.failure
  return (
    <>
      {failure && (
        <p className="wrong" role="alert">
          {failureText(failure, messages)}
        </p>
      )}
      <button
        type="button"
        className="button"
        part="button"
        aria-busy={busy || undefined}
        onClick={() => {
          here.act()
          if (!busy) void members.logInByRedirect()
        }}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {messages.logIn}
      </button>
    </>
  )
}

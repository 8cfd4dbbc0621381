/** Screens that do not need the forms' code: for a login in progress, and for code that could not be loaded. */
import { useAccount } from './account-context'

export function Waiting() {
  const { messages } = useAccount()
  return (
    <p className="waiting" role="status" tabIndex={-1}>
      <span className="spinner" aria-hidden="true" />
      {messages.loggingIn}
    </p>
  )
}

/** `busy`: an attempt is under way. */
export function TryAgain({ busy, again }: { busy: boolean; again(): void }) {
  const { messages } = useAccount()
  return (
    <>
      <p className="wrong" role="alert">
        {messages.loadFailed}
      </p>
      <button type="button" className="button" part="button" aria-busy={busy || undefined} onClick={again}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {messages.tryAgain}
      </button>
    </>
  )
}

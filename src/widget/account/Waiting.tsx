/** The first sentences: the member's tokens are on their way, or a part of ours did not come. */
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

/** `busy`: it is being tried. */
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

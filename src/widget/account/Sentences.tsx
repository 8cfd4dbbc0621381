/** Screens that only say something. */
import type { ReactNode } from 'react'
import { Way } from './AccountForm'
import { useAccount } from './account-context'

function Sentence({ title, children }: { title: string; children: ReactNode }) {
  const { messages } = useAccount()
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{children}</p>
      <p className="ways">
        <Way to="LOG_IN" label={messages.backToLogIn} />
      </p>
    </>
  )
}

export function ApprovalSentence() {
  const { messages } = useAccount()
  return <Sentence title={messages.approvalTitle}>{messages.approvalText}</Sentence>
}

export function MailSentence({ email }: { email: string }) {
  const { messages } = useAccount()
  return <Sentence title={messages.mailSentTitle}>{messages.mailSentTo(email)}</Sentence>
}

/** The member's tokens are on their way. */
export function Waiting() {
  const { messages } = useAccount()
  return (
    <p className="waiting" role="status" tabIndex={-1}>
      <span className="spinner" aria-hidden="true" />
      {messages.loggingIn}
    </p>
  )
}

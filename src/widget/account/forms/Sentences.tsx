/** Screens that only say something. */
import type { ReactNode } from 'react'
import { Way } from '../AccountForm'
import { useAccountMessages } from './account-messages'

function Sentence({ title, children }: { title: string; children: ReactNode }) {
  const messages = useAccountMessages()
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
  const messages = useAccountMessages()
  return <Sentence title={messages.approvalTitle}>{messages.approvalText}</Sentence>
}

export function MailSentence({ email }: { email: string }) {
  const messages = useAccountMessages()
  return <Sentence title={messages.mailSentTitle}>{messages.mailSentTo(email)}</Sentence>
}

/** Screens without a form: a title and a text. */
import type { ReactNode } from 'react'
import { FormLink } from '../AccountForm'
import { useAccountMessages } from './account-messages'

function InfoScreen({ title, children }: { title: string; children: ReactNode }) {
  const messages = useAccountMessages()
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{children}</p>
      <p className="ways">
        <FormLink to="LOG_IN" label={messages.backToLogIn} />
      </p>
    </>
  )
}

export function ApprovalScreen() {
  const messages = useAccountMessages()
  return <InfoScreen title={messages.approvalTitle}>{messages.approvalText}</InfoScreen>
}

export function MailScreen({ email }: { email: string }) {
  const messages = useAccountMessages()
  return <InfoScreen title={messages.mailSentTitle}>{messages.mailSentTo(email)}</InfoScreen>
}

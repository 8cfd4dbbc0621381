/** Screens that only say something. */
import type { ReactNode } from 'react'
import { Way } from '../AccountForm'
import { useAccountTexts } from './account-texts'

function Sentence({ title, children }: { title: string; children: ReactNode }) {
  const texts = useAccountTexts()
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{children}</p>
      <p className="ways">
        <Way to="LOG_IN" label={texts.backToLogIn} />
      </p>
    </>
  )
}

export function ApprovalSentence() {
  const texts = useAccountTexts()
  return <Sentence title={texts.approvalTitle}>{texts.approvalText}</Sentence>
}

export function MailSentence({ email }: { email: string }) {
  const texts = useAccountTexts()
  return <Sentence title={texts.mailSentTitle}>{texts.mailSentTo(email)}</Sentence>
}

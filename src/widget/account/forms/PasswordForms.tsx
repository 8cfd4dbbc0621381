/** Forms for a new password: asking for the recovery mail, and setting the password, by the mail's link or as a member. */
import type { MemberPlace } from '../../../store/members/member-model'
import { AccountForm, FormLink } from '../AccountForm'
import { useAccount } from '../account-context'
import { EmailField } from '../fields'
import { useAccountMessages } from './account-messages'
import { PasswordField } from './code-fields'

export function ForgotForm() {
  const { members, messages } = useAccount()
  const formMessages = useAccountMessages()
  return (
    <AccountForm
      title={formMessages.forgotTitle}
      submitLabel={formMessages.sendLink}
      task="SEND_RECOVERY_MAIL"
      names={['email']}
      check={(read) => ({ email: read('email') ? '' : messages.emailRequired })}
      send={(read) => members.sendRecoveryMail(read('email'))}
      footer={<FormLink to="LOG_IN" label={formMessages.backToLogIn} />}
    >
      <p>{formMessages.forgotText}</p>
      <EmailField />
    </AccountForm>
  )
}

export function NewPasswordForm({ place }: { place: MemberPlace }) {
  const { members } = useAccount()
  const formMessages = useAccountMessages()
  const member = place.screen === 'LOGGED_IN' ? place.member : undefined
  const isMember = place.screen === 'LOGGED_IN'
  return (
    <AccountForm
      title={isMember ? formMessages.changePassword : formMessages.newPasswordTitle}
      submitLabel={formMessages.savePassword}
      task={isMember ? 'CHANGE_PASSWORD' : 'RECOVER'}
      names={['password']}
      check={(read) => ({ password: read('password') ? '' : formMessages.failures.passwordRequired })}
      send={(read) => (isMember ? members.changePassword : members.recover)(read('password'))}
      footer={
        isMember ? <FormLink to="MENU" label={formMessages.back} /> : <FormLink to="LOG_IN" label={formMessages.backToLogIn} />
      }
    >
      {/* Tells password managers which account the password belongs to. */}
      {member?.email && <input hidden name="username" autoComplete="username" defaultValue={member.email} />}
      <PasswordField isNew replaces />
    </AccountForm>
  )
}

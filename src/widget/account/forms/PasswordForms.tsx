/** A password anew: by a mail for who forgot it, by the mail's link, or as a member. */
import type { MemberPlace } from '../../../store/members/member-model'
import { AccountForm, Way } from '../AccountForm'
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
      footer={<Way to="LOG_IN" label={formMessages.backToLogIn} />}
    >
      <p>{formMessages.forgotText}</p>
      <EmailField />
    </AccountForm>
  )
}

/** Chosen by the link of a mail, or by a member. */
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
      footer={isMember ? <Way to="MENU" label={formMessages.back} /> : <Way to="LOG_IN" label={formMessages.backToLogIn} />}
    >
      {/* So that password managers know whose it is. */}
      {member?.email && <input hidden name="username" autoComplete="username" defaultValue={member.email} />}
      <PasswordField isNew />
    </AccountForm>
  )
}

/** A password anew: by a mail for who forgot it, by the mail's link, or as a member. */
import type { MemberPlace } from '../../../store/members/member-model'
import { AccountForm, Way } from '../AccountForm'
import { useAccount } from '../account-context'
import { EmailField } from '../fields'
import { useAccountTexts } from './account-texts'
import { PasswordField } from './code-fields'

export function ForgotForm() {
  const { members, messages } = useAccount()
  const texts = useAccountTexts()
  return (
    <AccountForm
      title={texts.forgotTitle}
      submitLabel={texts.sendLink}
      task="SEND_RECOVERY_MAIL"
      names={['email']}
      check={(read) => ({ email: read('email') ? '' : messages.emailRequired })}
      send={(read) => members.sendRecoveryMail(read('email'))}
      footer={<Way to="LOG_IN" label={texts.backToLogIn} />}
    >
      <p>{texts.forgotText}</p>
      <EmailField />
    </AccountForm>
  )
}

/** Chosen by the link of a mail, or by a member. */
export function NewPasswordForm({ place }: { place: MemberPlace }) {
  const { members } = useAccount()
  const texts = useAccountTexts()
  const member = place.screen === 'LOGGED_IN' ? place.member : undefined
  const isMember = place.screen === 'LOGGED_IN'
  return (
    <AccountForm
      title={isMember ? texts.changePassword : texts.newPasswordTitle}
      submitLabel={texts.savePassword}
      task={isMember ? 'CHANGE_PASSWORD' : 'RECOVER'}
      names={['password']}
      check={(read) => ({ password: read('password') ? '' : texts.failures.passwordRequired })}
      send={(read) => (isMember ? members.changePassword : members.recover)(read('password'))}
      footer={isMember ? <Way to="MENU" label={texts.back} /> : <Way to="LOG_IN" label={texts.backToLogIn} />}
    >
      {/* So that password managers know whose it is. */}
      {member?.email && <input hidden name="username" autoComplete="username" defaultValue={member.email} />}
      <PasswordField isNew />
    </AccountForm>
  )
}

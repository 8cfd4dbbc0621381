/** The log-in form: address and password. */
import type { MemberPlace } from '../../store/members/member-model'
import { AccountForm, FormLink } from './AccountForm'
import { useAccount } from './account-context'
import { EmailField, Field } from './fields'

export function LogInForm({ place }: { place: MemberPlace }) {
  const { members, messages, instance, later } = useAccount()
  return (
    <AccountForm
      title={messages.logIn}
      submitLabel={messages.logIn}
      task="LOG_IN"
      names={['email', 'password']}
      check={(read) => ({
        email: read('email') ? '' : messages.emailRequired,
        password: read('password') ? '' : messages.passwordRequired,
      })}
      send={(read) => members.login({ email: read('email'), password: read('password') })}
      instead={later?.captchaFor(place, instance.isActive())}
      footer={
        <>
          <FormLink to="REGISTER" label={messages.newHere} />
          <FormLink to="FORGOT_PASSWORD" label={messages.forgot} />
        </>
      }
    >
      <EmailField />
      <Field name="password" label={messages.password} type="password" autoComplete="current-password" />
    </AccountForm>
  )
}

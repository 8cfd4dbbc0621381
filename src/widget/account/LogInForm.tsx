/** The first form: address and password. */
import type { MemberPlace } from '../../store/members/member-model'
import { AccountForm, Way } from './AccountForm'
import { useAccount } from './account-context'
import { EmailField, Field } from './fields'

export function LogInForm({ place }: { place: MemberPlace }) {
  const { members, messages, here, later } = useAccount()
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
      instead={later?.captchaFor(place, here.isActing())}
      footer={
        <>
          <Way to="REGISTER" label={messages.newHere} />
          <Way to="FORGOT_PASSWORD" label={messages.forgot} />
        </>
      }
    >
      <EmailField />
      <Field name="password" label={messages.password} type="password" autoComplete="current-password" />
    </AccountForm>
  )
}

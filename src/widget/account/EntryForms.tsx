/** The two ways in: log in, or register. A captcha stands in the place of their button while it is asked for. */
import { useRef } from 'react'
import type { MemberFailure } from '../../store/members/member-errors'
import type { MemberPlace } from '../../store/members/member-model'
import { AccountForm, type Read, Way } from './AccountForm'
import { useAccount } from './account-context'
import { captchaFor } from './Captcha'
import { EmailField, Field, PasswordField } from './fields'
import { AUTOCOMPLETE, isProfileName, type ProfileField, readProfile } from './profile-fields'

export function LogInForm({ place }: { place: MemberPlace }) {
  const { members, messages, here } = useAccount()
  return (
    <AccountForm
      title={messages.logIn}
      submitLabel={messages.logIn}
      task="LOG_IN"
      names={['email', 'password']}
      check={(read) => ({
        email: read('email') ? '' : messages.emailRequired,
        password: read('password') ? '' : messages.failures.passwordRequired,
      })}
      send={(read) => members.logIn({ email: read('email'), password: read('password') })}
      instead={captchaFor(place, here.isActing())}
      footer={
        <>
          <Way to="REGISTER" label={messages.newHere} />
          <Way to="FORGOT_PASSWORD" label={messages.forgot} />
        </>
      }
    >
      <EmailField />
      <PasswordField />
    </AccountForm>
  )
}

export function RegisterForm({ place }: { place: MemberPlace }) {
  const { members, messages, fields, here } = useAccount()
  /** The shop's own fields in the order they were sent: the platform names them by number. */
  const sent = useRef<readonly string[]>([])
  const nameOf = ({ field }: MemberFailure): string => {
    const path = field.replace('profile.', '')
    const [, number] = /^customFields\[(\d+)/.exec(path) ?? []
    return (number && sent.current[Number(number)]) || path.replace(/^phonesV2.*/, 'phone')
  }
  const problemOf = ({ name, type, required }: ProfileField, read: Read): string => {
    const text = read(name)
    if (required && !text) return messages.fieldRequired
    return type === 'number' && !Number.isFinite(Number(text)) ? messages.numberWrong : ''
  }
  return (
    <AccountForm
      title={messages.register}
      submitLabel={messages.register}
      task="REGISTER"
      names={[...fields.map(({ name }) => name), 'email', 'password']}
      nameOf={nameOf}
      check={(read) => ({
        ...Object.fromEntries(fields.map((field) => [field.name, problemOf(field, read)])),
        email: read('email') ? '' : messages.emailRequired,
        password: read('password') ? '' : messages.failures.passwordRequired,
      })}
      send={(read) => {
        const answers = readProfile(fields, read)
        sent.current = (answers.customFields ?? []).map(({ name }) => name)
        return members.register({ email: read('email'), password: read('password'), ...answers })
      }}
      instead={captchaFor(place, here.isActing())}
      footer={<Way to="LOG_IN" label={messages.haveAccount} />}
    >
      {fields.map(({ name, label, type, required }) => (
        <Field
          key={name}
          name={name}
          label={label ?? (isProfileName(name) ? messages.profile[name] : name)}
          type={name === 'phone' ? 'tel' : type === 'number' ? 'text' : type === 'date' ? 'date' : 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={isProfileName(name) ? AUTOCOMPLETE[name] : 'off'}
          optional={!required}
        />
      ))}
      <EmailField />
      <PasswordField isNew />
    </AccountForm>
  )
}

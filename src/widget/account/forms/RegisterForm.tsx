/** Registration. A captcha replaces the button while the platform asks for one. */
import { useMemo, useRef } from 'react'
import type { MemberFailure } from '../../../store/members/member-failures'
import type { MemberPlace } from '../../../store/members/member-model'
import { AccountForm, FormLink, type Read } from '../AccountForm'
import { useAccount } from '../account-context'
import { EmailField, Field } from '../fields'
import { useAccountMessages } from './account-messages'
import { captchaFor } from './Captcha'
import { PasswordField } from './code-fields'
import { AUTOCOMPLETE, isProfileName, type ProfileField, parseFields, readProfile } from './profile-fields'

export function RegisterForm({ place }: { place: MemberPlace }) {
  const { members, messages, instance, fields: asked } = useAccount()
  const formMessages = useAccountMessages()
  const fields = useMemo(() => parseFields(asked), [asked])
  /** Names of the shop's own fields in the order sent: the platform's failures refer to them by index. */
  const sent = useRef<readonly string[]>([])
  const nameOf = ({ field }: MemberFailure): string => {
    const path = field.replace('profile.', '')
    const [, number] = /^customFields\[(\d+)/.exec(path) ?? []
    return (number && sent.current[Number(number)]) || path.replace(/^phonesV2.*/, 'phone')
  }
  const problemOf = ({ name, type, required }: ProfileField, read: Read): string => {
    const text = read(name)
    if (required && !text) return formMessages.fieldRequired
    return type === 'number' && !Number.isFinite(Number(text)) ? formMessages.numberWrong : ''
  }
  return (
    <AccountForm
      title={formMessages.register}
      submitLabel={formMessages.register}
      task="REGISTER"
      names={[...fields.map(({ name }) => name), 'email', 'password']}
      nameOf={nameOf}
      check={(read) => ({
        ...Object.fromEntries(fields.map((field) => [field.name, problemOf(field, read)])),
        email: read('email') ? '' : messages.emailRequired,
        password: read('password') ? '' : messages.passwordRequired,
      })}
      send={(read) => {
        const answers = readProfile(fields, read)
        sent.current = (answers.customFields ?? []).map(({ name }) => name)
        return members.register({ email: read('email'), password: read('password'), ...answers })
      }}
      instead={captchaFor(place, instance.isActive())}
      footer={<FormLink to="LOG_IN" label={formMessages.haveAccount} />}
    >
      {fields.map(({ name, label, type, required }) => (
        <Field
          key={name}
          name={name}
          label={label ?? (isProfileName(name) ? formMessages.profile[name] : name)}
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

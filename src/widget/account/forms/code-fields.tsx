/** The fields that only later forms have. */
import { useAccount } from '../account-context'
import { Field } from '../fields'
import { useAccountTexts } from './account-texts'

export function PasswordField({ isNew }: { isNew?: boolean }) {
  const { messages } = useAccount()
  const texts = useAccountTexts()
  return (
    <Field
      name="password"
      label={isNew ? texts.newPassword : messages.password}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}

export function CodeField() {
  const { code } = useAccountTexts()
  return <Field name="code" label={code} autoComplete="one-time-code" inputMode="numeric" />
}

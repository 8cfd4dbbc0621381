/** Fields that only the later forms have. */
import { useAccount } from '../account-context'
import { Field } from '../fields'
import { useAccountMessages } from './account-messages'

/** @param isNew the password is being chosen; @param replaces …in place of an earlier one */
export function PasswordField({ isNew, replaces }: { isNew?: boolean; replaces?: boolean }) {
  const { messages } = useAccount()
  const formMessages = useAccountMessages()
  return (
    <Field
      name="password"
      label={replaces ? formMessages.newPassword : messages.password}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}

export function CodeField() {
  const { code } = useAccountMessages()
  return <Field name="code" label={code} autoComplete="one-time-code" inputMode="numeric" />
}

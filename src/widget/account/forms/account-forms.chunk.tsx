/** All screens behind the log-in form, with captchas and the texts of failures: one download. */
import type { MemberPlace } from '../../../store/members/member-model'
import { useSurroundings } from '../../shop-context'
import { accountFormsCss } from './account-forms.css'
import { FactorForm, VerifyForm } from './CodeForms'
import { ApprovalScreen, MailScreen } from './InfoScreens'
import { ForgotForm, NewPasswordForm } from './PasswordForms'
import { RegisterForm } from './RegisterForm'

export { captchaFor } from './Captcha'
export { FailureText } from './FailureText'

export function Screen({ name, place }: { name: string; place: MemberPlace }) {
  useSurroundings().adoptStyles(accountFormsCss)
  switch (place.screen) {
    case 'EMAIL_VERIFICATION_REQUIRED':
      return <VerifyForm place={place} />
    case 'FACTOR_REQUIRED':
      return <FactorForm place={place} />
    case 'OWNER_APPROVAL_REQUIRED':
      return <ApprovalScreen />
    case 'RECOVERY_MAIL_SENT':
      return <MailScreen email={place.email} />
    case 'NEW_PASSWORD_REQUIRED':
    case 'LOGGED_IN':
      return <NewPasswordForm place={place} />
    default:
      return name === 'REGISTER' ? <RegisterForm place={place} /> : <ForgotForm />
  }
}

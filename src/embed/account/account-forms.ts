/** Download unit: the screens of an account behind the log-in form, and the sentences for what was refused. */
export { captchaFor, FailureText, Screen } from '../../widget/account/forms/LaterScreens'

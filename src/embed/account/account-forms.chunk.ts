/** Every form beyond the log-in form, and the messages for refused ones; loaded when the visitor turns to the first form. */
export { captchaFor, FailureText, Screen } from '../../widget/account/forms/LaterScreens'

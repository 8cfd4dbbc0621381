/**
 * All forms beyond the log-in form, and the messages for refused ones; loaded when the visitor first points at or focuses a form.
 */
export { captchaFor, FailureText, Screen } from '../../widget/account/forms/LaterScreens'

/** English for the login form of `cartlet-account`, part of its chunk. */
import type { EntryMessages } from '../account-messages'

export const enAccountEntry: EntryMessages = {
  logIn: 'Log in',
  newHere: 'I am new here',
  forgot: 'Forgot your password?',
  email: 'E-mail',
  emailRequired: 'Enter your e-mail address.',
  password: 'Password',
  passwordRequired: 'Enter a password.',
  showPassword: 'Show password',
  optional: 'optional',
  loggingIn: 'You are being logged in.',
  loadFailed: 'A part of this page could not be loaded. Please try again.',
  tryAgain: 'Try again',
}

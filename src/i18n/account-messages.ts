/** Messages of `cartlet-account`: forms, the member's menu, and one for every failure. */

/** One message for each failure key. */
export interface FailureMessages {
  captchaMissing: string
  captchaInvalid: string
  captchaUnavailable: string
  emailTaken: string
  emailInvalid: string
  emailUnknown: string
  passwordWrong: string
  passwordResetRequired: string
  passwordRequired: string
  passwordTooShort: string
  passwordTooLong: string
  passwordRefused: string
  codeWrong: string
  codeRequired: string
  pushUnanswered: string
  factorMissing: string
  loginExpired: string
  recoveryExpired: string
  fieldRefused: string
  statusPending: string
  statusActive: string
  statusDeleted: string
  statusBlocked: string
  statusOffline: string
  callbackInvalid: string
  accessDenied: string
  loginRequired: string
  tokensRefused: string
  loggedOutMeanwhile: string
  loggedOutHereOnly: string
  timedOut: string
  tooManyTries: string
  outOfReach: string
  platformBusy: string
  insecurePage: string
  notSetUp: string
  unknownState: string
  storageBlocked: string
  loadFailed: string
  failed: string
}

/** Labels of the profile fields that an author can configure. */
export interface ProfileMessages {
  firstName: string
  lastName: string
  nickname: string
  company: string
  position: string
  birthdate: string
  vatId: string
  phone: string
}

/** By section of the hosted member pages. */
export interface SectionMessages {
  ACCOUNT_INFO: string
  ORDERS: string
  SUBSCRIPTIONS: string
  BOOKINGS: string
  EVENTS: string
}

/** By second factor. */
export interface FactorMessages {
  PASSWORD: string
  SMS: string
  CALL: string
  EMAIL: string
  TOTP: string
  PUSH: string
}

/** Before any action: the login form, and the failure to load the rest. */
export interface EntryMessages {
  logIn: string
  /** Links between the forms. */
  newHere: string
  forgot: string
  email: string
  emailRequired: string
  password: string
  passwordRequired: string
  showPassword: string
  optional: string
  loggingIn: string
  loadFailed: string
  tryAgain: string
}

/** The button with the member's name, and its menu. */
export interface MenuMessages {
  sections: SectionMessages
  logOut: string
  changePassword: string
  passwordChanged: string
  /** Shown when the browser stores nothing for this page. */
  forPageOnly: string
  account: (name: string) => string
  member: string
}

/** All other screens. */
export interface AccountMessages {
  failures: FailureMessages
  profile: ProfileMessages
  factors: FactorMessages
  register: string
  haveAccount: string
  backToLogIn: string
  newPassword: string
  fieldRequired: string
  numberWrong: string
  working: string
  verifyTitle: string
  codeSentTo: (email: string) => string
  code: string
  goOn: string
  resend: string
  resendIn: (seconds: number) => string
  codeResent: string
  approvalTitle: string
  approvalText: string
  forgotTitle: string
  forgotText: string
  sendLink: string
  mailSentTitle: string
  mailSentTo: (email: string) => string
  newPasswordTitle: string
  savePassword: string
  changePassword: string
  back: string
  factorTitle: string
  factorSource: string
  pushText: string
  pushApproved: string
  rememberDevice: string
  captchaText: string
  retryIn: (seconds: number) => string
}

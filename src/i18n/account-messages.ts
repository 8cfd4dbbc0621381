/** What `cartlet-account` says: forms, the member's menu, and one sentence for everything that can go wrong. */

/** A sentence for each key of a failure. */
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

/** Labels of the fields of a profile that an author can ask for by name. */
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

/** By factor that can be asked for after the password. */
export interface FactorMessages {
  PASSWORD: string
  SMS: string
  CALL: string
  EMAIL: string
  TOTP: string
  PUSH: string
}

/** Of what stands before anything was pressed: the log-in form, and what is said when the rest does not come. */
export interface EntryMessages {
  logIn: string
  /** Between the forms. */
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

/** Of the button with the member's name, and what it opens. */
export interface MenuMessages {
  sections: SectionMessages
  logOut: string
  changePassword: string
  passwordChanged: string
  /** This browser keeps nothing. */
  forPageOnly: string
  account: (name: string) => string
  member: string
}

/** Of every other screen. */
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

/** The forms of a login: credentials, a new account, a code. They work without scripts. */
import { html } from 'hono/html'
import type { SecondFactor } from '../../identity/members/account'
import type { Site } from '../../site'
import { type Field, fields, notice } from '../fields'
import { type Html, layout, nothing } from '../pages'

export interface Question {
  challengeId: string
  question: string
}

export interface CredentialsView {
  step: 'login' | 'register'
  /** The URL that the form is sent to, also used for the links between the two forms. */
  action: string
  values: Record<string, string>
  errors: Record<string, string>
  notice?: string
  question?: Question | undefined
  back: Html
}

export interface CodeView {
  action: string
  stateToken: string
  /** Empty for the code that was e-mailed to verify the address. */
  factors: readonly SecondFactor[]
  email: string
  error?: string
  notice?: string
  back: Html
}

const captchaField = (question: Question | undefined, error: string | undefined): Html =>
  question
    ? html`<input type="hidden" name="challengeId" value="${question.challengeId}">
${fields([{ name: 'answer', label: question.question, inputmode: 'numeric', error }])}`
    : nothing

const TITLES = { login: 'Log in', register: 'Create an account' } as const

export const credentialsPage = (site: Site, view: CredentialsView): Html => {
  const { step, action, values, errors } = view
  const isNew = step === 'register'
  const asked: Field[] = [
    ...(isNew ? ([{ name: 'firstName', label: 'First name', autocomplete: 'given-name' }] satisfies Field[]) : []),
    { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autocomplete: isNew ? 'new-password' : 'current-password' },
  ]
  const other = isNew ? 'login' : 'register'
  return layout(
    site,
    TITLES[step],
    html`<main class="narrow">${view.back}
<form class="card" method="post" action="${action}" novalidate>
<h1>${TITLES[step]}</h1>
${notice(view.notice)}
<input type="hidden" name="step" value="${step}">
${fields(asked.map((one) => ({ ...one, value: one.type === 'password' ? '' : (values[one.name] ?? ''), error: errors[one.name] })))}
${captchaField(view.question, errors.answer)}
<p><button class="button pay" type="submit">${TITLES[step]}</button></p>
<p class="hint"><a href="${action}&amp;step=${other}">${isNew ? 'I have an account already' : 'I am new here'}</a>${
      isNew ? nothing : html` · <a href="${action}&amp;step=forgot">I forgot my password</a>`
    }</p>
</form></main>`,
  )
}

export const forgotPage = (site: Site, action: string, sentTo: string | undefined, back: Html): Html =>
  layout(
    site,
    'Reset your password',
    html`<main class="narrow">${back}
<form class="card" method="post" action="${action}" novalidate><h1>Reset your password</h1>
${sentTo === undefined ? nothing : html`<p role="status">If ${sentTo} belongs to a member, a mail with a link is on its way.</p>`}
<input type="hidden" name="step" value="forgot">
${fields([{ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: sentTo ?? '' }])}
<p><button class="button pay" type="submit">Send me a link</button></p>
<p class="hint"><a href="${action}&amp;step=login">Back to the login</a></p></form></main>`,
  )

const FACTOR_LABELS: Record<SecondFactor, string> = {
  SMS: 'Text message',
  CALL: 'Telephone call',
  EMAIL: 'E-mail',
  TOTP: 'Authenticator app',
  PUSH: 'I have approved the push',
}

const factorChoice = (factors: readonly SecondFactor[]): Html =>
  html`<fieldset><legend>Where does the code come from?</legend>${factors.map(
    (type, i) =>
      html`<label class="option"><input type="radio" name="factor" value="${type}"${i === 0 ? html` checked` : nothing}> ${FACTOR_LABELS[type]}</label>`,
  )}</fieldset>`

export const codePage = (site: Site, view: CodeView): Html => {
  const { factors, stateToken, action, error } = view
  const isPush = factors.length > 0 && factors.every((type) => type === 'PUSH')
  const title = factors.length === 0 ? 'Verify your e-mail address' : 'One more step'
  return layout(
    site,
    title,
    html`<main class="narrow">${view.back}
<form class="card" method="post" action="${action}" novalidate><h1>${title}</h1>
${notice(view.notice)}
${factors.length === 0 ? html`<p>We have sent a code to ${view.email}.</p>` : factorChoice(factors)}
<input type="hidden" name="step" value="code"><input type="hidden" name="stateToken" value="${stateToken}">
${isPush ? nothing : fields([{ name: 'code', label: 'Code', autocomplete: 'one-time-code', inputmode: 'numeric', error }])}
${factors.length === 0 ? nothing : html`<p><label><input type="checkbox" name="remember" value="yes"> Remember this device</label></p>`}
<p><button class="button pay" type="submit">Go on</button></p></form>
<form class="card" method="post" action="${action}"><input type="hidden" name="step" value="resend">
<input type="hidden" name="stateToken" value="${stateToken}"><p>Nothing has arrived? <button class="plain" type="submit">Send it again</button></p></form></main>`,
  )
}

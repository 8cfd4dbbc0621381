import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enAccount } from '../../../../src/i18n/compiled/english/en-account'
import { memberFailure } from '../../../../src/store/members/member-failures'
import type { MemberState } from '../../../../src/store/members/member-model'
import type { Members } from '../../../../src/store/members/members'
import { ADA, aStage, busyAt, drawn, failedAt, LOG_IN, renderAccount } from '../../../support/pages/account'
import { EVIL } from '../../../support/pages/render'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Submits the form as the Enter key or a password manager does. */
const submit = () => fireEvent.submit(screen.getByRole('form'))
const logIn = () => {
  type('E-mail', ' ada@example.com ')
  type('Password', ' garden path ')
  submit()
}

describe('account screens', () => {
  const SCREENS: [name: string, state: MemberState, heading: string][] = [
    ['a login', LOG_IN, 'Log in'],
    ['a registration', { screen: 'INITIAL', form: 'REGISTER' }, 'Create an account'],
    ['a forgotten password', { screen: 'INITIAL', form: 'FORGOT_PASSWORD' }, 'Forgot your password?'],
    ['a code by mail', { screen: 'EMAIL_VERIFICATION_REQUIRED', email: 'a@b.example', sent: 1 }, 'Check your e-mail'],
    ['a pending approval by the owner', { screen: 'OWNER_APPROVAL_REQUIRED' }, 'Almost there'],
    ['a sent recovery link', { screen: 'RECOVERY_MAIL_SENT', email: 'a@b.example' }, 'Check your e-mail'],
    ['a new password', { screen: 'NEW_PASSWORD_REQUIRED' }, 'Choose a new password'],
    ['a second factor', { screen: 'FACTOR_REQUIRED', factors: ['TOTP'], sent: 1 }, 'One more step'],
    ['a change of password', { ...ADA, form: 'CHANGE_PASSWORD' }, 'Change password'],
  ]
  it.each(SCREENS)('shows only the heading of the screen for %s', async (_, state, heading) => {
    await renderAccount(state)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([heading])
  })

  it('focuses the heading of a new screen only after the visitor has pressed a button in the element', async () => {
    const { become } = await renderAccount()
    await become({ screen: 'INITIAL', form: 'REGISTER' })
    expect(document.activeElement).toBe(document.body)
    press('I have an account')
    await become(LOG_IN)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }))
  })

  it('shows the author’s content until the members’ code is loaded, and then the login form', async () => {
    let arrive: (members: Members) => void = () => {}
    const { container } = await renderAccount(undefined, { loadMembers: () => new Promise((resolve) => (arrive = resolve)) })
    expect(container.innerHTML).toBe('<slot></slot>')
    arrive(aStage().members)
    await drawn()
    expect(container.querySelector('slot')).toBeNull()
    expect(screen.getByRole('form', { name: 'Log in' })).toBeTruthy()
  })

  it('says that the login is pending after it has succeeded and on the return from the hosted login', async () => {
    const { become } = await renderAccount({ screen: 'SUCCESS', at: LOG_IN })
    expect(screen.getByRole('status').textContent).toBe('Logging you in.')
    expect(screen.getByRole('form', { name: 'Log in' })).toBeTruthy()
    await become(busyAt(LOG_IN, 'RETURN'))
    expect(screen.getByRole('status').textContent).toBe('Logging you in.')
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('account forms', () => {
  it('sends the e-mail address trimmed and the password as it was typed', async () => {
    const { calls } = await renderAccount()
    logIn()
    expect(calls).toEqual([['login', { email: 'ada@example.com', password: ' garden path ' }]])
  })

  it('renders a real form that password managers recognise', async () => {
    await renderAccount()
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(form.method).toBe('post')
    expect([field('E-mail').autocomplete, field('E-mail').type, field('E-mail').name]).toEqual(['username', 'email', 'email'])
    expect([field('Password').autocomplete, field('Password').type]).toEqual(['current-password', 'password'])
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Log in' }).type).toBe('submit')
  })

  it('shows what is missing beside each field, and focuses the first of these fields', async () => {
    const { calls } = await renderAccount()
    submit()
    expect(calls).toEqual([])
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter your e-mail address.',
      'Enter a password.',
    ])
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('E-mail'))
    // The focused one has been told by its alert; the other is described for a visitor who comes to it.
    const descriptionOf = (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
    expect([descriptionOf('E-mail'), descriptionOf('Password')]).toEqual([undefined, 'Enter a password.'])
    fireEvent.blur(field('E-mail'))
    expect(descriptionOf('E-mail')).toBe('Enter your e-mail address.')
    type('E-mail', 'a')
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows a failure beside its field, focuses the field, and removes the text when the visitor types there', async () => {
    const { become } = await renderAccount()
    logIn()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect(screen.getByRole('alert').textContent).toBe('The password is incorrect.')
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Password'))
    // Told by its alert, and not again as a description of the field that has the focus.
    expect(field('Password').getAttribute('aria-describedby')).toBeNull()
    expect(field('Password').value).toBe(' garden path ')
    type('Password', 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a failure without a field above the fields, as plain text', async () => {
    await renderAccount(failedAt(LOG_IN, 'tooManyTries', { detail: EVIL, retryAfterMs: 4200 }))
    expect(screen.getByRole('alert').textContent).toBe(
      `Too many attempts. Please wait a moment. (${EVIL}) Try again in 5 seconds.`,
    )
    expect(document.querySelector('img')).toBeNull()
  })

  it('says how long a password has to be, in our words', async () => {
    await renderAccount(failedAt({ screen: 'INITIAL', form: 'REGISTER' }, 'passwordTooShort', { least: 6 }))
    expect(screen.getByRole('alert').textContent).toBe('This password is too short. Use at least 6 characters.')
  })

  it('sends a pending form only once, and keeps the focus on its button', async () => {
    const { calls, become } = await renderAccount()
    logIn()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    const button = within(screen.getByRole('form')).getByRole<HTMLButtonElement>('button', { name: 'Log in' })
    button.focus()
    submit()
    expect(calls).toHaveLength(1)
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, 'true'])
    expect(document.activeElement).toBe(button)
  })

  it('keeps the login form filled after a login, and repeats only the step that failed after it', async () => {
    const { calls, become } = await renderAccount()
    logIn()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become({ screen: 'SUCCESS', at: LOG_IN })
    submit()
    expect(within(screen.getByRole('form')).getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true')
    await become({ ...failedAt(LOG_IN, 'outOfReach', { retryable: true }), again: true } as MemberState)
    expect(screen.getByRole('alert').textContent).toBe(enAccount.failures.outOfReach)
    expect([field('E-mail').value, field('Password').value]).toEqual(['ada@example.com', ' garden path '])
    fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Try again' }))
    expect(calls.map(([name]) => name)).toEqual(['login', 'tryAgain'])
    type('E-mail', 'grace@example.com')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    submit()
    expect(calls.slice(2)).toEqual([['login', { email: 'grace@example.com', password: ' garden path ' }]])
  })

  it('keeps the registration form filled after a registration, and repeats only the step that failed after it', async () => {
    const at = { screen: 'INITIAL', form: 'REGISTER' } as const
    const { calls, become } = await renderAccount(at, { fields: 'firstName' })
    for (const [label, text] of Object.entries({ 'E-mail': 'ada@example.com', Password: 'garden path' })) type(label, text)
    fireEvent.input(screen.getByLabelText(/^First name/), { target: { value: 'Ada' } })
    submit()
    await become({ screen: 'SUCCESS', at })
    await become({ ...failedAt(at, 'outOfReach', { retryable: true }), again: true } as MemberState)
    expect([field('E-mail').value, field('Password').value]).toEqual(['ada@example.com', 'garden path'])
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada')
    submit()
    expect(calls.map(([name]) => name)).toEqual(['register', 'tryAgain'])
  })

  it('shows and hides the password when its button is pressed', async () => {
    await renderAccount()
    const show = screen.getByRole('button', { name: 'Show password' })
    expect(show.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(show)
    expect([field('Password').type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    fireEvent.click(show)
    expect(field('Password').type).toBe('password')
  })

  it('passes a submitted e-mail address on to the next form', async () => {
    const { become } = await renderAccount()
    logIn()
    await become(failedAt({ screen: 'INITIAL', form: 'FORGOT_PASSWORD' }, 'passwordResetRequired'))
    expect(field('E-mail').value).toBe('ada@example.com')
    expect(screen.getByRole('alert').textContent).toBe('This account needs a new password. You can request a link here.')
  })

  it('passes an e-mail address that was only typed on to the next form', async () => {
    const { become } = await renderAccount()
    type('E-mail', 'ada@example.com')
    await become({ screen: 'INITIAL', form: 'FORGOT_PASSWORD' })
    expect(field('E-mail').value).toBe('ada@example.com')
  })

  it('shows a failure only in the element whose form was sent', async () => {
    const { become, calls } = await renderAccount(undefined, { elements: 2 })
    const [first] = screen.getAllByRole('form')
    const own = within(first as HTMLElement)
    fireEvent.input(own.getByLabelText('E-mail'), { target: { value: 'a@b.example' } })
    fireEvent.input(own.getByLabelText('Password'), { target: { value: 'x' } })
    fireEvent.submit(first as HTMLElement)
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect(calls).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toEqual([own.getByRole('alert')])
  })
})

describe('registration form', () => {
  const REGISTER: MemberState = { screen: 'INITIAL', form: 'REGISTER' }
  const fields = 'firstName* birthdate size:number(Shoe size)'

  it('shows the author’s fields with labels and autocomplete values', async () => {
    await renderAccount(REGISTER, { fields })
    expect(field('First name').autocomplete).toBe('given-name')
    expect([field('Date of birth').type, field('Date of birth').autocomplete]).toEqual(['date', 'bday'])
    expect([field('Shoe size').inputMode, field('Shoe size').required]).toEqual(['decimal', false])
    expect(field('Password').autocomplete).toBe('new-password')
  })

  it('sends the fields of the profile and the shop’s own fields with their types', async () => {
    const { calls } = await renderAccount(REGISTER, { fields })
    type('First name', 'Ada')
    type('Shoe size', '38')
    type('E-mail', 'ada@example.com')
    type('Password', 'long enough')
    submit()
    expect(calls).toEqual([
      [
        'register',
        {
          email: 'ada@example.com',
          password: 'long enough',
          profile: { firstName: 'Ada' },
          customFields: [{ name: 'size', value: 38 }],
        },
      ],
    ])
  })

  it('marks required fields with `aria-required` only, since browsers call an empty required field invalid', async () => {
    await renderAccount(LOG_IN)
    expect([field('E-mail').required, field('E-mail').getAttribute('aria-required')]).toEqual([false, 'true'])
  })

  it('does not send a registration without the author’s required fields or with an invalid number', async () => {
    const { calls } = await renderAccount(REGISTER, { fields })
    type('Shoe size', 'large')
    type('E-mail', 'ada@example.com')
    type('Password', 'long enough')
    submit()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please fill this in.',
      'Enter a number.',
    ])
    expect([calls, document.activeElement]).toEqual([[], field('First name')])
  })

  it.each([
    ['profile.firstName', 'First name'],
    ['profile.customFields[0].value.numValue', 'Shoe size'],
  ] as const)('shows the platform’s refusal of %s beside the field "%s"', async (path, label) => {
    const { become } = await renderAccount(REGISTER, { fields })
    type('First name', 'Ada')
    type('Shoe size', '38')
    type('E-mail', 'ada@example.com')
    type('Password', 'long enough')
    submit()
    await become(failedAt({ screen: 'INITIAL', form: 'REGISTER' }, 'fieldRefused', { field: path, detail: 'must be something' }))
    const { parentElement } = field(label).closest('.input') as HTMLElement
    expect(parentElement?.textContent).toContain('The shop does not accept this value. (must be something)')
    expect(document.activeElement).toBe(field(label))
  })

  it('shows the platform’s refusal of a field that the form does not have', async () => {
    await renderAccount(failedAt({ screen: 'INITIAL', form: 'REGISTER' }, 'fieldRefused', { field: 'profile.slug' }))
    expect(screen.getByRole('alert').textContent).toBe('The shop does not accept this value.')
  })
})

describe('captcha of a form', () => {
  const NEEDED: MemberState = { screen: 'USER_CAPTCHA_REQUIRED', task: 'LOG_IN' }

  it('shows a captcha in the form that was sent, and keeps what was typed', async () => {
    const { become, captchas, calls, container } = await renderAccount(undefined, { elements: 2 })
    const [form] = screen.getAllByRole('form')
    const own = within(form as HTMLElement)
    fireEvent.input(own.getByLabelText('E-mail'), { target: { value: 'a@b.example' } })
    fireEvent.input(own.getByLabelText('Password'), { target: { value: 'x' } })
    expect(captchas).toEqual([])
    fireEvent.submit(form as HTMLElement)
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become(NEEDED)
    expect(captchas.map(({ kind }) => kind)).toEqual(['visible'])
    expect(form?.contains(container.querySelector('slot[name=captcha]'))).toBe(true)
    expect(own.getByLabelText<HTMLInputElement>('Password').value).toBe('x')
    captchas[0]?.onToken('token')
    expect(calls.slice(1)).toEqual([['answerCaptcha', 'token']])
    await become(busyAt(LOG_IN, 'LOG_IN'))
    expect(captchas[0]?.undo).toHaveBeenCalledTimes(1)
  })

  it('says “One moment” during an invisible captcha', async () => {
    const { become, captchas } = await renderAccount()
    logIn()
    await become({ screen: 'SILENT_CAPTCHA_REQUIRED', task: 'LOG_IN' })
    expect([captchas[0]?.kind, screen.getByRole('status').textContent]).toEqual(['invisible', 'One moment'])
  })

  it('says that a captcha was refused, and shows a new one', async () => {
    const { become, captchas } = await renderAccount()
    logIn()
    await become(NEEDED)
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become({ ...NEEDED, failure: memberFailure('captchaInvalid') } as MemberState)
    expect(screen.getByRole('alert').textContent).toContain('security check failed')
    expect(captchas).toHaveLength(2)
  })

  it('offers the hosted login when a captcha cannot be shown', async () => {
    const { become, captchas, calls } = await renderAccount()
    logIn()
    await become(NEEDED)
    captchas[0]?.onUnavailable()
    expect(calls[1]).toEqual(['captchaUnavailable'])
    await become(failedAt(LOG_IN, 'captchaUnavailable'))
    expect(screen.getByRole('alert').textContent).toContain('log in on the shop’s website')
    press('Log in')
    expect(calls[2]?.[0]).toBe('loginByRedirect')
  })
})

describe('account with mode="redirect"', () => {
  it('with mode="redirect", starts one hosted login when its button is pressed twice', async () => {
    const { calls, become } = await renderAccount(undefined, { mode: 'redirect' })
    expect(screen.queryByRole('form')).toBeNull()
    press('Log in')
    await become(busyAt(LOG_IN, 'LEAVE'))
    press('Log in')
    expect(calls).toEqual([['loginByRedirect']])
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('with mode="redirect", shows why a hosted login failed', async () => {
    await renderAccount(failedAt(LOG_IN, 'accessDenied'), { mode: 'redirect' })
    expect(screen.getByRole('alert').textContent).toBe('You did not allow access, so you are not logged in.')
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  })

  it('with mode="redirect", shows a member no form and no button to change the password', async () => {
    await renderAccount({ ...ADA, form: 'CHANGE_PASSWORD' }, { mode: 'redirect' })
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
  })
})

describe('form for a new password', () => {
  it('sends a recovery mail, and first asks for the e-mail address when it is missing', async () => {
    const { calls } = await renderAccount({ screen: 'INITIAL', form: 'FORGOT_PASSWORD' })
    submit()
    expect(screen.getByRole('alert').textContent).toBe('Enter your e-mail address.')
    type('E-mail', 'ada@example.com')
    submit()
    expect(calls).toEqual([['sendRecoveryMail', 'ada@example.com']])
  })

  it('sends the new password of a visitor who came by the link in the recovery mail', async () => {
    const { calls } = await renderAccount({ screen: 'NEW_PASSWORD_REQUIRED' })
    type('New password', 'long enough')
    submit()
    expect(calls).toEqual([['recover', 'long enough']])
  })

  it('sends a member’s new password, and contains the hidden user name for password managers', async () => {
    const { calls, container } = await renderAccount({ ...ADA, form: 'CHANGE_PASSWORD' })
    const name = container.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect([name?.value, name?.hidden]).toEqual(['ada@example.com', true])
    type('New password', 'long enough')
    submit()
    press('Back')
    expect(calls).toEqual([
      ['changePassword', 'long enough'],
      ['show', 'MENU'],
    ])
  })
})

/** The parts that are fetched when somebody turns to them, and do not come. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { enAccountEntry } from '../../../../src/i18n/english/en-account-entry'
import * as forms from '../../../../src/widget/account/forms/LaterScreens'
import { ADA, busyAt, drawn, failedAt, LOG_IN, later, renderAccount } from '../../../support/pages/account'

const REGISTER = { screen: 'INITIAL', form: 'REGISTER' } as const
const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new Error('The network is gone'))
const button = (name: string) => screen.getByRole('button', { name })
const busy = (name: string) => button(name).getAttribute('aria-busy')
const heading = () => screen.getByRole('heading').textContent
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

/** Fails until told otherwise. */
function mendable<T>(part: T) {
  const load = vi.fn<() => Promise<T>>(failing)
  return { load, mend: () => load.mockImplementation(later(part)) }
}

describe('A form that is being loaded', () => {
  it('leaves the previous form in place, with what was typed, and marks the pressed button as busy', async () => {
    const { become } = await renderAccount(LOG_IN, { loadForms: never })
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ada@example.com' } })
    fireEvent.click(button('I am new here'))
    await become(REGISTER)
    expect([heading(), busy('I am new here'), busy('Log in'), busy('Forgot your password?')]).toEqual([
      'Log in',
      'true',
      null,
      null,
    ])
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.com')
  })

  it('is loaded again on request after a failure, and takes the focus', async () => {
    const { load, mend } = mendable(forms)
    const { become } = await renderAccount(LOG_IN, { loadForms: load })
    const way = button('I am new here')
    way.focus()
    fireEvent.click(way)
    await become(REGISTER)
    expect([alerts(), document.activeElement]).toEqual([[enAccountEntry.loadFailed], button('Try again')])
    fireEvent.click(button('Try again'))
    await drawn()
    expect(alerts()).toEqual([enAccountEntry.loadFailed])
    mend()
    fireEvent.click(button('Try again'))
    await drawn()
    expect([heading(), alerts()]).toEqual(['Create an account', []])
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('is prefetched with the code that sends it when the form before gets the focus', async () => {
    const loadForms = vi.fn(later(forms))
    const { members } = await renderAccount(LOG_IN, { loadForms })
    expect([loadForms.mock.calls.length, vi.mocked(members.prepare).mock.calls.length]).toEqual([0, 0])
    screen.getByLabelText('E-mail').focus()
    expect(loadForms).toHaveBeenCalled()
    expect(members.prepare).toHaveBeenCalled()
  })

  it('tells a visitor who came by a mail’s link that it could not be loaded', async () => {
    await renderAccount({ screen: 'NEW_PASSWORD_REQUIRED' }, { loadForms: failing })
    expect(alerts()).toEqual([enAccountEntry.loadFailed])
  })
})

describe('A failure whose text is loaded later', () => {
  it('keeps the form busy until its text is there', async () => {
    const { become } = await renderAccount(LOG_IN, { loadForms: never })
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect([alerts(), busy('Log in')]).toEqual([[], 'true'])
  })

  it('says that the text could not be loaded, and shows it once it is there', async () => {
    const { load, mend } = mendable(forms)
    const { become } = await renderAccount(LOG_IN, { loadForms: load })
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect([alerts(), busy('Log in')]).toEqual([[enAccountEntry.loadFailed], null])
    mend()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect(alerts()).toEqual(['That is not the password.'])
  })

  it('needs no further code to say that code is missing', async () => {
    const loadForms = vi.fn(failing)
    const { become } = await renderAccount(LOG_IN, { loadForms })
    await become(failedAt(LOG_IN, 'loadFailed'))
    expect([alerts(), loadForms.mock.calls.length]).toEqual([[enAccountEntry.loadFailed], 0])
  })
})

describe('A captcha', () => {
  it('counts as unavailable when its code cannot be loaded', async () => {
    const { become, calls } = await renderAccount(LOG_IN, { loadForms: failing })
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'a@b.example' } })
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.submit(screen.getByRole('form'))
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become({ screen: 'USER_CAPTCHA_REQUIRED', task: 'LOG_IN' })
    expect(calls.map(([name]) => name)).toEqual(['login', 'captchaUnavailable'])
  })
})

describe('The member’s menu', () => {
  it('leaves the author’s own content when it cannot be loaded for a member who was logged in already', async () => {
    const { container } = await renderAccount(ADA, { loadMenu: failing })
    expect([container.querySelector('slot') !== null, alerts()]).toEqual([true, []])
  })

  it('can be loaded again by a member who has just logged in', async () => {
    const { become } = await renderAccount(LOG_IN, { loadMenu: failing })
    await become({ screen: 'SUCCESS', at: LOG_IN })
    await become(ADA)
    expect(alerts()).toEqual([enAccountEntry.loadFailed])
    expect(button('Try again')).toBeTruthy()
  })

  it('stays until the form for a new password is loaded', async () => {
    const { become } = await renderAccount(ADA, { loadForms: never })
    fireEvent.click(button('Account of Ada Lovelace'))
    fireEvent.click(button('Change password'))
    await become({ ...ADA, form: 'CHANGE_PASSWORD' })
    expect(busy('Change password')).toBe('true')
  })
})

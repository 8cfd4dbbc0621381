/** Parts of the account that are loaded on demand and fail or do not arrive. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { enAccountEntry } from '../../../../src/i18n/compiled/english/en-account-entry'
import * as forms from '../../../../src/widget/account/forms/account-forms.chunk'
import { ADA, busyAt, drawn, failedAt, LOG_IN, later, renderAccount } from '../../../support/pages/account'

const REGISTER = { screen: 'INITIAL', form: 'REGISTER' } as const
const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new Error('The network is gone'))
const button = (name: string) => screen.getByRole('button', { name })
const busy = (name: string) => button(name).getAttribute('aria-busy')
const heading = () => screen.getByRole('heading').textContent
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

/** A loader that fails until `mend` is called. */
function mendable<T>(part: T) {
  const load = vi.fn<() => Promise<T>>(failing)
  return { load, mend: () => load.mockImplementation(later(part)) }
}

describe('form loaded on demand', () => {
  it('keeps the previous form and its input while the next one loads, and marks the pressed button as busy', async () => {
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

  it('loads a form again on request after a failure, and focuses its heading', async () => {
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

  it('prefetches the next forms and the code that sends them when the login form gets the focus', async () => {
    const loadForms = vi.fn(later(forms))
    const { members } = await renderAccount(LOG_IN, { loadForms })
    expect([loadForms.mock.calls.length, vi.mocked(members.prepare).mock.calls.length]).toEqual([0, 0])
    screen.getByLabelText('E-mail').focus()
    expect(loadForms).toHaveBeenCalled()
    expect(members.prepare).toHaveBeenCalled()
  })

  it('says that the form could not be loaded to a visitor who came by the link in a mail', async () => {
    await renderAccount({ screen: 'NEW_PASSWORD_REQUIRED' }, { loadForms: failing })
    expect(alerts()).toEqual([enAccountEntry.loadFailed])
  })
})

describe('failure text loaded on demand', () => {
  it('keeps the form busy while the text of a failure is loading', async () => {
    const { become } = await renderAccount(LOG_IN, { loadForms: never })
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect([alerts(), busy('Log in')]).toEqual([[], 'true'])
  })

  it('says that the text of a failure could not be loaded, and shows it when a later attempt loads it', async () => {
    const { load, mend } = mendable(forms)
    const { become } = await renderAccount(LOG_IN, { loadForms: load })
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect([alerts(), busy('Log in')]).toEqual([[enAccountEntry.loadFailed], null])
    mend()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become(failedAt(LOG_IN, 'passwordWrong'))
    expect(alerts()).toEqual(['The password is incorrect.'])
  })

  it('loads no further code to say that code could not be loaded', async () => {
    const loadForms = vi.fn(failing)
    const { become } = await renderAccount(LOG_IN, { loadForms })
    await become(failedAt(LOG_IN, 'loadFailed'))
    expect([alerts(), loadForms.mock.calls.length]).toEqual([[enAccountEntry.loadFailed], 0])
  })
})

describe('captcha loaded on demand', () => {
  it('reports a captcha as unavailable when its code cannot be loaded', async () => {
    const { become, calls } = await renderAccount(LOG_IN, { loadForms: failing })
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'a@b.example' } })
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.submit(screen.getByRole('form'))
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become({ screen: 'USER_CAPTCHA_REQUIRED', task: 'LOG_IN' })
    expect(calls.map(([name]) => name)).toEqual(['login', 'captchaUnavailable'])
  })
})

describe('member menu loaded on demand', () => {
  it('keeps the author’s own content when the menu fails to load for a member who was already logged in', async () => {
    const { container } = await renderAccount(ADA, { loadMenu: failing })
    expect([container.querySelector('slot') !== null, alerts()]).toEqual([true, []])
  })

  it('offers another attempt when the menu fails to load for a member who has just logged in', async () => {
    const { become } = await renderAccount(LOG_IN, { loadMenu: failing })
    await become({ screen: 'SUCCESS', at: LOG_IN })
    await become(ADA)
    expect(alerts()).toEqual([enAccountEntry.loadFailed])
    expect(button('Try again')).toBeTruthy()
  })

  it('keeps the menu, with a busy button, while the form for a new password is loading', async () => {
    const { become } = await renderAccount(ADA, { loadForms: never })
    fireEvent.click(button('Account: Ada Lovelace'))
    fireEvent.click(button('Change password'))
    await become({ ...ADA, form: 'CHANGE_PASSWORD' })
    expect(busy('Change password')).toBe('true')
  })
})

import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MemberState } from '../../../../../src/store/members/member-model'
import { busyAt, failedAt, renderAccount } from '../../../../support/pages/account'

const VERIFY = { screen: 'EMAIL_VERIFICATION_REQUIRED', email: 'ada@example.com', sent: 1 } as const
const factors = (...types: Extract<MemberState, { screen: 'FACTOR_REQUIRED' }>['factors'][number][]) =>
  ({ screen: 'FACTOR_REQUIRED', factors: types, sent: 1 }) as const
const submit = () => fireEvent.submit(screen.getByRole('form'))
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
/** Advances the clock second by second, with a render after each. */
const wait = (seconds: number) => {
  for (let i = 0; i < seconds; i++) act(() => void vi.advanceTimersByTime(1000))
}
afterEach(() => void vi.useRealTimers())

describe('form for the code from a mail', () => {
  it('offers a field for one-time codes, and sends the trimmed code', async () => {
    const { calls } = await renderAccount(VERIFY)
    expect(screen.getByText('We have sent a code to ada@example.com.')).toBeTruthy()
    expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric'])
    submit()
    expect(screen.getByRole('alert').textContent).toBe('Enter the code.')
    fireEvent.input(code(), { target: { value: ' 123456 ' } })
    submit()
    expect(calls).toEqual([['verifyCode', '123456']])
  })

  it('says that the code is wrong, and focuses its field', async () => {
    const { become } = await renderAccount(VERIFY)
    fireEvent.input(code(), { target: { value: '000000' } })
    submit()
    await become(failedAt(VERIFY, 'codeWrong'))
    expect([screen.getByRole('alert').textContent, document.activeElement]).toEqual(['The code is incorrect.', code()])
  })

  it('sends another code only after 30 seconds, and says that it was sent', async () => {
    vi.useFakeTimers()
    const { calls, become } = await renderAccount(VERIFY)
    const resend = screen.getByRole('button', { name: 'Send a new code in 30 seconds' })
    fireEvent.click(resend)
    wait(29)
    expect([resend.textContent, resend.getAttribute('aria-disabled')]).toEqual(['Send a new code in 1 second', 'true'])
    fireEvent.click(resend)
    expect(calls).toEqual([])
    wait(1)
    expect([resend.textContent, resend.getAttribute('aria-disabled')]).toEqual(['Send a new code', null])
    fireEvent.click(resend)
    await become(busyAt(VERIFY, 'RESEND_CODE'))
    fireEvent.click(resend)
    expect(calls).toEqual([['resendCode']])
    expect(screen.getByRole('status').textContent).toBe('')
    await become({ ...VERIFY, sent: 2 })
    expect(screen.getByRole('status').textContent).toBe('A new code is on its way.')
    expect(resend.textContent).toBe('Send a new code in 30 seconds')
  })
})

describe('form for a second factor', () => {
  it.each(['SMS', 'CALL', 'EMAIL', 'TOTP'] as const)('sends the typed code for the factor %s', async (factor) => {
    const { calls } = await renderAccount(factors(factor))
    fireEvent.input(code(), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('checkbox'))
    submit()
    expect(calls).toEqual([['verifyFactor', { factor, code: '123456', rememberDevice: true }]])
    expect(screen.queryAllByRole('button', { name: /^Send a new code/ })).toHaveLength(factor === 'TOTP' ? 0 : 1)
  })

  it('sends the factor PUSH without a code, and says when the request is unanswered', async () => {
    const { calls, become } = await renderAccount(factors('PUSH'))
    expect(screen.queryByRole('textbox')).toBeNull()
    submit()
    expect(calls).toEqual([['verifyFactor', { factor: 'PUSH', rememberDevice: false }]])
    await become(failedAt(factors('PUSH'), 'pushUnanswered'))
    expect(screen.getByRole('alert').textContent).toBe('The request on your device has not been answered yet.')
  })

  it('sends the typed password for the factor PASSWORD', async () => {
    const { calls } = await renderAccount(factors('PASSWORD'))
    submit()
    expect(screen.getByRole('alert').textContent).toBe('Enter a password.')
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: ' secret ' } })
    submit()
    expect(calls).toEqual([['verifyFactor', { factor: 'PASSWORD', password: ' secret ', rememberDevice: false }]])
  })

  it('offers a choice when there are several factors', async () => {
    const { calls } = await renderAccount(factors('SMS', 'PUSH', 'TOTP'))
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false])
    fireEvent.click(screen.getByRole('radio', { name: 'Authenticator app' }))
    fireEvent.input(code(), { target: { value: '654321' } })
    submit()
    expect(calls).toEqual([['verifyFactor', { factor: 'TOTP', code: '654321', rememberDevice: false }]])
  })
})

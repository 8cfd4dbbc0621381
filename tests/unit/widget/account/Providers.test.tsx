/** The buttons of `cartlet-account` for accounts that the visitor has elsewhere. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { busyAt, LOG_IN, renderAccount } from '../../../support/pages/account'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('account with providers', () => {
  const providers = 'google facebook idp-conn-1(Northwind ID), google'
  const NAMES = ['Continue with Google', 'Continue with Facebook', 'Continue with Northwind ID']
  const offered = () => screen.getAllByRole('button', { name: /^Continue with/ }).map(({ textContent }) => textContent)

  it('offers each provider once, beside the log-in form and the registration, in the author’s order', async () => {
    const { become } = await renderAccount(undefined, { providers })
    expect(offered()).toEqual(NAMES)
    await become({ screen: 'INITIAL', form: 'REGISTER' })
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeTruthy()
    expect(offered()).toEqual(NAMES)
    await become({ screen: 'INITIAL', form: 'FORGOT_PASSWORD' })
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
  })

  it('offers them beside the hosted login, too', async () => {
    await renderAccount(undefined, { providers, mode: 'redirect' })
    expect(offered()).toEqual(NAMES)
  })

  it('offers none unless the author names some', async () => {
    await renderAccount()
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
  })

  it.each([
    ['Continue with Google', 'google'],
    ['Continue with Facebook', 'facebook'],
    ['Continue with Northwind ID', { connectionId: 'idp-conn-1' }],
  ])('“%s” leaves for that provider, once, and shows that it is busy where it was pressed', async (name, provider) => {
    const { calls, become } = await renderAccount(undefined, { providers })
    press(name)
    await become(busyAt(LOG_IN, 'LEAVE'))
    press(name)
    press('Continue with Google')
    expect(calls).toEqual([['loginByRedirect', { provider }]])
    const busy = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-busy') === 'true')
    expect(busy.map(({ textContent }) => textContent)).toEqual([name])
    expect(screen.getByLabelText('E-mail')).toBeTruthy()
  })
})

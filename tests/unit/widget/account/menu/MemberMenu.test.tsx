import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enAccount } from '../../../../../src/i18n/compiled/english/en-account'
import { enAccountMenu } from '../../../../../src/i18n/compiled/english/en-account-menu'
import { initialsOf } from '../../../../../src/widget/account/menu/account-menu.chunk'
import { ADA, failedAt, LOG_IN, renderAccount } from '../../../../support/pages/account'
import { EVIL } from '../../../../support/pages/render'

const links = [
  { section: 'ORDERS', href: 'https://shop.example/account/my-orders' },
  { section: 'ACCOUNT_INFO', href: 'https://shop.example/account/my-account' },
] as const
const toggle = () => screen.getByRole('button', { name: 'Account: Ada Lovelace' })
const open = () => fireEvent.click(toggle())

describe('MemberMenu', () => {
  it('opens and closes with its button, and shows the member’s address and links', async () => {
    await renderAccount(ADA, { links: [...links] })
    expect([toggle().getAttribute('aria-expanded'), screen.queryByRole('link')]).toEqual(['false', null])
    open()
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('ada@example.com')).toBeTruthy()
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ textContent, href }) => [textContent, href])).toEqual([
      ['My orders', 'https://shop.example/account/my-orders'],
      ['My account', 'https://shop.example/account/my-account'],
    ])
    open()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('closes on Escape and returns the focus to its button', async () => {
    await renderAccount(ADA, { links: [...links] })
    open()
    const [link] = screen.getAllByRole('link')
    link?.focus()
    fireEvent.keyDown(link as HTMLElement, { key: 'Escape' })
    expect([screen.queryByRole('link'), document.activeElement]).toEqual([null, toggle()])
  })

  it('closes when the focus leaves it, but not when the focus moves inside', async () => {
    await renderAccount(ADA, { links: [...links] })
    open()
    const [first, second] = screen.getAllByRole('link')
    fireEvent.focusOut(first as HTMLElement, { relatedTarget: second })
    expect(screen.getAllByRole('link')).toHaveLength(2)
    fireEvent.focusOut(second as HTMLElement, { relatedTarget: document.body })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('logs out, and says in the login form when the hosted page could not be reached', async () => {
    const { calls, become } = await renderAccount(ADA)
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(calls).toEqual([['logout']])
    await become(LOG_IN)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }))
    await become(failedAt(LOG_IN, 'loggedOutHereOnly'))
    expect(screen.getByRole('alert').textContent).toBe(enAccount.failures.loggedOutHereOnly)
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })

  it('requests a member that is not loaded yet, and uses a general label meanwhile', async () => {
    const { calls } = await renderAccount({ screen: 'LOGGED_IN', form: 'MENU' })
    expect(calls).toEqual([['member']])
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy()
  })

  it('opens the form for a new password, and says when it is saved', async () => {
    const { calls, become } = await renderAccount(ADA)
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(calls).toEqual([['show', 'CHANGE_PASSWORD']])
    await become({ ...ADA, form: 'CHANGE_PASSWORD' })
    await become({ ...ADA, notice: 'passwordChanged' })
    expect(screen.getByRole('status').textContent).toBe('Your password has been changed.')
  })

  it('says only in the element that was used last that the login ends with the page', async () => {
    const NOTICE = { ...ADA, notice: 'forPageOnly' } as const
    const { become } = await renderAccount(LOG_IN, { elements: 2 })
    const [, second] = screen.getAllByRole('button', { name: 'I am new here' })
    fireEvent.click(second as HTMLElement)
    await become(NOTICE)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', enAccountMenu.forPageOnly])
  })

  it('says only in the first element that the login ends with the page when no element was used', async () => {
    await renderAccount({ ...ADA, notice: 'forPageOnly' }, { elements: 2 })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([enAccountMenu.forPageOnly, ''])
  })

  it('shows why a request of the member failed', async () => {
    await renderAccount(failedAt(ADA, 'outOfReach'))
    expect(screen.getByRole('alert').textContent).toContain('cannot be reached')
  })

  it('shows the member’s picture, or the initials when the picture cannot be loaded', async () => {
    const picture = 'https://pictures.example/ada.png'
    const { container } = await renderAccount({ ...ADA, member: { name: 'Ada Lovelace', picture } })
    const image = container.querySelector('img') as HTMLImageElement
    expect([image.src, image.alt, image.referrerPolicy]).toEqual([picture, '', 'no-referrer'])
    fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.face')?.textContent).toBe('AL')
  })

  it('shows markup in the member’s name as plain text', async () => {
    const { container } = await renderAccount({ ...ADA, member: { name: EVIL } })
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('bdi')?.textContent).toBe(EVIL)
  })

  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['  Ada  King  Noel ', 'AN'],
    ['𝒜da 🌱', '𝒜🌱'],
    ['', ''],
  ])('shortens the name "%s" to the initials "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

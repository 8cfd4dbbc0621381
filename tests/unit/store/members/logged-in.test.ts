/** What a member can do, and how one ceases to be one. */
import { describe, expect, it } from 'vitest'
import { applicationError, json, never } from '../../platform/fake-platform'
import { ADA, AUTH, aVisitor, LOGIN_ORIGIN } from './members'

describe('a member', () => {
  it('is known from an earlier visit, and by name once somebody asks', async () => {
    const { answer, members, settle, state, sent } = aVisitor({ role: 'member' })
    expect(state()).toEqual({ screen: 'LOGGED_IN', form: 'MENU' })
    answer(AUTH.user, () =>
      json({ sub: 'i', given_name: 'Ada', family_name: 'Byron', email: ADA.email, picture: 'javascript:x' }),
    )
    const [first, second] = await settle(Promise.all([members.member(), members.member()]))
    expect(first).toEqual({ id: 'i', name: 'Ada Byron', email: ADA.email, picture: undefined })
    expect([second, sent(AUTH.user).length, state()]).toEqual([first, 1, { screen: 'LOGGED_IN', form: 'MENU', member: first }])
  })

  it('stays one when the platform does not tell the name', async () => {
    const { answer, members, settle, state, errors } = aVisitor({ role: 'member' })
    answer(AUTH.user, () => applicationError('NOPE', 403))
    expect(await settle(members.member())).toBeUndefined()
    expect([state().screen, errors.map(({ code }) => code)]).toEqual(['LOGGED_IN', ['NOPE']])
  })

  it('changes the password, and is told so', async () => {
    const { answer, members, settle, state, sent } = aVisitor({ role: 'member' })
    const violation = { field: 'newPassword', description: 'too short', violatedRule: 'MIN_LENGTH' }
    answer(AUTH.password, (_, count) =>
      count === 1
        ? json({ message: '', details: { validationError: { fieldViolations: [violation] } } }, { status: 400 })
        : json({}),
    )
    members.show('CHANGE_PASSWORD')
    await settle(members.changePassword('short'))
    expect(state()).toMatchObject({ failure: { key: 'passwordTooShort', field: 'password', detail: 'too short' } })
    await settle(members.changePassword('long enough'))
    expect(state()).toMatchObject({ screen: 'LOGGED_IN', form: 'MENU', notice: 'passwordChanged' })
    expect(sent(AUTH.password)).toEqual([{ newPassword: 'short' }, { newPassword: 'long enough' }])
  })

  it('who logs out is nobody at once, and the hosted pages forget them, too', async () => {
    const { answer, members, settle, state, visited, client, identities } = aVisitor({ role: 'member' })
    answer(AUTH.redirect, ({ body }) =>
      'logout' in (body as object) ? json({ redirectSession: { fullUrl: `${LOGIN_ORIGIN}/logout` } }) : undefined,
    )
    await settle(members.logOut('https://page.example/bye'))
    expect([state(), client.session.role(), visited, identities]).toEqual([
      { screen: 'INITIAL', form: 'LOG_IN' },
      'none',
      [`${LOGIN_ORIGIN}/logout`],
      ['none'],
    ])
  })

  it('can log out while something else is under way, which is given up', async () => {
    const { answer, members, settled, settle, state, client } = aVisitor({ role: 'member' })
    answer(AUTH.password, never)
    members.show('CHANGE_PASSWORD')
    void members.changePassword('long enough')
    await settled()
    expect(state()).toMatchObject({ screen: 'BUSY', task: 'CHANGE_PASSWORD' })
    await settle(members.logOut())
    expect([state(), client.session.role()]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, 'none'])
  })

  it('who came by a mail’s link and goes back is still one', async () => {
    const { members, state, answer, settle } = aVisitor({ role: 'member' })
    answer(AUTH.user, () => json({ name: 'Ada' }))
    await settle(members.member())
    members.openRecoveryLink('secret-recovery')
    members.show('LOG_IN')
    expect(state()).toMatchObject({ screen: 'LOGGED_IN', form: 'MENU' })
    await settle(members.member())
    expect(state()).toMatchObject({ member: { name: 'Ada' } })
  })

  it('who leaves in another tab has left the cart, whatever is on the screen', async () => {
    const { members, client, device, settle, identities } = aVisitor({ role: 'member' })
    members.openRecoveryLink('secret-recovery')
    device.tab().session.logout()
    await settle(client.session.accessToken())
    expect(identities).toHaveLength(1)
  })

  it('is logged out here even when the platform does not answer', async () => {
    const { answer, members, settle, state, visited, client, errors } = aVisitor({ role: 'member' })
    answer(AUTH.redirect, () => Promise.reject(new TypeError('fetch failed')))
    await settle(members.logOut())
    expect([state().screen, client.session.role(), visited, errors.length]).toEqual(['INITIAL', 'none', [], 1])
  })

  it.each([['javascript:alert(1)'], ['http://evil.example/'], ['//evil.example']])('is not sent to %s', async (fullUrl) => {
    const { answer, members, settle, visited, state } = aVisitor({ role: 'member' })
    answer(AUTH.redirect, () => json({ redirectSession: { fullUrl } }))
    await settle(members.logInByRedirect())
    expect([visited, state()]).toMatchObject([[], { failure: { key: 'notSetUp' } }])
  })

  it('of whom another tab knows that they left is not drawn any longer', async () => {
    const { device, members, client, settle, state } = aVisitor({ role: 'member' })
    device.tab().session.logout()
    await settle(client.session.accessToken())
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
    expect(await members.member()).toBeUndefined()
  })
})

/** What a logged-in member can do, and how the login ends. */
import { describe, expect, it } from 'vitest'
import { settled } from '../../../support/fakes/fake-shop'
import { applicationError, json, never } from '../../platform/fake-platform'
import { ADA, AUTH, aVisitor, LOGIN_ORIGIN, success } from './members'

describe('a logged-in member', () => {
  it('recognises a member of an earlier visit, and requests the name once for two callers', async () => {
    const { answer, members, settle, state, sent } = aVisitor({ role: 'member' })
    expect(state()).toEqual({ screen: 'LOGGED_IN', form: 'MENU' })
    answer(AUTH.user, () =>
      json({ sub: 'i', given_name: 'Ada', family_name: 'Byron', email: ADA.email, picture: 'javascript:x' }),
    )
    const [first, second] = await settle(Promise.all([members.member(), members.member()]))
    expect(first).toEqual({ id: 'i', name: 'Ada Byron', email: ADA.email, picture: undefined })
    expect([second, sent(AUTH.user).length, state()]).toEqual([first, 1, { screen: 'LOGGED_IN', form: 'MENU', member: first }])
  })

  it('a member stays logged in when the platform refuses to return the name', async () => {
    const { answer, members, settle, state, errors } = aVisitor({ role: 'member' })
    answer(AUTH.user, () => applicationError('NOPE', 403))
    expect(await settle(members.member())).toBeUndefined()
    expect([state().screen, errors.map(({ code }) => code)]).toEqual(['LOGGED_IN', ['NOPE']])
  })

  it('reports a refused new password on its field and confirms an accepted one', async () => {
    const { answer, members, settle, state, sent } = aVisitor({ role: 'member' })
    const violation = { field: 'newPassword', description: 'too short', violatedRule: 'MIN_LENGTH', data: { threshold: 6 } }
    answer(AUTH.password, (_, count) =>
      count === 1
        ? json({ message: '', details: { validationError: { fieldViolations: [violation] } } }, { status: 400 })
        : json({}),
    )
    members.show('CHANGE_PASSWORD')
    await settle(members.changePassword('short'))
    expect(state()).toMatchObject({ failure: { key: 'passwordTooShort', field: 'password', least: 6 } })
    expect(state()).not.toHaveProperty('failure.detail')
    await settle(members.changePassword('long enough'))
    expect(state()).toMatchObject({ screen: 'LOGGED_IN', form: 'MENU', notice: 'passwordChanged' })
    expect(sent(AUTH.password)).toEqual([{ newPassword: 'short' }, { newPassword: 'long enough' }])
  })

  it('logs out locally at once and then through the hosted logout page', async () => {
    const { answer, members, settle, state, visited, client, identities, sent } = aVisitor({ role: 'member' })
    let release = () => {}
    answer(
      AUTH.redirect,
      () =>
        new Promise((resolve) => {
          release = () => resolve(json({ redirectSession: { fullUrl: `${LOGIN_ORIGIN}/logout` } }))
        }),
    )
    const leaving = members.logout('https://page.example/bye')
    const out = [{ screen: 'INITIAL', form: 'LOG_IN' }, 'none', ['none']]
    expect([state(), client.session.role(), identities, sent(AUTH.redirect)]).toEqual([...out, []])
    await settled()
    expect(sent(AUTH.redirect)).toEqual([{ logout: { clientId: 'c1' }, callbacks: { postFlowUrl: 'https://page.example/bye' } }])
    release()
    await settle(leaving)
    expect([[state(), client.session.role(), identities], visited]).toEqual([out, [`${LOGIN_ORIGIN}/logout`]])
  })

  it('logs out while a password change is still unanswered', async () => {
    const { answer, members, settled, settle, state, client } = aVisitor({ role: 'member' })
    answer(AUTH.password, never)
    members.show('CHANGE_PASSWORD')
    void members.changePassword('long enough')
    await settled()
    expect(state()).toMatchObject({ screen: 'BUSY', task: 'CHANGE_PASSWORD' })
    await settle(members.logout())
    expect([state(), client.session.role()]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, 'none'])
  })

  it('a member who opens a recovery link and leaves the form is still logged in', async () => {
    const { members, state, answer, settle } = aVisitor({ role: 'member' })
    answer(AUTH.user, () => json({ name: 'Ada' }))
    await settle(members.member())
    members.openRecoveryLink('secret-recovery')
    members.show('LOG_IN')
    expect(state()).toMatchObject({ screen: 'LOGGED_IN', form: 'MENU' })
    await settle(members.member())
    expect(state()).toMatchObject({ member: { name: 'Ada' } })
  })

  it('reports the logout of another tab although the recovery form is open', async () => {
    const { members, client, device, settle, identities } = aVisitor({ role: 'member' })
    members.openRecoveryLink('secret-recovery')
    device.tab().session.logout()
    await settle(client.session.accessToken())
    expect(identities).toHaveLength(1)
  })

  it.each([
    ['refuses', () => applicationError('NOPE', 403), 'NOPE'],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'NETWORK'],
    ['never answers', never, 'TIMEOUT'],
    ['leads to an invalid address', () => json({ redirectSession: { fullUrl: 'javascript:x' } }), 'INVALID_REDIRECT'],
  ])('logs out locally and reports that the hosted session may remain when the platform %s', async (_, reply, code) => {
    const { answer, members, settle, state, visited, client, errors, device } = aVisitor({ role: 'member' })
    const begun = device.environment.monotonic()
    answer(AUTH.redirect, reply)
    await settle(members.logout())
    expect([client.session.role(), visited, errors.map((error) => error.code)]).toEqual(['none', [], [code]])
    expect(state()).toMatchObject({
      screen: 'FAILURE',
      failure: { key: 'loggedOutHereOnly', code, field: '' },
      at: { screen: 'INITIAL', form: 'LOG_IN' },
    })
    // The visitor must see the failure within seconds.
    expect(device.environment.monotonic() - begun).toBeLessThanOrEqual(5000)
  })

  it('a late answer to a logout does not navigate away from a new login', async () => {
    const { answer, members, settle, state, visited, client, errors } = aVisitor({ role: 'member' })
    let release = () => {}
    answer(AUTH.redirect, ({ body }) =>
      'logout' in (body as object)
        ? new Promise((resolve) => {
            release = () => resolve(json({ redirectSession: { fullUrl: `${LOGIN_ORIGIN}/logout` } }))
          })
        : undefined,
    )
    answer(AUTH.login, () => success())
    const leaving = members.logout()
    await settled()
    await settle(members.login(ADA))
    release()
    await settle(leaving)
    await settled()
    expect([state().screen, client.session.role(), visited, errors]).toEqual(['LOGGED_IN', 'member', [], []])
  })

  it('sends no logout when another tab has logged out already', async () => {
    const { device, members, settle, state, sent } = aVisitor({ role: 'member' })
    const other = device.tab()
    other.session.logout()
    await settle(other.session.accessToken())
    await settle(members.logout())
    expect([state(), sent(AUTH.redirect), other.session.role()]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, [], 'visitor'])
  })

  it.each([['javascript:alert(1)'], ['http://evil.example/'], ['//evil.example']])('never navigates to %s', async (fullUrl) => {
    const { answer, members, settle, visited, state } = aVisitor({ role: 'member' })
    answer(AUTH.redirect, () => json({ redirectSession: { fullUrl } }))
    await settle(members.loginByRedirect())
    expect([visited, state()]).toMatchObject([[], { failure: { key: 'notSetUp' } }])
  })

  it('shows the login form and returns no member after a logout in another tab', async () => {
    const { device, members, client, settle, state } = aVisitor({ role: 'member' })
    device.tab().session.logout()
    await settle(client.session.accessToken())
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
    expect(await members.member()).toBeUndefined()
  })
})

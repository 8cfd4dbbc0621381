/** What a member can do, and how one ceases to be one. */
import { describe, expect, it } from 'vitest'
import { settled } from '../../../support/fakes/fake-shop'
import { applicationError, json, never } from '../../platform/fake-platform'
import { ADA, AUTH, aVisitor, LOGIN_ORIGIN, success } from './members'

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

  it('can log out while something else is under way, which is given up', async () => {
    const { answer, members, settled, settle, state, client } = aVisitor({ role: 'member' })
    answer(AUTH.password, never)
    members.show('CHANGE_PASSWORD')
    void members.changePassword('long enough')
    await settled()
    expect(state()).toMatchObject({ screen: 'BUSY', task: 'CHANGE_PASSWORD' })
    await settle(members.logout())
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

  it.each([
    ['refuses', () => applicationError('NOPE', 403), 'NOPE'],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'NETWORK'],
    ['never answers', never, 'TIMEOUT'],
    ['leads to an address that is none', () => json({ redirectSession: { fullUrl: 'javascript:x' } }), 'INVALID_REDIRECT'],
  ])('is logged out here and told that the shop’s own page may not know it when the platform %s', async (_, reply, code) => {
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
    // Whoever waits to see it hears of it within seconds.
    expect(device.environment.monotonic() - begun).toBeLessThanOrEqual(5000)
  })

  it('who logs in again is not led away by the log-out before, however late that is answered', async () => {
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

  it('whom another tab has logged out already is not logged out twice', async () => {
    const { device, members, settle, state, sent } = aVisitor({ role: 'member' })
    const other = device.tab()
    other.session.logout()
    await settle(other.session.accessToken())
    await settle(members.logout())
    expect([state(), sent(AUTH.redirect), other.session.role()]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, [], 'visitor'])
  })

  it.each([['javascript:alert(1)'], ['http://evil.example/'], ['//evil.example']])('is not sent to %s', async (fullUrl) => {
    const { answer, members, settle, visited, state } = aVisitor({ role: 'member' })
    answer(AUTH.redirect, () => json({ redirectSession: { fullUrl } }))
    await settle(members.loginByRedirect())
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

/** What a logged-in member can do, and how the login ends. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settled } from '../../../support/fakes/fake-shop'
import { applicationError, dropped, json, never, storedTokens } from '../../platform/fake-platform'
import { ADA, AUTH, anIdentity, aVisitor, LOGIN_ORIGIN, PAGE, success } from './members'

type Visitor = ReturnType<typeof aVisitor>

/** Another member logs in, in this tab or another. */
const logInAnother = ({ client, device }: Visitor) =>
  client.session.adopt(
    JSON.parse(storedTokens({ role: 'member', accessToken: 'access-b', receivedAt: device.environment.now() })),
  )

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
    expect(state()).toEqual({ screen: 'LOGGED_IN', form: 'CHANGE_PASSWORD' })
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
    expect(identities).toEqual(['none'])
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

  it('a member of whom the platform tells nothing has no name', async () => {
    const { answer, members, settle, state } = aVisitor({ role: 'member' })
    answer(AUTH.user, () => json({}))
    expect(await settle(members.member())).toBeUndefined()
    expect(state()).toStrictEqual({ screen: 'LOGGED_IN', form: 'MENU' })
  })

  it('a visitor is no member, and the platform is not asked', async () => {
    const { members, settle, sent } = aVisitor()
    expect(await settle(members.member())).toBeUndefined()
    expect(sent(AUTH.user)).toEqual([])
  })

  it('a member whom the page has logged out already is logged out of the hosted pages, and the next visitor stays', async () => {
    const { members, settle, sent, client, visited } = aVisitor()
    await settle(members.logout('https://page.example/bye', JSON.parse(storedTokens({ role: 'member' }))))
    expect(sent(AUTH.redirect)).toMatchObject([{ callbacks: { postFlowUrl: 'https://page.example/bye' } }])
    expect([client.session.role(), visited.length]).toEqual(['visitor', 1])
  })

  it('an answer about one member is dropped once another one has logged in', async () => {
    const visitor = aVisitor({ role: 'member' })
    const { answer, members, settle, settled, state } = visitor
    let release = (_: Response) => {}
    answer(AUTH.user, (_, count) => (count === 1 ? new Promise((resolve) => (release = resolve)) : json({ name: 'Bea' })))
    const asking = members.member()
    await settled()
    await logInAnother(visitor)
    release(json({ name: 'Ada' }))
    expect(await settle(asking)).toBeUndefined()
    expect(state()).toEqual({ screen: 'LOGGED_IN', form: 'MENU' })
    expect(await settle(members.member())).toMatchObject({ name: 'Bea' })
  })

  it('a failed question about one member leaves that about the next one alone', async () => {
    const visitor = aVisitor({ role: 'member' })
    const { answer, members, settle, settled, sent } = visitor
    const held: ((answer: Response) => void)[] = []
    answer(AUTH.user, () => new Promise((resolve) => held.push(resolve)))
    const first = members.member()
    await settled()
    await logInAnother(visitor)
    const second = members.member()
    await settled()
    held[0]?.(applicationError('NOPE', 403))
    await settle(first)
    const third = members.member()
    held[1]?.(json({ name: 'Bea' }))
    expect(await settle(Promise.all([second, third]))).toMatchObject([{ name: 'Bea' }, { name: 'Bea' }])
    expect(sent(AUTH.user)).toHaveLength(2)
  })

  it('after dispose nothing is heard of the session, and no late answer counts', async () => {
    const { answer, members, settle, settled, state, client, identities } = aVisitor({ role: 'member' })
    let release = (_: Response) => {}
    answer(AUTH.user, () => new Promise((resolve) => (release = resolve)))
    const asking = members.member()
    await settled()
    members.dispose()
    release(json({ name: 'Ada' }))
    expect(await settle(asking)).toBeUndefined()
    client.session.logout()
    expect([state(), identities]).toEqual([{ screen: 'LOGGED_IN', form: 'MENU' }, []])
  })

  it('shows the login form and returns no member after a logout in another tab', async () => {
    const { device, members, client, settle, state } = aVisitor({ role: 'member' })
    device.tab().session.logout()
    await settle(client.session.accessToken())
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
    expect(await members.member()).toBeUndefined()
  })
})

describe('a page that listens to nothing', () => {
  it.each<[string, string, (visitor: Visitor) => Promise<unknown>, 'member'?]>([
    ['a log-in', AUTH.login, ({ members }) => members.login(ADA)],
    ['a registration', AUTH.register, ({ members }) => members.register(ADA)],
    ['a mail', AUTH.mail, ({ members }) => members.sendRecoveryMail(ADA.email)],
    ['the way to the hosted log-in', AUTH.redirect, ({ members }) => members.loginByRedirect()],
    ['a member’s name', AUTH.user, ({ members }) => members.member(), 'member'],
    ['a log-out', AUTH.redirect, ({ members }) => members.logout(), 'member'],
  ])('%s without a connection rejects nothing', async (_, path, act, role) => {
    const visitor = aVisitor({ role, isBare: true })
    visitor.answer(path, dropped)
    expect(await visitor.settle(act(visitor))).toBeUndefined()
    expect(visitor.state().screen).toBe(path === AUTH.user ? 'LOGGED_IN' : 'FAILURE')
  })

  it('its member logs in and out', async () => {
    const { answer, members, settle, state, visited } = aVisitor({ isBare: true })
    answer(AUTH.login, () => success())
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ screen: 'LOGGED_IN', member: { name: 'Ada Lovelace' } })
    await settle(members.logout())
    expect([state().screen, visited]).toEqual(['INITIAL', [`${LOGIN_ORIGIN}/authorize?x=1`]])
  })
})

describe('a browser without AbortController', () => {
  afterEach(() => vi.unstubAllGlobals())
  const asked = (state: string, more: object = {}) => json({ state, stateToken: 's', identity: anIdentity(more) })

  it.each<[string, (visitor: Visitor) => Promise<unknown>, object?]>([
    [
      'a registration with a mailed code',
      async ({ answer, members, settle, state }) => {
        answer(AUTH.register, () => asked('REQUIRE_EMAIL_VERIFICATION'))
        answer(AUTH.resend, () => json({}))
        answer(AUTH.verify, () => success())
        await settle(members.register(ADA))
        await settle(members.resendCode())
        expect(state()).toMatchObject({ sent: 2 })
        return members.verifyCode('1')
      },
    ],
    [
      'a captcha and a second factor',
      async ({ answer, members, settle }) => {
        answer(AUTH.login, (_, count) =>
          count === 1 ? applicationError('-19971', 400) : asked('REQUIRE_MFA', { factors: [{ type: 'TOTP' }] }),
        )
        answer('/TOTP/verify', () => success())
        await settle(members.login(ADA))
        await settle(members.answerCaptcha('unseen'))
        return members.verifyFactor({ factor: 'TOTP', code: '1' })
      },
    ],
    [
      'a new password',
      async ({ answer, members, settle, state }) => {
        answer(AUTH.recover, () => success())
        await settle(members.sendRecoveryMail(ADA.email))
        expect(state().screen).toBe('RECOVERY_MAIL_SENT')
        members.openRecoveryLink('secret')
        return members.recover('long enough')
      },
    ],
    [
      'a second attempt',
      async ({ answer, members, settle }) => {
        answer(AUTH.login, () => success())
        answer(AUTH.redirect, (_, count) => (count === 1 ? dropped() : undefined))
        await settle(members.login(ADA))
        return members.tryAgain()
      },
    ],
    [
      'the hosted log-in',
      async ({ members, settle, authRequest, visited }) => {
        await settle(members.loginByRedirect())
        expect(visited).toHaveLength(1)
        members.stayed()
        return members.finishRedirect(`${PAGE.split('#')[0]}#code=c&state=${authRequest().state}`)
      },
    ],
    ['a log-in on the hosted pages before', ({ members }) => members.lookForMember()],
  ])('%s ends as in any other', async (_, journey) => {
    vi.stubGlobal('AbortController', undefined)
    const visitor = aVisitor()
    const { answer, members, settle, state, client, visited } = visitor
    answer(AUTH.password, () => json({}))
    await settle(journey(visitor))
    expect(state().screen).toBe('LOGGED_IN')
    members.show('CHANGE_PASSWORD')
    await settle(members.changePassword('long enough'))
    expect(state()).toMatchObject({ notice: 'passwordChanged' })
    await settle(members.logout())
    expect([client.session.role(), visited.at(-1)]).toEqual(['none', `${LOGIN_ORIGIN}/authorize?x=1`])
  })

  it('a log-out that the platform refuses is told', async () => {
    vi.stubGlobal('AbortController', undefined)
    const { answer, members, settle, state, errors } = aVisitor({ role: 'member' })
    answer(AUTH.redirect, () => applicationError('NOPE', 403))
    await settle(members.logout())
    expect([state(), errors]).toMatchObject([{ failure: { key: 'loggedOutHereOnly' } }, [{ code: 'NOPE' }]])
  })
})

/** The step after a successful login: when it fails, the form is kept and only this step is retried. */
import { describe, expect, it } from 'vitest'
import { applicationError, dropped, json } from '../../platform/fake-platform'
import { ADA, AUTH, anIdentity, aVisitor, LOGIN_ORIGIN, success } from './members'

type Visitor = ReturnType<typeof aVisitor>

/** Fails until the returned function is called. */
function broken({ answer }: Visitor, path: string, failing: () => Response | Promise<Response> = dropped) {
  let isBroken = true
  answer(path, ({ body }) => {
    const isStep = path !== '/oauth2/token' || (body as { grantType?: string }).grantType === 'authorization_code'
    return isBroken && isStep ? failing() : undefined
  })
  return () => {
    isBroken = false
  }
}

const verification = () => json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'secret-state', identity: anIdentity() })
const factor = () =>
  json({ state: 'REQUIRE_MFA', stateToken: 'secret-state', identity: anIdentity({ factors: [{ type: 'TOTP' }] }) })

const WAYS: [string, (visitor: Visitor) => Promise<unknown>, string, object][] = [
  ['a login', ({ members }) => members.login(ADA), AUTH.login, { screen: 'INITIAL', form: 'LOG_IN' }],
  ['a registration', ({ members }) => members.register(ADA), AUTH.register, { screen: 'INITIAL', form: 'REGISTER' }],
  [
    'the code of a mail',
    async ({ members, answer, settle }) => {
      answer(AUTH.register, verification)
      members.show('REGISTER')
      await settle(members.register(ADA))
      return members.verifyCode('123456')
    },
    AUTH.verify,
    { screen: 'EMAIL_VERIFICATION_REQUIRED', email: ADA.email, sent: 1 },
  ],
  [
    'a second factor',
    async ({ members, answer, settle }) => {
      answer(AUTH.login, factor)
      await settle(members.login(ADA))
      return members.verifyFactor({ factor: 'TOTP', code: '123456' })
    },
    '/TOTP/verify',
    { screen: 'FACTOR_REQUIRED', factors: ['TOTP'], sent: 1 },
  ],
  [
    'a new password',
    ({ members }) => {
      members.openRecoveryLink('secret-recovery')
      return members.recover('long enough')
    },
    AUTH.recover,
    { screen: 'NEW_PASSWORD_REQUIRED' },
  ],
]

describe.each(WAYS)('after %s', (name, enter, path, at) => {
  it.each([
    ['the way to the shop’s login', AUTH.redirect],
    ['the exchange for the member’s tokens', '/oauth2/token'],
  ])('keeps the form when %s fails, and retries only the failed step', async (_, step) => {
    const visitor = aVisitor()
    const { answer, members, settle, state, sent } = visitor
    if (name === 'a registration') members.show('REGISTER')
    answer(path, () => success())
    const mend = broken(visitor, step)
    const places: unknown[] = []
    members.store.subscribe((next) => next.screen === 'SUCCESS' && places.push(next.at))
    await settle(enter(visitor))
    expect(state()).toMatchObject({
      screen: 'FAILURE',
      failure: { key: expect.not.stringMatching('Unknown'), field: '' },
      at,
      again: true,
    })
    mend()
    await settle(members.tryAgain())
    expect([state().screen, visitor.client.session.role(), places]).toEqual(['LOGGED_IN', 'member', [at, at]])
    expect(sent(path)).toHaveLength(1)
    expect(visitor.authRequest().sessionToken).toBe('secret-session')
  })
})

describe('the step after a successful login', () => {
  it('a login that goes on through the hosted page keeps its form for a visitor who comes back', async () => {
    const visitor = aVisitor({ frames: 'none' })
    const { answer, members, settle, state, sent, visited } = visitor
    answer(AUTH.login, () => success())
    const mend = broken(visitor, AUTH.redirect)
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key: 'outOfReach' }, again: true })
    mend()
    await settle(members.tryAgain())
    expect([state(), visited]).toEqual([
      { screen: 'SUCCESS', at: { screen: 'INITIAL', form: 'LOG_IN' } },
      [`${LOGIN_ORIGIN}/authorize?x=1`],
    ])
    expect(sent(AUTH.login)).toHaveLength(1)
    members.stayed()
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
  })

  it('tryAgain loads a missing chunk again without a second login request', async () => {
    const entry = await import('../../../../src/store/members/entry/entry.chunk')
    let isBroken = true
    const visitor = aVisitor({ loadEntry: async () => (isBroken ? Promise.reject(new TypeError('gone')) : entry) })
    const { answer, members, settle, state, sent } = visitor
    answer(AUTH.login, () => success())
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ failure: { key: 'loadFailed' }, again: true })
    isBroken = false
    await settle(members.tryAgain())
    expect([state().screen, sent(AUTH.login).length]).toEqual(['LOGGED_IN', 1])
  })

  it('a permanent refusal after a login marks no field, cannot be retried, and allows a new login', async () => {
    const visitor = aVisitor()
    const { answer, members, settle, state, sent } = visitor
    answer(AUTH.login, () => success())
    const mend = broken(visitor, AUTH.redirect, () => applicationError('NOPE', 403))
    await settle(members.login(ADA))
    expect(state()).toEqual({
      screen: 'FAILURE',
      failure: expect.objectContaining({ key: 'failed', code: 'NOPE', field: '' }),
      at: { screen: 'INITIAL', form: 'LOG_IN' },
    })
    await settle(members.tryAgain())
    expect(state().screen).toBe('FAILURE')
    mend()
    await settle(members.login(ADA))
    expect([state().screen, sent(AUTH.login).length]).toEqual(['LOGGED_IN', 2])
  })

  it('tryAgain sends nothing once the visitor has opened another form', async () => {
    const visitor = aVisitor()
    const { answer, members, settle, state, sent } = visitor
    answer(AUTH.login, () => success())
    const mend = broken(visitor, AUTH.redirect)
    await settle(members.login(ADA))
    members.show('REGISTER')
    mend()
    await settle(members.tryAgain())
    expect([state(), sent(AUTH.redirect).length]).toEqual([{ screen: 'INITIAL', form: 'REGISTER' }, 1])
  })
})

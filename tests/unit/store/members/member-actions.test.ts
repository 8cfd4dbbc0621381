import { describe, expect, it } from 'vitest'
import { memberFailure } from '../../../../src/store/members/member-failures'
import { json, storedTokens } from '../../platform/fake-platform'
import { ADA, AUTH, anIdentity, aVisitor, LOGIN_ORIGIN, success } from './members'

const coded = (code: string, data: object = {}, status = 400) =>
  json({ message: 'no', details: { applicationError: { code, description: 'no', data } } }, { status })
const verificationNeeded = (stateToken = 'secret-state') =>
  json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity: anIdentity() })

describe('logging in', () => {
  it('logs in and takes the member’s name from the login answer without another request', async () => {
    const { answer, members, settle, state, screens, client, identities, frames, sent, device } = aVisitor()
    answer(AUTH.login, () => success())
    await settle(members.login(ADA))
    expect(screens).toEqual(['INITIAL', 'BUSY', 'SUCCESS', 'LOGGED_IN', 'LOGGED_IN'])
    expect(state()).toEqual({
      screen: 'LOGGED_IN',
      form: 'MENU',
      member: {
        id: 'identity-1',
        name: 'Ada Lovelace',
        email: ADA.email,
        picture: 'https://pictures.example/ada.png',
      },
    })
    expect([client.session.role(), identities, frames.map(({ isOpen }) => isOpen)]).toEqual(['member', ['member'], [false]])
    expect(sent(AUTH.login)).toEqual([{ loginId: { email: ADA.email }, password: ADA.password }])
    expect(device.pendingWaits()).toBe(0)
    expect(await members.member()).toMatchObject({ name: 'Ada Lovelace' })
    expect(sent(AUTH.user)).toEqual([])
  })

  it('reports a wrong password on its field and accepts a second login', async () => {
    const { answer, members, settle, state, errors } = aVisitor()
    answer(AUTH.login, (_, count) => (count === 1 ? coded('-19976') : success()))
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key: 'passwordWrong', field: 'password', code: '-19976' } })
    expect(errors, 'the visitor’s own mistake').toEqual([])
    members.dismiss()
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
    await settle(members.login(ADA))
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('an address that the platform does not know is refused on its field, and no identity is told', async () => {
    const { answer, members, settle, state, identities } = aVisitor({ role: 'none' })
    answer(AUTH.login, () => json({}, { status: 404 }))
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ failure: { key: 'emailUnknown', field: 'email' } })
    expect(identities).toEqual([])
  })

  it('after a frame without an answer, a second attempt goes to the hosted login at once', async () => {
    const visitor = aVisitor({ frames: 'silent' })
    const { answer, members, settle, settled, state, device, frames, visited } = visitor
    answer(AUTH.login, () => success())
    answer(AUTH.redirect, (_, count) => (count === 2 ? json({}, { status: 503 }) : undefined))
    const login = members.login(ADA)
    await settled()
    await device.advance(10_000)
    await settle(login)
    expect([state(), visited]).toMatchObject([{ screen: 'FAILURE', again: true }, []])
    await settle(members.tryAgain())
    expect([frames.length, visited]).toEqual([1, [`${LOGIN_ORIGIN}/authorize?x=1`]])
  })

  it('sends one login request for three presses', async () => {
    const { answer, members, settle, sent } = aVisitor()
    answer(AUTH.login, () => success())
    await settle(Promise.all([members.login(ADA), members.login(ADA), members.login(ADA)]))
    expect(sent(AUTH.login)).toHaveLength(1)
  })

  it('the late answer to an abandoned login changes nothing', async () => {
    const { answer, members, settled, state, frames } = aVisitor()
    let release = (_: Response) => {}
    answer(AUTH.login, () => new Promise((resolve) => (release = resolve)))
    const login = members.login(ADA)
    await settled()
    members.show('REGISTER')
    release(success())
    await login
    await settled()
    expect([state(), frames]).toEqual([{ screen: 'INITIAL', form: 'REGISTER' }, []])
  })

  it.each<[string, 'silent' | 'none', (visitor: ReturnType<typeof aVisitor>) => unknown]>([
    ['never answers', 'silent', ({ device }) => device.advance(10_000)],
    ['is refused by the page’s policy', 'silent', (visitor) => visitor.refuseFrame()],
    ['cannot be opened', 'none', () => {}],
  ])('redirects to the hosted login with the session token when the hidden frame %s', async (_, frames, happen) => {
    const visitor = aVisitor({ frames })
    visitor.answer(AUTH.login, () => success())
    const login = visitor.members.login(ADA)
    await visitor.settled()
    await happen(visitor)
    await visitor.settled()
    expect(visitor.frames.some(({ isOpen }) => isOpen)).toBe(false)
    await visitor.settle(login)
    expect(visitor.visited).toEqual([`${LOGIN_ORIGIN}/authorize?x=1`])
    expect(visitor.authRequest()).toMatchObject({
      sessionToken: 'secret-session',
      redirectUri: 'https://page.example/shop?p=1',
      responseMode: 'fragment',
    })
    expect(visitor.state()).toMatchObject({ screen: 'SUCCESS', at: { screen: 'INITIAL' } })
    expect(visitor.frames.every(({ isOpen }) => !isOpen)).toBe(true)
  })

  it.each([true, false])('a login that the browser keeps (%s) is told of once if it ends with the page', async (isKept) => {
    const { answer, members, settle, state } = aVisitor({ isKept: () => isKept })
    answer(AUTH.login, () => success())
    const notices: unknown[] = []
    for (let login = 0; login < 2; login += 1) {
      await settle(members.login(ADA))
      notices.push((state() as { notice?: string }).notice)
      await settle(members.logout())
    }
    expect(notices).toEqual([isKept ? undefined : 'forPageOnly', undefined])
  })

  it('an abandoned login gives no name to another member who logs in later', async () => {
    const { answer, members, settled, state, client, device } = aVisitor({ frames: 'silent' })
    answer(AUTH.login, () => success())
    void members.login(ADA)
    await settled()
    expect(state().screen).toBe('SUCCESS')
    members.show('LOG_IN')
    await client.session.adopt(
      JSON.parse(storedTokens({ role: 'member', accessToken: 'access-b', receivedAt: device.environment.now() })),
    )
    expect(state()).toEqual({ screen: 'LOGGED_IN', form: 'MENU' })
  })

  it('does not retry a login that was refused with 429, and passes on when to try again', async () => {
    const { answer, members, settle, sent, state, device } = aVisitor()
    answer(AUTH.login, () => json({}, { status: 429, headers: { 'retry-after': '20' } }))
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ failure: { key: 'tooManyTries', retryable: true, retryAfterMs: 20_000 } })
    expect([sent(AUTH.login).length, device.pendingWaits()]).toEqual([1, 0])
  })

  it('reports a login that fails for lack of a connection on the form and to the page', async () => {
    const { answer, members, settle, state, errors } = aVisitor()
    answer(AUTH.login, () => Promise.reject(new TypeError('fetch failed')))
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ failure: { key: 'outOfReach', field: '', retryable: true } })
    expect(errors.map(({ code }) => code)).toEqual(['NETWORK'])
  })
})

describe('registering', () => {
  it('sends the profile and the custom fields of a registration by their types', async () => {
    const { answer, members, settle, sent, state } = aVisitor()
    answer(AUTH.register, () => json({ state: 'REQUIRE_OWNER_APPROVAL', identity: anIdentity() }))
    await settle(
      members.register({
        ...ADA,
        profile: { firstName: 'Ada' },
        customFields: [
          { name: 'colour', value: 'green' },
          { name: 'empty', value: ' ' },
          { name: 'size', value: 42 },
          { name: 'none', value: Number.NaN },
          { name: 'born', value: new Date('1815-12-10T00:00:00.000Z') },
          { name: 'never', value: new Date('x') },
        ],
      }),
    )
    expect(sent(AUTH.register)).toEqual([
      {
        loginId: { email: ADA.email },
        password: ADA.password,
        profile: {
          firstName: 'Ada',
          customFields: [
            { name: 'colour', value: { strValue: 'green' } },
            { name: 'size', value: { numValue: 42 } },
            { name: 'born', value: { dateValue: '1815-12-10T00:00:00.000Z' } },
          ],
        },
      },
    ])
    expect(state()).toEqual({ screen: 'OWNER_APPROVAL_REQUIRED' })
  })

  it.each<[string, object, object | undefined]>([
    ['nothing more', {}, undefined],
    ['a name', { profile: { nickname: 'ada' } }, { nickname: 'ada' }],
    [
      'a custom field',
      { customFields: [{ name: 'size', value: 0 }] },
      { customFields: [{ name: 'size', value: { numValue: 0 } }] },
    ],
    ['an empty custom field', { customFields: [{ name: 'colour', value: '' }] }, undefined],
  ])('a registration with %s has the profile of that', async (_, more, profile) => {
    const { answer, members, settle, sent } = aVisitor()
    answer(AUTH.register, () => json({ state: 'REQUIRE_OWNER_APPROVAL' }))
    await settle(members.register({ ...ADA, email: ` ${ADA.email} `, ...more }))
    expect(sent(AUTH.register)).toEqual([{ loginId: { email: ADA.email }, password: ADA.password, ...(profile && { profile }) }])
  })

  it.each([
    [{ stateToken: 'next' }, 'next'],
    [{ stateToken: 7 }, 'secret-state'],
    [{}, 'secret-state'],
  ])('after another mail that was answered with %j the login goes on as %s', async (reply, stateToken) => {
    const { answer, members, settle, sent } = aVisitor()
    answer(AUTH.register, () => verificationNeeded())
    answer(AUTH.resend, () => json(reply))
    answer(AUTH.verify, () => success())
    await settle(members.register(ADA))
    await settle(members.resendCode())
    await settle(members.verifyCode('1'))
    expect([sent(AUTH.resend), sent(AUTH.verify)]).toEqual([[{ stateToken: 'secret-state' }], [{ code: '1', stateToken }]])
  })

  it('asks for the e-mailed code, requests another one and accepts the right one', async () => {
    const { answer, members, settle, state, sent } = aVisitor()
    answer(AUTH.register, () => verificationNeeded())
    answer(AUTH.resend, () => json({ stateToken: 'secret-state-2' }))
    answer(AUTH.verify, (_, count) => (count === 1 ? coded('INVALID_CODE') : success()))
    await settle(members.register(ADA))
    expect(state()).toEqual({ screen: 'EMAIL_VERIFICATION_REQUIRED', email: ADA.email, sent: 1 })
    await settle(members.resendCode())
    expect(state()).toMatchObject({ sent: 2 })
    await settle(members.verifyCode('000000'))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key: 'codeWrong', field: 'code' }, at: { sent: 2 } })
    await settle(members.verifyCode('\u200e 123\u200b456 '))
    expect(state().screen).toBe('LOGGED_IN')
    expect(sent(AUTH.verify)).toEqual([
      { code: '000000', stateToken: 'secret-state-2' },
      { code: '123456', stateToken: 'secret-state-2' },
    ])
  })

  it('an expired registration returns to the login form', async () => {
    const { answer, members, settle, state, sent } = aVisitor()
    answer(AUTH.register, () => verificationNeeded())
    answer(AUTH.verify, () => coded('INVALID_STATE_TOKEN'))
    await settle(members.register(ADA))
    await settle(members.verifyCode('123456'))
    expect(state()).toMatchObject({ failure: { key: 'loginExpired' }, at: { screen: 'INITIAL', form: 'LOG_IN' } })
    await settle(members.verifyCode('123456'))
    expect(sent(AUTH.verify)).toHaveLength(1)
  })
})

describe('captchas', () => {
  it('tries an invisible captcha first, then a visible one, and then completes the registration', async () => {
    const { answer, members, settle, state, sent } = aVisitor()
    answer(AUTH.register, (_, count) => (count < 3 ? coded('-19971') : success()))
    await settle(members.register(ADA))
    expect(state()).toEqual({ screen: 'SILENT_CAPTCHA_REQUIRED', task: 'REGISTER' })
    await settle(members.answerCaptcha('unseen'))
    expect(state()).toEqual({ screen: 'USER_CAPTCHA_REQUIRED', task: 'REGISTER' })
    await settle(members.answerCaptcha('solved'))
    expect(state().screen).toBe('LOGGED_IN')
    expect(sent(AUTH.register).map((body) => (body as { captchaTokens?: unknown }).captchaTokens)).toEqual([
      undefined,
      [{ InvisibleRecaptcha: 'unseen' }],
      [{ Recaptcha: 'solved' }],
    ])
  })

  it('shows the kind of captcha that the platform names', async () => {
    const { answer, members, settle, state } = aVisitor()
    answer(AUTH.login, (_, count) =>
      count === 1 ? coded('-19971', { captcha: 'VISIBLE' }) : coded('-19970', { captcha: 'VISIBLE' }),
    )
    await settle(members.login(ADA))
    expect(state()).toEqual({ screen: 'USER_CAPTCHA_REQUIRED', task: 'LOG_IN' })
    await settle(members.answerCaptcha('wrong'))
    expect(state()).toMatchObject({ screen: 'USER_CAPTCHA_REQUIRED', failure: { key: 'captchaInvalid', field: 'captcha' } })
  })

  it('fails when the answer of an invisible captcha is refused, instead of asking again', async () => {
    const { answer, members, settle, state } = aVisitor()
    answer(AUTH.login, () => coded('-19970', { captcha: 'INVISIBLE' }))
    await settle(members.login(ADA))
    await settle(members.answerCaptcha('unseen'))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key: 'captchaInvalid' }, at: { form: 'LOG_IN' } })
  })

  it('replaces an unavailable invisible captcha by the visible one, and that by a failure', async () => {
    const { answer, members, settle, state, sent } = aVisitor()
    answer(AUTH.login, () => coded('-19971'))
    await settle(members.login(ADA))
    members.captchaUnavailable()
    expect(state()).toMatchObject({ screen: 'USER_CAPTCHA_REQUIRED' })
    members.captchaUnavailable()
    expect(state()).toEqual({
      screen: 'FAILURE',
      failure: memberFailure('captchaUnavailable'),
      at: { screen: 'INITIAL', form: 'LOG_IN' },
    })
    await settle(members.answerCaptcha('late'))
    expect(sent(AUTH.login)).toHaveLength(1)
  })
})

describe('second factors', () => {
  const needed = json({
    state: 'REQUIRE_MFA',
    stateToken: 'secret-mfa',
    identity: anIdentity({
      factors: [
        { type: 'PASSWORD', status: 'ACTIVE' },
        { type: 'SMS', status: 'ACTIVE' },
        { type: 'CALL', status: 'INACTIVE' },
        { type: 'WEBAUTHN', status: 'ACTIVE' },
        { type: 'TOTP', status: 'ACTIVE' },
      ],
    }),
  })

  it.each([
    [
      { factor: 'SMS', code: ' 1 ', rememberDevice: true },
      { smsData: { code: '1' }, rememberThisDevice: true },
    ],
    [{ factor: 'SMS' }, { smsData: { code: '' } }],
    [{ factor: 'CALL', code: '2' }, { callData: { code: '2' } }],
    [{ factor: 'EMAIL', code: '3' }, { emailData: { code: '3' } }],
    [{ factor: 'TOTP', code: '4' }, { totpData: { code: '4' } }],
    [{ factor: 'PUSH' }, { pushData: {} }],
    [{ factor: 'PASSWORD', password: 'p' }, { passwordData: { password: 'p' } }],
  ] as const)('sends the second factor %j in the format of its kind', async (given, data) => {
    const { answer, members, settle, state, sent } = aVisitor()
    answer(AUTH.login, () => needed.clone())
    answer(`/${given.factor}/verify`, () => success())
    await settle(members.login(ADA))
    expect(state()).toEqual({ screen: 'FACTOR_REQUIRED', factors: ['SMS', 'TOTP'], sent: 1 })
    await settle(members.verifyFactor(given))
    expect(sent(`/${given.factor}/verify`)).toEqual([{ factorType: given.factor, stateToken: 'secret-mfa', ...data }])
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('asks for the password when the platform requires a first factor', async () => {
    const { answer, members, settle, state } = aVisitor()
    answer(AUTH.login, () => json({ state: 'REQUIRE_FIRST_FACTOR', stateToken: 's' }))
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ screen: 'FACTOR_REQUIRED', factors: ['PASSWORD'] })
  })

  it.each([
    [
      'a factor that this page does not support',
      { state: 'REQUIRE_MFA', stateToken: 's', identity: anIdentity({ factors: [{ type: 'WEBAUTHN' }] }) },
    ],
    ['an unknown state', { state: 'REQUIRE_DANCE', stateToken: 's' }],
    ['success without a session', { state: 'SUCCESS' }],
  ])('a login answered with %s ends in a failure', async (_, reply) => {
    const { answer, members, settle, state } = aVisitor()
    answer(AUTH.login, () => json(reply))
    await settle(members.login(ADA))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key: 'unknownState', code: 'Unknown _state' } })
  })
})

describe('a forgotten password', () => {
  it('recovers a forgotten password by e-mail and link', async () => {
    const { answer, members, settle, state, sent } = aVisitor()
    answer(AUTH.mail, () => json({}))
    answer(AUTH.recover, () => success())
    await settle(members.sendRecoveryMail(` ${ADA.email} `))
    expect(state()).toEqual({ screen: 'RECOVERY_MAIL_SENT', email: ADA.email })
    expect(sent(AUTH.mail)).toEqual([
      { email: ADA.email, language: 'en', redirect: { url: 'https://page.example/shop?p=1', clientId: 'c1' } },
    ])
    members.openRecoveryLink('secret-recovery')
    await settle(members.recover('new-password'))
    expect(sent(AUTH.recover)).toEqual([{ recoveryToken: 'secret-recovery', password: 'new-password' }])
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('the mail of a recovery leads to the page that is named, without its fragment', async () => {
    const { members, settle, sent } = aVisitor({ isBare: true })
    await settle(members.sendRecoveryMail(ADA.email, 'https://page.example/new#x'))
    expect(sent(AUTH.mail)).toEqual([{ email: ADA.email, redirect: { url: 'https://page.example/new', clientId: 'c1' } }])
  })

  it('an expired recovery link leads back to the form that requests a new one', async () => {
    const { answer, members, settle, state } = aVisitor()
    answer(AUTH.recover, () => coded('INVALID_RECOVERY_TOKEN'))
    members.openRecoveryLink('old')
    await settle(members.recover('new-password'))
    expect(state()).toMatchObject({ failure: { key: 'recoveryExpired' }, at: { form: 'FORGOT_PASSWORD' } })
  })
})

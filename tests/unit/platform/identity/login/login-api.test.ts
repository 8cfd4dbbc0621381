import { describe, expect, it } from 'vitest'
import {
  login,
  recoverPassword,
  register,
  resendVerification,
  sendPasswordResetEmail,
  verifyMember,
  verifyMemberFactor,
} from '../../../../../src/platform/identity/login/login-api'
import { LOGIN_APPLICATION_CODES, LOGIN_ERROR_MESSAGES } from '../../../../../src/platform/identity/login/login-errors'
import type { FactorRequired, LoginResult, VerificationRequired } from '../../../../../src/platform/identity/login/login-result'
import { aDevice, applicationError, CLIENT_ID, dropped, json } from '../../fake-platform'

const ADA = { email: 'ada@example.com', password: 'p@ss' }
const SUCCESS = { state: 'SUCCESS', sessionToken: 'session-1' }
const VERIFY = { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'step-1' }
const EMAIL_VIOLATION = {
  message: 'x',
  details: {
    validationError: {
      fieldViolations: [{ field: 'loginId.email', description: 'must be an address', data: { type: 'EMAIL' } }],
    },
  },
}
const PASSWORD_VIOLATION = {
  details: { validationError: { fieldViolations: [{ field: 'password', description: 'must not be empty' }] } },
}

const FACTORS = [
  { type: 'PASSWORD', status: 'ACTIVE' },
  { type: 'TOTP', status: 'ACTIVE' },
  { type: 'EMAIL', status: 'INACTIVE' },
  { type: 'SMS' },
]

/** A device whose platform sends `answers` in turn to the calls of a login. */
function aLogin(...answers: (Response | Promise<Response>)[]) {
  const device = aDevice()
  device.answer(({ path }) => (path.startsWith('/_api/iam/') ? answers.shift() : undefined))
  const client = device.tab()
  const sent = () => device.calls().map(({ path, body }) => [path.replace('/_api/iam', ''), body])
  return { device, client, sent }
}
const pending = (stateToken = 'step-1'): VerificationRequired => ({ loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken })

describe.each([
  ['registration', register, '/authentication/v2/register'],
  ['login', login, '/authentication/v2/login'],
] as const)('a %s', (_, call, path) => {
  it('sends e-mail address and password, and the tokens of solved captchas', async () => {
    const { device, client, sent } = aLogin(json(SUCCESS), json(SUCCESS))
    await device.settle(call(client, ADA))
    await device.settle(call(client, { ...ADA, captcha: { visible: 'v', invisible: 'i' } }))
    const body = { loginId: { email: ADA.email }, password: ADA.password }
    expect(sent()).toEqual([
      [path, body],
      [path, { ...body, captchaTokens: [{ Recaptcha: 'v', InvisibleRecaptcha: 'i' }] }],
    ])
  })

  it.each<[string, object, LoginResult]>([
    ['success', SUCCESS, { loginState: 'SUCCESS', sessionToken: 'session-1' }],
    ['owner approval', { state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    ['verification', VERIFY, pending()],
    [
      'a second factor without a token',
      { state: 'REQUIRE_MFA' },
      { loginState: 'FAILURE', message: 'Unknown _state', state: 'REQUIRE_MFA' },
    ],
    [
      'a second factor',
      { state: 'REQUIRE_MFA', stateToken: 'step-1', identity: { factors: FACTORS } },
      {
        loginState: 'FACTOR_REQUIRED',
        state: 'REQUIRE_MFA',
        stateToken: 'step-1',
        factors: ['TOTP', 'SMS'],
        identity: { factors: FACTORS },
      } as LoginResult,
    ],
    ['no state', {}, { loginState: 'FAILURE', message: 'Unknown _state' }],
    ['success without a session', { state: 'SUCCESS' }, { loginState: 'FAILURE', message: 'Unknown _state', state: 'SUCCESS' }],
    [
      'verification without an identity',
      { state: 'REQUIRE_EMAIL_VERIFICATION' },
      { loginState: 'FAILURE', message: 'Unknown _state', state: 'REQUIRE_EMAIL_VERIFICATION' },
    ],
  ])('returns the expected login state for a response with %s', async (__, answer, result) => {
    const { device, client } = aLogin(json(answer))
    expect(await device.settle(call(client, ADA))).toEqual(result)
  })

  it('resolves a FAILURE when the connection drops', async () => {
    const { device, client } = aLogin(dropped())
    const result = await device.settle(call(client, ADA))
    expect(result).toMatchObject({ loginState: 'FAILURE', error: { code: 'NETWORK', retryable: true } })
    expect(result).not.toHaveProperty('errorCode', expect.anything())
  })

  it('resolves a FAILURE with a message and without an error code after a 500', async () => {
    const { device, client } = aLogin(json({ message: 'boom' }, { status: 500 }))
    const result = await device.settle(call(client, ADA))
    expect(result).toMatchObject({ loginState: 'FAILURE', message: 'System error occurred', error: { status: 500 } })
    expect(result).not.toHaveProperty('errorCode', expect.anything())
  })

  it('resolves a message without an error code after a 429', async () => {
    const { device, client } = aLogin(json({ message: 'slow down' }, { status: 429 }))
    expect(await device.settle(call(client, ADA))).toMatchObject({ message: 'slow down', errorCode: undefined })
  })

  it('returns invalidEmail with the platform’s message for a violation of the type EMAIL', async () => {
    const { device, client } = aLogin(json(EMAIL_VIOLATION, { status: 400 }))
    expect(await device.settle(call(client, ADA))).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
      message: 'must be an address',
    })
  })

  it('returns no error code for a violation without data', async () => {
    const { device, client } = aLogin(json(PASSWORD_VIOLATION, { status: 400 }))
    expect(await device.settle(call(client, ADA))).toMatchObject({
      errorCode: undefined,
      error: { code: 'INVALID_ARGUMENT', violations: [{ field: 'password' }] },
    })
  })

  it('calls onError once for a refused login or registration', async () => {
    const device = aDevice()
    device.answerAt('login', () => applicationError('-19976', 400))
    device.answerAt('register', () => applicationError('-19995', 400))
    const told: string[] = []
    await device.settle(call(device.tab({ onError: ({ code }) => told.push(code) }), ADA))
    expect(told).toHaveLength(1)
  })

  it('rejects with ABORTED when its signal is aborted', async () => {
    const { device, client } = aLogin(new Promise<Response>(() => {}))
    const stop = new AbortController()
    const result = call(client, ADA, { signal: stop.signal })
    stop.abort()
    await expect(device.settle(result)).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('login error codes', () => {
  it.each([
    ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19995', 'emailAlreadyExists', 'invalidEmail'],
    ['-19976', undefined, 'invalidPassword'],
    ['-19973', undefined, 'resetPassword'],
    ['-1', undefined, 'invalidEmail'],
  ])('code %s is returned as %s by register and as %s by login', async (code, toRegister, toLogin) => {
    const { device, client } = aLogin(applicationError(code, 400), applicationError(code, 400))
    expect(await device.settle(register(client, ADA))).toMatchObject({ errorCode: toRegister, error: { code } })
    expect(await device.settle(login(client, ADA))).toMatchObject({ errorCode: toLogin, error: { code } })
  })

  it('recognises a numeric application code', async () => {
    const { device, client } = aLogin(
      json({ details: { applicationError: { code: -19971, description: 'x' } } }, { status: 400 }),
    )
    expect(await device.settle(register(client, ADA))).toMatchObject({ errorCode: 'missingCaptchaToken' })
  })

  it('every application code of a login has a message', () => {
    expect(Object.keys(LOGIN_ERROR_MESSAGES)).toEqual(expect.arrayContaining(Object.keys(LOGIN_APPLICATION_CODES)))
  })
})

describe('verification', () => {
  it('verifyMember sends the code with the state token and resolves SUCCESS', async () => {
    const { device, client, sent } = aLogin(json(VERIFY), json(SUCCESS))
    const step = await device.settle(login(client, ADA))
    expect(await device.settle(verifyMember(client, step, '123'))).toMatchObject({ loginState: 'SUCCESS' })
    expect(sent()[1]).toEqual(['/verification/v1/auth/verify', { code: '123', stateToken: 'step-1' }])
  })

  it('verifyMember can be called again after a wrong code', async () => {
    const { device, client, sent } = aLogin(applicationError('INVALID_CODE', 400), json(SUCCESS))
    const step = pending()
    expect(await device.settle(verifyMember(client, step, 'bad'))).toMatchObject({ error: { code: 'INVALID_CODE' } })
    expect(await device.settle(verifyMember(client, step, 'good'))).toMatchObject({ loginState: 'SUCCESS' })
    expect(sent()).toHaveLength(2)
  })

  it.each<[string, object]>([
    ['success', SUCCESS],
    ['owner approval', { state: 'REQUIRE_OWNER_APPROVAL' }],
    ['a further step', { ...VERIFY, stateToken: 'step-2' }],
  ])('verifyMember does not send a state token again after %s', async (_, answer) => {
    const { device, client, sent } = aLogin(json(answer))
    const step = pending()
    await device.settle(verifyMember(client, step, '1'))
    expect(await device.settle(verifyMember(client, step, '1'))).toEqual({ loginState: 'FAILURE', message: 'Unknown _state' })
    expect(sent()).toHaveLength(1)
  })

  it('verifyMember sends nothing when the login is not waiting for a code', async () => {
    const { device, client } = aLogin()
    const result = await verifyMember(client, { loginState: 'SUCCESS', sessionToken: 's' }, '1')
    expect(result).toEqual({ loginState: 'FAILURE', message: 'Unknown _state' })
    expect(device.seen).toEqual([])
  })

  it('resendVerification sends the state token and returns a new one when the platform sends it', async () => {
    const { device, client, sent } = aLogin(json({ stateToken: 'step-2' }), json({}))
    const step = pending()
    const next = await device.settle(resendVerification(client, step))
    expect(next).toEqual(pending('step-2'))
    expect(await device.settle(resendVerification(client, next))).toBe(next)
    expect(sent()).toEqual([
      ['/verification/v1/auth/resend', { stateToken: 'step-1' }],
      ['/verification/v1/auth/resend', { stateToken: 'step-2' }],
    ])
  })
})

describe('a second factor', () => {
  const step = (): FactorRequired => ({
    loginState: 'FACTOR_REQUIRED',
    state: 'REQUIRE_MFA',
    stateToken: 'step-1',
    factors: ['TOTP', 'PUSH'],
  })

  it('verifyMemberFactor sends the proof under the name of its factor, after a wrong code again', async () => {
    const { device, client, sent } = aLogin(applicationError('INVALID_CODE', 400), json(SUCCESS))
    const waiting = step()
    const wrong = await device.settle(verifyMemberFactor(client, waiting, { factor: 'TOTP', code: '1' }))
    expect(wrong).toMatchObject({ loginState: 'FAILURE', error: { code: 'INVALID_CODE' } })
    const proof = { factor: 'TOTP', code: ' 123456 ', rememberDevice: true } as const
    expect(await device.settle(verifyMemberFactor(client, waiting, proof))).toMatchObject({ loginState: 'SUCCESS' })
    expect(sent()[1]).toEqual([
      '/authentication/v2/TOTP/verify',
      { factorType: 'TOTP', stateToken: 'step-1', rememberThisDevice: true, totpData: { code: '123456' } },
    ])
  })

  it('verifyMemberFactor sends no code for a push message', async () => {
    const { device, client, sent } = aLogin(json(SUCCESS))
    await device.settle(verifyMemberFactor(client, step(), { factor: 'PUSH' }))
    expect(sent()).toEqual([['/authentication/v2/PUSH/verify', { factorType: 'PUSH', stateToken: 'step-1', pushData: {} }]])
  })

  it('verifyMemberFactor sends nothing for a login that has ended, or waits for something else', async () => {
    const { device, client, sent } = aLogin(json(SUCCESS))
    const waiting = step()
    await device.settle(verifyMemberFactor(client, waiting, { factor: 'TOTP', code: '1' }))
    for (const over of [waiting, pending()])
      expect(await verifyMemberFactor(client, over, { factor: 'TOTP', code: '1' })).toEqual({
        loginState: 'FAILURE',
        message: 'Unknown _state',
      })
    expect(sent()).toHaveLength(1)
  })
})

describe('password recovery', () => {
  it('sendPasswordResetEmail sends the e-mail address, language, redirect URL and client id', async () => {
    const { device, client, sent } = aLogin(json({}))
    await device.settle(
      sendPasswordResetEmail(client, { email: ADA.email, redirectUrl: 'https://shop.example/', language: 'de' }),
    )
    expect(sent()).toEqual([
      [
        '/recovery/v1/send-email',
        { email: ADA.email, language: 'de', redirect: { url: 'https://shop.example/', clientId: CLIENT_ID } },
      ],
    ])
  })

  it('recoverPassword sends the recovery token with the new password', async () => {
    const { device, client, sent } = aLogin(json(SUCCESS))
    const result = await device.settle(recoverPassword(client, { recoveryToken: 't', password: 'n3w' }))
    expect(result).toMatchObject({ loginState: 'SUCCESS', sessionToken: 'session-1' })
    expect(sent()).toEqual([['/recovery/v1/recover', { recoveryToken: 't', password: 'n3w' }]])
  })
})

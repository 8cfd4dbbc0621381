/** Every call of docs/platform.md §7 "Authentication and identity" and "Recovery and verification", and the OAuth module. */
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../../src/platform/client'
import { jwks, rawToken, tokenInfo, userInfo } from '../../../../src/platform/identity/authorize/oauth-module-api'
import {
  changePassword,
  rawLogin,
  rawLogout,
  rawRegister,
  signOn,
  ssoCallback,
  ssoLogin,
  ssoLoginWithTokenParams,
  validateEmail,
  verifyFactor,
} from '../../../../src/platform/identity/login/authentication-api'
import { FactorType } from '../../../../src/platform/identity/model'
import {
  rawRecover,
  resendDuringAuthentication,
  sendActivationEmail,
  sendRecoveryEmail,
  startVerification,
  verifyDuringAuthentication,
} from '../../../../src/platform/identity/recovery/recovery-api'
import { aDevice, json } from '../fake-platform'

const AUTH = '/_api/iam/authentication'
const RECOVERY = '/_api/iam/recovery'
const VERIFICATION = '/_api/iam/verification'
const LOGIN = { loginId: { email: 'a@b.c' }, password: 'p', captchaTokens: [{ Recaptcha: 'r' }], clientMetaData: { a: 1 } }
const PROFILE = { firstName: 'Ada', customFields: [{ name: 'n', value: { numValue: Number.NaN } }] }

type Row = [call: string, send: (client: Client) => Promise<unknown>, method: string, url: string, body?: unknown]

const ROWS: Row[] = [
  [
    'register',
    (c) => rawRegister(c, { ...LOGIN, profile: { firstName: 'Ada' } }),
    'POST',
    `${AUTH}/v2/register`,
    { ...LOGIN, profile: { firstName: 'Ada' } },
  ],
  ['login', (c) => rawLogin(c, { ...LOGIN, stateToken: 's' }), 'POST', `${AUTH}/v2/login`, { ...LOGIN, stateToken: 's' }],
  ['changePassword', (c) => changePassword(c, 'n3w'), 'POST', `${AUTH}/v2/change-password`, { newPassword: 'n3w' }],
  [
    'ssoLogin',
    (c) => ssoLogin(c, { tenantId: 't/1', idpConnectionId: 'i', tenantType: 'SITE', customPayload: { a: 'b' } }),
    'GET',
    `${AUTH}/v1/sso/login/t%2F1/i?tenantId=t%2F1&idpConnectionId=i&tenantType=SITE&customPayload.a=b`,
  ],
  [
    'ssoCallback',
    (c) => ssoCallback(c, { state: 's&t', sessionToken: 'x' }),
    'GET',
    `${AUTH}/v1/callback?state=s%26t&sessionToken=x`,
  ],
  [
    'ssoLoginWithTokenParams',
    (c) => ssoLoginWithTokenParams(c, { idpConnectionId: 'i', tokenParams: { token: 't' } }),
    'POST',
    `${AUTH}/v1/sso/login-with-token-params`,
    { idpConnectionId: 'i', tokenParams: { token: 't' } },
  ],
  [
    'signOn',
    (c) => signOn(c, { loginId: { email: 'a@b.c' }, profile: PROFILE, verifyEmail: true, mergeExistingContact: false }),
    'POST',
    `${AUTH}/v2/sign-on`,
    {
      loginId: { email: 'a@b.c' },
      profile: { firstName: 'Ada', customFields: [{ name: 'n', value: { numValue: 'NaN' } }] },
      verifyEmail: true,
      mergeExistingContact: false,
    },
  ],
  [
    'logout',
    (c) => rawLogout(c, { postLogoutRedirectUri: 'https://s.example/?a=b', clientId: 'c1' }),
    'GET',
    `${AUTH}/v1/logout?postLogoutRedirectUri=https%3A%2F%2Fs.example%2F%3Fa%3Db&clientId=c1`,
  ],
  ['validateEmail', (c) => validateEmail(c, 'a@b.c'), 'POST', `${AUTH}/v2/validate-email`, { email: 'a@b.c' }],
  ...Object.values(FactorType).map(
    (factor): Row => [
      `verifyFactor ${factor}`,
      (c) => verifyFactor(c, factor, { stateToken: 's', rememberThisDevice: true }),
      'POST',
      `${AUTH}/v2/${factor}/verify`,
      { factorType: factor, stateToken: 's', rememberThisDevice: true },
    ],
  ),
  [
    'sendRecoveryEmail',
    (c) => sendRecoveryEmail(c, { email: 'a@b.c', language: 'de', redirect: { url: 'https://s.example/' } }),
    'POST',
    `${RECOVERY}/v1/send-email`,
    { email: 'a@b.c', language: 'de', redirect: { url: 'https://s.example/' } },
  ],
  [
    'sendActivationEmail',
    (c) => sendActivationEmail(c, { identityId: 'i', emailOptions: {} }),
    'POST',
    `${RECOVERY}/v1/activation-email`,
    { identityId: 'i', emailOptions: {} },
  ],
  [
    'recover',
    (c) => rawRecover(c, { recoveryToken: 't', password: 'p' }),
    'POST',
    `${RECOVERY}/v1/recover`,
    { recoveryToken: 't', password: 'p' },
  ],
  [
    'startVerification',
    (c) => startVerification(c, { identityId: 'i', target: 'EMAIL' }),
    'POST',
    `${VERIFICATION}/v1/start`,
    { identityId: 'i', target: 'EMAIL' },
  ],
  [
    'verifyDuringAuthentication',
    (c) => verifyDuringAuthentication(c, { code: '1', stateToken: 's' }),
    'POST',
    `${VERIFICATION}/v1/auth/verify`,
    { code: '1', stateToken: 's' },
  ],
  [
    'resendDuringAuthentication',
    (c) => resendDuringAuthentication(c, { stateToken: 's' }),
    'POST',
    `${VERIFICATION}/v1/auth/resend`,
    { stateToken: 's' },
  ],
  ['rawToken', (c) => rawToken(c, { body: new Uint8Array([1, 2, 255]) }), 'POST', '/oauth2/token', { body: 'AQL/' }],
  ['tokenInfo', (c) => tokenInfo(c), 'POST', '/oauth2/token-info', {}],
  ['jwks', (c) => jwks(c), 'GET', '/oauth2/jwks'],
  ['userInfo', (c) => userInfo(c), 'GET', '/oauth2/user-info'],
]

describe('requests of the identity calls', () => {
  it.each(ROWS)('%s sends the expected method, URL, body and access token', async (_, send, method, url, body) => {
    const device = aDevice()
    const client = device.tab()
    const token = await device.settle(client.session.accessToken())
    device.answer(() => json({}))
    await device.settle(send(client))
    const request = device.seen.at(-1)
    expect([request?.method, request?.url.replace('https://www.wixapis.com', ''), request?.body]).toEqual([method, url, body])
    expect(request?.headers.Authorization).toBe(token)
  })

  it('startVerification uses the path `/v1/Start` in the wire form of the specification', async () => {
    const device = aDevice()
    await device.settle(startVerification(device.tab({ wireForm: 'specification' })))
    expect(device.calls()[0]?.path).toBe(`${VERIFICATION}/v1/Start`)
  })

  it.each([undefined, '', '..'])('ssoLogin sends nothing when the tenant id is %j', async (tenantId) => {
    const device = aDevice()
    const result = ssoLogin(device.tab(), { tenantId: tenantId as string, idpConnectionId: 'i' })
    expect(await device.failure(result)).toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(device.calls()).toEqual([])
  })

  it('signOn accepts frozen arguments and does not change them', async () => {
    const device = aDevice()
    const request = Object.freeze({ loginId: Object.freeze({ email: 'a@b.c' }), profile: Object.freeze(PROFILE) })
    const before = structuredClone(request)
    await device.settle(signOn(device.tab(), request))
    await device.settle(signOn(device.tab(), request))
    expect(request).toEqual(before)
  })
})

describe('responses of the identity calls', () => {
  const answered = async <T>(send: (client: Client) => Promise<T>, body: object): Promise<T> => {
    const device = aDevice()
    device.answer(({ path }) => (path === '/oauth2/token' ? undefined : json(body)))
    return device.settle(send(device.tab()))
  }

  it('rawLogin converts dates and numbers of the response', async () => {
    const reply = await answered((client) => rawLogin(client, LOGIN), {
      state: 'SUCCESS',
      identity: {
        id: 'i',
        createdDate: '2026-01-01T10:00:00.000Z',
        updatedDate: '2026-01-02T10:00:00.500Z',
        identityProfile: {
          customFields: [
            { name: 'a', value: { numValue: 'Infinity' } },
            { name: 'b', value: { dateValue: '1990-12-10T00:00:00Z' } },
          ],
        },
      },
      additionalData: { score: { numValue: 'NaN' }, when: { dateValue: '2026-01-01T00:00:00Z' }, text: { strValue: 'x' } },
    })
    expect(reply).toEqual({
      state: 'SUCCESS',
      identity: {
        id: 'i',
        createdDate: new Date('2026-01-01T10:00:00.000Z'),
        updatedDate: new Date('2026-01-02T10:00:00.500Z'),
        identityProfile: {
          customFields: [
            { name: 'a', value: { numValue: Number.POSITIVE_INFINITY } },
            { name: 'b', value: { dateValue: new Date('1990-12-10T00:00:00Z') } },
          ],
        },
      },
      additionalData: {
        score: { numValue: Number.NaN },
        when: { dateValue: new Date('2026-01-01T00:00:00Z') },
        text: { strValue: 'x' },
      },
    })
  })

  it.each([
    ['ssoCallback', (client: Client) => ssoCallback(client)],
    ['logout', (client: Client) => rawLogout(client)],
    ['jwks', (client: Client) => jwks(client)],
  ])('converts the base64 body in the response of %s to bytes', async (_, send) => {
    expect(await answered(send, { statusCode: 302, body: 'AQL/', headers: [] })).toEqual({
      statusCode: 302,
      body: new Uint8Array([1, 2, 255]),
      headers: [],
    })
  })

  it.each([
    ['changePassword', (client: Client) => changePassword(client, 'n')],
    ['sendRecoveryEmail', (client: Client) => sendRecoveryEmail(client, { email: 'a@b.c' })],
    ['sendActivationEmail', (client: Client) => sendActivationEmail(client, { identityId: 'i' })],
  ])('%s resolves undefined', async (_, send) => {
    expect(await answered(send, {})).toBeUndefined()
  })

  it('rawRegister rejects with the field violations that the platform sent', async () => {
    const device = aDevice()
    const fieldViolations = [{ field: 'password', description: 'too short', violatedRule: 'MIN_LENGTH' }]
    device.answerAt('/v2/register', () => json({ details: { validationError: { fieldViolations } } }, { status: 400 }))
    expect(await device.failure(rawRegister(device.tab(), LOGIN))).toMatchObject({
      code: 'INVALID_ARGUMENT',
      violations: fieldViolations,
    })
  })
})

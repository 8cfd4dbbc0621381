/** A response that echoes its request must not bring a token, password or key into an error, and from there into a log. */
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createAdminClient } from '../../../../src/platform/admin/client'
import { getCurrentCart } from '../../../../src/platform/cart/api'
import type { Client } from '../../../../src/platform/client'
import type { CartletError } from '../../../../src/platform/http/errors'
import { createAppTokens } from '../../../../src/platform/identity/app-credentials'
import { createAuthUrl } from '../../../../src/platform/identity/authorize/authorize'
import { requestExternalMemberTokensWithSession } from '../../../../src/platform/identity/authorize/external-login'
import { completeLogin } from '../../../../src/platform/identity/authorize/member-tokens'
import { changePassword, rawLogin, ssoCallback, verifyFactor } from '../../../../src/platform/identity/login/authentication-api'
import { rawRecover } from '../../../../src/platform/identity/recovery/recovery-api'
import { aDevice, json, type Seen, storedTokens, TOKENS_KEY } from '../fake-platform'

const PASSWORD = 'correct "horse" bättery\\'
const HOUR = 3_600_000

/** Some gateways echo the request in their response: as data, as text inside data, and in their messages. */
const echo = ({ url, headers, body, text }: Seen, status: number): Response =>
  json(
    {
      message: `Refused: ${JSON.stringify({ url, headers, body })}`,
      error: `${text}`,
      details: {
        applicationError: {
          code: 'REFUSED',
          description: `${text} ${headers.Authorization}`,
          data: { url, headers, body, text },
        },
        validationError:
          status === 400
            ? { fieldViolations: [{ field: 'password', description: `not ${text}`, data: { body, headers } }] }
            : undefined,
      },
      echo: [{ deep: { headers: Object.entries(headers), body } }, text],
    },
    { status, statusText: 'Refused' },
  )

const shown = (error: CartletError): string =>
  `${error.message} ${error.stack} ${JSON.stringify(error)} ${inspect(error, { depth: 30, showHidden: true })}`

const SECRETS: [name: string, send: (client: Client) => Promise<unknown>, secrets: string[]][] = [
  ['the access token of a read', getCurrentCart, ['access-old']],
  [
    'the password of a login',
    (client) => rawLogin(client, { loginId: { email: 'a@b.c' }, password: PASSWORD }),
    ['horse', 'access-old'],
  ],
  [
    'the captcha of a login',
    (client) => rawLogin(client, { loginId: {}, captchaTokens: [{ Recaptcha: 'solved-it' }] }),
    ['solved-it'],
  ],
  ['the state token of a login', (client) => rawLogin(client, { loginId: {}, stateToken: 'state-token-1' }), ['state-token-1']],
  ['the new password of a change', (client) => changePassword(client, PASSWORD), ['horse']],
  [
    'the recovery token',
    (client) => rawRecover(client, { recoveryToken: 'mail-1234', password: PASSWORD }),
    ['mail-1234', 'horse'],
  ],
  [
    'the code of a factor',
    (client) => verifyFactor(client, 'SMS', { stateToken: 'st-1', smsData: { code: '493817' } } as never),
    ['493817'],
  ],
  [
    'the session token of a redirect',
    (client) => createAuthUrl(client, { codeVerifier: 'v', codeChallenge: 'c', state: 's' }, { sessionToken: 'session-token-1' }),
    ['session-token-1'],
  ],
  [
    'the session token of an address',
    (client) => ssoCallback(client, { sessionToken: 'session+token/2' }),
    ['session+token/2', 'session%2Btoken%2F2'],
  ],
  [
    'the code and verifier of a login’s end',
    (client) =>
      completeLogin(client, { code: 'code-4711', state: 's' }, { codeVerifier: 'verifier-4711', codeChallenge: 'c', state: 's' }),
    ['4711'],
  ],
  [
    'the key of an external login',
    (client) => requestExternalMemberTokensWithSession(client, { loginId: { email: 'a@b.c' } }, 'API-KEY-1'),
    ['API-KEY-1', 'access-old'],
  ],
  [
    'the secret of an app',
    ({ options }) =>
      createAppTokens(options, { appId: 'a', appSecret: 'app-secret-1' }, { refreshToken: 'app-refresh-1' }).accessToken(),
    ['app-secret-1', 'app-refresh-1'],
  ],
]

describe.each([400, 401, 403, 404, 500])('a %i that echoes the request', (status) => {
  it.each(SECRETS)('an error does not contain %s when the response echoes the request', async (_, send, secrets) => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer((seen) => echo(seen, status))
    const error = await device.failure(send(device.tab({ retries: 0 })))
    expect(error.status).toBe(status)
    for (const secret of secrets) expect(shown(error)).not.toContain(secret)
  })

  it('the error of a failed renewal does not contain a token that the response echoes', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() - 5 * HOUR }))
    device.answer((seen) => echo(seen, status))
    const error = await device.failure(device.tab().session.accessToken())
    expect(error.status).toBe(status)
    expect(shown(error)).not.toMatch(/refresh-old|access-old/)
  })

  it('an error contains neither an API key nor a secret header of the caller that the response echoes', async () => {
    const device = aDevice()
    device.answer((seen) => echo(seen, status))
    const { environment } = device
    const headers = { 'x-api-key': 'header-key-1', Cookie: 'session=cookie-1' }
    const client = createAdminClient({ environment, apiKey: 'IST.key-1', siteId: 'site-1', retries: 0, headers })
    const error = await device.failure(client.request({ service: '', method: 'GET', path: '/x' }))
    expect(shown(error)).not.toMatch(/IST\.key-1|header-key-1|cookie-1/)
    expect(shown(error)).toContain('site-1')
  })
})

describe('an error without its secrets', () => {
  it('an error keeps the platform’s message with the access token masked', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(({ headers }) =>
      json(
        {
          message: `No cart for ${headers.Authorization}`,
          details: { applicationError: { code: 'NO_CART', data: { a: 1, token: headers.Authorization } } },
        },
        { status: 403 },
      ),
    )
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({
      code: 'NO_CART',
      message: 'No cart for ***',
      data: { a: 1, token: '***' },
      response: { body: { message: 'No cart for ***' } },
    })
  })

  it.each([
    ['a', 'Nothing matches', 'Nothing matches'],
    ['x!', 'max! matches', 'max! matches'],
    ['short', 'The password is too short', 'The password is too short'],
    ['short', 'The password "short" is too short', 'The password "***" is too short'],
    ['short', 'password=short&shortened=1', 'password=***&shortened=1'],
    ['h0rse', 'Not h0rse', 'Not ***'],
  ])('masks the password %s without changing other words of the message: %s', async (password, message, expected) => {
    const device = aDevice()
    device.answerAt('/v2/login', () =>
      json({ message, details: { applicationError: { code: 'X', data: { password } } } }, { status: 403 }),
    )
    const error = await device.failure(rawLogin(device.tab(), { loginId: {}, password }))
    expect(error).toMatchObject({ message: expected, data: { password: '***' } })
  })

  it('a secret that begins with another one is masked as a whole', async () => {
    const device = aDevice()
    device.answerAt('/v2/login', () => json({ message: 'Not h0rse-and-cart' }, { status: 403 }))
    const captchaTokens = [{ Recaptcha: 'h0rse-and-cart' }]
    const error = await device.failure(rawLogin(device.tab(), { loginId: {}, password: 'h0rse', captchaTokens }))
    expect(error.message).toBe('Not ***')
  })

  it('an error of an unreadable success does not contain its text', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(({ headers }) => new Response(`${headers.Authorization}`))
    const error = await device.failure(getCurrentCart(device.tab({ retries: 0 })))
    expect(error.code).toBe('BAD_RESPONSE')
    expect(shown(error)).not.toContain('access-old')
  })

  it('rejects with HTTP_403 for an error response of 200 000 nested lists', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(() => new Response('['.repeat(200_000) + ']'.repeat(200_000), { status: 403 }))
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ code: 'HTTP_403' })
  })
})

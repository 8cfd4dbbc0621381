import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAuthUrl, createLoginAttempt, parseAuthCallback } from '../../../../../src/platform/identity/authorize/authorize'
import { completeLogin, requestMemberTokens } from '../../../../../src/platform/identity/authorize/member-tokens'
import { challengeOf } from '../../../../../src/platform/session/pkce'
import { aDevice, CLIENT_ID, dropped, json, TOKENS_KEY, tokenReply } from '../../fake-platform'

const SESSION = {
  redirectSession: {
    fullUrl: 'https://login.example/authorize?x=1',
    urlDetails: { endpoint: 'https://login.example/authorize' },
    sessionToken: 'hosted-1',
  },
}
const ATTEMPT = {
  codeVerifier: 'verifier-1',
  codeChallenge: 'challenge-1',
  state: 'state-1',
  redirectUri: 'https://shop.example/cb',
}
const CALLBACK = { code: 'code-1', state: 'state-1' }

function aShop() {
  const device = aDevice()
  device.answerAt('redirect-session', () => json(SESSION))
  return { device, client: device.tab() }
}

describe('createLoginAttempt', () => {
  it('createLoginAttempt makes a verifier, its S256 challenge and a state, and sends nothing', async () => {
    const { device, client } = aShop()
    const attempt = await createLoginAttempt(client, { redirectUri: 'https://shop.example/cb', originalUri: '/mug' })
    expect(attempt).toMatchObject({ redirectUri: 'https://shop.example/cb', originalUri: '/mug' })
    expect(attempt.codeVerifier).toMatch(/^[\w\-.~]{43}$/)
    expect(attempt.codeChallenge).toBe(await challengeOf(webcrypto as Crypto, attempt.codeVerifier))
    expect(attempt.state).toMatch(/^[\w-]{43}$/)
    expect(attempt.state).not.toBe(attempt.codeChallenge)
    expect(device.seen).toEqual([])
  })

  it('createLoginAttempt accepts a verifier length of 128 and refuses 129', async () => {
    const { client } = aShop()
    expect((await createLoginAttempt(client, { verifierLength: 128 })).codeVerifier).toHaveLength(128)
    await expect(createLoginAttempt(client, { verifierLength: 129 })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

describe('createAuthUrl', () => {
  it.each([
    ['gogle'],
    ['constructor'],
    [{ connectionId: '' }],
    [{}],
    [7],
  ])('createAuthUrl refuses the provider %j, and sends nothing: the form that was to be skipped would be shown', async (idp) => {
    const { device, client } = aShop()
    await expect(createAuthUrl(client, ATTEMPT, { idp: idp as never })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('provider'),
    })
    expect(device.seen).toEqual([])
  })

  it('createAuthUrl sends scope and challenge without the verifier', async () => {
    const { device, client } = aShop()
    expect(await device.settle(createAuthUrl(client, ATTEMPT))).toEqual({
      authUrl: 'https://login.example/authorize?x=1',
      authorizationEndpoint: 'https://login.example/authorize',
      sessionToken: 'hosted-1',
    })
    expect(device.calls()[0]?.body).toEqual({
      auth: {
        authRequest: {
          clientId: CLIENT_ID,
          redirectUri: 'https://shop.example/cb',
          codeChallenge: 'challenge-1',
          codeChallengeMethod: 'S256',
          responseMode: 'fragment',
          responseType: 'code',
          scope: 'offline_access',
          state: 'state-1',
        },
        prompt: 'login',
      },
    })
  })

  it.each([
    [
      { prompt: 'consent', responseMode: 'query' },
      { prompt: 'consent', authRequest: { responseMode: 'query' } },
    ],
    [{ prompt: 'select_account' }, { prompt: 'select_account' }],
    [
      { prompt: 'none', sessionToken: 's' },
      { prompt: 'none', authRequest: { sessionToken: 's' } },
    ],
    [{ idp: 'google' }, { authRequest: { idp: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69' } }],
    [{ idp: 'facebook' }, { authRequest: { idp: '3ecad13f-52c3-483d-911f-31dbcf2a6d23' } }],
    [{ idp: { connectionId: 'c-1' } }, { authRequest: { idp: 'c-1' } }],
  ] as const)('createAuthUrl sends the options %o', async (options, auth) => {
    const { device, client } = aShop()
    await device.settle(createAuthUrl(client, ATTEMPT, options))
    expect(device.calls()[0]?.body).toMatchObject({ auth })
  })
})

describe('parseAuthCallback', () => {
  it.each<[string, 'fragment' | 'query' | undefined, object]>([
    ['https://s.example/cb#code=c&state=s', undefined, { code: 'c', state: 's' }],
    ['https://s.example/cb?code=c&state=s', 'query', { code: 'c', state: 's' }],
    ['https://s.example/cb?code=c&state=s', 'fragment', { code: null, state: null }],
    ['https://s.example/cb#code=a%2Bb+c&state=%C3%A9', undefined, { code: 'a+b c', state: 'é' }],
    ['https://s.example/cb#code=&state=', undefined, { code: '', state: '' }],
    [
      'https://s.example/cb#error=access_denied&error_description=No%20way&state=s',
      undefined,
      { code: null, state: 's', error: 'access_denied', errorDescription: 'No way' },
    ],
  ])('parseAuthCallback reads %s with the response mode %s', (url, mode, callback) => {
    expect(parseAuthCallback(url, mode)).toEqual(callback)
  })

  it('parseAuthCallback refuses a relative URL', () => {
    expect(() => parseAuthCallback('/cb#code=1')).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })
})

describe('the authorization code', () => {
  it('requestMemberTokens exchanges code and verifier for tokens without changing the session', async () => {
    const { device, client } = aShop()
    expect(await device.settle(requestMemberTokens(client, CALLBACK, ATTEMPT))).toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      role: 'member',
    })
    expect(device.tokenRequests().map(({ body, headers }) => [body, headers])).toEqual([
      [
        {
          clientId: CLIENT_ID,
          grantType: 'authorization_code',
          redirectUri: 'https://shop.example/cb',
          code: 'code-1',
          codeVerifier: 'verifier-1',
        },
        { 'Content-Type': 'application/json' },
      ],
    ])
    expect(client.session.role()).toBe('none')
  })

  it('completeLogin makes the session a member’s', async () => {
    const { device, client } = aShop()
    await device.settle(client.session.accessToken())
    await device.settle(completeLogin(client, CALLBACK, ATTEMPT))
    expect([client.session.role(), await device.settle(client.session.accessToken())]).toEqual(['member', 'access-2'])
  })

  it.each<[string, object, string]>([
    ['no code', { code: '', state: 'state-1' }, 'Missing code or _state'],
    ['no state', { code: 'c', state: null }, 'Missing code or _state'],
    ['neither', { code: null, state: null }, 'Missing code or _state'],
    ['another state', { code: 'c', state: 'STATE-1' }, 'Invalid _state'],
    ['an error under another state', { code: null, state: 'x', error: 'access_denied' }, 'Invalid _state'],
  ])('refuses a callback with %s without sending anything', async (_, callback, message) => {
    const { device, client } = aShop()
    const result = requestMemberTokens(client, callback as typeof CALLBACK, ATTEMPT)
    await expect(result).rejects.toMatchObject({ code: 'INVALID_CALLBACK', message })
    expect(device.seen).toEqual([])
  })

  // hazard 36
  it('rejects with the error of the hosted page', async () => {
    const { device, client } = aShop()
    const callback = { code: null, state: 'state-1', error: 'access_denied', errorDescription: 'No way' }
    await expect(requestMemberTokens(client, callback, ATTEMPT)).rejects.toMatchObject({
      code: 'access_denied',
      message: 'No way',
    })
    expect(device.seen).toEqual([])
  })

  it('completeLogin keeps the visitor’s tokens when the platform refuses the code', async () => {
    const { device, client } = aShop()
    await device.settle(client.session.accessToken())
    const before = device.environment.storage.read(TOKENS_KEY)
    device.answerAt('/oauth2/token', () => json({ error: 'invalid_grant' }, { status: 400, statusText: 'Bad Request' }))
    expect(await device.failure(completeLogin(client, CALLBACK, ATTEMPT))).toMatchObject({
      code: 'TOKEN_REJECTED',
      message: 'Failed to get member tokens',
      response: { statusText: 'Bad Request', body: { error: 'invalid_grant' } },
    })
    expect(device.environment.storage.read(TOKENS_KEY)).toBe(before)
  })

  it('a lost token response is reported as delivered: unknown', async () => {
    const { device, client } = aShop()
    device.answerAt('/oauth2/token', dropped)
    expect(await device.failure(requestMemberTokens(client, CALLBACK, ATTEMPT))).toMatchObject({
      code: 'NETWORK',
      delivered: 'unknown',
    })
  })

  it('completeLogin rejects an incomplete token response and does not change the session', async () => {
    const { device, client } = aShop()
    device.answerAt('/oauth2/token', () => json({ access_token: 'a' }))
    expect(await device.failure(completeLogin(client, CALLBACK, ATTEMPT))).toMatchObject({ code: 'BAD_RESPONSE' })
    expect(client.session.role()).toBe('none')
  })

  it.each([
    ['code', 'code-1'],
    ['verifier', 'verifier-1'],
  ])('the error of a refused code does not contain the %s', async (_, secret) => {
    const { device, client } = aShop()
    device.answerAt('/oauth2/token', () => json({ error: `bad ${secret}` }, { status: 400 }))
    const error = await device.failure(requestMemberTokens(client, CALLBACK, ATTEMPT))
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain(secret)
  })

  it('completeLogin discards the tokens when the visitor logs out before they arrive', async () => {
    const { device, client } = aShop()
    device.answerAt('/oauth2/token', () => Promise.resolve(tokenReply('late')))
    const login = completeLogin(client, CALLBACK, ATTEMPT)
    client.session.logout()
    expect(await device.failure(login)).toMatchObject({ code: 'LOGGED_OUT' })
    expect(device.environment.storage.read(TOKENS_KEY)).toBeNull()
  })
})

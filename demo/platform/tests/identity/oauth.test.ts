/** Every grant of the token endpoint except the anonymous one, and the endpoints that describe tokens. */
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { challengeOf } from '../../identity/authorization-codes'
import { type CartAnswer, type ErrorBody, send, type TokenBody, violationOf } from '../support/support'
import { page, platform, startAnewForEachTest } from './support/member-platform'
import { AUTH, exchange, newVerifier } from './support/members'

startAnewForEachTest()

const BACK = 'https://page.example/callback'
const codeGrant = (code: string | undefined, codeVerifier: string, more: Record<string, unknown> = {}) =>
  exchange<TokenBody & ErrorBody>(platform, {
    clientId: platform.clientId,
    grantType: 'authorization_code',
    code,
    codeVerifier,
    ...more,
  })

/** A code that was issued for the redirect URI BACK. */
const issueCode = async (email: string) => {
  const { sessionToken } = (await page.register(email)).body
  const { verifier, session } = await page.authorize({ redirectUri: BACK, responseMode: 'query', sessionToken }, 'none')
  const answer = await fetch(session.fullUrl, { redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return { code, verifier }
}
const infoOf = (token: string) => send<Record<string, unknown>>(`${platform.url}/oauth2/token-info`, 'POST', {}, token)

describe('an authorization code', () => {
  it('exchanges an authorization code for a member’s tokens with the right verifier and redirect URI', async () => {
    const { code, verifier } = await issueCode('code@members.example')
    const { status, body } = await codeGrant(code, verifier, { redirectUri: BACK })
    expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 14_400])
    expect((await infoOf(body.access_token)).body).toMatchObject({ active: true, subjectType: 'MEMBER' })
  })

  it('accepts an authorization code with snake_case parameters', async () => {
    const { code, verifier } = await issueCode('snake@members.example')
    const answer = await exchange(platform, {
      client_id: platform.clientId,
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: BACK,
    })
    expect(answer.status).toBe(200)
  })

  it('accepts an authorization code once, also in simultaneous requests', async () => {
    const { code, verifier } = await issueCode('once@members.example')
    const both = await Promise.all([1, 2].map(() => codeGrant(code, verifier, { redirectUri: BACK })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await codeGrant(code, verifier, { redirectUri: BACK })).body.error).toBe('invalid_grant')
  })

  it.each<[string, (right: { code: string; verifier: string }) => [string, string, Record<string, unknown>]]>([
    ['another verifier', ({ code }) => [code, newVerifier(), { redirectUri: BACK }]],
    ['the challenge in place of the verifier', ({ code, verifier }) => [code, challengeOf(verifier), { redirectUri: BACK }]],
    ['another address', ({ code, verifier }) => [code, verifier, { redirectUri: `${BACK}/` }]],
    ['no address', ({ code, verifier }) => [code, verifier, {}]],
    ['a made-up code', ({ verifier }) => ['JWS.made-up', verifier, { redirectUri: BACK }]],
  ])('refuses an authorization code with %s, and invalidates it', async (_, change) => {
    const right = await issueCode('wrong@members.example')
    const [code, verifier, more] = change(right)
    const answer = await codeGrant(code, verifier, more)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant'])
    if (code === right.code) expect((await codeGrant(right.code, right.verifier, { redirectUri: BACK })).status).toBe(400)
  })

  it('refuses the authorization code of another shop, without invalidating it', async () => {
    const { code, verifier } = await issueCode('mine@members.example')
    const answer = await codeGrant(code, verifier, { redirectUri: BACK, clientId: platform.secondClientId })
    expect(answer.body.error).toBe('invalid_grant')
    expect((await codeGrant(code, verifier, { redirectUri: BACK })).status).toBe(200)
  })

  it.each(['code', 'codeVerifier'])('names %s when it is missing from an authorization code request', async (field) => {
    const sent = { code: 'x', codeVerifier: newVerifier(), [field]: undefined }
    expect(violationOf(await codeGrant(sent.code, sent.codeVerifier, { [field]: undefined }))?.field).toBe(field)
  })

  it('refuses an authorization code after ten minutes', async () => {
    const { code, verifier } = await issueCode('late@members.example')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
    try {
      expect((await codeGrant(code, verifier, { redirectUri: BACK })).body.error).toBe('invalid_grant')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a member’s refresh token', () => {
  it('a member’s refresh token keeps the member, and works once', async () => {
    const tokens = await page.memberTokens((await page.register('stay@members.example')).body.sessionToken)
    const renew = (refreshToken: string) =>
      exchange<TokenBody & ErrorBody>(platform, { clientId: platform.clientId, grantType: 'refresh_token', refreshToken })
    const renewed = await renew(tokens.refresh_token)
    expect((await infoOf(renewed.body.access_token)).body.subjectType).toBe('MEMBER')
    expect((await renew(tokens.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('a refresh token stays valid when the shop does not rotate refresh tokens', async () => {
    platform.identity().rules.set({ rotateRefreshTokens: false })
    const { refresh_token: refreshToken } = page.tokens
    for (let i = 0; i < 3; i++) {
      const answer = await exchange(platform, { clientId: platform.clientId, grantType: 'refresh_token', refreshToken })
      expect([answer.status, answer.body.refresh_token]).toEqual([200, refreshToken])
    }
  })

  it('blocking the account invalidates its refresh and access tokens', async () => {
    const registered = await page.register('gone@members.example')
    const tokens = await page.memberTokens(registered.body.sessionToken)
    platform.identity().accounts.change(registered.body.identity?.id ?? '', { status: 'BLOCKED' })
    const answer = await exchange<ErrorBody>(platform, { grantType: 'refresh_token', refreshToken: tokens.refresh_token })
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant'])
    expect((await infoOf(tokens.access_token)).body).toEqual({ active: false })
  })
})

describe('external login', () => {
  const external = (memberId: string | undefined, authorization: string, more: Record<string, unknown> = {}) =>
    exchange<TokenBody & ErrorBody>(
      platform,
      { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId, ...more },
      authorization,
    )

  it('external login gives a server the tokens of a member, with the visitor’s cart', async () => {
    const { body } = await page.register('server@members.example')
    await page.add('blue-mug', 3)
    const { apiKey } = platform.credentials()
    const answer = await external(body.identity?.id, `${page.tokens.access_token},${apiKey}`)
    expect(answer.status).toBe(200)
    const cart = await send<CartAnswer>(`${platform.url}/ecom/v1/carts/current`, 'GET', undefined, answer.body.access_token)
    expect(cart.body.cart.lineItems[0]?.quantity).toBe(3)
  })

  it('external login continues the session of a sign-on, but only for its own member', async () => {
    const { apiKey } = platform.credentials()
    const authorization = `${page.tokens.access_token},${apiKey}`
    const signedOn = await send<{ sessionToken: string; identity: { id: string } }>(
      `${platform.url}${AUTH}/v2/sign-on`,
      'POST',
      { loginId: { email: 'signed@members.example' }, profile: { firstName: 'Sig' }, mergeExistingContact: true },
      authorization,
    )
    expect(signedOn.body.identity).toMatchObject({ status: { name: 'ACTIVE' }, identityProfile: { firstName: 'Sig' } })
    const { id } = signedOn.body.identity
    expect((await external(id, authorization, { session_token: signedOn.body.sessionToken })).status).toBe(200)
    const other = await page.register('other@members.example')
    expect((await external(other.body.identity?.id, authorization, { session_token: signedOn.body.sessionToken })).status).toBe(
      400,
    )
  })

  it('external login is refused without a key, with a wrong or foreign key, and for an unknown member', async () => {
    const { body } = await page.register('strict@members.example')
    const id = body.identity?.id
    const { access_token } = page.tokens
    expect((await external(id, access_token)).status).toBe(403)
    expect((await external(id, `${access_token},IST.wrong`)).status).toBe(401)
    const theirs = platform.credentials(platform.secondClientId).apiKey
    expect((await external(id, `${access_token},${theirs}`)).status).toBe(401)
    expect((await external('nobody', `${access_token},${platform.credentials().apiKey}`)).body.error).toBe('invalid_grant')
  })
})

describe('an app', () => {
  const app = () => {
    const { appId, appSecret, appInstanceId } = platform.credentials()
    return { client_id: appId, client_secret: appSecret, instance_id: appInstanceId }
  }
  const signOn = (token: string) =>
    send(`${platform.url}${AUTH}/v2/sign-on`, 'POST', { loginId: { email: 'app@members.example' } }, token)

  it('an app gets an elevated token for its instance', async () => {
    const answer = await exchange<TokenBody>(platform, { ...app(), grant_type: 'client_credentials' })
    expect([answer.status, answer.body.refresh_token]).toEqual([200, undefined])
    expect((await infoOf(answer.body.access_token)).body.subjectType).toBe('APP')
    expect((await signOn(answer.body.access_token)).status).toBe(200)
  })

  it.each([
    ['secret', { client_secret: 'wrong' }, 401],
    ['instance', { instance_id: 'wrong' }, 400],
  ])('an app with a wrong %s gets no token', async (_, wrong, status) => {
    expect((await exchange(platform, { ...app(), grant_type: 'client_credentials', ...wrong })).status).toBe(status)
  })

  it('an app exchanges its installation code and its refresh tokens, each once', async () => {
    const installed = await send<{ code: string }>(`${platform.url}/_control/app-installation`, 'POST', {})
    const access = (body: object) => send<TokenBody & ErrorBody>(`${platform.url}/oauth/access`, 'POST', { ...app(), ...body })
    const byCode = await access({ grant_type: 'authorization_code', code: installed.body.code })
    expect(Object.keys(byCode.body).sort()).toEqual(['access_token', 'refresh_token'])
    expect((await access({ grant_type: 'authorization_code', code: installed.body.code })).status).toBe(400)
    const renewed = await access({ grant_type: 'refresh_token', refresh_token: byCode.body.refresh_token })
    expect((await signOn(renewed.body.access_token)).status).toBe(200)
    expect((await access({ grant_type: 'refresh_token', refresh_token: byCode.body.refresh_token })).status).toBe(400)
  })
})

describe('an API key', () => {
  const activate = (headers: Record<string, string>) =>
    fetch(`${platform.url}/_api/iam/recovery/v1/activation-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ identityId: 'nobody' }),
    })

  it('accepts an API key only for its own site', async () => {
    const { apiKey, siteId } = platform.credentials()
    // 404 means that the call was authorized, and the identity not found.
    expect((await activate({ authorization: apiKey, 'wix-site-id': siteId })).status).toBe(404)
    const theirs = platform.credentials(platform.secondClientId).siteId
    expect((await activate({ authorization: apiKey, 'wix-site-id': theirs })).status).toBe(403)
    expect((await activate({ authorization: 'IST.made-up', 'wix-site-id': siteId })).status).toBe(401)
  })
})

describe('token introspection', () => {
  it('describes a visitor’s token, and reports only that a bad one is inactive', async () => {
    const { body } = await infoOf(page.tokens.access_token)
    expect(body).toMatchObject({ active: true, subjectType: 'VISITOR', clientId: platform.clientId })
    expect(Number(body.exp) - Number(body.iat)).toBe(14_400)
    expect((await infoOf('OauthNG.JWS.x.y.z')).body).toEqual({ active: false })
  })

  it('publishes the keys that tokens are signed with', async () => {
    const keys = (await (await fetch(`${platform.url}/oauth2/jwks`)).json()) as JSONWebKeySet
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const jwt = page.tokens.access_token.replace('OauthNG.JWS.', '')
    const { payload } = await jwtVerify(jwt, createLocalJWKSet(keys), { audience: platform.clientId })
    expect(payload).toMatchObject({ role: 'VISITOR', use: 'access' })
  })

  it('user-info describes a member in full, and a visitor only by id', async () => {
    const { body } = await page.register('who@members.example', { profile: { firstName: 'Who' } })
    const { access_token } = await page.memberTokens(body.sessionToken)
    const info = (token: string) => send<Record<string, unknown>>(`${platform.url}/oauth2/user-info`, 'GET', undefined, token)
    expect((await info(access_token)).body).toMatchObject({
      sub: body.identity?.id,
      email: 'who@members.example',
      email_verified: false,
      given_name: 'Who',
    })
    expect(Object.keys((await info(page.tokens.access_token)).body)).toEqual(['sub'])
    expect((await info('')).status).toBe(401)
  })

  it('wraps request and response for a client that uses raw HTTP', async () => {
    const inner = Buffer.from(JSON.stringify({ grantType: 'anonymous', clientId: platform.clientId })).toString('base64')
    const answer = await exchange<{ statusCode: number; body: string }>(platform, { body: inner }, page.tokens.access_token)
    expect(answer.body.statusCode).toBe(200)
    expect(JSON.parse(Buffer.from(answer.body.body, 'base64').toString())).toMatchObject({ token_type: 'Bearer' })
    const keys = await send<{ body: string }>(`${platform.url}/oauth2/jwks`, 'GET', undefined, page.tokens.access_token)
    expect(JSON.parse(Buffer.from(keys.body.body, 'base64').toString()).keys).toHaveLength(2)
  })
})

describe('secrets', () => {
  it('secrets never get into the journal', async () => {
    const { code, verifier } = await issueCode('secret@members.example')
    const tokens = await codeGrant(code, verifier, { redirectUri: BACK })
    const { appId, appSecret, appInstanceId } = platform.credentials()
    const app = { client_id: appId, client_secret: appSecret, instance_id: appInstanceId }
    await exchange(platform, { ...app, grant_type: 'client_credentials' })
    const journal = JSON.stringify(platform.journal.requests())
    for (const secret of [code, verifier, tokens.body.access_token, tokens.body.refresh_token, appSecret, 'a long enough one'])
      expect(journal).not.toContain(secret)
  })
})

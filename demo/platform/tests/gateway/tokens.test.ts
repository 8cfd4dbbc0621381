import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import {
  askToken,
  type CartAnswer,
  codeOf,
  createShopper,
  type ErrorBody,
  send,
  type TokenBody,
  violationOf,
} from '../support/support'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const token = <Body = ErrorBody>(body: unknown) => send<Body>(`${platform.url}/oauth2/token`, 'POST', body)
const cartWith = (access: string) => send<CartAnswer>(`${platform.url}/ecom/v1/carts/current`, 'GET', undefined, access)

describe('anonymous tokens', () => {
  it('issues a token for a separate visitor to each caller', async () => {
    const [a, b] = [await createShopper(platform), await createShopper(platform)]
    const visitors = [await a.add('blue-mug'), await b.add('blue-mug')].map(({ body }) => body.cart.buyerInfo.visitorId)
    expect(new Set(visitors).size).toBe(2)
    expect(a.tokens).toMatchObject({ token_type: 'Bearer', expires_in: 14_400 })
    expect(a.tokens.access_token).toMatch(/^OauthNG\.JWS\./)
    expect(a.tokens.refresh_token).toMatch(/^JWS\./)
  })

  it('accepts the snake_case names of the specification', async () => {
    const answer = await token<TokenBody>({ client_id: platform.clientId, grant_type: 'anonymous' })
    expect(answer.status).toBe(200)
  })

  it('refuses a token for an unknown client', async () => {
    const answer = await token({ clientId: 'someone-else', grantType: 'anonymous' })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ message: 'unknown client', error: 'invalid_client' })
  })

  it.each([
    ['grantType', { clientId: 'x' }],
    ['clientId', { grantType: 'anonymous' }],
    ['refreshToken', { grantType: 'refresh_token' }],
  ])('names %s when it is missing from a token request', async (field, body) => {
    const answer = await token(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('invalid_request')
    expect(violationOf(answer)?.field).toBe(field)
  })

  it('refuses an unsupported grant type', async () => {
    const answer = await token({ clientId: platform.clientId, grantType: 'password' })
    expect([answer.status, answer.body.error]).toEqual([400, 'unsupported_grant_type'])
  })
})

describe('refresh tokens', () => {
  it('a refresh token keeps the visitor and the cart', async () => {
    const shopper = await createShopper(platform)
    await shopper.add('blue-mug', 2)
    const renewed = await token<TokenBody>({ refreshToken: shopper.tokens.refresh_token, grantType: 'refresh_token' })
    expect((await cartWith(renewed.body.access_token)).body.cart.lineItems[0]?.quantity).toBe(2)
  })

  it('a refresh token can be used only once, and its successor works', async () => {
    const { refresh_token: first } = (await askToken(platform.url, platform.clientId)).body
    const renew = (refreshToken: string) =>
      token<TokenBody & ErrorBody>({ clientId: platform.clientId, refreshToken, grantType: 'refresh_token' })
    const second = (await renew(first)).body.refresh_token
    expect(second).not.toBe(first)
    const reused = await renew(first)
    expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant'])
    expect((await renew(second)).status).toBe(200)
  })

  it('exactly one of several simultaneous uses of a refresh token succeeds', async () => {
    const { refresh_token: refreshToken } = (await askToken(platform.url, platform.clientId)).body
    const both = await Promise.all([1, 2, 3].map(() => token({ refreshToken, grantType: 'refresh_token' })))
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
  })

  it('refuses an access token in place of a refresh token, and a forged refresh token', async () => {
    const { access_token, refresh_token } = (await askToken(platform.url, platform.clientId)).body
    const inPlace = `JWS.${access_token.replace('OauthNG.JWS.', '')}`
    const [header, payload] = refresh_token.split('.').slice(1)
    for (const refreshToken of [inPlace, `JWS.${header}.${payload}.AAAA`, 'nonsense'])
      expect((await token({ refreshToken, grantType: 'refresh_token' })).body.error).toBe('invalid_grant')
  })
})

describe('access tokens', () => {
  it('refuses a refresh token in place of an access token', async () => {
    const { refresh_token } = (await askToken(platform.url, platform.clientId)).body
    const answer = await cartWith(`OauthNG.${refresh_token}`)
    expect([answer.status, answer.body]).toMatchObject([401, { details: { applicationError: { description: 'invalid' } } }])
  })

  it('an access token expires after its lifetime', async () => {
    platform.setAccessTokenLifetime(0)
    const { access_token, expires_in } = (await askToken(platform.url, platform.clientId)).body
    const answer = await cartWith(access_token)
    expect([expires_in, answer.status, codeOf(answer)]).toEqual([0, 401, 'UNAUTHENTICATED'])
    expect(answer.body).toMatchObject({ message: 'Unauthorized', details: { applicationError: { description: 'expired' } } })
  })

  it('expired access tokens can be renewed with the refresh token', async () => {
    const shopper = await createShopper(platform)
    platform.expireAccessTokens()
    expect((await shopper.cart()).status).toBe(401)
    const renewed = await token<TokenBody>({ refreshToken: shopper.tokens.refresh_token, grantType: 'refresh_token' })
    expect((await cartWith(renewed.body.access_token)).status).toBe(404)
  })

  it.each([
    ['nothing', ''],
    ['a Bearer prefix', 'Bearer x'],
    ['rubbish', 'OauthNG.JWS.abc'],
  ])('answers 401 to %s in place of an access token', async (_, authorization) => {
    const answer = await cartWith(authorization)
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED'])
  })
})

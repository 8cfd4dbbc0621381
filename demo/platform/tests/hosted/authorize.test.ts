/** The authorization page: three response modes, four prompts, and which pages may receive the answer. */
import { describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { page, platform, startAnewForEachTest } from '../identity/support/member-platform'
import { exchange, messageIn } from '../identity/support/members'
import { send } from '../support/support'

startAnewForEachTest()

const BACK = 'https://page.example/callback?keep=1'
const ADA = { step: 'login', email: 'ada@members.example', password: SEEDED_PASSWORD }
const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { redirect: 'manual', headers })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  }
}
const post = async (url: string, form: Record<string, string>, cookie = '') => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers: { cookie } })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  }
}
/** The cookie of a member who is logged in on the hosted pages. */
const cookieOf = async (form: Record<string, string> = ADA) => {
  const { fullUrl } = await page.redirect({ login: {}, callbacks: { postFlowUrl: BACK } })
  return (await post(fullUrl, form)).cookie
}
const fragmentOf = (location: string) => new URLSearchParams(new URL(location).hash.slice(1))

describe('the response modes', () => {
  it('adds the code to the query of the redirect URI, beside its own parameters', async () => {
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'login')
    const { location } = await post(session.fullUrl, ADA)
    const { searchParams, origin } = new URL(location)
    expect([origin, searchParams.get('keep'), searchParams.get('state')]).toEqual(['https://page.example', '1', 'state-1'])
    expect(searchParams.get('code')).toMatch(/^JWS\./)
  })

  it('adds the code to the fragment of the redirect URI', async () => {
    const { session, verifier } = await page.authorize({ redirectUri: BACK, responseMode: 'fragment' }, 'login')
    const { location } = await post(session.fullUrl, ADA)
    expect(new URL(location).search).toBe('?keep=1')
    const code = fragmentOf(location).get('code')
    const tokens = await exchange(platform, {
      clientId: platform.clientId,
      grantType: 'authorization_code',
      code,
      codeVerifier: verifier,
      redirectUri: BACK,
    })
    expect(tokens.status).toBe(200)
  })

  it('sends the code by postMessage to the requesting page, and lets no other page frame it', async () => {
    const { sessionToken } = (await page.register('msg@members.example')).body
    const { session } = await page.authorize({ responseMode: 'web_message', sessionToken }, 'none', 'https://page.example')
    const { status, text, policy } = await get(session.fullUrl)
    const message = messageIn(text)
    expect([status, message?.target, message?.data.state]).toEqual([200, 'https://page.example', 'state-1'])
    expect(message?.data.code).toMatch(/^JWS\./)
    expect(policy).toContain('frame-ancestors https://page.example')
    expect(policy).toContain("script-src 'self'")
    const script = await get(`${platform.url}/hosted/web-message.js`)
    expect(script.text).toContain('postMessage')
    expect(script.text).not.toContain("'*'")
  })

  it('sends the message to the origin of the redirect URI when there is one', async () => {
    const { sessionToken } = (await page.register('uri@members.example')).body
    const { session } = await page.authorize(
      { responseMode: 'web_message', sessionToken, redirectUri: BACK },
      'none',
      'https://other.example',
    )
    expect(messageIn((await get(session.fullUrl)).text)?.target).toBe('https://page.example')
  })

  it('answers only to pages that the shop allows', async () => {
    platform.identity().rules.set({ redirectDomains: ['page.example'], redirectUris: ['https://page.example/callback'] })
    const authRequest = {
      clientId: platform.clientId,
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      responseMode: 'web_message',
    }
    const ask = (origin?: string) => page.openSession({ auth: { authRequest } }, page.tokens.access_token, origin)
    expect((await ask('https://evil.example')).status).toBe(403)
    expect((await ask('https://page.example')).status).toBe(200)
    // A server sends no origin; then the page that frames the authorization page counts.
    const asked = (await (await ask()).json()) as { redirectSession: { fullUrl: string } }
    const url = asked.redirectSession.fullUrl
    const cookie = await cookieOf()
    expect((await get(url, { cookie, referer: 'https://evil.example/' })).text).toContain('Nobody to tell')
    expect(messageIn((await get(url, { cookie, referer: 'https://page.example/x' })).text)?.target).toBe('https://page.example')
  })
})

describe('prompt none', () => {
  it('prompt=none answers login_required without a login, in every response mode', async () => {
    const query = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'none')
    const asked = new URL((await get(query.session.fullUrl)).location).searchParams
    expect([asked.get('error'), asked.get('state'), asked.get('code')]).toEqual(['login_required', 'state-1', null])
    const fragment = await page.authorize({ redirectUri: BACK, responseMode: 'fragment' }, 'none')
    expect(fragmentOf((await get(fragment.session.fullUrl)).location).get('error_description')).toBe('Nobody is logged in.')
    const message = await page.authorize({ responseMode: 'web_message' }, 'none')
    expect(messageIn((await get(message.session.fullUrl)).text)?.data).toMatchObject({
      error: 'login_required',
      state: 'state-1',
    })
  })

  it('prompt=none uses the login from the cookie of the hosted pages', async () => {
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'none')
    const { location } = await get(session.fullUrl, { cookie: await cookieOf() })
    expect(new URL(location).searchParams.get('code')).toMatch(/^JWS\./)
  })

  it('prompt=none ignores the cookie when it comes with an invalid session token', async () => {
    const cookie = await cookieOf()
    const { sessionToken, identity } = (await page.register('ended@members.example')).body
    const answer = async () => {
      const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query', sessionToken }, 'none')
      return new URL((await get(session.fullUrl, { cookie })).location).searchParams
    }
    expect((await answer()).get('error')).toBeNull()
    platform.identity().accounts.change(identity?.id ?? '', { status: 'BLOCKED' })
    expect((await answer()).get('error')).toBe('login_required')
    const made = await page.authorize({ redirectUri: BACK, responseMode: 'query', sessionToken: 'JWS.made.up' }, 'none')
    expect(new URL((await get(made.session.fullUrl, { cookie })).location).searchParams.get('error')).toBe('login_required')
  })
})

describe('prompt login', () => {
  it('prompt=login shows the login form despite a login, and lets the visitor register', async () => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'login')
    expect(await get(session.fullUrl, { cookie })).toMatchObject({ status: 200, text: expect.stringContaining('Log in') })
    const shown = await get(`${session.fullUrl}&step=register`, { cookie })
    expect(shown.text).toContain('autocomplete="new-password"')
    expect(shown.policy).toContain("form-action 'self' https://page.example;")
    const made = await post(session.fullUrl, {
      step: 'register',
      email: 'made@members.example',
      password: 'long enough',
      firstName: 'M',
    })
    expect(new URL(made.location).searchParams.get('code')).toMatch(/^JWS\./)
  })
})

describe('no prompt', () => {
  it('shows the login form without a prompt only to a visitor who is not logged in', async () => {
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' })
    expect((await get(session.fullUrl)).text).toContain('autocomplete="current-password"')
    const { location } = await get(session.fullUrl, { cookie: await cookieOf() })
    expect(new URL(location).searchParams.get('code')).toMatch(/^JWS\./)
  })
})

describe('prompt consent', () => {
  it('prompt=consent asks the member and reports consent or refusal to the shop', async () => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'consent')
    expect((await get(session.fullUrl, { cookie })).text).toContain('Allow access?')
    const denied = await post(session.fullUrl, { step: 'consent', answer: 'deny' }, cookie)
    expect(new URL(denied.location).searchParams.get('error')).toBe('access_denied')
    const allowed = await post(session.fullUrl, { step: 'consent', answer: 'allow' }, cookie)
    expect(new URL(allowed.location).searchParams.get('code')).toMatch(/^JWS\./)
  })

  it('prompt=consent asks for consent after the login', async () => {
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'consent')
    const asked = await post(session.fullUrl, ADA)
    expect([asked.status, asked.location, asked.text.includes('Allow access?')]).toEqual([200, '', true])
    // Consent without a login does not log in.
    expect((await post(session.fullUrl, { step: 'consent', answer: 'allow' })).text).toContain('Log in')
    expect((await post(session.fullUrl, { step: 'consent', answer: 'allow' }, asked.cookie)).status).toBe(303)
  })
})

describe('prompt select_account', () => {
  it('prompt=select_account continues as the current member or shows the login form', async () => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'select_account')
    expect((await get(session.fullUrl, { cookie })).text).toContain('Go on as Ada')
    const other = await post(session.fullUrl, { step: 'account', answer: 'other' }, cookie)
    expect(other.text).toContain('autocomplete="username"')
    const same = await post(session.fullUrl, { step: 'account', answer: 'continue' }, cookie)
    expect(new URL(same.location).searchParams.get('code')).toMatch(/^JWS\./)
  })
})

describe('a step of another prompt', () => {
  const STEPS: Record<string, string>[] = [
    { step: 'account', answer: 'continue' },
    { step: 'account' },
    { step: 'consent', answer: 'allow' },
    { step: 'consent' },
  ]

  it.each(STEPS)('the step %j does not replace the login that prompt=login asks for', async (form) => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'login')
    const answer = await post(session.fullUrl, form, cookie)
    expect([answer.status, answer.location]).toEqual([200, ''])
    expect(answer.text).toContain('autocomplete="current-password"')
  })

  it.each(
    STEPS.filter(({ step }) => step === 'account'),
  )('the step %j does not replace the consent that prompt=consent asks for', async (form) => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'consent')
    const answer = await post(session.fullUrl, form, cookie)
    expect([answer.status, answer.location]).toEqual([200, ''])
    expect(answer.text).toContain('Allow access?')
  })

  it.each(
    STEPS.filter(({ step }) => step === 'consent'),
  )('the step %j does not replace the choice that prompt=select_account asks for', async (form) => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'select_account')
    const answer = await post(session.fullUrl, form, cookie)
    expect([answer.status, answer.location]).toEqual([200, ''])
    expect(answer.text).toContain('Choose an account')
  })

  it('selects no account for an answer other than "continue" or "other"', async () => {
    const cookie = await cookieOf()
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' }, 'select_account')
    expect((await post(session.fullUrl, { step: 'account', answer: 'x' }, cookie)).text).toContain('Choose an account')
  })

  it.each(STEPS)('the step %j issues no code without a login when no prompt was requested', async (form) => {
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'query' })
    expect((await post(session.fullUrl, form)).location).not.toContain('code=')
  })
})

describe('identity providers', () => {
  const providerOf = async (url: string) => (await get(url)).location

  it('logs a member in through the identity provider’s page and its callback', async () => {
    const google = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69'
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'fragment', idp: google }, 'login')
    const provider = await providerOf(session.fullUrl)
    expect((await get(provider)).text).toContain('<h1>Google</h1>')
    expect((await post(provider, { email: 'nobody' })).status).toBe(422)
    const told = await post(provider, { email: 'gina@members.example', firstName: 'Gina' })
    expect(told.location).toContain('/_api/iam/authentication/v1/callback?')
    const called = await fetch(platform.url + told.location, { redirect: 'manual' })
    const cookie = (called.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const back = called.headers.get('location') ?? ''
    expect(fragmentOf((await get(back, { cookie })).location).get('code')).toMatch(/^JWS\./)
    // The callback works once: an old URL must not replace a login.
    expect((await get(back, { cookie })).location).not.toContain('code=')
    expect((await fetch(platform.url + told.location, { redirect: 'manual' })).status).toBe(400)
    expect(platform.identity().accounts.findByEmail('gina@members.example')).toMatchObject({
      emailVerified: true,
      status: 'ACTIVE',
    })
  })

  it('answers 404 for an identity provider that the shop does not have', async () => {
    const { session } = await page.authorize({ redirectUri: BACK, responseMode: 'fragment', idp: 'nonesuch' }, 'login')
    expect((await get(session.fullUrl)).status).toBe(404)
  })

  it('starts a provider login through the API, which returns the address as JSON or as a redirect', async () => {
    const path = `/_api/iam/authentication/v1/sso/login/${platform.credentials().siteId}/idp-conn-1`
    const told = await send<{ statusCode: number; headers: { key: string; value: string }[] }>(
      `${platform.url}${path}?tenantType=SITE`,
      'GET',
      undefined,
      page.tokens.access_token,
    )
    expect([told.body.statusCode, told.body.headers[0]?.key]).toEqual([302, 'Location'])
    expect((await get(told.body.headers[0]?.value ?? '')).text).toContain('Northwind ID')
    expect((await get(platform.url + path)).status).toBe(302)
    expect((await get(`${platform.url}/_api/iam/authentication/v1/sso/login/other/idp-conn-1`)).status).toBe(404)
  })

  it('logs in with a token of the identity provider and its nonce, once', async () => {
    const ask = { clientId: platform.clientId, idpConnectionId: 'idp-conn-1', email: 'tok@members.example', nonce: 'n-1' }
    const { token } = (await send<{ token: string }>(`${platform.url}/idp/token`, 'POST', ask)).body
    const login = (tokenParams: Record<string, string>) =>
      page.post('/_api/iam/authentication/v1/sso/login-with-token-params', { idpConnectionId: 'idp-conn-1', tokenParams })
    expect((await login({ token: 'made up', nonce: 'n-1' })).status).toBe(400)
    const { body } = await login({ token, nonce: 'n-1' })
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { email: { address: 'tok@members.example', isVerified: true } } })
    expect((await login({ token, nonce: 'n-1' })).status).toBe(400)
    const other = (await send<{ token: string }>(`${platform.url}/idp/token`, 'POST', ask)).body.token
    expect((await login({ token: other, nonce: 'n-2' })).status).toBe(400)
  })
})

describe('logout by URL', () => {
  const LOGOUT = '/_api/iam/authentication/v1/logout'

  it('redirects a browser after logout to the requested address if the shop allows it', async () => {
    const to = (uri: string) =>
      get(`${platform.url}${LOGOUT}?${new URLSearchParams({ clientId: platform.clientId, postLogoutRedirectUri: uri })}`)
    expect(await to('https://page.example/?a=b&c')).toMatchObject({ status: 302, location: 'https://page.example/?a=b&c' })
    expect((await to('http://page.example/')).status).toBe(403)
    expect((await get(`${platform.url}${LOGOUT}?clientId=other`)).status).toBe(400)
    expect(await get(platform.url + LOGOUT)).toMatchObject({ status: 302, location: `${platform.url}/` })
  })

  it('ends the login of the access token that is sent along', async () => {
    const { access_token } = await page.memberTokens((await page.register('out@members.example')).body.sessionToken)
    const answer = await send<{ statusCode: number }>(platform.url + LOGOUT, 'GET', undefined, access_token)
    expect(answer.body.statusCode).toBe(302)
    expect((await send(platform.url + LOGOUT, 'GET', undefined, access_token)).status).toBe(401)
  })
})

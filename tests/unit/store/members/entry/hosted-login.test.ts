/** Logins on the hosted pages: by redirect, or silently in a hidden frame. */
import { describe, expect, it } from 'vitest'
import { json, never } from '../../../platform/fake-platform'
import { ADA, AUTH, aVisitor, LOGIN_KEY, LOGIN_ORIGIN } from '../members'

describe('the hosted login', () => {
  const back = (state: string, more = 'code=secret-code') => `https://page.example/shop?p=1#state=${state}&${more}`

  it('redirects with a PKCE challenge and redeems the code with the verifier kept in the tab', async () => {
    const { members, settle, visited, state, authRequest, kept, sent, client } = aVisitor()
    await settle(members.loginByRedirect({ prompt: 'select_account', provider: 'google' }))
    expect(visited).toEqual([`${LOGIN_ORIGIN}/authorize?x=1`])
    expect(sent(AUTH.redirect)).toMatchObject([
      { auth: { prompt: 'select_account', authRequest: { codeChallengeMethod: 'S256' } } },
    ])
    const { codeVerifier, ...others } = JSON.parse(kept.get(LOGIN_KEY) ?? '')
    expect(Object.keys(others).sort()).toEqual(['codeChallenge', 'redirectUri', 'state'])
    expect(JSON.stringify(sent(AUTH.redirect))).not.toContain(codeVerifier)
    members.stayed()
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
    await settle(members.finishRedirect(back(authRequest().state)))
    expect(sent('/oauth2/token')).toMatchObject([{ grantType: 'authorization_code', code: 'secret-code', codeVerifier }])
    expect([state().screen, client.session.role(), kept.size]).toEqual(['LOGGED_IN', 'member', 0])
  })

  it('makes the secrets of a log-in to which the page leads by itself, and finishes it', async () => {
    const { members, settle, state, kept, sent, client } = aVisitor()
    const asked = members.completeAuthRequest({ responseMode: 'query', idp: 'c-1', redirectUri: 'https://page.example/back#top' })
    await settle(asked)
    const request = await asked
    const { codeVerifier, codeChallenge, state: kind } = JSON.parse(kept.get(LOGIN_KEY) ?? '')
    expect(request).toEqual({
      clientId: client.clientId,
      redirectUri: 'https://page.example/back',
      codeChallenge,
      codeChallengeMethod: 'S256',
      responseMode: 'query',
      responseType: 'code',
      scope: 'offline_access',
      state: kind,
      idp: 'c-1',
    })
    await settle(members.finishRedirect(`https://page.example/back?code=c&state=${kind}`))
    expect(sent('/oauth2/token')).toMatchObject([{ code: 'c', codeVerifier, redirectUri: 'https://page.example/back' }])
    expect([state().screen, client.session.role(), kept.size]).toEqual(['LOGGED_IN', 'member', 0])
  })

  it.each([
    [undefined, { redirectUri: 'https://page.example/shop?p=1', responseMode: 'fragment', scope: 'offline_access' }],
    [
      { state: 'mine', scope: 'openid' },
      { state: 'mine', scope: 'openid' },
    ],
  ])('a log-in by the page’s own way that asks for %j is completed to %j', async (given, completed) => {
    const { members, settle, kept } = aVisitor()
    const request = await settle(members.completeAuthRequest(given as never))
    expect(request).toMatchObject(completed)
    expect(JSON.parse(kept.get(LOGIN_KEY) ?? '')).toMatchObject({ state: request.state, redirectUri: request.redirectUri })
    expect(request.state).toBeTruthy()
  })

  it.each(['codeVerifier', 'codeChallenge', 'state'])('stored secrets without a readable %s are none', async (name) => {
    const { members, settle, state, kept, sent } = aVisitor()
    const attempt = { codeVerifier: 'verifier', codeChallenge: 'challenge', state: 'state', [name]: 7 }
    kept.set(LOGIN_KEY, JSON.stringify(attempt))
    await settle(members.finishRedirect(back('state')))
    expect(state()).toMatchObject({ failure: { key: 'callbackInvalid', code: 'INVALID_CALLBACK' } })
    expect([sent('/oauth2/token'), kept.size]).toEqual([[], 0])
  })

  it.each([
    ['https://page.example/own', 'https://page.example/own'],
    [7, undefined],
  ])('a stored address %j is sent as %s', async (redirectUri, sentAs) => {
    const { members, settle, kept, sent } = aVisitor()
    const attempt = { codeVerifier: 'verifier', codeChallenge: 'challenge', state: 'state', redirectUri }
    kept.set(LOGIN_KEY, JSON.stringify(attempt))
    await settle(members.finishRedirect(back('state')))
    expect((sent('/oauth2/token')[0] as { redirectUri?: string }).redirectUri).toBe(sentAs)
  })

  it('the hosted login comes back to the page that is named, without its fragment', async () => {
    const { members, settle, authRequest } = aVisitor()
    await settle(members.loginByRedirect({ returnTo: 'https://page.example/own#top' }))
    expect(authRequest()).toMatchObject({ redirectUri: 'https://page.example/own', responseMode: 'fragment' })
  })

  it('leaves a request with a challenge of the caller alone, and refuses an answer that no address carries', async () => {
    const { members, settle, kept } = aVisitor()
    const own = { clientId: 'c', codeChallenge: 'mine', responseMode: 'web_message' } as const
    expect(await members.completeAuthRequest(own)).toEqual(own)
    const refused = members.completeAuthRequest({ responseMode: 'web_message' }).catch((error: unknown) => error)
    await settle(refused)
    expect(await refused).toMatchObject({ code: 'INVALID_ARGUMENT', message: expect.stringContaining('codeChallenge') })
    expect(kept.size).toBe(0)
  })

  it('accepts code and state in the query of the returning address', async () => {
    const { members, settle, state, authRequest } = aVisitor()
    await settle(members.loginByRedirect())
    members.stayed()
    await settle(members.finishRedirect(`https://page.example/?code=c&state=${authRequest().state}#top`))
    expect(state().screen).toBe('LOGGED_IN')
  })

  it.each<[string, (state: string) => string, string]>([
    ['another state', () => back('other'), 'callbackInvalid'],
    ['no state', () => 'https://page.example/#code=c', 'callbackInvalid'],
    ['no code', (state) => back(state, 'x=1'), 'callbackInvalid'],
    ['a visitor who declined', (state) => back(state, 'error=access_denied&error_description=no'), 'accessDenied'],
    ['a visitor who is not logged in', (state) => back(state, 'error=login_required'), 'loginRequired'],
  ])('a return with %s ends in a failure and removes the stored verifier', async (_, url, key) => {
    const { members, settle, state, authRequest, kept, sent } = aVisitor()
    await settle(members.loginByRedirect())
    members.stayed()
    await settle(members.finishRedirect(url(authRequest().state)))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key, field: '' } })
    expect([kept.size, sent('/oauth2/token')]).toEqual([0, []])
    await settle(members.finishRedirect(back(authRequest().state)))
    expect(state()).toMatchObject({ failure: { key: 'callbackInvalid' } })
  })

  it('a return with a refused code ends in a failure', async () => {
    const { answer, members, settle, state, authRequest } = aVisitor()
    await settle(members.loginByRedirect())
    members.stayed()
    answer('/oauth2/token', () => json({ error: 'invalid_grant' }, { status: 400 }))
    await settle(members.finishRedirect(back(authRequest().state)))
    expect(state()).toMatchObject({ failure: { key: 'tokensRefused' } })
  })

  it('does not redirect when the tab’s storage cannot keep the verifier', async () => {
    const tabStorage = { read: () => null, write: () => false, remove: () => {} }
    const { members, settle, state, visited, errors } = aVisitor({ tabStorage })
    await settle(members.loginByRedirect())
    expect([visited, state()]).toMatchObject([[], { failure: { key: 'storageBlocked' } }])
    expect(errors).toMatchObject([{ message: expect.stringContaining('blocks storage') }])
  })
})

describe('lookForMember', () => {
  it.each<[string, 'visitor' | 'member', (visitor: ReturnType<typeof aVisitor>) => unknown]>([
    ['is logged in', 'member', () => {}],
    ['is choosing a new password', 'visitor', ({ members }) => members.openRecoveryLink('secret')],
    ['is logging in', 'visitor', ({ members }) => void members.login(ADA)],
  ])('asks nothing about a visitor who %s', async (_, role, act) => {
    const visitor = aVisitor({ role })
    visitor.answer(AUTH.login, never)
    act(visitor)
    const { screen } = visitor.state()
    await visitor.members.lookForMember()
    await visitor.settled()
    expect([visitor.frames, visitor.sent(AUTH.redirect), visitor.state().screen]).toEqual([[], [], screen])
  })

  it('logs in a member with a hosted session silently', async () => {
    const { members, settle, state, sent, screens } = aVisitor()
    await settle(members.lookForMember())
    expect(sent(AUTH.redirect)).toMatchObject([{ auth: { prompt: 'none', authRequest: { responseMode: 'web_message' } } }])
    expect([state().screen, screens]).toEqual(['LOGGED_IN', ['INITIAL', 'LOGGED_IN']])
  })

  it('reports nothing and leaves no timer when there is no hosted session', async () => {
    const { device, members, settled, settle, state, frames, authRequest, errors, visited } = aVisitor({ frames: 'silent' })
    const looking = members.lookForMember()
    await settled()
    frames[0]?.hear({ data: { error: 'login_required', state: authRequest().state }, origin: LOGIN_ORIGIN, isFromFrame: true })
    await settle(looking)
    expect([state(), errors, visited, device.pendingWaits()]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, [], [], 0])
  })

  it('on a slow line, a member is found after a minute', async () => {
    const { device, members, settled, settle, state, frames, authRequest } = aVisitor({ frames: 'silent' })
    const looking = members.lookForMember()
    await settled()
    device.advance(60_000)
    await settled()
    frames[0]?.hear({ data: { code: 'code', state: authRequest().state }, origin: LOGIN_ORIGIN, isFromFrame: true })
    await settle(looking)
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('a login by the visitor ends the silent search for a member', async () => {
    const { answer, members, settled, frames } = aVisitor({ frames: 'silent' })
    answer(AUTH.login, never)
    void members.lookForMember()
    await settled()
    void members.login(ADA)
    await settled()
    expect(frames.map(({ isOpen }) => isOpen)).toEqual([false])
  })
})

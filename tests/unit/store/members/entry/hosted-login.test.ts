/** Members who come by the hosted pages: there and back by redirect, or unseen. */
import { describe, expect, it } from 'vitest'
import { json, never } from '../../../platform/fake-platform'
import { ADA, AUTH, aVisitor, LOGIN_KEY, LOGIN_ORIGIN, PAGE } from '../members'

describe('the hosted login', () => {
  const back = (state: string, more = 'code=secret-code') => `https://page.example/shop?p=1#state=${state}&${more}`

  it('is left for with a challenge, and redeemed with the verifier that stayed in this tab', async () => {
    const { members, settle, visited, state, authRequest, kept, sent, client } = aVisitor()
    await settle(members.loginByRedirect({ prompt: 'select_account', provider: 'google' }))
    expect(visited).toEqual([`${LOGIN_ORIGIN}/authorize?x=1`])
    expect(sent(AUTH.redirect)).toMatchObject([
      { auth: { prompt: 'select_account', authRequest: { codeChallengeMethod: 'S256' } } },
    ])
    const { codeVerifier, originalUri } = JSON.parse(kept.get(LOGIN_KEY) ?? '')
    expect([originalUri, JSON.stringify(sent(AUTH.redirect)).includes(codeVerifier)]).toEqual([PAGE, false])
    members.stayed()
    expect(state()).toEqual({ screen: 'INITIAL', form: 'LOG_IN' })
    await settle(members.finishRedirect(back(authRequest().state)))
    expect(sent('/oauth2/token')).toMatchObject([{ grantType: 'authorization_code', code: 'secret-code', codeVerifier }])
    expect([state().screen, client.session.role(), kept.size]).toEqual(['LOGGED_IN', 'member', 0])
  })

  it('answers in the query just as well', async () => {
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
    ['a visitor who said no', (state) => back(state, 'error=access_denied&error_description=no'), 'accessDenied'],
    ['nobody who is logged in', (state) => back(state, 'error=login_required'), 'loginRequired'],
  ])('that comes back with %s ends with a sentence, and its secrets are gone', async (_, url, key) => {
    const { members, settle, state, authRequest, kept, sent } = aVisitor()
    await settle(members.loginByRedirect())
    members.stayed()
    await settle(members.finishRedirect(url(authRequest().state)))
    expect(state()).toMatchObject({ screen: 'FAILURE', failure: { key, field: '' } })
    expect([kept.size, sent('/oauth2/token')]).toEqual([0, []])
    await settle(members.finishRedirect(back(authRequest().state)))
    expect(state()).toMatchObject({ failure: { key: 'callbackInvalid' } })
  })

  it('whose code is too old ends with a sentence', async () => {
    const { answer, members, settle, state, authRequest } = aVisitor()
    await settle(members.loginByRedirect())
    members.stayed()
    answer('/oauth2/token', () => json({ error: 'invalid_grant' }, { status: 400 }))
    await settle(members.finishRedirect(back(authRequest().state)))
    expect(state()).toMatchObject({ failure: { key: 'tokensRefused' } })
  })

  it('is not begun where the secrets would be lost', async () => {
    const tabStorage = { read: () => null, write: () => false, remove: () => {} }
    const { members, settle, state, visited } = aVisitor({ tabStorage })
    await settle(members.loginByRedirect())
    expect([visited, state()]).toMatchObject([[], { failure: { key: 'storageBlocked' } }])
  })
})

describe('looking for a member whom the platform knows', () => {
  it('makes them one, without a question', async () => {
    const { members, settle, state, sent, screens } = aVisitor()
    await settle(members.lookForMember())
    expect(sent(AUTH.redirect)).toMatchObject([{ auth: { prompt: 'none', authRequest: { responseMode: 'web_message' } } }])
    expect([state().screen, screens]).toEqual(['LOGGED_IN', ['INITIAL', 'LOGGED_IN']])
  })

  it('neither waits nor says anything when there is none', async () => {
    const { device, members, settled, settle, state, frames, authRequest, errors, visited } = aVisitor({ frames: 'silent' })
    const looking = members.lookForMember()
    await settled()
    frames[0]?.hear({ data: { error: 'login_required', state: authRequest().state }, origin: LOGIN_ORIGIN, isFromFrame: true })
    await settle(looking)
    expect([state(), errors, visited, device.pendingWaits()]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, [], [], 0])
  })

  it('ends when the visitor does something', async () => {
    const { answer, members, settled, frames } = aVisitor({ frames: 'silent' })
    answer(AUTH.login, never)
    void members.lookForMember()
    await settled()
    void members.login(ADA)
    await settled()
    expect(frames.map(({ isOpen }) => isOpen)).toEqual([false])
  })
})

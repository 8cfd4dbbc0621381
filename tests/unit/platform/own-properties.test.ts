/** Options are read from own properties only, never from what another script of the page has added to Object.prototype. */
import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../src/platform/cart/api'
import { createClient } from '../../../src/platform/client'
import { createAuthUrl, createLoginAttempt } from '../../../src/platform/identity/authorize/authorize'
import { requestMemberTokens } from '../../../src/platform/identity/authorize/member-tokens'
import { requestMemberTokensSilently } from '../../../src/platform/identity/authorize/silent-login'
import { captchaSiteKeys, DEFAULT_CAPTCHA_SITE_KEYS } from '../../../src/platform/identity/login/captcha'
import { login, sendPasswordResetEmail } from '../../../src/platform/identity/login/login-api'
import { polluted } from '../../support/fakes/polluted'
import { aDevice, CLIENT_ID, json, storedTokens, TOKENS_KEY, tokenReply } from './fake-platform'

const EVIL = 'https://evil.example'

function aKnownDevice() {
  const device = aDevice()
  device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
  device.answerAt('redirect-session', () => json({ redirectSession: { fullUrl: 'https://login.example/authorize' } }))
  return device
}

describe('a client', () => {
  it('a client ignores an API origin, headers and a wire form on Object.prototype', async () => {
    const device = aKnownDevice()
    const { environment } = device
    await polluted(
      { api: EVIL, apiOrigin: EVIL, wireForm: 'specification', headers: { evil: '1' }, tokenHeaders: { evil: '1' } },
      async () => getCurrentCart(createClient({ clientId: CLIENT_ID, environment })),
    )
    expect(device.seen.map(({ url }) => new URL(url).origin)).toEqual(['https://www.wixapis.com'])
    expect(device.seen.map(({ headers }) => headers.evil)).toEqual([undefined])
  })

  it('a call ignores a body and a query on Object.prototype', async () => {
    const device = aKnownDevice()
    const client = device.tab()
    await polluted({ body: 'evil', query: { evil: 1 }, complex: true, recover: () => 'evil' }, () =>
      device.settle(getCurrentCart(client)),
    )
    expect(device.seen.map(({ path, search, text }) => [path, search.toString(), text])).toEqual([
      ['/ecom/v1/carts/current', '', undefined],
    ])
  })
})

describe('a login', () => {
  it('createAuthUrl ignores a redirect URI, session token, provider and prompt on Object.prototype', async () => {
    const device = aKnownDevice()
    const client = device.tab()
    await polluted({ redirectUri: EVIL, sessionToken: 'evil', idp: { connectionId: 'evil' }, prompt: 'none' }, async () =>
      createAuthUrl(client, await createLoginAttempt(client)),
    )
    const [sent] = device.seen.map(({ text }) => text)
    expect(sent).not.toContain('evil')
    expect(sent).toContain('"prompt":"login"')
  })

  it('requestMemberTokens ignores an error, redirect URI and code on Object.prototype', async () => {
    const device = aKnownDevice()
    const attempt = { codeVerifier: 'v'.repeat(43), state: 's' }
    device.answerAt('/oauth2/token', () => tokenReply('member'))
    await polluted({ error: 'evil', redirectUri: EVIL }, () =>
      device.settle(requestMemberTokens(device.tab(), { code: 'c', state: 's' }, attempt)),
    )
    expect(device.seen.map(({ text }) => text).join()).not.toContain('evil')
    const failed = polluted({ code: 'evil' }, () =>
      requestMemberTokens(device.tab(), { state: 's' } as { code: null; state: string }, attempt).catch((error) => error.code),
    )
    expect(await failed).toBe('INVALID_CALLBACK')
  })

  it('a silent login ignores an error and session token on Object.prototype', async () => {
    const device = aKnownDevice()
    device.answerAt('/oauth2/token', () => tokenReply('member'))
    const openHiddenFrame = (_: string, hear: (message: { data: unknown; origin: string; isFromFrame: boolean }) => void) => {
      const { state } = (device.seen[0]?.body as { auth: { authRequest: { state: string } } }).auth.authRequest
      hear({ data: { code: 'c', state }, origin: 'https://login.example', isFromFrame: true })
      return () => {}
    }
    const client = device.tab({ environment: { ...device.environment, openHiddenFrame } })
    const tokens = await polluted({ error: 'evil', error_description: 'evil', sessionToken: 'evil' }, () =>
      requestMemberTokensSilently(client),
    )
    expect([tokens.accessToken, device.seen.map(({ text }) => text).join()]).toEqual([
      'access-member',
      expect.not.stringContaining('evil'),
    ])
  })

  it('login and sendPasswordResetEmail ignore a captcha and language on Object.prototype', async () => {
    const device = aKnownDevice()
    const client = device.tab()
    await polluted({ captcha: { visible: 'evil' }, language: 'evil' }, async () => {
      await login(client, { email: 'a@b.example', password: 'p' })
      await sendPasswordResetEmail(client, { email: 'a@b.example', redirectUrl: 'https://shop.example/' })
    })
    expect(device.seen.map(({ text }) => text).join()).not.toContain('evil')
  })
})

it('captchaSiteKeys ignores site keys on Object.prototype', async () => {
  expect(await polluted({ visible: 'evil', invisible: 'evil' }, () => captchaSiteKeys())).toEqual(DEFAULT_CAPTCHA_SITE_KEYS)
})

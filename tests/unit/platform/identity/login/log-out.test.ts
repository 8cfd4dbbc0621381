import { describe, expect, it } from 'vitest'
import { logout } from '../../../../../src/platform/identity/login/log-out'
import { aDevice, CLIENT_ID, dropped, json, never, type StoredTokens, storedTokens, TOKENS_KEY } from '../../fake-platform'

const NOW = 1_800_000_000_000
const BACK = 'https://shop.example/'
const AWAY = 'https://shop.example/logout'

function aMember(more: StoredTokens = {}) {
  const device = aDevice({ wall: NOW })
  device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: NOW, ...more }))
  device.answerAt('redirect-session', () => json({ redirectSession: { fullUrl: AWAY } }))
  const [client, otherTab] = [device.tab(), device.tab()]
  return {
    device,
    client,
    otherTab,
    roles: () => [client.session.role(), otherTab.session.role(), device.environment.storage.read(TOKENS_KEY)],
    authorizations: () => device.calls().map(({ headers }) => headers.Authorization),
  }
}
const NOBODY = ['none', 'none', null]

describe('logout', () => {
  it('requests the logout URL with the member’s token and clears the tokens in every tab', async () => {
    const { device, client, roles, authorizations } = aMember()
    expect(await device.settle(logout(client, BACK))).toEqual({ logoutUrl: AWAY })
    expect(device.seen.map(({ body }) => body)).toEqual([{ logout: { clientId: CLIENT_ID }, callbacks: { postFlowUrl: BACK } }])
    expect([authorizations(), roles()]).toEqual([['access-old'], NOBODY])
  })

  it('clears the tokens before it sends anything, so that a hanging request leaves no member logged in', async () => {
    const { device, client, roles, authorizations } = aMember()
    device.answer(never)
    const error = device.failure(logout(client, BACK))
    expect([roles(), device.seen]).toEqual([NOBODY, []])
    expect(await error).toMatchObject({ code: 'TIMEOUT' })
    expect([authorizations(), roles()]).toEqual([['access-old'], NOBODY])
  })

  it.each([
    ['answers with an error', () => json({}, { status: 500 }), 'HTTP_500'],
    ['cannot be reached', dropped, 'NETWORK'],
  ] as const)('clears the tokens and rejects when the platform %s', async (_, answer, code) => {
    const { device, client, roles } = aMember()
    device.answerAt('redirect-session', answer)
    expect(await device.failure(logout(client, BACK))).toMatchObject({ code })
    expect(roles()).toEqual(NOBODY)
  })

  it.each([
    ['has run out', { receivedAt: NOW - 86_400_000 }, ['access-member']],
    ['is refused', {}, ['access-old', 'access-member']],
  ])('renews an access token that %s for the logout request, and stores no tokens', async (_, more, sent) => {
    const { device, client, roles, authorizations } = aMember(more)
    device.answerAt('/oauth2/token', () => json({ access_token: 'access-member', refresh_token: 'r', expires_in: 14_400 }))
    device.answerAt('redirect-session', ({ headers }) =>
      headers.Authorization === 'access-old' ? json({}, { status: 401 }) : undefined,
    )
    expect(await device.settle(logout(client, BACK))).toEqual({ logoutUrl: AWAY })
    expect([device.grants(), authorizations(), roles()]).toEqual([['refresh_token'], sent, NOBODY])
  })

  it('keeps the tokens of a member who logs in during the logout request', async () => {
    const { device, client } = aMember()
    let answer = (_: Response) => {}
    device.answerAt('redirect-session', () => new Promise((resolve) => (answer = resolve)))
    const leaving = logout(client, BACK)
    const tokens = { accessToken: 'access-b', refreshToken: 'b', role: 'member', receivedAt: NOW, expiresIn: 14_400 } as const
    await client.session.adopt(Promise.resolve({ ...tokens, renewed: false }))
    answer(json({}, { status: 401 }))
    await device.failure(leaving)
    expect(client.session.tokens()).toMatchObject(tokens)
  })

  it('requests the logout URL with a new visitor’s token, which it does not store, when there are no tokens', async () => {
    const { device, client, roles, authorizations } = aMember()
    client.session.logout()
    expect(await device.settle(logout(client, BACK))).toEqual({ logoutUrl: AWAY })
    expect([device.grants(), authorizations(), roles()]).toEqual([['anonymous'], ['access-1'], NOBODY])
  })

  it('clears the tokens even when the signal of the logout is aborted', async () => {
    const { device, client, roles } = aMember()
    device.answerAt('redirect-session', never)
    const stop = new AbortController()
    const error = device.failure(logout(client, BACK, { signal: stop.signal }))
    stop.abort()
    expect(await error).toMatchObject({ code: 'ABORTED' })
    expect(roles()).toEqual(NOBODY)
  })
})

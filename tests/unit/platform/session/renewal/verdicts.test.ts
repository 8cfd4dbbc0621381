/** Failed renewals: only a verdict on the refresh token ends its session; after any other failure it can be tried again. */
import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../../../src/platform/cart/api'
import { aDevice, dropped, json, never, storedTokens, TOKENS_KEY, tokenReply } from '../../fake-platform'

const HOUR = 3_600_000
const stored = (device: ReturnType<typeof aDevice>) => JSON.parse(device.environment.storage.read(TOKENS_KEY) ?? 'null')

/** A device of a member whose access token is `ageMs` old and expires after four hours. */
function aMembersDevice(ageMs: number) {
  const device = aDevice()
  device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: device.environment.now() - ageMs }))
  const renewals = (answer: () => Response | Promise<Response>) =>
    device.answerAt('/oauth2/token', ({ body }) => ((body as { refreshToken?: string }).refreshToken ? answer() : undefined))
  return { device, renewals }
}

describe('a refresh token', () => {
  it.each([
    [400, { error: 'temporarily_unavailable' }],
    [400, { error: 'slow_down' }],
    [401, { error: 'slow_down' }],
    [400, {}],
    [401, {}],
    [401, { message: 'Please log in to the guest network' }],
    [400, { error: 'invalid_request' }],
    [401, { error: 'invalid_client', message: 'unknown client' }],
    [400, { error: ['invalid_grant'] }],
    [400, { message: 'invalid_grant' }],
    [500, { error: 'invalid_grant' }],
  ])('keeps the member and the refresh token after a renewal response %i %o', async (status, body) => {
    const { device, renewals } = aMembersDevice(5 * HOUR)
    renewals(() => json(body, { status }))
    const client = device.tab()
    expect(await device.failure(getCurrentCart(client))).toMatchObject({ status, retryable: true, delivered: 'no' })
    expect(client.session.role()).toBe('member')
    expect(stored(device)).toMatchObject({ refreshToken: 'refresh-old', role: 'member' })
    expect(device.grants()).not.toContain('anonymous')
  })

  it('sends the refresh token again with the next call after a 401 without invalid_grant', async () => {
    const { device, renewals } = aMembersDevice(5 * HOUR)
    let portal = true
    renewals(() => (portal ? json({}, { status: 401 }) : tokenReply('next')))
    const client = device.tab()
    await device.failure(getCurrentCart(client))
    portal = false
    await device.settle(getCurrentCart(client))
    expect(client.session.tokens()).toMatchObject({ accessToken: 'access-next', role: 'member' })
  })

  it.each([400, 401, 403])('replaces the member by a new visitor after %i invalid_grant', async (status) => {
    const { device, renewals } = aMembersDevice(5 * HOUR)
    renewals(() => json({ error: 'invalid_grant' }, { status }))
    const client = device.tab()
    await device.settle(getCurrentCart(client))
    expect(device.grants()).toEqual(['refresh_token', 'anonymous'])
    expect(client.session.role()).toBe('visitor')
  })
})

describe('a new visitor’s token request', () => {
  it.each([
    [401, { error: 'invalid_client' }, { code: 'TOKEN_REJECTED', retryable: false, hint: 'Is the client id right?' }],
    [403, { error: 'unauthorized_client' }, { code: 'TOKEN_REJECTED', retryable: false }],
    [400, { error: 'temporarily_unavailable' }, { code: 'HTTP_400', retryable: true }],
    [401, {}, { code: 'HTTP_401', retryable: true, hint: undefined }],
  ])('a new visitor’s token request refused with %i %o fails with %o', async (status, body, expected) => {
    const device = aDevice()
    device.answerAt('/oauth2/token', () => json(body, { status }))
    expect(await device.failure(device.tab().session.accessToken())).toMatchObject(expected)
  })
})

describe('an early renewal', () => {
  it.each([
    ['is dropped', dropped],
    ['meets a busy platform', () => json({}, { status: 429 })],
    ['meets a captive portal', () => json({}, { status: 401 })],
    ['meets a login page', () => new Response('<html>')],
  ])('a call uses the token that is still valid when the early renewal %s', async (_, answer) => {
    const { device, renewals } = aMembersDevice(4 * HOUR - 20_000)
    renewals(answer)
    await device.settle(getCurrentCart(device.tab()))
    expect(device.grants()).toEqual(['refresh_token'])
    expect(device.calls().map(({ headers }) => headers.Authorization)).toEqual(['access-old'])
    expect(stored(device)).toMatchObject({ accessToken: 'access-old', role: 'member' })
  })

  it('a call uses the token that is still valid when the early renewal gets no response', async () => {
    const { device, renewals } = aMembersDevice(4 * HOUR - 20_000)
    renewals(never)
    await device.settle(getCurrentCart(device.tab()))
    expect(device.calls()[0]?.headers.Authorization).toBe('access-old')
  })

  it('three calls that wait for a failed early renewal are all sent after one renewal', async () => {
    const { device, renewals } = aMembersDevice(4 * HOUR - 20_000)
    renewals(dropped)
    const client = device.tab()
    await device.settle(Promise.all([1, 2, 3].map(() => getCurrentCart(client))))
    expect(device.calls()).toHaveLength(3)
    expect(device.grants()).toEqual(['refresh_token'])
  })

  it('a call fails without being sent when its token expires during an early renewal', async () => {
    const { device, renewals } = aMembersDevice(4 * HOUR - 10_000)
    renewals(never)
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ code: 'TIMEOUT', delivered: 'no' })
    expect(device.calls()).toEqual([])
  })

  it('does not send the old token when an early renewal fails after a logout', async () => {
    const { device, renewals } = aMembersDevice(4 * HOUR - 20_000)
    let fail: (error: Error) => void = () => {}
    renewals(() => new Promise((_, reject) => (fail = reject)))
    const client = device.tab({ retries: 0 })
    const cart = getCurrentCart(client)
    cart.catch(() => {})
    await device.advance(10)
    client.session.logout()
    fail(new TypeError('fetch failed'))
    await device.failure(cart)
    expect(device.calls()).toEqual([])
  })
})

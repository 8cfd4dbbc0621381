import { describe, expect, it } from 'vitest'
import { aDevice, storedTokens, TOKENS_KEY, tokenReply } from '../../fake-platform'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Needs a token every 10 s, as a busy page might. */
async function useFor(device: ReturnType<typeof aDevice>, ms: number, every = 10_000) {
  const { session } = device.tab()
  for (let passed = 0; passed < ms; passed += every) {
    await device.settle(session.accessToken())
    await device.advance(every)
  }
}
const renewals = (device: ReturnType<typeof aDevice>) => device.grants().filter((grant) => grant === 'refresh_token').length

describe('expires_in', () => {
  // hazard 67
  it.each([
    [2_147_484, 0],
    [31_536_000, 0],
    ['3600', 0],
    [1e12, 0],
    [0, 10],
    [-1, 10],
    [null, 10],
    [undefined, 10],
    ['1e3', 10],
    [{}, 10],
    [1, 10],
  ])('an expires_in of %j causes at most one renewal a minute', async (expires_in, atMost) => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => tokenReply(`${count}`, { expires_in }))
    await useFor(device, 10 * MINUTE)
    expect(renewals(device)).toBeLessThanOrEqual(atMost)
  })

  it('renews a token 30 s before it expires, so that a request still arrives in time', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await device.advance(4 * HOUR - 30_001)
    await expect(session.accessToken()).resolves.toBe('access-1')
    await device.advance(1)
    await expect(device.settle(session.accessToken())).resolves.toBe('access-2')
  })

  it('renews a short-lived token after nine tenths of its lifetime', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => tokenReply(`${count}`, { expires_in: 100 }))
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await device.advance(89_999)
    await expect(session.accessToken()).resolves.toBe('access-1')
    await device.advance(1)
    await expect(device.settle(session.accessToken())).resolves.toBe('access-2')
  })

  // hazard 67
  it('sets no timer for the expiry of a token', async () => {
    const device = aDevice()
    await device.settle(device.tab().session.accessToken())
    expect(Math.max(...device.waits)).toBeLessThanOrEqual(15_000)
  })
})

describe('a wrong device clock', () => {
  // hazard 30
  it.each([
    6 * HOUR,
    -6 * HOUR,
  ])('a clock that jumps by %i ms causes no renewal, while a real expiry still does', async (jump) => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    device.jump(jump)
    await device.advance(10 * MINUTE)
    await expect(session.accessToken()).resolves.toBe('access-1')
    await device.advance(4 * HOUR)
    await expect(device.settle(session.accessToken())).resolves.toBe('access-2')
  })

  it('a clock that jumps right after a token response does not expire the token', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    device.jump(6 * HOUR)
    await expect(session.accessToken()).resolves.toBe('access-1')
  })

  // hazard 30
  it('a clock that is six hours ahead of the last visit causes one renewal', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.jump(6 * HOUR)
    await useFor(device, 10 * MINUTE)
    expect(renewals(device)).toBe(1)
  })

  // hazard 30
  it('a clock that is six hours behind the last visit causes no renewal', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.jump(-6 * HOUR)
    await useFor(device, 10 * MINUTE)
    expect(renewals(device)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../../../src/platform/cart/api'
import type { Environment } from '../../../../../src/platform/environment'
import { aDevice, json, never, storedTokens, TOKENS_KEY, tokenReply } from '../../fake-platform'

const HOUR = 3_600_000
const noLocks: Environment['lock'] = (_, task) => task()
const stored = (device: ReturnType<typeof aDevice>) => JSON.parse(device.environment.storage.read(TOKENS_KEY) ?? 'null')

function aReturningMember() {
  const device = aDevice()
  device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: device.environment.now() - 5 * HOUR }))
  return device
}

/** Accepts each refresh token once, as the platform does with strict rotation. */
function rotateStrictly(device: ReturnType<typeof aDevice>) {
  let current = 'refresh-old'
  let issued = 0
  device.answerAt('/oauth2/token', async ({ body }) => {
    const { refreshToken } = body as { refreshToken?: string }
    if (refreshToken && refreshToken !== current) return json({ error: 'invalid_grant' }, { status: 400 })
    issued += 1
    current = `refresh-r${issued}`
    return tokenReply(`r${issued}`)
  })
}

describe('two tabs', () => {
  // hazard 5
  it('two tabs renew an expired token once between them, and both keep the member', async () => {
    const device = aReturningMember()
    rotateStrictly(device)
    const [one, two] = [device.tab(), device.tab()]
    await device.settle(Promise.all([getCurrentCart(one), getCurrentCart(two), getCurrentCart(one), getCurrentCart(two)]))
    expect(device.grants()).toEqual(['refresh_token'])
    expect([one.session.role(), two.session.role()]).toEqual(['member', 'member'])
  })

  it('two tabs request one visitor between them', async () => {
    const device = aDevice()
    await device.settle(Promise.all([getCurrentCart(device.tab()), getCurrentCart(device.tab())]))
    expect(device.grants()).toEqual(['anonymous'])
  })

  it('without locks, the tab that loses the race to renew uses the tokens of the other', async () => {
    const device = aReturningMember()
    device.environment.lock = noLocks
    rotateStrictly(device)
    const tokens = await device.settle(Promise.all([device.tab().session.accessToken(), device.tab().session.accessToken()]))
    expect(tokens).toEqual(['access-r1', 'access-r1'])
    expect(device.grants()).toEqual(['refresh_token', 'refresh_token'])
    expect(stored(device)).toMatchObject({ refreshToken: 'refresh-r1', role: 'member' })
  })

  it('two tabs end up with the same visitor without locks', async () => {
    const device = aDevice()
    device.environment.lock = noLocks
    const tokens = await device.settle(Promise.all([device.tab().session.accessToken(), device.tab().session.accessToken()]))
    expect(tokens[0]).toBe(tokens[1])
    expect(stored(device).accessToken).toBe(tokens[0])
  })

  it('clients of different client ids do not share tokens', async () => {
    const device = aDevice()
    await device.settle(device.tab().session.accessToken())
    expect(device.tab({ clientId: 'c2' }).session.hasStoredIdentity()).toBe(false)
  })

  it('a tab without tokens calls onChange for a login that another tab has stored', async () => {
    const device = aDevice()
    const { session } = device.tab()
    const heard: string[] = []
    session.onChange(() => heard.push(session.role()))
    device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: device.environment.now() }))
    await device.settle(session.accessToken())
    expect(heard).toEqual(['member'])
  })

  it('a tab uses the tokens of a login that another tab has stored', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    device.environment.storage.write(
      TOKENS_KEY,
      storedTokens({ accessToken: 'access-member', role: 'member', receivedAt: device.environment.now() }),
    )
    await expect(session.accessToken()).resolves.toBe('access-member')
  })

  it('a logout in one tab logs the other tab out', async () => {
    const device = aReturningMember()
    const [one, two] = [device.tab(), device.tab()]
    await device.settle(two.session.accessToken())
    one.session.logout()
    expect(two.session.role()).toBe('none')
    await expect(device.settle(two.session.accessToken())).resolves.toBe('access-2')
    expect(two.session.role()).toBe('visitor')
  })

  it('a logout in another tab during a renewal does not restore the member', async () => {
    const device = aReturningMember()
    device.environment.lock = noLocks
    let arrive: (response: Response) => void = () => {}
    device.answerAt('/oauth2/token', (_, count) =>
      count === 1
        ? new Promise((resolve) => {
            arrive = resolve
          })
        : undefined,
    )
    const [one, two] = [device.tab(), device.tab()]
    const waiting = one.session.accessToken()
    await device.advance(100)
    two.session.logout()
    arrive(tokenReply('late'))
    await expect(device.settle(waiting)).resolves.toBe('access-1')
    expect([one, two].map(({ session }) => session.tokens())).toMatchObject(
      Array(2).fill({ accessToken: 'access-1', role: 'visitor' }),
    )
  })
})

describe('the lock', () => {
  // hazard 29
  it('renews without the lock after waiting three seconds for it', async () => {
    const device = aReturningMember()
    device.environment.lock = never as Environment['lock']
    const token = device.tab().session.accessToken()
    await device.advance(2_999)
    expect(device.seen).toEqual([])
    await device.advance(1)
    await expect(token).resolves.toBe('access-1')
  })

  it('does not renew a second time when the lock is granted late', async () => {
    const device = aReturningMember()
    let grant: (() => Promise<unknown>) | undefined
    device.environment.lock = ((_: string, task: () => Promise<unknown>) => {
      grant = task
      return never()
    }) as Environment['lock']
    const token = device.tab().session.accessToken()
    await device.advance(3_000)
    await token
    await grant?.()
    expect(device.grants()).toEqual(['refresh_token'])
  })

  it.each([
    ['rejects', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
  ])('renews without a lock when requesting it %s', async (_, lock) => {
    const device = aReturningMember()
    device.environment.lock = lock as Environment['lock']
    await expect(device.settle(device.tab().session.accessToken())).resolves.toBe('access-1')
    expect(device.grants()).toEqual(['refresh_token'])
  })
})

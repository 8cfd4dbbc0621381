import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../../src/platform/cart/api'
import { aDevice, dropped, json, never, storedTokens, TOKENS_KEY, tokenReply } from '../fake-platform'

const HOUR = 3_600_000

/** A device with expired tokens of an earlier visit. */
function aReturningDevice(role = 'member') {
  const device = aDevice()
  device.environment.storage.write(TOKENS_KEY, storedTokens({ role, receivedAt: device.environment.now() - 5 * HOUR }))
  return device
}
const stored = (device: ReturnType<typeof aDevice>) => JSON.parse(device.environment.storage.read(TOKENS_KEY) ?? 'null')

describe('the first token', () => {
  it('sends no request until a call needs a token', () => {
    const device = aDevice()
    const { session } = device.tab()
    expect(session.role()).toBe('none')
    expect(session.hasStoredIdentity()).toBe(false)
    expect(device.seen).toEqual([])
  })

  it('requests one token for five parallel calls', async () => {
    const device = aDevice()
    const client = device.tab()
    await device.settle(Promise.all([1, 2, 3, 4, 5].map(() => getCurrentCart(client))))
    expect(device.tokenRequests().map(({ body }) => body)).toEqual([{ clientId: 'c1', grantType: 'anonymous' }])
    expect(device.calls().map(({ headers }) => headers.Authorization)).toEqual(Array(5).fill('access-1'))
    expect(client.session.role()).toBe('visitor')
  })

  it('uses stored tokens that have not expired without a request', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: device.environment.now() - HOUR }))
    const { session } = device.tab()
    expect(session.hasStoredIdentity()).toBe(true)
    expect(session.role()).toBe('member')
    await expect(session.accessToken()).resolves.toBe('access-old')
    expect(device.seen).toEqual([])
  })

  it('requests a token again after the first request failed', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => (count === 1 ? dropped() : undefined))
    const { session } = device.tab()
    expect((await device.failure(session.accessToken())).code).toBe('NETWORK')
    await expect(device.settle(session.accessToken())).resolves.toBe('access-1')
  })
})

describe('a token request of the loader', () => {
  const startedToken = () => Promise.resolve({ access_token: 'access-early', refresh_token: 'refresh-early', expires_in: 14_400 })

  it('uses the token request of the loader instead of sending one', async () => {
    const device = aDevice()
    await expect(device.settle(device.tab({ startedToken: startedToken() }).session.accessToken())).resolves.toBe('access-early')
    expect(device.seen).toEqual([])
    expect(stored(device).refreshToken).toBe('refresh-early')
  })

  it('ignores the token request of the loader when the storage holds tokens', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    await expect(device.tab({ startedToken: startedToken() }).session.accessToken()).resolves.toBe('access-old')
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with something else', () => Promise.resolve({ error: 'invalid_client' })],
    ['never answers', () => new Promise<unknown>(() => {})],
  ])('sends its own token request when that of the loader %s', async (_, started) => {
    const device = aDevice()
    await expect(device.settle(device.tab({ startedToken: started() }).session.accessToken())).resolves.toBe('access-1')
  })

  it('does not reuse the token request of the loader after a logout', async () => {
    const device = aDevice()
    const { session } = device.tab({ startedToken: startedToken() })
    await device.settle(session.accessToken())
    session.logout()
    await expect(device.settle(session.accessToken())).resolves.toBe('access-1')
  })
})

describe('renewal', () => {
  it('renews once for three parallel calls, and stores the role and the rotated refresh token', async () => {
    const device = aReturningDevice()
    const client = device.tab()
    await device.settle(Promise.all([1, 2, 3].map(() => getCurrentCart(client))))
    expect(device.tokenRequests().map(({ body }) => body)).toEqual([
      { clientId: 'c1', refreshToken: 'refresh-old', grantType: 'refresh_token' },
    ])
    expect(stored(device)).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1', role: 'member' })
  })

  it('keeps the old refresh token when the platform sends no new one with a renewal', async () => {
    const device = aReturningDevice()
    device.answerAt('/oauth2/token', () => json({ access_token: 'access-new', expires_in: 60 }))
    await device.settle(device.tab().session.accessToken())
    expect(stored(device)).toMatchObject({ accessToken: 'access-new', refreshToken: 'refresh-old' })
  })

  it.each([400, 401])('becomes a new visitor when the platform refuses the refresh token with %i', async (status) => {
    const device = aReturningDevice()
    device.answerAt('/oauth2/token', ({ body }) =>
      (body as { refreshToken?: string }).refreshToken ? json({ error: 'invalid_grant' }, { status }) : undefined,
    )
    const { session } = device.tab()
    let changes = 0
    session.onChange(() => {
      changes += 1
    })
    await expect(device.settle(session.accessToken())).resolves.toBe('access-1')
    expect(device.grants()).toEqual(['refresh_token', 'anonymous'])
    expect(session.role()).toBe('visitor')
    expect(changes).toBe(1)
  })

  it.each([
    ['the network is down', dropped, 'NETWORK'],
    ['the platform is busy', () => json({}, { status: 429 }), 'HTTP_429'],
    ['the platform fails', () => new Response('<html>', { status: 503 }), 'HTTP_503'],
    ['a proxy answers in HTML', () => new Response('<html>', { status: 401 }), 'HTTP_401'],
    ['the answer is a login page', () => new Response('<html>'), 'BAD_RESPONSE'],
    ['the answer lacks the token', () => json({ expires_in: 5 }), 'BAD_RESPONSE'],
    ['the token could not be sent', () => tokenReply('x', { access_token: 'a\nb' }), 'BAD_RESPONSE'],
    ['there is no response', never, 'TIMEOUT'],
  ])('a renewal fails and keeps the member when %s', async (_, answer, code) => {
    const device = aReturningDevice()
    device.answerAt('/oauth2/token', answer)
    const { session } = device.tab()
    expect(await device.failure(session.accessToken())).toMatchObject({ code, delivered: 'no', message: 'something went wrong' })
    expect(device.grants()).toEqual(['refresh_token'])
    expect(stored(device)).toMatchObject({ refreshToken: 'refresh-old', role: 'member' })
    expect(session.role()).toBe('member')
  })

  it('the error of a failed renewal does not contain a token', async () => {
    const device = aReturningDevice()
    device.answerAt('/oauth2/token', () => json({ message: 'bad refresh-old', error: 'access-old' }, { status: 500 }))
    const error = await device.failure(device.tab().session.accessToken())
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/refresh-old|access-old/)
  })
})

describe('renewAfter401', () => {
  it('renewAfter401 returns the current token when the refused one was already replaced', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await device.settle(session.renewAfter401('access-1'))
    await expect(device.settle(session.renewAfter401('access-1'))).resolves.toBe('access-2')
    expect(device.grants()).toEqual(['anonymous', 'refresh_token'])
  })

  it('renewAfter401 renews a token that was just renewed only after 30 s', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await device.settle(session.renewAfter401('access-1'))
    await expect(session.renewAfter401('access-2')).resolves.toBe('access-2')
    await device.advance(30_000)
    await expect(device.settle(session.renewAfter401('access-2'))).resolves.toBe('access-3')
  })

  it('renewAfter401 does not renew a new token without an expiry for 30 s', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => tokenReply(`${count}`, { expires_in: 0 }))
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await device.settle(session.renewAfter401('access-1'))
    await device.advance(29_999)
    await expect(session.renewAfter401('access-2')).resolves.toBe('access-2')
  })

  it('renewAfter401 renews a short-lived token once it has expired', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', (_, count) => tokenReply(`${count}`, { expires_in: 2 }))
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await device.settle(session.renewAfter401('access-1'))
    await device.advance(2_000)
    await expect(device.settle(session.renewAfter401('access-2'))).resolves.toBe('access-3')
  })
})

describe('logout', () => {
  it('logout removes the tokens at once, also from storage, and sends nothing', async () => {
    const device = aReturningDevice()
    const { session } = device.tab()
    session.logout()
    expect(session.role()).toBe('none')
    expect(session.hasStoredIdentity()).toBe(false)
    expect(device.environment.storage.read(TOKENS_KEY)).toBeNull()
    expect(device.seen).toEqual([])
  })

  // hazard 31
  it('a renewal that arrives after a logout is discarded, and its caller gets a new visitor’s token', async () => {
    const device = aReturningDevice()
    let arrive: (response: Response) => void = () => {}
    device.answerAt('/oauth2/token', (_, count) =>
      count === 1
        ? new Promise((resolve) => {
            arrive = resolve
          })
        : undefined,
    )
    const { session } = device.tab()
    const waiting = session.accessToken()
    await device.advance(1_000)
    session.logout()
    arrive(tokenReply('late'))
    await expect(device.settle(waiting)).resolves.toBe('access-1')
    // The visitor's token is stored, so that a cart filled with it is found again.
    expect(session.tokens()).toMatchObject({ accessToken: 'access-1', role: 'visitor' })
    expect(device.environment.storage.read(TOKENS_KEY)).not.toContain('late')
  })

  it('a call after a logout does not wait for a renewal that is still in progress', async () => {
    const device = aReturningDevice()
    device.answerAt('/oauth2/token', ({ body }) => ((body as { refreshToken?: string }).refreshToken ? never() : undefined))
    const { session } = device.tab()
    session.accessToken().catch(() => {})
    await device.advance(100)
    session.logout()
    const token = session.accessToken()
    await device.advance(3_000)
    await expect(token).resolves.toBe('access-1')
  })
})

describe('logout during a renewal', () => {
  it('does not send the refresh token when a logout happens before the lock is granted', async () => {
    const device = aReturningDevice()
    let grantLock: () => void = () => {}
    device.environment.lock = async (_, task) => {
      await new Promise<void>((resolve) => {
        grantLock = resolve
      })
      return task()
    }
    const { session } = device.tab()
    const waiting = session.accessToken()
    await device.advance(100)
    session.logout()
    grantLock()
    await device.settle(waiting)
    expect(device.grants()).toEqual(['anonymous'])
  })

  it('calls after a logout share one token request even when the discarded renewal ends first', async () => {
    const device = aReturningDevice()
    device.environment.lock = (_, task) => task()
    const answers: ((response: Response) => void)[] = []
    device.answerAt('/oauth2/token', () => new Promise((resolve) => answers.push(resolve)))
    const { session } = device.tab()
    session.accessToken().catch(() => {})
    await device.advance(100)
    session.logout()
    const first = session.accessToken()
    await device.advance(100)
    answers[0]?.(new Response('', { status: 500 }))
    await device.advance(100)
    const second = session.accessToken()
    await device.advance(100)
    answers[1]?.(tokenReply('visitor'))
    await expect(device.settle(Promise.all([first, second]))).resolves.toEqual(['access-visitor', 'access-visitor'])
    expect(device.grants()).toEqual(['refresh_token', 'anonymous'])
  })
})

describe('onChange', () => {
  it('onChange is called for a first visitor, another role and a logout, but not for a renewal', async () => {
    const device = aDevice()
    const { session } = device.tab()
    const told: string[] = []
    const stop = session.onChange(() => told.push(session.role()))
    await device.settle(session.accessToken())
    await device.settle(session.renewAfter401('access-1'))
    device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: device.environment.now() }))
    await device.settle(session.accessToken())
    session.logout()
    stop()
    await device.settle(session.accessToken())
    expect(told).toEqual(['visitor', 'member', 'none'])
  })

  it('an onChange listener that throws affects neither the call nor the other listeners', async () => {
    const device = aDevice()
    const { session } = device.tab()
    let told = false
    session.onChange(() => {
      throw new Error('host page')
    })
    session.onChange(() => {
      told = true
    })
    await expect(device.settle(session.accessToken())).resolves.toBe('access-1')
    expect(told).toBe(true)
  })
})

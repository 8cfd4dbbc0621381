/** A server that renders for many visitors: a client gets the tokens of a request, and returns the current ones. */
import { afterEach, describe, expect, it } from 'vitest'
import { createClient, getCurrentCart, isCartletError, memoryStorage, readTokens, type Tokens } from '../../../../src/index'
import { aDevice, dropped, storedTokens, TOKENS_KEY, tokenReply } from '../fake-platform'

const HOUR = 3_600_000
const aMember = (more: Partial<Tokens> = {}): Tokens => ({
  accessToken: 'access-given',
  refreshToken: 'refresh-given',
  role: 'member',
  receivedAt: 1_800_000_000_000,
  expiresIn: 14_400,
  ...more,
})

describe('configured tokens', () => {
  it('a client uses its configured tokens at once and sends them with the first call', async () => {
    const device = aDevice()
    const client = device.tab({ tokens: aMember() })
    expect(client.session.role()).toBe('member')
    expect(client.session.tokens()).toMatchObject(aMember())
    await device.settle(getCurrentCart(client))
    expect(device.tokenRequests()).toEqual([])
    expect(device.calls()[0]?.headers.Authorization).toBe('access-given')
  })

  it('renews configured tokens that have expired, and session.tokens() returns the renewed ones', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', () => tokenReply('next', { expires_in: 100 }))
    const client = device.tab({ tokens: aMember({ receivedAt: 1_800_000_000_000 - 5 * HOUR }) })
    await device.settle(getCurrentCart(client))
    const written = JSON.parse(JSON.stringify(client.session.tokens()))
    expect(written).toEqual({
      accessToken: 'access-next',
      refreshToken: 'refresh-next',
      role: 'member',
      receivedAt: 1_800_000_000_000,
      expiresIn: 100,
      renewed: true,
    })
    await device.settle(getCurrentCart(device.tab({ tokens: written })))
    expect(device.calls().map(({ headers }) => headers.Authorization)).toEqual(['access-next', 'access-next'])
    expect(device.tokenRequests()).toHaveLength(1)
  })

  it('configured tokens replace those in the storage', () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens())
    expect(device.tab({ tokens: aMember() }).session.tokens()?.accessToken).toBe('access-given')
    expect(device.environment.storage.read(TOKENS_KEY)).toContain('access-given')
  })

  it('configured tokens are not shared with other clients of the same client id', async () => {
    const first = createClient({ clientId: 'c1', tokens: aMember({ accessToken: 'access-a' }) })
    const second = createClient({ clientId: 'c1', tokens: aMember({ accessToken: 'access-b' }) })
    const third = createClient({ clientId: 'c1' })
    await expect(first.session.accessToken()).resolves.toBe('access-a')
    await expect(second.session.accessToken()).resolves.toBe('access-b')
    expect(third.session.tokens()).toBeNull()
  })

  it('a client with null or undefined as tokens starts without any', () => {
    const device = aDevice()
    expect(device.tab({ tokens: null }).session.role()).toBe('none')
    expect(device.tab({ tokens: undefined }).session.tokens()).toBeNull()
  })

  it.each<[field: string, tokens: unknown]>([
    ['tokens', 'access-given'],
    ['tokens', [aMember()]],
    ['tokens', 7],
    ['tokens.accessToken', {}],
    ['tokens.accessToken', aMember({ accessToken: '' })],
    ['tokens.accessToken', aMember({ accessToken: 'a\nb' })],
    ['tokens.accessToken', { ...aMember(), accessToken: { value: 'a', expiresAt: 1 } }],
    ['tokens.refreshToken', { ...aMember(), refreshToken: undefined }],
    ['tokens.role', { ...aMember(), role: 'none' }],
    ['tokens.role', { ...aMember(), role: undefined }],
    ['tokens.receivedAt', { ...aMember(), receivedAt: '2026-01-01' }],
    ['tokens.expiresIn', aMember({ expiresIn: Number.NaN })],
  ])('createClient names the field %s when it refuses the tokens %o', (field, tokens) => {
    try {
      aDevice().tab({ tokens: tokens as Tokens })
      expect.unreachable()
    } catch (error) {
      expect(isCartletError(error) && error.code).toBe('INVALID_CONFIG')
      expect((error as Error).message).toMatch(new RegExp(`^${field} must be \\S`))
      expect((error as Error).message).not.toContain('access-given')
    }
  })
})

describe('a polluted Object.prototype', () => {
  const pollution = {
    tokens: aMember(),
    storage: memoryStorage(),
    headers: { 'X-Evil': '1' },
    tokenHeaders: { 'X-Evil': '1' },
    api: 'https://evil.example',
    path: '/evil',
    query: { evil: 1 },
    ...aMember(),
  }
  afterEach(() => {
    for (const name of Object.keys(pollution)) Reflect.deleteProperty(Object.prototype, name)
  })

  it('a client ignores tokens, storage, headers and origin on Object.prototype', async () => {
    const device = aDevice()
    for (const [name, value] of Object.entries(pollution))
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true })
    const client = createClient({ clientId: 'c1', environment: device.environment })
    expect(client.session.tokens()).toBeNull()
    await device.settle(getCurrentCart(client))
    expect(device.seen.map(({ url, headers }) => [url, headers['X-Evil']])).toEqual([
      ['https://www.wixapis.com/oauth2/token', undefined],
      ['https://www.wixapis.com/ecom/v1/carts/current', undefined],
    ])
    expect(readTokens('{}')).toBeNull()
  })
})

describe('readTokens', () => {
  it('readTokens reads an object or JSON text and drops unknown members', () => {
    for (const value of [{ ...aMember(), more: 1 }, JSON.stringify(aMember())])
      expect(readTokens(value)).toEqual({ ...aMember(), renewed: false })
  })

  it.each([
    null,
    undefined,
    '',
    'x',
    'null',
    '{',
    {},
    { ...aMember(), role: 'owner' },
  ])('readTokens returns null for %o', (value) => {
    expect(readTokens(value)).toBeNull()
  })
})

describe('session.tokens', () => {
  it('session.tokens() returns null before the first token request and after a logout', async () => {
    const device = aDevice()
    const { session } = device.tab()
    expect(session.tokens()).toBeNull()
    await device.settle(session.accessToken())
    expect(session.tokens()).toMatchObject({ accessToken: 'access-1', role: 'visitor' })
    session.logout()
    expect(session.tokens()).toBeNull()
  })

  it('session.tokens() returns a copy that the caller may change', async () => {
    const device = aDevice()
    const { session } = device.tab({ tokens: aMember() })
    Object.assign(session.tokens() as Tokens, { accessToken: 'changed' })
    await expect(session.accessToken()).resolves.toBe('access-given')
  })

  it('session.tokens() returns the old tokens when a renewal fails', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', dropped)
    const client = device.tab({ tokens: aMember({ receivedAt: 0 }), retries: 0 })
    await device.failure(getCurrentCart(client))
    expect(client.session.tokens()?.refreshToken).toBe('refresh-given')
  })
})

describe('session.adopt', () => {
  it('session.adopt() accepts tokens as well as a promise of them', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await expect(session.adopt(aMember())).resolves.toBe(true)
    expect(session.role()).toBe('member')
  })

  it('session.adopt() rejects incomplete tokens with INVALID_ARGUMENT and keeps the current ones', async () => {
    const device = aDevice()
    const { session } = device.tab({ tokens: aMember() })
    const adopted = session.adopt({ accessToken: 'x' } as Tokens)
    expect(await device.failure(adopted)).toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(session.tokens()?.accessToken).toBe('access-given')
  })
})

describe('a storage per visitor', () => {
  it('clients with separate memory storages keep the tokens of their visitors apart', async () => {
    const device = aDevice()
    const [ada, bob] = [memoryStorage(), memoryStorage()]
    const visit = (storage: typeof ada) => createClient({ clientId: 'c1', environment: device.environment, storage })
    await device.settle(visit(ada).session.accessToken())
    await device.settle(visit(bob).session.accessToken())
    expect([visit(ada), visit(bob)].map(({ session }) => session.tokens()?.accessToken)).toEqual(['access-1', 'access-2'])
  })
})

/** A client with an asynchronous storage of the caller for its tokens. */
import { describe, expect, it } from 'vitest'
import { type AsyncStoragePort, createClient, getCurrentCart } from '../../../../src/index'
import { aDevice, dropped, json, storedTokens, TOKENS_KEY } from '../fake-platform'

const HOUR = 3_600_000
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A key-value store that settles in the next turn; `log` lists the calls, `broken` names the methods that reject. */
function aStore(entries: Record<string, string> = {}) {
  const log: string[] = []
  const broken = new Set<string>()
  const at = async (what: string, key: string) => {
    log.push(what)
    await turn()
    if (broken.has(what)) throw new Error(`no ${what} of ${key}`)
  }
  const storage: AsyncStoragePort = {
    async read(key) {
      await at('read', key)
      return entries[key]
    },
    async write(key, value) {
      await at('write', key)
      entries[key] = value
    },
    async remove(key) {
      await at('remove', key)
      delete entries[key]
    },
  }
  return { storage, entries, log, broken }
}

function aServer(role?: 'visitor' | 'member', age = 0) {
  const device = aDevice()
  const text = storedTokens({ role, receivedAt: device.environment.now() - age })
  const store = aStore(role ? { [TOKENS_KEY]: text } : {})
  const request = () =>
    createClient({ clientId: 'c1', environment: { ...device.environment, storage: undefined }, storage: store.storage })
  const kept = () => JSON.parse(store.entries[TOKENS_KEY] ?? 'null')
  return { device, store, request, kept }
}

describe('an asynchronous storage', () => {
  it('reads an asynchronous storage before the first call', async () => {
    const { device, request } = aServer('member')
    const client = request()
    await device.settle(getCurrentCart(client))
    expect(device.tokenRequests()).toEqual([])
    expect(device.calls()[0]?.headers.Authorization).toBe('access-old')
    expect(client.session.role()).toBe('member')
  })

  it('ready() reads the storage once, and before it the session appears to have no tokens', async () => {
    const { store, request } = aServer('member')
    const { session } = request()
    expect([session.role(), session.hasStoredIdentity(), session.tokens()]).toEqual(['none', false, null])
    await session.ready()
    expect([session.role(), session.hasStoredIdentity()]).toEqual(['member', true])
    expect(session.tokens()?.accessToken).toBe('access-old')
    await session.ready()
    expect(store.log).toEqual(['read'])
  })

  it('stores a new visitor’s tokens before the call that requested them resolves', async () => {
    const { device, request, kept } = aServer()
    await device.settle(getCurrentCart(request()))
    expect(kept()).toMatchObject({ accessToken: 'access-1', role: 'visitor' })
    await device.settle(getCurrentCart(request()))
    expect(device.tokenRequests()).toHaveLength(1)
  })

  it('stores renewed tokens before the call that renewed them resolves', async () => {
    const { device, request, kept } = aServer('member', 5 * HOUR)
    await device.settle(getCurrentCart(request()))
    expect(kept()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1', role: 'member' })
  })

  it('reads the storage again before a renewal and uses tokens that another server has renewed', async () => {
    const { device, store, request } = aServer('member', 5 * HOUR)
    const { session } = request()
    await session.ready()
    store.entries[TOKENS_KEY] = storedTokens({
      role: 'member',
      accessToken: 'access-theirs',
      refreshToken: 'refresh-theirs',
      receivedAt: device.environment.now(),
      renewed: true,
    })
    await expect(device.settle(session.accessToken())).resolves.toBe('access-theirs')
    expect(device.tokenRequests()).toEqual([])
  })

  it('reads the storage again after a refused refresh token and uses tokens that another server stored', async () => {
    const { device, store, request } = aServer('member', 5 * HOUR)
    device.answerAt('/oauth2/token', () => {
      store.entries[TOKENS_KEY] = storedTokens({
        role: 'member',
        accessToken: 'access-theirs',
        refreshToken: 'refresh-theirs',
        receivedAt: device.environment.now(),
        renewed: true,
      })
      return json({ error: 'invalid_grant' }, { status: 400 })
    })
    const { session } = request()
    await expect(device.settle(session.accessToken())).resolves.toBe('access-theirs')
    expect(session.role()).toBe('member')
    expect(device.grants()).toEqual(['refresh_token'])
  })

  it('removes the stored tokens at a logout that happens before they were read', async () => {
    const { device, store, request } = aServer('member')
    const { session } = request()
    session.logout()
    await session.ready()
    expect(session.role()).toBe('none')
    await device.settle(session.accessToken())
    expect(store.log).toContain('remove')
    expect(session.role()).toBe('visitor')
  })

  it('writes several changes in order, so that the storage ends with the last one', async () => {
    const { device, request, kept } = aServer('member')
    const { session } = request()
    await session.ready()
    session.logout()
    await device.settle(session.accessToken())
    session.logout()
    await session.ready()
    expect(kept()).toBeNull()
  })

  it('a client does not restore the member after a logout when the storage fails to remove the tokens', async () => {
    const { device, store, request } = aServer('member')
    store.broken.add('remove')
    const { session } = request()
    await session.ready()
    session.logout()
    await expect(device.settle(session.accessToken())).resolves.toBe('access-1')
    expect(session.role()).toBe('visitor')
  })

  it('a call succeeds as a new visitor without overwriting a storage that cannot be read', async () => {
    const { device, store, request, kept } = aServer('member')
    store.broken.add('read')
    await device.settle(getCurrentCart(request()))
    expect(device.calls()[0]?.headers.Authorization).toBe('access-1')
    expect(kept()).toMatchObject({ accessToken: 'access-old', role: 'member' })
  })

  it('removes the spent tokens when the renewed ones cannot be written', async () => {
    const { device, store, request, kept } = aServer('member', 5 * HOUR)
    store.broken.add('write')
    await device.settle(getCurrentCart(request()))
    expect(kept()).toBeNull()
  })

  it('keeps the stored tokens when a renewal fails', async () => {
    const { device, request, kept } = aServer('member', 5 * HOUR)
    device.answerAt('/oauth2/token', dropped)
    await device.failure(request().session.accessToken())
    expect(kept()).toMatchObject({ refreshToken: 'refresh-old' })
  })

  it('reads the storage once for parallel calls', async () => {
    const { device, store, request } = aServer('member')
    const client = request()
    await device.settle(Promise.all([1, 2, 3].map(() => getCurrentCart(client))))
    expect(store.log).toEqual(['read'])
  })

  it('causes no unhandled rejection when the storage throws or rejects', async () => {
    const unhandled: unknown[] = []
    const listen = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', listen)
    const { device } = aServer()
    const refuse = () => {
      throw new Error('gone')
    }
    const storage = { read: async () => null, write: refuse, remove: refuse }
    const client = createClient({ clientId: 'c1', environment: device.environment, storage })
    await device.settle(getCurrentCart(client))
    client.session.logout()
    createClient({
      clientId: 'c1',
      environment: device.environment,
      storage: { ...storage, read: () => Promise.reject(new Error('gone')) },
    })
    await turn()
    process.off('unhandledRejection', listen)
    expect(unhandled).toEqual([])
  })

  it('uses and stores the tokens of the configuration in place of the stored ones', async () => {
    const { device, store, kept } = aServer('member')
    const { storage } = store
    const tokens = {
      accessToken: 'a',
      refreshToken: 'r',
      role: 'visitor' as const,
      receivedAt: device.environment.now(),
      expiresIn: 100,
    }
    const { session } = createClient({ clientId: 'c1', environment: device.environment, storage, tokens })
    expect(session.role()).toBe('visitor')
    await expect(device.settle(session.accessToken())).resolves.toBe('a')
    expect(kept()).toMatchObject({ accessToken: 'a' })
  })
})

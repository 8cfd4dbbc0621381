import { describe, expect, it } from 'vitest'
import { memoryStorage, type StoragePort, webStorage } from '../../../../src/platform/environment'
import { createTokenStore } from '../../../../src/platform/session/token-store'
import type { Tokens } from '../../../../src/platform/session/tokens'
import { aDevice, storedTokens, TOKENS_KEY } from '../fake-platform'

const someTokens = (name: string): Tokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  role: 'visitor',
  receivedAt: 1,
  expiresIn: 60,
  renewed: false,
})
const refusing = (storage: StoragePort): StoragePort => ({ ...storage, write: () => false })

describe('stored data', () => {
  // hazard 49, 68
  it.each([
    '{"bad',
    '[]',
    'null',
    '""',
    '42',
    '{"__proto__":{"v":1,"accessToken":"a","refreshToken":"b"}}',
    storedTokens({ v: 2 }),
    storedTokens({ role: 'owner' }),
    storedTokens({ accessToken: '' }),
    storedTokens({ refreshToken: 'with space' }),
    '{"v":1,"accessToken":"a","refreshToken":"b","role":"visitor","receivedAt":null,"expiresIn":60}',
    'x'.repeat(5_000_000),
  ])('removes invalid stored tokens: %.40s', async (text) => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, text)
    const { session } = device.tab()
    expect(session.hasStoredIdentity()).toBe(false)
    expect(session.role()).toBe('none')
    expect(device.environment.storage.read(TOKENS_KEY)).toBeNull()
    await expect(device.settle(session.accessToken())).resolves.toBe('access-1')
    expect(({} as { v?: number }).v).toBeUndefined()
  })
})

describe('storage that fails', () => {
  it.each([
    [
      'throws when touched',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['is null', () => null],
    [
      'refuses every write',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: () => {},
      }),
    ],
    ['does not keep what is written', () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} })],
  ])('the session works in memory when the storage %s', async (_, area) => {
    const device = aDevice()
    device.environment.storage = webStorage(area as unknown as () => Storage)
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await expect(session.accessToken()).resolves.toBe('access-1')
    expect(session.hasStoredIdentity()).toBe(true)
    session.logout()
    expect(session.role()).toBe('none')
  })

  it('removes the spent refresh token when the new one cannot be written', () => {
    const storage = memoryStorage()
    createTokenStore(storage, 'k').write(someTokens('spent'))
    const store = createTokenStore(refusing(storage), 'k')
    store.write(someTokens('new'))
    expect(storage.read('k')).toBeNull()
    expect(store.read()?.accessToken).toBe('access-new')
  })

  it('reads tokens of another tab in place of those that it could not write', () => {
    const storage = memoryStorage()
    const store = createTokenStore(refusing(storage), 'k')
    store.write(someTokens('ours'))
    createTokenStore(storage, 'k').write(someTokens('theirs'))
    expect(store.read()?.accessToken).toBe('access-theirs')
  })
})

describe('storage that begins to throw during a visit', () => {
  /** A page's storage that can be blocked. */
  function anArea() {
    const entries = new Map<string, string>()
    const area = { entries, isBlocked: false, storage: undefined as unknown as StoragePort }
    area.storage = webStorage(() => {
      if (area.isBlocked) throw new DOMException('denied', 'SecurityError')
      return {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, text: string) => void entries.set(key, text),
        removeItem: (key: string) => void entries.delete(key),
      } as unknown as Storage
    })
    return area
  }
  const aMember = (name: string): Tokens => ({ ...someTokens(name), role: 'member' })

  it('read() tells a storage that is blocked from one without the text', () => {
    const area = anArea()
    expect(area.storage.read('k')).toBeNull()
    area.isBlocked = true
    expect(area.storage.read('k')).toBeUndefined()
  })

  it('a member stays a member, and their renewed tokens reach the storage as soon as it can be written again', () => {
    const area = anArea()
    const store = createTokenStore(area.storage, 'k')
    store.write(aMember('first'))
    area.isBlocked = true
    expect(store.read()).toMatchObject({ role: 'member', accessToken: 'access-first' })
    store.write(aMember('renewed'))
    expect(store.read()?.accessToken).toBe('access-renewed')
    area.isBlocked = false
    expect(store.read()?.accessToken).toBe('access-renewed')
    expect(createTokenStore(area.storage, 'k').read()?.accessToken).toBe('access-renewed')
  })

  it('a logout holds while the storage is blocked and afterwards, and on the next page', () => {
    const area = anArea()
    const store = createTokenStore(area.storage, 'k')
    store.write(aMember('first'))
    area.isBlocked = true
    store.clear()
    expect(store.read()).toBeNull()
    area.isBlocked = false
    expect(store.read()).toBeNull()
    expect([...area.entries]).toEqual([])
  })

  it('tokens that another tab has stored meanwhile count once they can be read', () => {
    const area = anArea()
    const store = createTokenStore(area.storage, 'k')
    store.write(aMember('first'))
    area.isBlocked = true
    store.write(aMember('ours'))
    area.isBlocked = false
    createTokenStore(area.storage, 'k').write(aMember('theirs'))
    expect(store.read()?.accessToken).toBe('access-theirs')
  })
})

describe('reading', () => {
  it('read() returns the same object while nothing has changed', () => {
    const storage = memoryStorage()
    createTokenStore(storage, 'k').write(someTokens('a'))
    const store = createTokenStore(storage, 'k')
    expect(store.read()).toBe(store.read())
  })
})

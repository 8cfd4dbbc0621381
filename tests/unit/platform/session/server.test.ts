/** The client without a document: on servers and in workers, whatever globals their runtime has. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getCurrentCart } from '../../../../src/platform/cart/api'
import { createClient } from '../../../../src/platform/client'
import { defaultEnvironment, type Environment, memoryStorage } from '../../../../src/platform/environment'
import { aDevice, json, storedTokens, TOKENS_KEY, tokenReply } from '../fake-platform'

/** A storage as in Deno, and in Node from version 25 on: one area for the whole process. */
function aGlobalStorage() {
  const entries = new Map<string, string>()
  const used: string[] = []
  const storage = {
    getItem(key: string) {
      used.push(`get ${key}`)
      return entries.get(key) ?? null
    },
    setItem(key: string, value: string) {
      used.push(`set ${key}`)
      entries.set(key, value)
    },
    removeItem(key: string) {
      used.push(`remove ${key}`)
      entries.delete(key)
    },
  }
  return { storage, entries, used }
}

/** A platform that creates a new identity for every token request. */
function aPlatform() {
  let visitors = 0
  const authorizations: string[] = []
  const fetch: Environment['fetch'] = async (url, init) => {
    if (new URL(url).pathname === '/oauth2/token') {
      visitors += 1
      return tokenReply(`${visitors}`)
    }
    authorizations.push((init.headers as Record<string, string>).Authorization ?? '')
    return json({ cart: { id: 'cart', lineItems: [] } })
  }
  return { fetch, authorizations }
}

afterEach(() => vi.unstubAllGlobals())

describe('two clients of one client id in a process with a global localStorage', () => {
  it('two clients of one process do not share tokens and do not use the global storage', async () => {
    const { storage, used } = aGlobalStorage()
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('sessionStorage', storage)
    const { fetch, authorizations } = aPlatform()
    const aRequest = () => createClient({ clientId: 'c1', environment: { fetch } })
    const [first, second] = [aRequest(), aRequest()]
    await getCurrentCart(first)
    expect([first.session.role(), second.session.role()]).toEqual(['visitor', 'none'])
    await getCurrentCart(second)
    await getCurrentCart(first)
    expect(authorizations).toEqual(['access-1', 'access-2', 'access-1'])
    first.session.logout()
    expect([first.session.role(), second.session.role()]).toEqual(['none', 'visitor'])
    expect(used).toEqual([])
  })

  it('a client without a document does not read or overwrite tokens in the global localStorage', async () => {
    const { storage, entries } = aGlobalStorage()
    entries.set(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: Date.now() }))
    vi.stubGlobal('localStorage', storage)
    const { session } = createClient({ clientId: 'c1', environment: { fetch: aPlatform().fetch } })
    expect([session.role(), session.hasStoredIdentity()]).toEqual(['none', false])
    await expect(session.accessToken()).resolves.toBe('access-1')
    expect(entries.get(TOKENS_KEY)).toContain('access-old')
  })

  it('two clients with the same environment do not share tokens', async () => {
    vi.stubGlobal('localStorage', aGlobalStorage().storage)
    const { fetch, authorizations } = aPlatform()
    const environment = defaultEnvironment({ fetch })
    const [first, second] = [createClient({ clientId: 'c1', environment }), createClient({ clientId: 'c1', environment })]
    await getCurrentCart(first)
    await getCurrentCart(second)
    expect(authorizations).toEqual(['access-1', 'access-2'])
    expect(second.session.tokens()).not.toEqual(first.session.tokens())
  })

  it('a client does not use the global storage when a document appears after it was created', async () => {
    const { storage, used } = aGlobalStorage()
    vi.stubGlobal('localStorage', storage)
    const { session } = createClient({ clientId: 'c1', environment: { fetch: aPlatform().fetch } })
    vi.stubGlobal('document', {})
    await session.accessToken()
    expect(used).toEqual([])
  })

  it('a client without a document does not use the lock manager of the runtime', async () => {
    const names: string[] = []
    vi.stubGlobal('navigator', {
      locks: {
        request(name: string) {
          names.push(name)
          return new Promise(() => {})
        },
      },
    })
    const { session } = createClient({ clientId: 'c1', environment: { fetch: aPlatform().fetch } })
    await expect(session.accessToken()).resolves.toBe('access-1')
    expect(names).toEqual([])
  })
})

describe('a client on a page', () => {
  it('a client in a page stores its tokens in localStorage, under a lock of all tabs', async () => {
    const { storage, entries } = aGlobalStorage()
    const names: string[] = []
    vi.stubGlobal('document', {})
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('navigator', {
      locks: {
        request(name: string, task: () => Promise<unknown>) {
          names.push(name)
          return task()
        },
      },
    })
    await createClient({ clientId: 'c1', environment: { fetch: aPlatform().fetch } }).session.accessToken()
    expect(entries.get(TOKENS_KEY)).toContain('access-1')
    expect(names).toEqual(['cartlet:c1:renew'])
  })
})

describe('a configured storage', () => {
  it('a configured storage holds the tokens, and a later client reads them', async () => {
    const device = aDevice()
    const storage = memoryStorage()
    await device.settle(createClient({ clientId: 'c1', environment: device.environment, storage }).session.accessToken())
    expect(storage.read(TOKENS_KEY)).toContain('access-1')
    expect(device.environment.storage.read(TOKENS_KEY)).toBeNull()
    const next = createClient({ clientId: 'c1', environment: device.environment, storage })
    expect(next.session.role()).toBe('visitor')
    await expect(next.session.accessToken()).resolves.toBe('access-1')
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../../src/platform/environment'
import { CartletError } from '../../../../src/platform/http/errors'
import { ifOffered, type OfferedContext } from '../../../../src/store/base/offered'
import { wasRefused } from '../../../../src/store/base/was-refused'

const SERVICE = 'back-in-stock-requests'
const KEY = 'cartlet:c1:refused'
const DAY_MS = 86_400_000
afterEach(() => void vi.useRealTimers())

describe('wasRefused', () => {
  it.each([
    [403, 'PERMISSION_DENIED'],
    [404, 'HTTP_404'],
    [428, 'REQUEST_COLLECTION_DISABLED'],
  ])('knows what a %s with the code %s has refused, and of no other service', async (status, code) => {
    for (const role of ['visitor', 'member']) {
      const storage = memoryStorage()
      const client = { clientId: 'c1', session: { role: () => role } } as OfferedContext['client']
      expect(wasRefused(storage, 'c1', SERVICE)).toBe(false)
      await ifOffered({ client, storage }, SERVICE, () => Promise.reject(new CartletError(code, 'no', { status })))
      expect([wasRefused(storage, 'c1', SERVICE), wasRefused(storage, 'c1', 'recommendations')]).toEqual([true, false])
    }
  })

  it('forgets a refusal after a day, or when the device clock was set back', () => {
    const storage = memoryStorage()
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = Date.now()
    const refusedAt = (at: unknown) => {
      storage.write(KEY, `{"${SERVICE} visitor":${at}}`)
      return wasRefused(storage, 'c1', SERVICE)
    }
    expect([now - DAY_MS, now + 1, '"x"'].map(refusedAt)).toEqual([false, false, false])
    expect([now - DAY_MS + 1, now].map(refusedAt)).toEqual([true, true])
  })
})

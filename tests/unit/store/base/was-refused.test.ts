import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/environment'
import { CartletError } from '../../../../src/platform/http/errors'
import { ifOffered, type OfferedContext } from '../../../../src/store/base/offered'
import { wasRefused } from '../../../../src/store/base/was-refused'

const SERVICE = 'back-in-stock-requests'
const KEY = 'cartlet:c1:refused'

describe('wasRefused', () => {
  it.each([
    [403, 'PERMISSION_DENIED'],
    [404, 'HTTP_404'],
    [428, 'REQUEST_COLLECTION_DISABLED'],
  ])('knows what a %s with the code %s has refused, and of no other service', async (status, code) => {
    const storage = memoryStorage()
    const client = { clientId: 'c1', session: { role: () => 'visitor' } } as OfferedContext['client']
    expect(wasRefused(storage, 'c1', SERVICE)).toBe(false)
    await ifOffered({ client, storage }, SERVICE, () => Promise.reject(new CartletError(code, 'no', { status })))
    expect([wasRefused(storage, 'c1', SERVICE), wasRefused(storage, 'c1', 'recommendations')]).toEqual([true, false])
  })

  it('forgets a refusal after a day, or when the device clock was set back', () => {
    const storage = memoryStorage()
    for (const at of [Date.now() - 86_400_001, Date.now() + 60_000, '"x"']) {
      storage.write(KEY, `{"${SERVICE} visitor":${at}}`)
      expect(wasRefused(storage, 'c1', SERVICE)).toBe(false)
    }
    storage.write(KEY, `{"${SERVICE} member":${Date.now() - 86_000_000}}`)
    expect(wasRefused(storage, 'c1', SERVICE)).toBe(true)
  })
})

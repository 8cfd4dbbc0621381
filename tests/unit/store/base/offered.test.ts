/** Optional services: offered if the call answers, refused for a day, told once. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../../src/platform/environment'
import { CartletError } from '../../../../src/platform/http/errors'
import { ifOffered, type OfferedContext } from '../../../../src/store/base/offered'
import { refusedServices } from '../../../../src/store/base/refused-services'

const KEY = 'cartlet:c1:refused'
const DAY_MS = 86_400_000
afterEach(() => void vi.useRealTimers())
const refusal = (code: string, status: number) => new CartletError(code, 'no', { status })

function aContext(role = 'visitor') {
  const storage = memoryStorage()
  const report = vi.fn()
  const client = { clientId: 'c1', session: { role: () => role } } as OfferedContext['client']
  return { storage, report, context: { client, storage, report } }
}
const failing = (error: Error) => vi.fn(() => Promise.reject(error))

describe('ifOffered', () => {
  it.each([
    [403, 'PERMISSION_DENIED'],
    [403, 'HTTP_403'],
    [404, 'HTTP_404'],
    [404, 'NOT_FOUND'],
    [404, 'SITE_NOT_FOUND_HERE'],
  ])('a %s with the code %s hides the service without another call, and tells the author once', async (status, code) => {
    const { context, report, storage } = aContext()
    const call = failing(refusal(code, status))
    expect(await ifOffered(context, 'recommendations', call)).toBeUndefined()
    expect(await ifOffered(context, 'recommendations', call)).toBeUndefined()
    expect(call).toHaveBeenCalledTimes(1)
    expect(report.mock.calls).toEqual([[expect.stringContaining(code), expect.stringContaining('after a day')]])
    expect(refusedServices(storage, 'c1')).toEqual(['recommendations'])
  })

  it('a call that answers is offered, and nothing is stored', async () => {
    const { context, storage } = aContext()
    expect(await ifOffered(context, 'recommendations', async () => 1)).toBe(1)
    expect(storage.read(KEY)).toBeNull()
  })

  it.each([
    [500, 'HTTP_500'],
    [404, 'ORDER_NOT_FOUND'],
    [401, 'UNAUTHENTICATED'],
  ])('a %s with the code %s is an error of the call, and the service is called again', async (status, code) => {
    const { context, storage } = aContext()
    const call = failing(refusal(code, status))
    for (let i = 0; i < 2; i++) await expect(ifOffered(context, 'recommendations', call)).rejects.toMatchObject({ code })
    expect(call).toHaveBeenCalledTimes(2)
    expect(refusedServices(storage, 'c1')).toEqual([])
  })

  it('an error that is not of the platform is passed on, whatever members it has', async () => {
    const error = Object.assign(new Error('no'), { status: 403, code: 'PERMISSION_DENIED' })
    await expect(ifOffered(aContext().context, 'recommendations', failing(error))).rejects.toBe(error)
  })

  it('the service is called again after a day, and when the device clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { context, storage } = aContext()
    const now = Date.now()
    for (const at of [now - DAY_MS, now + 1, `${now}`]) {
      storage.write(KEY, JSON.stringify({ 'recommendations visitor': at }))
      expect(await ifOffered(context, 'recommendations', async () => 1)).toBe(1)
    }
    for (const at of [now - DAY_MS + 1, now]) {
      storage.write(KEY, JSON.stringify({ 'recommendations visitor': at }))
      expect(await ifOffered(context, 'recommendations', async () => 1)).toBeUndefined()
    }
  })

  it('refusedServices lists every refused service, and drops other names that a script has stored', () => {
    const { storage } = aContext()
    const names = ['recommendations', 'back-in-stock-requests', 'orders', 'fulfillments', 'subscriptions', 'currencies']
    const all = [...names, 'wish-lists', 'order-by-id']
    const kept = [...all, 'secrets'].map((name) => [`${name} member`, Date.now()])
    storage.write(KEY, JSON.stringify(Object.fromEntries(kept)))
    expect(refusedServices(storage, 'c1')).toEqual(all)
  })

  it('what a visitor is refused is asked for a member', async () => {
    const { context } = aContext('member')
    context.storage.write(KEY, JSON.stringify({ 'recommendations visitor': Date.now() }))
    expect(await ifOffered(context, 'recommendations', async () => 'for members')).toBe('for members')
  })

  it.each([
    '{',
    '[]',
    '7',
    '{"recommendations visitor":"x"}',
    '{"__proto__":{"recommendations visitor":1}}',
  ])('a stored value that another script wrote, %s, refuses nothing', async (text) => {
    const { context, storage } = aContext()
    storage.write(KEY, text)
    expect(await ifOffered(context, 'recommendations', async () => 1)).toBe(1)
    expect(refusedServices(storage, 'c1')).toEqual([])
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { after as callAfter, defaultEnvironment } from '../../../src/platform/environment'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the default environment', () => {
  it('calls the current global fetch with a string and a plain init, and bypasses the cache in a page', async () => {
    const calls: unknown[][] = []
    const environment = defaultEnvironment()
    vi.stubGlobal('fetch', async (...args: unknown[]) => {
      calls.push(args)
      return new Response('')
    })
    await environment.fetch('https://api.example', { method: 'GET' })
    vi.stubGlobal('document', {})
    await environment.fetch('https://api.example', { method: 'GET' })
    expect(calls).toEqual([
      ['https://api.example', { method: 'GET' }],
      ['https://api.example', { method: 'GET', cache: 'no-store' }],
    ])
  })

  it('sleep ends when the time is over or when its signal aborts', async () => {
    vi.useFakeTimers()
    const { sleep } = defaultEnvironment()
    const controller = new AbortController()
    let woken = 0
    for (const signal of [undefined, controller.signal, AbortSignal.abort()]) void sleep(1_000, signal).then(() => woken++)
    await vi.advanceTimersByTimeAsync(0)
    expect(woken).toBe(1)
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(woken).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(woken).toBe(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  const request = vi.fn((name: string, task: () => Promise<unknown>) => task().then((x) => [name, x]))

  it.each([
    ['there is neither a document nor a navigator', undefined, undefined],
    ['there are locks but no document', undefined, { locks: { request } }],
    ['a page has no navigator', {}, undefined],
    ['a page has no locks', {}, {}],
  ])('runs tasks without a lock when %s', async (_, document, navigator) => {
    vi.stubGlobal('document', document)
    vi.stubGlobal('navigator', navigator)
    await expect(defaultEnvironment().lock('x', async () => 7)).resolves.toBe(7)
    expect(request).not.toHaveBeenCalled()
  })

  it('runs tasks under a Web Lock in a page', async () => {
    vi.stubGlobal('document', {})
    vi.stubGlobal('navigator', { locks: { request } })
    await expect(defaultEnvironment().lock('x', async () => 7)).resolves.toEqual(['x', 7])
  })

  it('uses a replaced wall clock as the monotonic clock, too', () => {
    const { now, monotonic } = defaultEnvironment({ now: () => 42 })
    expect([now(), monotonic()]).toEqual([42, 42])
  })

  it('provides a storage that does not throw when localStorage is missing', () => {
    vi.stubGlobal('document', {})
    vi.stubGlobal('localStorage', undefined)
    const { storage } = defaultEnvironment()
    expect(storage.write('k', 'v')).toBe(false)
    expect(storage.read('k')).toBeUndefined()
    expect(() => storage.remove('k')).not.toThrow()
  })
})

describe('after', () => {
  it('a callback passed to after() does not run once it is cancelled', async () => {
    vi.useFakeTimers()
    let ran = 0
    const cancel = callAfter(defaultEnvironment(), 100, () => ran++)
    callAfter(defaultEnvironment(), 100, () => ran++)
    cancel()
    await vi.advanceTimersByTimeAsync(100)
    expect(ran).toBe(1)
  })
})

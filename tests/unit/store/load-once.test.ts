import { describe, expect, it, vi } from 'vitest'
import { once } from '../../../src/store/base/load-once'

const offline = () => Promise.reject(new Error('offline'))

describe('once', () => {
  it('once() loads at the first call, and only once for all calls', async () => {
    const load = vi.fn(async () => 'chunk')
    const get = once(load)
    expect(load).not.toHaveBeenCalled()
    expect(await Promise.all([get(), get()])).toEqual(['chunk', 'chunk'])
    expect(await get()).toBe('chunk')
    expect(load).toHaveBeenCalledTimes(1)
  })

  // hazard 42
  it('once() retries a failed load immediately', async () => {
    const load = vi.fn(async () => 'chunk').mockImplementationOnce(offline)
    expect(await once(load)()).toBe('chunk')
    expect(load).toHaveBeenCalledTimes(2)
  })

  // hazard 15
  it('once() loads again at the next call after a load that failed twice', async () => {
    const load = vi
      .fn(async () => 'chunk')
      .mockImplementationOnce(offline)
      .mockImplementationOnce(offline)
    const get = once(load)
    await expect(get()).rejects.toThrow('offline')
    expect(await get()).toBe('chunk')
  })
})

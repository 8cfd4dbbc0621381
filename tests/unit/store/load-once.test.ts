import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../src/platform/http/errors'
import { toCartletError } from '../../../src/store/base/errors'
import { once } from '../../../src/store/base/load-once'
import { loadPart } from '../../../src/store/base/load-part'

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

  it('once() passes on an error that has a code already', async () => {
    const refused = new CartletError('HTTP_500', 'refused')
    await expect(once(() => Promise.reject(refused))()).rejects.toBe(refused)
  })

  // hazard 15
  it('once() loads again at the next call after a load that failed twice', async () => {
    const load = vi
      .fn(async () => 'chunk')
      .mockImplementationOnce(offline)
      .mockImplementationOnce(offline)
    const get = once(load)
    await expect(get()).rejects.toMatchObject({ code: 'LOAD_FAILED', retryable: true, cause: new Error('offline') })
    expect(await get()).toBe('chunk')
  })
})

describe('loadPart', () => {
  it('loadPart resolves with the part, and tells the error of one that cannot be loaded before it rejects with that', async () => {
    const tell = vi.fn()
    expect(await loadPart(Promise.resolve('part'), tell)).toBe('part')
    expect(tell).not.toHaveBeenCalled()
    const error = await loadPart(offline(), tell).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'LOAD_FAILED', message: 'A part of Cartlet could not be loaded', retryable: true })
    expect(tell.mock.calls).toEqual([[error]])
  })
})

it('anything thrown becomes the one error of the page, with what was thrown as its cause', () => {
  const refused = new CartletError('HTTP_500', 'refused')
  expect(toCartletError(refused)).toBe(refused)
  const cause = new TypeError('x is not a function')
  expect(toCartletError(cause)).toMatchObject({ code: 'INTERNAL', message: 'Something inside Cartlet failed', cause })
})

import { describe, expect, it } from 'vitest'
import { memorySeenEvents } from '../../../../../src/platform/events/receive/seen'

describe('memorySeenEvents', () => {
  it('claim() returns new, then busy, then done', () => {
    const seen = memorySeenEvents()
    expect(seen.claim('a')).toBe('new')
    expect(seen.claim('a')).toBe('busy')
    seen.done('a')
    expect(seen.claim('a')).toBe('done')
  })

  it('a released id can be claimed as new again', () => {
    const seen = memorySeenEvents()
    seen.claim('a')
    seen.release('a')
    expect(seen.claim('a')).toBe('new')
  })

  it('drops the oldest finished id beyond its limit, never one in progress', () => {
    const seen = memorySeenEvents(2)
    seen.claim('slow')
    for (const id of ['a', 'b', 'c']) {
      seen.claim(id)
      seen.done(id)
    }
    expect(seen.claim('slow')).toBe('busy')
    expect(seen.claim('b')).toBe('done')
    expect(seen.claim('c')).toBe('done')
    expect(seen.claim('a')).toBe('new')
  })

  it('lets an id be claimed again once its earlier claim has timed out', () => {
    let now = 0
    const seen = memorySeenEvents(2, () => now)
    expect(seen.claim('a', 1000)).toBe('new')
    now = 999
    expect(seen.claim('a', 1000)).toBe('busy')
    now = 1000
    expect(seen.claim('a', 1000)).toBe('new')
    now = 1999
    expect(seen.claim('a', 1000)).toBe('busy')
  })
})

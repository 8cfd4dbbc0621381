import { describe, expect, it } from 'vitest'
import { memorySeenEvents } from '../../../../../src/platform/events/receive/seen'

describe('memorySeenEvents', () => {
  it('tells new, busy and done apart', () => {
    const seen = memorySeenEvents()
    expect(seen.claim('a')).toBe('new')
    expect(seen.claim('a')).toBe('busy')
    seen.done('a')
    expect(seen.claim('a')).toBe('done')
  })

  it('takes back what failed', () => {
    const seen = memorySeenEvents()
    seen.claim('a')
    seen.release('a')
    expect(seen.claim('a')).toBe('new')
  })

  it('forgets the oldest of what is done, never what is under way', () => {
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

  it('gives up a claim whose time is over: what claimed it may have hung', () => {
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

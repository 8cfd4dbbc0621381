import { describe, expect, it } from 'vitest'
import { parseRetryAfter, retryWaitMs } from '../../../../src/platform/http/retry'

const NOW = Date.parse('2026-01-15T12:00:00Z')

describe('Retry-After', () => {
  it.each([
    ['5', 5_000],
    ['0', 0],
    ['3600', 30_000],
    ['Thu, 15 Jan 2026 12:00:07 GMT', 7_000],
    ['Thu, 15 Jan 2026 11:00:00 GMT', 0],
    ['Fri, 16 Jan 2026 12:00:00 GMT', 30_000],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('a Retry-After header of %j means a wait of %j ms', (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms)
  })
})

describe('the wait before a retry', () => {
  it('the wait before a retry doubles, is jittered over its whole length, and respects Retry-After', () => {
    expect([0, 1, 2].map((retry) => retryWaitMs(retry, undefined, 1))).toEqual([400, 800, 1600])
    expect(retryWaitMs(2, undefined, 0)).toBe(0)
    expect(retryWaitMs(0, 5_000, 0.5)).toBe(5_000)
    expect(retryWaitMs(2, 1, 1)).toBe(1600)
  })
})

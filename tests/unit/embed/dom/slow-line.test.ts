import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOnSlowLine } from '../../../../src/embed/dom/slow-line'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('isOnSlowLine', () => {
  it.each([
    ['is detected when our own file took long', [{ duration: 151 }], true],
    ['is not detected when our own file arrived quickly', [{ duration: 150 }], false],
    ['is not assumed when the browser has no timing', [], false],
  ])('a slow line %s', (_, downloads, isSlow) => {
    const ask = vi.spyOn(performance, 'getEntriesByName').mockReturnValue(downloads as unknown as PerformanceEntryList)
    expect(isOnSlowLine()).toBe(isSlow)
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/slow-line\.ts$/))
  })

  it('a slow line is not assumed when the page has replaced window.performance', () => {
    vi.stubGlobal('performance', { now: () => 0 })
    expect(isOnSlowLine()).toBe(false)
  })
})

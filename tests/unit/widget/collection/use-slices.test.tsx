import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSlices } from '../../../../src/widget/collection/use-slices'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** The number of cards that are rendered after each slice, when rendering one slice takes `paintMs`. */
function slicesOf(total: number, paintMs: number): number[] {
  const { result } = renderHook(() => {
    const drawn = useSlices(total, 'list')
    vi.setSystemTime(Date.now() + paintMs)
    return drawn
  })
  const drawn = [result.current]
  while (result.current < total) {
    act(() => void vi.advanceTimersToNextTimer())
    drawn.push(result.current)
  }
  return drawn
}

it('renders one card first, and then more at a time while the device is fast', () => {
  expect(slicesOf(24, 5)).toEqual([1, 2, 4, 7, 11, 15, 19, 23, 24])
})

it('renders one card at a time on a slow device', () => {
  expect(slicesOf(5, 60)).toEqual([1, 2, 3, 4, 5])
})

it('starts again at one card for another list, and keeps the rendered cards of a list that grows', () => {
  const { result, rerender } = renderHook(({ total, list }) => useSlices(total, list), { initialProps: { total: 3, list: 'a' } })
  act(() => void vi.runAllTimers())
  act(() => void vi.runAllTimers())
  expect(result.current).toBe(3)
  rerender({ total: 9, list: 'a' })
  expect(result.current).toBe(3)
  rerender({ total: 9, list: 'b' })
  expect(result.current).toBe(1)
})

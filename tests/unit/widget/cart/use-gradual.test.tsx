import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGradual } from '../../../../src/widget/cart/use-gradual'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Runs the hook; `step` fires one more timer and returns the number of lines that are rendered then. */
function show(total: number, on = true) {
  const { result, rerender } = renderHook((props) => useGradual(props.total, props.on), { initialProps: { total, on } })
  return {
    drawn: () => result.current,
    rerender,
    step() {
      act(() => void vi.advanceTimersToNextTimer())
      return result.current
    },
  }
}

it('renders twelve lines first, and six more in each later task', () => {
  const { drawn, step } = show(27)
  expect(drawn()).toBe(12)
  expect([step(), step(), step()]).toEqual([18, 24, 27])
  expect(vi.getTimerCount()).toBe(0)
})

it('renders further lines a tenth of a second after the first ones', () => {
  const { drawn } = show(30)
  act(() => void vi.advanceTimersByTime(99))
  expect(drawn()).toBe(12)
  act(() => void vi.advanceTimersByTime(1))
  expect(drawn()).toBe(18)
})

it('removes the lines of a closed cart in steps of 48, down to the first twelve', () => {
  const { rerender, step, drawn } = show(100)
  while (drawn() < 100) step()
  rerender({ total: 100, on: false })
  expect([step(), step()]).toEqual([52, 12])
  expect(vi.getTimerCount()).toBe(0)
})

it('follows the number of lines once all of them have been rendered', () => {
  const { rerender, step, drawn } = show(14)
  expect(step()).toBe(14)
  rerender({ total: 40, on: true })
  expect(drawn()).toBe(40)
})

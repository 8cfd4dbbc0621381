/** When a page reads changed data again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { planReread } from '../../../../src/embed/live/reread-plan'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Milliseconds until a page whose random number is `random` reads again. */
async function delayOf(listeners: number, random: number): Promise<number> {
  const begun = Date.now()
  let at = Number.NaN
  const plan = planReread(
    () => {
      at = Date.now()
    },
    () => random,
  )
  plan.due(listeners)
  await vi.advanceTimersByTimeAsync(61_000)
  return at - begun
}

it('a page waits for a random time that grows with the number of listeners, up to a minute', async () => {
  expect(await delayOf(1, 1)).toBe(200)
  expect(await delayOf(1000, 1)).toBe(5000)
  expect(await delayOf(10_000, 1)).toBe(50_000)
  expect(await delayOf(10_000, 0.5)).toBe(25_000)
  expect(await delayOf(10_000_000, 1)).toBe(60_000)
})

it('changes that arrive while a page waits lead to a single read', async () => {
  const read = vi.fn()
  const plan = planReread(read, () => 1)
  for (let change = 0; change < 10; change += 1) plan.due(100)
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).toHaveBeenCalledTimes(1)
})

it('a relay that never stops sending causes fewer than 50 reads in the first minute and fewer than 35 in each later one, but never none', async () => {
  const reads: number[] = []
  const plan = planReread(
    () => reads.push(Date.now()),
    () => 0,
  )
  const begun = Date.now()
  for (let ms = 0; ms < 300_000; ms += 100) {
    plan.due(1)
    await vi.advanceTimersByTimeAsync(100)
  }
  const perMinute = [0, 1, 2, 3, 4].map((minute) => reads.filter((at) => Math.floor((at - begun) / 60_000) === minute).length)
  const [first = 0, ...later] = perMinute
  expect(first).toBeGreaterThan(40)
  expect(first).toBeLessThan(50)
  for (const count of later) {
    expect(count).toBeGreaterThan(25)
    expect(count).toBeLessThan(35)
  }
})

it('a page whose plan was stopped reads nothing', async () => {
  const read = vi.fn()
  const plan = planReread(read, () => 1)
  plan.due(1)
  plan.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).not.toHaveBeenCalled()
})

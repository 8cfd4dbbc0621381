import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../../src/platform/environment'
import { createChangeMarker } from '../../../../src/store/cart/change-marker'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function twoTabs() {
  const storage = memoryStorage()
  return [createChangeMarker(storage, 'c1'), createChangeMarker(storage, 'c1')] as const
}

describe('the change marker of a single tab', () => {
  it('a single tab is up to date from the start and after its own changes', () => {
    const stamp = createChangeMarker(memoryStorage(), 'c1')
    expect(stamp.fresh()).toBe(true)
    expect(stamp.begin()(true)).toBe(true)
    expect(stamp.fresh()).toBe(true)
  })

  it('a tab is out of date after a lost change until it has read the cart', () => {
    const stamp = createChangeMarker(memoryStorage(), 'c1')
    stamp.begin()(false)
    expect(stamp.fresh()).toBe(false)
    stamp.take()()
    expect(stamp.fresh()).toBe(true)
  })
})

describe('the change marker of two tabs', () => {
  it('a tab is out of date after a change by another tab until it has read the cart', () => {
    const [one, other] = twoTabs()
    other.begin()(true)
    expect(one.fresh()).toBe(false)
    one.take()()
    expect(one.fresh()).toBe(true)
  })

  it('a tab stays out of date when its own change was refused', () => {
    const [one, other] = twoTabs()
    other.begin()(true)
    one.begin()(true, false)
    expect(one.fresh()).toBe(false)
    one.take()()
    one.begin()(true, false)
    expect(one.fresh()).toBe(true)
  })

  it('a tab is out of date when another tab changed the cart during the read', () => {
    const [one, other] = twoTabs()
    const read = one.take()
    other.begin()(true)
    read()
    expect(one.fresh()).toBe(false)
  })

  it('a change that begins with an outdated cart is not alone, since its answer shows the other tab’s change, too', () => {
    const [one, other] = twoTabs()
    const change = other.begin()
    const read = one.take()
    change(true)
    read()
    expect(one.begin()(true)).toBe(false)
    expect(one.begin()(true)).toBe(true)
    expect(one.fresh()).toBe(true)
  })

  it('two tabs with overlapping changes both learn of it and are out of date', () => {
    const [one, other] = twoTabs()
    const first = one.begin()
    const second = other.begin()
    expect(second(true)).toBe(false)
    expect(first(true)).toBe(false)
    expect(one.fresh()).toBe(false)
    expect(other.fresh()).toBe(false)
  })

  it('a lost change of another tab counts as under way until it can no longer arrive', () => {
    const [one, other] = twoTabs()
    expect(other.begin()(false)).toBe(true)
    expect(one.othersUnderWay()).toBe(true)
    expect(one.begin()(true)).toBe(false)
    one.take()()
    expect(one.begin()(true)).toBe(false)
    vi.advanceTimersByTime(40_000)
    one.take()()
    expect(one.begin()(true)).toBe(true)
  })

  it('an unfinished change of a closed tab counts as under way until it can no longer arrive', () => {
    const [one, gone] = twoTabs()
    gone.begin()
    vi.advanceTimersByTime(10_000)
    expect(one.begin()(true)).toBe(false)
    one.take()()
    expect(one.begin()(true)).toBe(false)
    vi.advanceTimersByTime(40_000)
    one.take()()
    expect(one.begin()(true)).toBe(true)
  })

  it('changesOfOthers() counts changes of other tabs and not its own', () => {
    const [one, other] = twoTabs()
    const before = one.changesOfOthers()
    one.begin()(true)
    expect(one.changesOfOthers()).toBe(before)
    other.begin()(true)
    one.begin()(true)
    expect(one.changesOfOthers()).toBeGreaterThan(before)
    const after = one.changesOfOthers()
    const end = one.begin()
    other.begin()(true)
    end(true)
    expect(one.changesOfOthers()).toBeGreaterThan(after)
  })
})

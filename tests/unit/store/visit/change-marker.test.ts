import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../../src/platform/environment'
import { createChangeMarker } from '../../../../src/store/visit/change-marker'

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

describe('a tab alone', () => {
  it('knows the last cart from the start, and after each change of its own', () => {
    const stamp = createChangeMarker(memoryStorage(), 'c1')
    expect(stamp.fresh()).toBe(true)
    expect(stamp.begin()(true)).toBe(true)
    expect(stamp.fresh()).toBe(true)
  })

  it('does not know what a lost change left behind', () => {
    const stamp = createChangeMarker(memoryStorage(), 'c1')
    stamp.begin()(false)
    expect(stamp.fresh()).toBe(false)
    stamp.take()()
    expect(stamp.fresh()).toBe(true)
  })
})

describe('of two tabs', () => {
  it('one sees that the other has changed the cart, until it has read it', () => {
    const [one, other] = twoTabs()
    other.begin()(true)
    expect(one.fresh()).toBe(false)
    one.take()()
    expect(one.fresh()).toBe(true)
  })

  it('one whose own change was refused still has to read what the other has changed', () => {
    const [one, other] = twoTabs()
    other.begin()(true)
    expect(one.begin()(true, false)).toBe(true)
    expect(one.fresh()).toBe(false)
    one.take()()
    expect(one.begin()(true, false)).toBe(true)
    expect(one.fresh()).toBe(true)
  })

  it('one that reads while the other changes does not take the old cart for the new', () => {
    const [one, other] = twoTabs()
    const read = one.take()
    other.begin()(true)
    read()
    expect(one.fresh()).toBe(false)
  })

  it('neither was alone when their changes crossed, whoever ends first', () => {
    const [one, other] = twoTabs()
    const first = one.begin()
    const second = other.begin()
    expect(second(true)).toBe(false)
    expect(first(true)).toBe(false)
    expect(one.fresh()).toBe(false)
    expect(other.fresh()).toBe(false)
  })

  it('none is alone while a change that was lost may still arrive, and then it is again', () => {
    const [one, other] = twoTabs()
    expect(other.begin()(false)).toBe(true)
    expect(one.othersUnderWay()).toBe(true)
    expect(one.begin()(true)).toBe(false)
    vi.advanceTimersByTime(40_000)
    expect(one.begin()(true)).toBe(true)
  })

  it('none is alone while the change of a tab that is gone may be under way, and then it is again', () => {
    const [one, gone] = twoTabs()
    gone.begin()
    vi.advanceTimersByTime(10_000)
    expect(one.begin()(true)).toBe(false)
    vi.advanceTimersByTime(40_000)
    expect(one.begin()(true)).toBe(true)
  })

  it('each counts what the other has changed since it last looked, and not its own changes', () => {
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

import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { forgetLeft, leftCheckouts, noteLeft } from '../../../../src/store/drawer/left-checkouts'

const KEY = 'cartlet:c1:left'
const NOW = 1_800_000_000_000
const [HOUR, DAY] = [3_600_000, 86_400_000]

function aBrowser() {
  const storage = memoryStorage()
  return {
    storage,
    leave: (id: string, ago = 0, cart?: string) => noteLeft(storage, 'c1', { id, cart }, NOW - ago),
    left: (now = NOW) => leftCheckouts(storage, 'c1', now),
    ids: () => leftCheckouts(storage, 'c1', NOW).map(({ id }) => id),
  }
}

describe('the checkouts that a browser has left for', () => {
  it('a checkout that is left for again stands once, as the last, with its cart of now', () => {
    const { leave, left } = aBrowser()
    leave('a', 2 * HOUR, 'cart-1')
    leave('b', HOUR / 2)
    leave('a', 0, 'cart-2')
    expect(left()).toEqual([
      { id: 'b', isOld: false },
      { id: 'a', cart: 'cart-2', isOld: false },
    ])
  })

  it('the last five are kept', () => {
    const { leave, ids } = aBrowser()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) leave(id)
    expect(ids()).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it.each([
    [HOUR, false],
    [HOUR + 1, true],
    [-HOUR - 1, true],
    [3 * DAY - 1, true],
    [3 * DAY, undefined],
    [-3 * DAY, undefined],
  ])('a checkout that was left for %i ms ago by the clock of today is old: %s', (ago, isOld) => {
    const { storage, leave, left } = aBrowser()
    leave('a', ago)
    expect(left()[0]?.isOld).toBe(isOld)
    expect(storage.read(KEY) === null).toBe(isOld === undefined)
  })

  it('a reported one is forgotten, and the others stay', () => {
    const storage = memoryStorage()
    for (const id of ['a', 'b']) noteLeft(storage, 'c1', { id })
    forgetLeft(storage, 'c1', 'a')
    expect(leftCheckouts(storage, 'c1').map(({ id }) => id)).toEqual(['b'])
    forgetLeft(storage, 'c1', 'b')
    expect(storage.read(KEY)).toBeNull()
  })

  it.each(['7', '{}', '[null,7,{},["a"],["a","1"],[1,1]]'])('a stored %s is none', (text) => {
    const { storage, left } = aBrowser()
    storage.write(KEY, text)
    expect(left()).toEqual([])
  })

  it('a cart that is no text is none', () => {
    const { storage, left } = aBrowser()
    storage.write(KEY, JSON.stringify([['a', NOW, 7]]))
    expect(left()).toEqual([{ id: 'a', isOld: false }])
  })
})

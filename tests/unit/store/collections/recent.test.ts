import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { rememberViewed, viewedIds } from '../../../../src/store/collections/recent'
import { poisoned } from '../../../support/fakes/poisoned-json'

const idOf = (n: number) => `0a1b2c3d-0000-4000-8000-${String(n).padStart(12, '0')}`
const KEY = 'cartlet:shop-1:viewed'

describe('recently viewed products', () => {
  it('viewedIds returns the latest product first, and each once', () => {
    const storage = memoryStorage()
    for (const n of [1, 2, 3, 1]) rememberViewed(storage, 'shop-1', idOf(n))
    expect(viewedIds(storage, 'shop-1')).toEqual([idOf(1), idOf(3), idOf(2)])
  })

  it('viewed products are stored separately per client id', () => {
    const storage = memoryStorage()
    rememberViewed(storage, 'shop-1', idOf(1))
    expect(viewedIds(storage, 'shop-2')).toEqual([])
  })

  it('rememberViewed stores only ids', () => {
    const storage = memoryStorage()
    rememberViewed(storage, 'shop-1', idOf(1))
    expect(storage.read(KEY)).toBe(`["${idOf(1)}"]`)
  })

  it('rememberViewed stores ids even when the page has modified JSON serialisation', () => {
    const storage = memoryStorage()
    poisoned(() => rememberViewed(storage, 'shop-1', idOf(1)))
    expect(viewedIds(storage, 'shop-1')).toEqual([idOf(1)])
  })

  it('rememberViewed keeps the latest 24 products', () => {
    const storage = memoryStorage()
    for (let n = 0; n < 30; n++) rememberViewed(storage, 'shop-1', idOf(n))
    expect(viewedIds(storage, 'shop-1')).toHaveLength(24)
    expect(viewedIds(storage, 'shop-1')[0]).toBe(idOf(29))
  })

  it.each([
    '{"bad',
    'null',
    '{}',
    '[1,null,{"id":"x"}]',
    '["javascript:alert(1)","../../x"]',
  ])('a stored list of %s is read as empty and can be written again', (text) => {
    const storage = memoryStorage()
    storage.write(KEY, text)
    expect(viewedIds(storage, 'shop-1')).toEqual([])
    rememberViewed(storage, 'shop-1', idOf(1))
    expect(viewedIds(storage, 'shop-1')).toEqual([idOf(1)])
  })
})

import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { rememberViewed, viewedIds } from '../../../../src/store/collections/recent'
import { poisoned } from '../../../support/fakes/poisoned-json'

const idOf = (n: number) => `0a1b2c3d-0000-4000-8000-${String(n).padStart(12, '0')}`
const KEY = 'cartlet:shop-1:viewed'

describe('products looked at', () => {
  it('come back the latest first, each once', () => {
    const storage = memoryStorage()
    for (const n of [1, 2, 3, 1]) rememberViewed(storage, 'shop-1', idOf(n))
    expect(viewedIds(storage, 'shop-1')).toEqual([idOf(1), idOf(3), idOf(2)])
  })

  it('are kept apart by client id', () => {
    const storage = memoryStorage()
    rememberViewed(storage, 'shop-1', idOf(1))
    expect(viewedIds(storage, 'shop-2')).toEqual([])
  })

  it('are kept as ids and nothing else', () => {
    const storage = memoryStorage()
    rememberViewed(storage, 'shop-1', idOf(1))
    expect(storage.read(KEY)).toBe(`["${idOf(1)}"]`)
  })

  it('are kept as such whatever a page hung on its arrays', () => {
    const storage = memoryStorage()
    poisoned(() => rememberViewed(storage, 'shop-1', idOf(1)))
    expect(viewedIds(storage, 'shop-1')).toEqual([idOf(1)])
  })

  it('are forgotten from the twenty-fifth on', () => {
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
  ])('that somebody else wrote as %s are none', (text) => {
    const storage = memoryStorage()
    storage.write(KEY, text)
    expect(viewedIds(storage, 'shop-1')).toEqual([])
    rememberViewed(storage, 'shop-1', idOf(1))
    expect(viewedIds(storage, 'shop-1')).toEqual([idOf(1)])
  })
})

/** A list keeps its sales: which list led to a product, in this tab. */
import { describe, expect, it } from 'vitest'
import { createLedBy } from '../../../../src/embed/analytics/led-by'

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    storage: {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => kept.set(key, value).has(key),
      remove: (key: string) => void kept.delete(key),
    },
  }
}
const itemOf = (item_id: string, item_list_id: string, index = 0) => ({
  item_id,
  item_name: item_id,
  item_list_id,
  item_list_name: `The ${item_list_id}`,
  index,
  price: 1,
})

describe('createLedBy', () => {
  it('names the list in which a product was picked last, also after the page was left', () => {
    const { storage } = memory()
    const page = createLedBy(storage, 'lists')
    page.picked(itemOf('mug', 'home', 3))
    page.picked(itemOf('mug', 'related', 1))
    const next = createLedBy(storage, 'lists')
    expect(next.placeOf('mug')).toEqual({ item_list_id: 'related', item_list_name: 'The related', index: 1 })
    expect(next.placeOf('tee')).toBeUndefined()
    expect(next.placeOf('constructor')).toBeUndefined()
  })

  it('keeps the fifty products that were picked last', () => {
    const { storage, kept } = memory()
    const lists = createLedBy(storage, 'lists')
    for (let place = 0; place < 60; place += 1) lists.picked(itemOf(`p${place}`, 'home', place))
    expect(JSON.parse(kept.get('lists') ?? '')).toHaveLength(50)
    expect([lists.placeOf('p9'), lists.placeOf('p10')?.index]).toEqual([undefined, 10])
  })

  it.each([
    '',
    'no json',
    '{}',
    '[null, 7, ["mug"], ["mug", "home"]]',
    '[["mug", { "price": 7 }]]',
  ])('ignores %j in the storage', (text) => {
    const lists = createLedBy(memory({ lists: text }).storage, 'lists')
    expect(lists.placeOf('mug')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { changeOf, choiceOfItem } from '../../../../src/store/wish-list/saved-change'
import { createWishList, MOST_ITEMS, savedReference, toSaved } from '../../../../src/store/wish-list/wish-list'
import { aChoice, anAmount, aProduct, aVariant } from '../../../support/fixtures/views'

/** Ids of products are GUIDs. */
const idOf = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const sizes = { name: 'Size', kind: 'text' as const, choices: [aChoice('M'), aChoice('L')] }
const tee = aProduct({
  id: idOf(999),
  name: 'Linen Tee',
  options: [sizes],
  variants: [aVariant('m-id', { choices: { Size: 'M' } }), aVariant('l-id', { choices: { Size: 'L' }, price: anAmount(42) })],
})
const size = (value: string) => ({ options: { Size: value } })
const KEY = 'cartlet:c1:wish-list'

describe('the wish list of this browser', () => {
  it('takes each variant as an item of its own, and the product while an option is open, the latest first', () => {
    const list = createWishList(memoryStorage(), 'c1')
    for (const choice of [size('M'), size('L'), {}]) expect(list.add(toSaved(tee, choice))).toBe(true)
    list.add(toSaved(tee, size('M')))
    expect(list.store.getState().map(({ item, price }) => [item.options?.variantId, price])).toEqual([
      [undefined, 18],
      ['l-id', 42],
      ['m-id', 38],
    ])
    expect(list.store.getState().map(({ item }) => choiceOfItem(item))).toEqual([{}, { variant: 'l-id' }, { variant: 'm-id' }])
  })

  it('a removed item comes back to its place', () => {
    const list = createWishList(memoryStorage(), 'c1')
    for (const [place, name] of ['a', 'b', 'c'].entries()) list.add(toSaved(aProduct({ id: idOf(place), name }), {}))
    const undo = list.remove(savedReference(aProduct({ id: idOf(1) }), {}))
    expect(list.store.getState().map(({ name }) => name)).toEqual(['c', 'a'])
    undo()
    undo()
    expect(list.store.getState().map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })

  it('removing what is not there changes nothing, and neither does its undo', () => {
    const list = createWishList(memoryStorage(), 'c1')
    list.add(toSaved(tee, {}))
    list.remove(savedReference(aProduct({ id: idOf(1) }), {}))()
    expect(list.store.getState()).toHaveLength(1)
  })

  it('two tabs lose nothing of each other', () => {
    const storage = memoryStorage()
    const [here, there] = [createWishList(storage, 'c1'), createWishList(storage, 'c1')]
    here.add(toSaved(tee, size('M')))
    there.add(toSaved(tee, size('L')))
    expect(there.store.getState()).toHaveLength(2)
    expect(here.store.getState()).toHaveLength(1)
    here.reread()
    expect(here.store.getState()).toEqual(there.store.getState())
    const before = here.store.getState()
    here.reread()
    expect(here.store.getState()).toBe(before)
  })

  it('a full list refuses the next item, and keeps those that it has', () => {
    const list = createWishList(memoryStorage(), 'c1')
    for (let place = 0; place < MOST_ITEMS; place++) list.add(toSaved(aProduct({ id: idOf(place) }), {}))
    expect(list.add(toSaved(tee, {}))).toBe(false)
    expect(list.add(toSaved(aProduct({ id: idOf(0) }), {}))).toBe(true)
    expect(list.store.getState()).toHaveLength(MOST_ITEMS)
  })

  it.each([
    '{',
    '{}',
    '[null, 1, {}]',
    '[{"item":{"catalogItemId":"../x"},"price":1}]',
    '[{"item":{"catalogItemId":"00000000-0000-4000-8000-000000000001"}}]',
  ])('what another script has stored is no item: %s', (text) => {
    const storage = memoryStorage()
    storage.write(KEY, text)
    expect(createWishList(storage, 'c1').store.getState()).toEqual([])
  })

  it('what another script has stored as the stock of an item is not believed', () => {
    const storage = memoryStorage()
    const item = { catalogItemId: '00000000-0000-4000-8000-000000000001' }
    storage.write(KEY, JSON.stringify([{ item, name: 'Mug', price: 18, currency: 'EUR', inStock: 'no' }]))
    const [saved] = createWishList(storage, 'c1').store.getState()
    expect(saved).toMatchObject({ name: 'Mug', price: 18 })
    expect(saved).not.toHaveProperty('inStock')
  })

  it('an item that is stored twice, with its options in another order, is one', () => {
    const storage = memoryStorage()
    const stored = (options: object) => ({
      item: { catalogItemId: idOf(1), options: { options } },
      name: 'A',
      price: '18',
      currency: 'EUR',
    })
    storage.write(KEY, JSON.stringify([stored({ Size: 'M', Colour: 'Clay', Bad: 1 }), stored({ Colour: 'Clay', Size: 'M' })]))
    const [first, ...others] = createWishList(storage, 'c1').store.getState()
    expect([first?.item.options, first?.price, others]).toEqual([{ options: { Size: 'M', Colour: 'Clay' } }, 18, []])
  })

  it('a return tells a lower price, what has sold out, and what is available again', () => {
    const saved = toSaved(tee, size('L'))
    const [m, l] = tee.variants
    const now = (more: object) => ({ ...tee, variants: [m as never, { ...l, ...more } as never] })
    expect(changeOf(saved, tee)).toEqual({ isCheaper: false })
    expect(changeOf(saved, now({ price: anAmount(40) }))).toEqual({ isCheaper: true })
    expect(changeOf(saved, now({ price: anAmount(43) }))).toEqual({ isCheaper: false })
    expect(changeOf(saved, now({ price: anAmount(4, { currency: 'USD' }) }))).toEqual({ isCheaper: false })
    expect(changeOf(saved, now({ inStock: false }))).toEqual({ stock: 'sold-out', isCheaper: false })
    expect(changeOf(saved, now({ inStock: false, preorder: {} }))).toEqual({ isCheaper: false })
    expect(changeOf({ ...saved, inStock: false }, tee)).toEqual({ stock: 'back', isCheaper: false })
  })
})

import { describe, expect, it } from 'vitest'
import { convert, entitiesIn, entityIn } from '../../../../src/platform/wire/convert'
import { toDate, toNumber } from '../../../../src/platform/wire/scalars'

describe('convert', () => {
  it('convert() turns text into dates, also in lists, and other values into undefined', () => {
    const entity = {
      at: '2026-01-10T09:08:07.123456Z',
      list: [{ at: '2026-01-10' }, { at: 'not-a-date' }, { at: null }, null, 'x', {}],
    }
    expect(convert(entity, [[toDate, 'at', 'list.at']])).toEqual({
      at: new Date('2026-01-10T09:08:07.123Z'),
      list: [{ at: new Date('2026-01-10') }, { at: undefined }, { at: undefined }, null, 'x', {}],
    })
  })

  it('convert() turns NaN and infinities written as text into numbers and keeps other values', () => {
    const price = { price: 'NaN', discountedPrice: '-Infinity', pricePerUnit: 1.5, currency: 'USD', none: null }
    expect(convert({ price }, [[toNumber, 'price.*', 'missing.*']])).toEqual({
      price: { price: Number.NaN, discountedPrice: Number.NEGATIVE_INFINITY, pricePerUnit: 1.5, currency: 'USD', none: null },
    })
  })

  it('convert() does not convert a key of the same name elsewhere in the entity', () => {
    const entity = { extendedFields: { createdDate: '2020-01-01' }, createdDate: '2020-01-01' }
    expect(convert(entity, [[toDate, 'createdDate']])).toEqual({
      extendedFields: { createdDate: '2020-01-01' },
      createdDate: new Date('2020-01-01'),
    })
  })
})

describe('entityIn and entitiesIn', () => {
  it('entitiesIn() drops list entries that are not objects, and returns an empty list without one', () => {
    expect(entitiesIn({ products: [{ id: 'a' }, null, 7] }, 'products')).toEqual([{ id: 'a' }])
    expect(entitiesIn({}, 'products')).toEqual([])
  })

  it('entityIn() throws without an entity, and entitiesIn() for a value that is not a list', () => {
    expect(() => entityIn({ product: null }, 'product')).toThrow()
    expect(() => entitiesIn({ products: 7 }, 'products')).toThrow()
  })
})

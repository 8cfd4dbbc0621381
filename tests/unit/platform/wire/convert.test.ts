import { describe, expect, it } from 'vitest'
import { convert, entitiesIn, entityIn } from '../../../../src/platform/wire/convert'
import { toDate, toNumber } from '../../../../src/platform/wire/scalars'

describe('convert', () => {
  it('turns text into dates, through lists, and everything that is none into undefined', () => {
    const entity = {
      at: '2026-01-10T09:08:07.123456Z',
      list: [{ at: '2026-01-10' }, { at: 'not-a-date' }, { at: null }, null, 'x', {}],
    }
    expect(convert(entity, [[toDate, 'at', 'list.at']])).toEqual({
      at: new Date('2026-01-10T09:08:07.123Z'),
      list: [{ at: new Date('2026-01-10') }, { at: undefined }, { at: undefined }, null, 'x', {}],
    })
  })

  it('turns the decimals JSON cannot write into numbers and leaves the others', () => {
    const price = { price: 'NaN', discountedPrice: '-Infinity', pricePerUnit: 1.5, currency: 'USD', none: null }
    expect(convert({ price }, [[toNumber, 'price.*', 'missing.*']])).toEqual({
      price: { price: Number.NaN, discountedPrice: Number.NEGATIVE_INFINITY, pricePerUnit: 1.5, currency: 'USD', none: null },
    })
  })

  it('leaves keys of the shop alone that only look like ours', () => {
    const entity = { extendedFields: { createdDate: '2020-01-01' }, createdDate: '2020-01-01' }
    expect(convert(entity, [[toDate, 'createdDate']])).toEqual({
      extendedFields: { createdDate: '2020-01-01' },
      createdDate: new Date('2020-01-01'),
    })
  })
})

describe('entities', () => {
  it('are left out of a list when they are no objects, and the list may be absent', () => {
    expect(entitiesIn({ products: [{ id: 'a' }, null, 7] }, 'products')).toEqual([{ id: 'a' }])
    expect(entitiesIn({}, 'products')).toEqual([])
  })

  it('must be there', () => {
    expect(() => entityIn({ product: null }, 'product')).toThrow()
    expect(() => entitiesIn({ products: 7 }, 'products')).toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { SOURCES } from '../../../../../src/store/collections/grid-subject'
import { FILTERS, SORTS, type Sort } from '../../../../../src/store/collections/list-model'
import { ABILITIES, sortBy } from '../../../../../src/store/collections/listing/abilities'

const PRICE = { v1: 'priceData.price', v3: 'actualPriceRange.minValue.amount' }
const ORDERS: Record<Sort, [v1: string, v3: string, order: string]> = {
  'price-asc': [PRICE.v1, PRICE.v3, 'ASC'],
  'price-desc': [PRICE.v1, PRICE.v3, 'DESC'],
  'name-asc': ['name', 'name', 'ASC'],
  'name-desc': ['name', 'name', 'DESC'],
  newest: ['numericId', 'createdDate', 'DESC'],
}

describe('what authors may ask of a list', () => {
  it('orders, filters and sources have these names', () => {
    expect(SORTS).toEqual(Object.keys(ORDERS))
    expect(FILTERS).toEqual(['price', 'options', 'stock', 'text'])
    expect(SOURCES).toEqual(['collection', 'recent', 'related', 'bought-together', 'bestsellers'])
  })

  it.each(Object.entries(ORDERS))('a list in the order %s is sorted by the fields of its catalog', (sort, [v1, v3, order]) => {
    expect(sortBy('v1', sort as Sort)).toEqual([{ fieldName: v1, order }])
    expect(sortBy('v3', sort as Sort)).toEqual([{ fieldName: v3, order }])
  })

  it('a list without an order of its own is not sorted', () => expect(sortBy('v3', undefined)).toEqual([]))

  it('every filter is offered in version 3, and all but options in version 1', () => {
    expect(ABILITIES).toEqual({ v1: ['price', 'stock', 'text'], v3: FILTERS })
  })
})

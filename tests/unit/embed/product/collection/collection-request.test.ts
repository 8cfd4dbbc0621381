import { describe, expect, it } from 'vitest'
import { readCollectionRequest } from '../../../../../src/embed/product/collection/collection-request'

const read = (attributes: Record<string, string>, onPage: string[] = []) =>
  readCollectionRequest((name) => attributes[name] ?? null, onPage)
const mistakesOf = (attributes: Record<string, string>) => read(attributes).mistakes.map(({ message }) => message)

describe('readCollectionRequest', () => {
  it('requests the whole shop in its own order with all filters when no attribute is set', () => {
    expect(read({})).toEqual({
      options: {
        source: 'collection',
        collection: undefined,
        products: [],
        query: { sort: undefined, filters: {} },
        limit: undefined,
        filters: ['price', 'options', 'stock', 'text'],
      },
      columns: undefined,
      list: false,
      rows: undefined,
      namesFilters: false,
      mistakes: [],
    })
  })

  it('reads collection, sort order, limit, columns, rows and filters', () => {
    const { options, columns, rows, namesFilters, mistakes } = read({
      collection: ' home ',
      sort: 'price-desc',
      limit: '24',
      columns: '3',
      rows: '2',
      filters: 'stock, price',
    })
    expect(options).toMatchObject({ collection: 'home', query: { sort: 'price-desc' }, limit: 24, filters: ['price', 'stock'] })
    expect({ columns, rows, namesFilters, mistakes }).toEqual({ columns: 3, rows: 2, namesFilters: true, mistakes: [] })
  })

  it('requests no filters for filters="none"', () => {
    expect(read({ filters: 'none' })).toMatchObject({ options: { filters: [] }, mistakes: [] })
  })

  it.each(['recent', 'related'])('source %s has no filters and refers to the products of the page', (source) => {
    expect(read({ source }, ['blue-mug']).options).toMatchObject({ source, filters: [], products: ['blue-mug'] })
  })

  it('source "related" prefers its product attribute to the products of the page', () => {
    expect(read({ source: 'related', product: 'linen-tee' }, ['blue-mug']).options.products).toEqual(['linen-tee'])
  })

  it.each([
    [{ limit: '0' }, 'The attribute "limit" must be a whole number from 1 to 100, not "0"'],
    [{ limit: '101' }, 'The attribute "limit" must be a whole number from 1 to 100, not "101"'],
    [{ limit: 'ten' }, 'The attribute "limit" must be a whole number from 1 to 100, not "ten"'],
    [{ columns: '9' }, 'The attribute "columns" must be a whole number from 1 to 8, not "9"'],
    [{ layout: 'rows' }, 'The attribute "layout" must be one of grid, list, not "rows"'],
    [{ rows: '2.5' }, 'The attribute "rows" must be a whole number from 1 to 20, not "2.5"'],
    [{ sort: 'cheap' }, 'The attribute "sort" must be one of price-asc, price-desc, name-asc, name-desc, newest, not "cheap"'],
    [
      { source: 'new' },
      'The attribute "source" must be one of collection, recent, related, bought-together, bestsellers, not "new"',
    ],
    [
      { filters: 'price colour' },
      'The attribute "filters" must be "none" or some of price, options, stock, text, not "price colour"',
    ],
  ])('reports the mistake in the attributes %j and what is allowed', (attributes, message) => {
    expect(mistakesOf(attributes)).toEqual([message])
  })

  it('a wrong attribute does not affect the other attributes', () => {
    expect(read({ limit: 'ten', filters: 'price colour', columns: '3' })).toMatchObject({
      options: { limit: undefined, filters: ['price'] },
      columns: 3,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import { firstLimit, initialGrid, knownGrid } from '../../../../src/store/collections/first-grid'
import { type GridState, isNarrowed, reduceGrid } from '../../../../src/store/collections/grid-state'
import type { Facets, ListPage } from '../../../../src/store/collections/list-model'
import { aProduct } from '../../../support/fixtures/views'

const error = new CartletError('NETWORK', 'The network failed')
const facets: Facets = { price: { min: 4, max: 90 }, options: [] }
const pageOf = (ids: string[], more: Partial<ListPage> = {}): ListPage => ({
  products: ids.map((id) => aProduct({ id })),
  ...more,
})
const asked = (state: GridState, filters = {}) => reduceGrid(state, { type: 'asked', query: { filters } })
const answered = (state: GridState, page: ListPage, turn = state.turn) => reduceGrid(state, { type: 'answered', turn, page })
const idsIn = (state: GridState) => state.products.map(({ id }) => id)

const first = asked(initialGrid({ filters: {} }))
const ready = answered(first, pageOf(['a', 'b'], { next: 2, total: 5, facets }))
const adding = reduceGrid(ready, { type: 'more' })

describe('reduceGrid', () => {
  it('keeps the products, the total and the next position of the first page', () => {
    expect(ready).toMatchObject({ status: 'ready', next: 2, total: 5, added: 0 })
    expect(idsIn(ready)).toEqual(['a', 'b'])
  })

  it('appends the next page to the first', () => {
    const state = answered(adding, pageOf(['c', 'd'], { next: 4 }))
    expect(idsIn(state)).toEqual(['a', 'b', 'c', 'd'])
    expect(state).toMatchObject({ status: 'ready', added: 2, next: 4, total: 5 })
  })

  it('drops a product of the next page that the grid already shows', () => {
    const state = answered(adding, pageOf(['b', 'c'], { next: 4, total: 6 }))
    expect(idsIn(state)).toEqual(['a', 'b', 'c'])
    expect(state).toMatchObject({ added: 1, total: 6 })
  })

  it('keeps the old list while a narrowed one is loading', () => {
    const state = asked(ready, { inStock: true })
    expect(state).toMatchObject({ status: 'loading', query: { filters: { inStock: true } } })
    expect(idsIn(state)).toEqual(['a', 'b'])
  })

  it('ignores pages, failures and collections that belong to an earlier request', () => {
    const later = asked(adding, { inStock: true })
    expect(answered(later, pageOf(['c']), adding.turn)).toBe(later)
    expect(reduceGrid(later, { type: 'failed', turn: adding.turn, error })).toBe(later)
    expect(reduceGrid(later, { type: 'missing', turn: adding.turn })).toBe(later)
    expect(reduceGrid(later, { type: 'collection', turn: adding.turn, collection: { id: '', slug: '', name: '' } })).toBe(later)
  })

  it('replaces the list when a narrowed one arrives', () => {
    const state = answered(asked(answered(adding, pageOf(['c'])), { inStock: true }), pageOf(['z'], { total: 1 }))
    expect(idsIn(state)).toEqual(['z'])
    expect(state).toMatchObject({ added: 0, next: undefined, total: 1 })
  })

  it('keeps the facets of the whole list while it is narrowed', () => {
    const left: Facets = { price: { min: 10, max: 11 }, options: [] }
    expect(answered(asked(ready, { inStock: true }), pageOf(['a'], { facets: left })).facets).toBe(facets)
    expect(answered(asked(ready), pageOf(['a'], { facets: left })).facets).toBe(left)
    expect(answered(asked(ready), pageOf(['a'])).facets).toBe(facets)
  })

  it('distinguishes a failed list from a failed next page, which keeps the products', () => {
    expect(reduceGrid(first, { type: 'failed', turn: first.turn, error })).toMatchObject({ status: 'failed', error })
    const failed = reduceGrid(adding, { type: 'failed', turn: adding.turn, error })
    expect(failed).toMatchObject({ status: 'add-failed', error, next: 2 })
    expect(idsIn(failed)).toEqual(['a', 'b'])
  })

  it('clears the error when the list is requested again', () => {
    expect(asked(reduceGrid(first, { type: 'failed', turn: first.turn, error })).error).toBeUndefined()
  })

  it('drops the products when the collection does not exist', () => {
    expect(reduceGrid(asked(ready), { type: 'missing', turn: 2 })).toMatchObject({ status: 'missing', products: [] })
  })
})

describe('a list that is checked', () => {
  const stale = knownGrid({ filters: {} }, { products: [aProduct({ id: 'a' })], total: 3 })
  const lost = new CartletError('NETWORK', 'The network failed', { retryable: true })

  it('reduceGrid keeps a page that is read again until the answer, which is no new list', () => {
    const state = reduceGrid(ready, { type: 'recheck' })
    expect(state).toMatchObject({ status: 'ready', turn: ready.turn + 1, rechecking: true })
    expect(reduceGrid(state, { type: 'failed', turn: state.turn, error })).toEqual({ ...state, rechecking: undefined })
    expect(answered(state, pageOf(['z']))).toMatchObject({ status: 'ready', list: ready.list, rechecking: undefined })
    expect(answered(asked(ready), pageOf(['z'])).list).not.toBe(ready.list)
  })

  it('reduceGrid takes a next page or another list for more than a check', () => {
    const state = reduceGrid(ready, { type: 'recheck' })
    expect(reduceGrid(state, { type: 'more' })).toMatchObject({ status: 'adding', rechecking: undefined, error: undefined })
    expect(asked(state)).toMatchObject({ status: 'loading', rechecking: undefined, stale: undefined })
    expect(asked(stale).stale).toBeUndefined()
  })

  it('reduceGrid keeps a snapshot while a later check may succeed, and only then', () => {
    const checked = reduceGrid(stale, { type: 'check' })
    expect(checked).toEqual({ ...stale, turn: stale.turn + 1 })
    expect(reduceGrid(checked, { type: 'failed', turn: checked.turn, error: lost })).toBe(checked)
    expect(reduceGrid(checked, { type: 'failed', turn: checked.turn, error })).toMatchObject({ status: 'failed', error })
  })
})

describe('the first page of a snapshot', () => {
  it.each([
    [3, true],
    [1, false],
    [undefined, false],
  ])('a first page of one product of %s leads on: %s', (total, leadsOn) => {
    const { next, ...state } = knownGrid({ filters: {} }, { products: [aProduct()], total })
    expect(next !== undefined).toBe(leadsOn)
    expect(state).toMatchObject({ status: 'ready', stale: true, total })
  })

  it.each([
    [{}, 12],
    [{ limit: 8 }, 8],
    [{ rows: 2 }, 8],
    [{ rows: 2, columns: 3, limit: 5 }, 6],
    [{ rows: 2, columns: 3, list: true }, 2],
  ])('a server draws of a grid with %j its first %i products', (size, count) => expect(firstLimit(size)).toBe(count))
})

describe('isNarrowed', () => {
  it.each([
    [{ text: 'mug' }, true],
    [{ minPrice: 0 }, true],
    [{ maxPrice: 9 }, true],
    [{ inStock: true }, true],
    [{ choices: { Size: ['s'] } }, true],
    [{ choices: { Size: [] } }, false],
    [{ inStock: false }, false],
    [{ text: '', inStock: undefined }, false],
    [{}, false],
  ])('isNarrowed of %j is %s', (filters, narrowed) => {
    expect(isNarrowed(filters)).toBe(narrowed)
  })
})

import { describe, expect, it } from 'vitest'
import * as filter from '../../../../src/platform/query/filter'

const { and, between, eq, gte: ge, gt, isEmpty, not, or } = filter

describe('a condition', () => {
  it.each([
    [eq('brand', 'X'), { brand: 'X' }],
    [eq('brand', undefined), { brand: null }],
    [filter.ne('brand', undefined), { brand: { $ne: null } }],
    [gt('price', 1), { price: { $gt: 1 } }],
    [ge('price', 1), { price: { $gte: 1 } }],
    [filter.lt('price', 1), { price: { $lt: 1 } }],
    [filter.lte('price', 1), { price: { $lte: 1 } }],
    [between('price', 1, 5), { price: { $gte: 1, $lt: 5 } }],
    [filter.oneOf('id', ['a']), { id: { $in: ['a'] } }],
    [filter.hasSome('tags', ['a']), { tags: { $hasSome: ['a'] } }],
    [filter.hasAll('tags', ['a']), { tags: { $hasAll: ['a'] } }],
    [filter.startsWith('name', 'a'), { name: { $startsWith: 'a' } }],
    [filter.endsWith('name', 'a'), { name: { $endsWith: 'a' } }],
    [filter.contains('name', 'a'), { name: { $contains: 'a' } }],
    [filter.exists('name'), { name: { $exists: true } }],
    [filter.exists('name', false), { name: { $exists: false } }],
    [isEmpty('name'), { name: null }],
    [filter.isNotEmpty('name'), { name: { $ne: null } }],
  ])('builds a condition as plain data: %j', (built, data) => {
    expect(built).toEqual(data)
  })
})

describe('several conditions', () => {
  it('and() flattens nested $and conditions', () => {
    expect(and(eq('a', 1), and(eq('b', 2), eq('c', 3)))).toEqual({ $and: [{ a: 1 }, { b: 2 }, { c: 3 }] })
  })

  it('or() flattens nested $or conditions only', () => {
    expect(or(eq('a', 1), or(eq('b', 2), eq('c', 3)))).toEqual({ $or: [{ a: 1 }, { b: 2 }, { c: 3 }] })
    expect(or(eq('a', 1), and(eq('b', 2), or(eq('c', 3), eq('d', 4))))).toEqual({
      $or: [{ a: 1 }, { $and: [{ b: 2 }, { $or: [{ c: 3 }, { d: 4 }] }] }],
    })
  })

  it('and() returns a single condition as it is, and an empty filter without conditions', () => {
    expect(and(eq('a', 1))).toEqual({ a: 1 })
    expect(and()).toEqual({})
    expect(and({}, eq('a', 1), {})).toEqual({ a: 1 })
  })

  it('and() keeps a negated condition, and or() combines two conditions', () => {
    expect(and(eq('a', 1), not(eq('b', 2)))).toEqual({ $and: [{ a: 1 }, { $not: { b: 2 } }] })
    expect(or(eq('a', 1), eq('b', 2))).toEqual({ $or: [{ a: 1 }, { b: 2 }] })
  })

  it('and() does not flatten an object that has $and beside other fields', () => {
    expect(and({ $and: [eq('a', 1)], b: 2 } as never, eq('c', 3))).toEqual({ $and: [{ $and: [{ a: 1 }], b: 2 }, { c: 3 }] })
  })
})

describe('sorting', () => {
  it('ascending() and descending() list the fields in the given order', () => {
    expect([...filter.ascending('name', 'price'), ...filter.descending('lastUpdated')]).toEqual([
      { fieldName: 'name', order: 'ASC' },
      { fieldName: 'price', order: 'ASC' },
      { fieldName: 'lastUpdated', order: 'DESC' },
    ])
  })
})

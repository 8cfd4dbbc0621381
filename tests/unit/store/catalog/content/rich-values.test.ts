import { describe, expect, it } from 'vitest'
import { colorOf, countOf, itemsOf, lowerOf, recordOf, textOf } from '../../../../../src/store/catalog/content/rich-values'

const SIDES = /^(LEFT|RIGHT)$/

describe('values of rich content', () => {
  it.each<[unknown, string | undefined]>([
    ['LEFT', 'left'],
    ['TOP', undefined],
    ['left', undefined],
    [['LEFT'], undefined],
    [{ toString: () => 'LEFT' }, undefined],
    [undefined, undefined],
  ])('the enum value %j reads as %s', (value, expected) => expect(lowerOf(value, SIDES)).toBe(expected))

  it.each<[unknown, number | undefined]>([
    [3, 3],
    [2.5, 3],
    [0, 1],
    [9, 5],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['3', undefined],
    [[3], undefined],
  ])('the number %j between 1 and 5 reads as %s', (value, expected) => expect(countOf(value, 1, 5)).toBe(expected))

  it.each<[unknown, string | undefined]>([
    ['#a1b2c3', '#a1b2c3'],
    ['teal', 'teal'],
    ['transparent', undefined],
    ['url(https://evil.example)', undefined],
    [`rgb(${'1'.repeat(60)}, 2, 3)`, undefined],
    [['teal'], undefined],
  ])('the colour %j reads as %s', (value, expected) => expect(colorOf(value)).toBe(expected))

  it('values of a wrong type read as empty', () => {
    expect([recordOf('a'), itemsOf({ length: 1 }), textOf(['a'])]).toEqual([{}, [], ''])
  })

  it('a list is read up to its 200th item', () => {
    expect(itemsOf(Array.from({ length: 201 }, (_, index) => index))).toHaveLength(200)
  })
})

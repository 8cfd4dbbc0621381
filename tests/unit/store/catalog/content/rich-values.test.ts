import { describe, expect, it } from 'vitest'
import {
  colorOf,
  countOf,
  fileUrl,
  hostOf,
  itemsOf,
  linkProps,
  lowerOf,
  recordOf,
  safeUrl,
  textOf,
} from '../../../../../src/store/catalog/content/rich-values'

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

  const long = (length: number) => 'https://a.example/'.padEnd(length, 'x')
  it.each<[unknown, string | undefined, string | undefined, string | undefined]>([
    ['https://a.example', 'https://a.example/', 'https://a.example/', 'a.example'],
    ['http://a.example:81/x', 'http://a.example:81/x', 'http://a.example:81/x', 'a.example:81'],
    ['mailto:ada@a.example', 'mailto:ada@a.example', undefined, 'ada@a.example'],
    ['tel:+49301', 'tel:+49301', undefined, '+49301'],
    [long(4000), long(4000), long(4000), 'a.example'],
    [long(4001), undefined, undefined, undefined],
    ['https://bank@evil.example/', undefined, undefined, undefined],
    ['javascript:alert(1)', undefined, undefined, undefined],
    ['x-https://a.example', undefined, undefined, undefined],
    ['/relative', undefined, undefined, undefined],
    [' ', undefined, undefined, undefined],
    [7, undefined, undefined, undefined],
  ])('the address %j is a link to %s, a file at %s, and called %s', (value, link, file, name) =>
    expect([safeUrl(value), fileUrl(value), link && hostOf(link)]).toEqual([link, file, name]))

  it('a relative address and an empty one belong to the base', () =>
    expect([safeUrl('b', 'https://a.example/c/'), safeUrl(' ', 'https://a.example/c/')]).toEqual([
      'https://a.example/c/b',
      undefined,
    ]))

  it.each([
    [{ target: 'BLANK' }, '_blank', 'noopener'],
    [{ target: 'PARENT', rel: { nofollow: true, ugc: false } }, '_top', 'noopener nofollow'],
    [{ target: 'TOP', rel: { sponsored: true, ugc: true } }, '_top', 'noopener sponsored ugc'],
    [{ target: 'SELF', rel: { noreferrer: true, opener: true } }, undefined, 'noopener noreferrer'],
  ])('the link %j opens in %s, as %s', (more, target, rel) =>
    expect(linkProps({ url: 'https://a.example/', ...more })).toEqual({ href: 'https://a.example/', target, rel }))

  it.each([undefined, {}, { url: 'javascript:x' }])('%j is no link', (link) => expect(linkProps(link)).toBeUndefined())

  it('values of a wrong type read as empty', () => {
    expect([recordOf('a'), itemsOf({ length: 1 }), textOf(['a'])]).toEqual([{}, [], ''])
  })

  it('a list is read up to its 200th item', () => {
    expect(itemsOf(Array.from({ length: 201 }, (_, index) => index))).toHaveLength(200)
  })
})

import { describe, expect, it } from 'vitest'
import { isFramedByOthers } from '../../../../src/embed/add-link/add-link.chunk'
import { readAddLink, withoutAddLink } from '../../../../src/embed/add-link/read-add-link'
import { takenLinks } from '../../../../src/embed/add-link/taken-links'
import { memoryStorage } from '../../../../src/platform/storage'

describe('readAddLink and withoutAddLink', () => {
  it.each([
    ['?cartlet-add=blue-mug', [['blue-mug', 1]]],
    ['?cartlet-add=blue-mug:3', [['blue-mug', 3]]],
    [
      '?a=1&cartlet-add=blue-mug:3,linen-tee&b',
      [
        ['blue-mug', 3],
        ['linen-tee', 1],
      ],
    ],
    [
      '?cartlet-add=blue-mug%3A2%2Clinen-tee',
      [
        ['blue-mug', 2],
        ['linen-tee', 1],
      ],
    ],
    ['?cartlet-add=mug&cartlet-add=mug:2', [['mug', 3]]],
    ['?cartlet-add=%20mug%20:%202%20,', [['mug', 2]]],
    ['?cartlet-add=%E8%8C%B6', [['茶', 1]]],
    ['?cartlet-add=', []],
  ])('readAddLink reads the products and quantities of %s', (search, items) => {
    expect(readAddLink(search)).toEqual({ items: items.map(([product, quantity]) => ({ product, quantity })), problems: [] })
  })

  it.each([
    ['?cartlet-add=mug:0', 'quantity', 'mug'],
    ['?cartlet-add=mug:-1', 'quantity', 'mug'],
    ['?cartlet-add=mug:1.5', 'quantity', 'mug'],
    ['?cartlet-add=mug:lots', 'quantity', 'mug'],
    ['?cartlet-add=mug:100', 'quantity', 'mug'],
    ['?cartlet-add=mug:1:2', 'quantity', 'mug'],
    // Text from a stranger is never repeated, unless it can be a slug.
    ['?cartlet-add=Call%20this%20number', 'unknown', '?'],
    ['?cartlet-add=%3Cb%3E', 'unknown', '?'],
    [`?cartlet-add=${'x'.repeat(101)}`, 'unknown', '?'],
  ])('readAddLink returns no items and a problem for %s', (search, kind, name) => {
    expect(readAddLink(search)).toEqual({ items: [], problems: [{ kind, name }] })
  })

  it('readAddLink returns at most ten products and at most 99 of each', () => {
    const { items, problems } = readAddLink(`?cartlet-add=${Array.from({ length: 40 }, (_, i) => `p${i}:99,p${i}:99`).join()}`)
    expect(items).toHaveLength(10)
    expect(items.every(({ quantity }) => quantity === 99)).toBe(true)
    expect(problems).toEqual([{ kind: 'too-many', name: '' }])
  })

  it.each([
    ['?cartlet-add=mug', ''],
    ['?utm_source=mail&cartlet-add=mug:2&x=%E2%82%AC+1&y', '?utm_source=mail&x=%E2%82%AC+1&y'],
    ['?cartlet-add=a&cartlet-add=b&my-cartlet-add=c', '?my-cartlet-add=c'],
  ])('withoutAddLink turns %s into %j', (search, rest) => {
    expect(withoutAddLink(search)).toBe(rest)
  })
})

describe('takenLinks', () => {
  it('takenLinks remembers a link for a day, unless it is forgotten earlier', () => {
    const storage = memoryStorage()
    const clock = { now: 1_000_000 }
    const taken = takenLinks('shop', storage, () => clock.now)
    taken.add('/mail?cartlet-add=mug')
    expect(taken.has('/mail?cartlet-add=mug')).toBe(true)
    expect(taken.has('/mail?cartlet-add=mug:2')).toBe(false)
    taken.forget('/mail?cartlet-add=mug')
    expect(taken.has('/mail?cartlet-add=mug')).toBe(false)
    taken.add('/mail?cartlet-add=mug')
    clock.now += 86_400_000
    expect(taken.has('/mail?cartlet-add=mug')).toBe(false)
  })

  it.each([
    '',
    'null',
    '{}',
    '[1,null,["a"]]',
    '[["a","b"]]',
    '<html>',
  ])('takenLinks remembers nothing when the storage contains %j', (text) => {
    const storage = memoryStorage()
    storage.write('cartlet:shop:added', text)
    expect(takenLinks('shop', storage).has('a')).toBe(false)
  })

  it('takenLinks remembers only the last twenty links', () => {
    const taken = takenLinks('shop', memoryStorage())
    for (let i = 0; i < 30; i++) taken.add(`/${i}`)
    expect([taken.has('/9'), taken.has('/10'), taken.has('/29')]).toEqual([false, true, true])
  })
})

describe('isFramedByOthers', () => {
  const frame = (origins: readonly string[]) => {
    let around: unknown
    for (const origin of [...origins].reverse()) {
      const view: Record<string, unknown> = { location: { origin } }
      view.parent = around ?? view
      around = view
    }
    return around as Window
  }
  it('isFramedByOthers is true when any page around the frame is from another origin', () => {
    expect(isFramedByOthers(frame(['https://a']))).toBe(false)
    expect(isFramedByOthers(frame(['https://a', 'https://a']))).toBe(false)
    expect(isFramedByOthers(frame(['https://a', 'https://b']))).toBe(true)
    expect(isFramedByOthers(frame(['https://a', 'https://b', 'https://a']))).toBe(true)
    const hidden = { location: { origin: 'https://a' } } as { parent?: unknown }
    hidden.parent = {
      get location(): never {
        throw new Error('cross-origin')
      },
    }
    expect(isFramedByOthers(hidden as Window)).toBe(true)
  })
})

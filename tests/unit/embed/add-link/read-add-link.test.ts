import { describe, expect, it } from 'vitest'
import { isFramedByOthers } from '../../../../src/embed/add-link/framed-by-others'
import { readAddLink, withoutAddLink } from '../../../../src/embed/add-link/read-add-link'
import { takenLinks } from '../../../../src/embed/add-link/taken-links'
import { memoryStorage } from '../../../../src/platform/storage'

describe('the address of a link that adds', () => {
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
  ])('%s names its products', (search, items) => {
    expect(readAddLink(search)).toEqual({ items: items.map(([product, quantity]) => ({ product, quantity })), problems: [] })
  })

  it.each([
    ['?cartlet-add=mug:0', 'quantity', 'mug'],
    ['?cartlet-add=mug:-1', 'quantity', 'mug'],
    ['?cartlet-add=mug:1.5', 'quantity', 'mug'],
    ['?cartlet-add=mug:lots', 'quantity', 'mug'],
    ['?cartlet-add=mug:100', 'quantity', 'mug'],
    ['?cartlet-add=mug:1:2', 'quantity', 'mug'],
    // Nothing of what a stranger wrote is repeated, unless it can be a slug.
    ['?cartlet-add=Call%20this%20number', 'unknown', '?'],
    ['?cartlet-add=%3Cb%3E', 'unknown', '?'],
    [`?cartlet-add=${'x'.repeat(101)}`, 'unknown', '?'],
  ])('%s has a mistake that is told', (search, kind, name) => {
    expect(readAddLink(search)).toEqual({ items: [], problems: [{ kind, name }] })
  })

  it('adds ten products at most, and 99 pieces of each', () => {
    const { items, problems } = readAddLink(`?cartlet-add=${Array.from({ length: 40 }, (_, i) => `p${i}:99,p${i}:99`).join()}`)
    expect(items).toHaveLength(10)
    expect(items.every(({ quantity }) => quantity === 99)).toBe(true)
    expect(problems).toEqual([{ kind: 'too-many', name: '' }])
  })

  it.each([
    ['?cartlet-add=mug', ''],
    ['?utm_source=mail&cartlet-add=mug:2&x=%E2%82%AC+1&y', '?utm_source=mail&x=%E2%82%AC+1&y'],
    ['?cartlet-add=a&cartlet-add=b&my-cartlet-add=c', '?my-cartlet-add=c'],
  ])('%s becomes %j', (search, rest) => {
    expect(withoutAddLink(search)).toBe(rest)
  })
})

describe('links that were followed', () => {
  it('are remembered for a day, unless their products were taken out', () => {
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

  it.each(['', 'null', '{}', '[1,null,["a"]]', '[["a","b"]]', '<html>'])('are none where the storage holds %j', (text) => {
    const storage = memoryStorage()
    storage.write('cartlet:shop:added', text)
    expect(takenLinks('shop', storage).has('a')).toBe(false)
  })

  it('are the last twenty', () => {
    const taken = takenLinks('shop', memoryStorage())
    for (let i = 0; i < 30; i++) taken.add(`/${i}`)
    expect([taken.has('/9'), taken.has('/10'), taken.has('/29')]).toEqual([false, true, true])
  })
})

describe('a frame', () => {
  const frame = (origins: readonly string[]) => {
    let around: unknown
    for (const origin of [...origins].reverse()) {
      const view: Record<string, unknown> = { location: { origin } }
      view.parent = around ?? view
      around = view
    }
    return around as Window
  }
  it('is of another site where any page around it is', () => {
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

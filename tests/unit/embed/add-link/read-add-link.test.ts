import { describe, expect, it } from 'vitest'
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
    ['?cartlet%2Dadd=mug%3A2', [['mug', 2]]],
    ['?%63artlet-add=mug', [['mug', 1]]],
  ])('readAddLink reads the products and quantities of %s', (search, items) => {
    expect(readAddLink(search)).toEqual({ items: items.map(([product, quantity]) => ({ product, quantity })), problems: [] })
  })

  it.each([
    ['?cartlet-add=mug:0', 'quantity'],
    ['?cartlet-add=mug:-1', 'quantity'],
    ['?cartlet-add=mug:1.5', 'quantity'],
    ['?cartlet-add=mug:lots', 'quantity'],
    ['?cartlet-add=mug:1000', 'quantity'],
    ['?cartlet-add=mug:1:2', 'quantity'],
    ['?cartlet-add=Call%20this%20number', 'unknown'],
    ['?cartlet-add=Your-order-was-stopped_call-0900:0', 'quantity'],
    ['?cartlet-add=%3Cb%3E', 'unknown'],
    [`?cartlet-add=${'x'.repeat(101)}`, 'unknown'],
  ])('readAddLink returns no items and a problem without the words of %s', (search, kind) => {
    expect(readAddLink(search)).toEqual({ items: [], problems: [{ kind, name: '' }] })
  })

  it('readAddLink returns at most fifty products and at most 999 of each, and says so', () => {
    const { items, problems } = readAddLink(`?cartlet-add=${Array.from({ length: 60 }, (_, i) => `p${i}:500,p${i}:500`).join()}`)
    expect(items).toHaveLength(50)
    expect(items.every(({ quantity }) => quantity === 999)).toBe(true)
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['quantity', 'too-many']))
  })

  it.each([
    ['?cartlet-add=mug', ''],
    ['?utm_source=mail&cartlet-add=mug:2&x=%E2%82%AC+1&y', '?utm_source=mail&x=%E2%82%AC+1&y'],
    ['?cartlet-add=a&cartlet-add=b&my-cartlet-add=c', '?my-cartlet-add=c'],
    ['?x&cartlet%2Dadd=mug&y=%2', '?x&y=%2'],
    ['?%63artlet-add&x', '?x'],
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

  it('takenLinks stores no part of an address, and tells long ones apart', () => {
    const storage = memoryStorage()
    const taken = takenLinks('shop', storage)
    const long = `/mail?to=ann%40mail.example&${'x'.repeat(400)}&cartlet-add=`
    taken.add(`${long}mug`)
    expect([taken.has(`${long}mug`), taken.has(`${long}tee`)]).toEqual([true, false])
    expect(storage.read('cartlet:shop:added')).toMatch(/^\[\["[\da-f]{16}",\d+\]\]$/)
  })

  it('takenLinks gives each of 20 000 similar addresses another hash', () => {
    const storage = memoryStorage()
    const hashes = new Set<unknown>()
    for (let at = 0; at < 20_000; at += 1) {
      takenLinks('shop', storage).add(`/mugs?id=${at}&cartlet-add=mug`)
      hashes.add(JSON.parse(storage.read('cartlet:shop:added') ?? '').at(-1)[0])
    }
    expect(hashes.size).toBe(20_000)
  })

  it('takenLinks removes expired entries and whole addresses of earlier versions from the storage', () => {
    const storage = memoryStorage()
    const clock = { now: 1_000_000 }
    const taken = takenLinks('shop', storage, () => clock.now)
    taken.add('/old?cartlet-add=mug')
    clock.now += 80_000_000
    taken.add('/new?cartlet-add=mug')
    clock.now += 10_000_000
    taken.removeExpired()
    expect(JSON.parse(storage.read('cartlet:shop:added') ?? '')).toHaveLength(1)
    storage.write('cartlet:shop:added', JSON.stringify([['/mail?to=ann&cartlet-add=mug', clock.now]]))
    taken.removeExpired()
    expect(storage.read('cartlet:shop:added')).toBeNull()
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

describe('the items of a UCP permalink', () => {
  it.each([
    ['linen-tee.s-sage:2', { product: 'linen-tee', variant: 's-sage', quantity: 2 }],
    ['~bGluZW4tdGVlLnMtc2FnZQ:2', { product: 'linen-tee', variant: 's-sage', quantity: 2 }],
    ['~csOpY2hhdWQ', { product: 'réchaud', quantity: 1 }],
  ])('reads %s', (text, item) => {
    expect(readAddLink(`?cartlet-add=${text}`)).toEqual({ items: [item], problems: [] })
  })

  it.each(['~', '~%%', '~_w', '~PHNjcmlwdD4', 'a.b.c', '.b'])('the item %s is none', (text) => {
    expect(readAddLink(`?cartlet-add=${text}`)).toEqual({ items: [], problems: [{ kind: 'unknown', name: '' }] })
  })

  it('two variants of a product are two items, and the checkout is asked for and taken out of the address', () => {
    const search = '?a=1&cartlet-add=tee.s:1,tee.m:1,tee.s:2&checkout'
    expect(readAddLink(search)).toEqual({
      items: [
        { product: 'tee', variant: 's', quantity: 3 },
        { product: 'tee', variant: 'm', quantity: 1 },
      ],
      problems: [],
      paysNow: true,
    })
    expect(withoutAddLink(search)).toBe('?a=1')
  })
})

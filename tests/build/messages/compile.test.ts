/** The compiler of the messages: what it writes, and every mistake that it reports. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { writeModules } from '../../../src/build/messages/write-modules'
import { createWords } from '../../../src/i18n/words'

const ENGLISH = {
  '@@locale': 'en',
  'cart.title': 'Your cart',
  'cart.count': '{count, plural, one {# item} other {# items}}',
  '@cart.count': { placeholders: { count: { type: 'num' } } },
  'cart.saved': 'Code {code}.{saved, select, none {} other { You save {saved}.}}',
  '@cart.saved': { placeholders: { code: { type: 'String' }, saved: { type: 'String', optional: true } } },
  'cart.left': '{name}: {share, number, ::percent}, {undo, select, true {undo} other {gone}}',
  '@cart.left': { placeholders: { name: { type: 'String' }, share: { type: 'num' }, undo: { type: 'bool' } } },
  'cart.inner.every': '{unit, select, day {day} other {week}} {count, plural, =0 {never} other {{count, number}}}',
  '@cart.inner.every': { placeholders: { unit: { type: 'day | week' }, count: { type: 'num' } } },
  'cart.range': '{least}{most, select, none {} other {–{most}}}',
  '@cart.range': { placeholders: { least: { type: 'num' }, most: { type: 'num', optional: true, moreThan: 'least' } } },
}

const POLISH = {
  '@@locale': 'pl',
  'cart.title': 'Koszyk',
  'cart.count': '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'cart.saved': 'Kod {code}.{saved, select, none {} other { {saved} taniej.}}',
  'cart.left': '{undo, select, true {cofnij} other {nie ma}} {name} {share, number, ::percent}',
  'cart.inner.every':
    '{unit, select, day {{count, plural, one {codziennie} few {co # dni} many {co # dni} other {co # dnia}}} other {{count, plural, one {co tydzień} few {co # tygodnie} many {co # tygodni} other {co # tygodnia}}}}',
  'cart.range': '{least}{most, select, none {} other {–{most}}}',
}

const compile = (polish: object = POLISH, english: object = ENGLISH) =>
  writeModules({ en: JSON.stringify(english), pl: JSON.stringify(polish) })

/** The exports of a compiled module. */
async function run(code = '') {
  const file = join(mkdtempSync(join(tmpdir(), 'cartlet-texts-')), 'module.mjs')
  writeFileSync(file, transformSync(code, { loader: 'ts' }).code)
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

type Say = (...values: unknown[]) => string
const inPolish = async (polish?: object) =>
  (await run(compile(polish)['pl/pl.chunk.ts'])).messages(createWords('pl')).cart as Record<string, Say> & {
    inner: Record<string, Say>
  }
const inEnglish = async () =>
  (await run(compile()['english/en-cart.ts'])).enCart as Record<string, Say> & { inner: Record<string, Say> }

const plain = (text?: string) => text?.replace(/\s/g, ' ')

describe('compiled messages', () => {
  it('compiled English counts, chooses and writes numbers without the words of a language', async () => {
    const { title, count, saved, left, inner, range } = await inEnglish()
    expect([title, count?.(1), count?.(1200)]).toEqual(['Your cart', '1 item', '1200 items'])
    expect([saved?.('A'), saved?.('A', '€5')]).toEqual(['Code A.', 'Code A. You save €5.'])
    expect([left?.('Mug', 12.5, true), left?.('Mug', 20, false)]).toEqual(['Mug: 12.5%, undo', 'Mug: 20%, gone'])
    expect([inner.every?.('day', 0), inner.every?.('week', 1200)]).toEqual(['day never', 'week 1,200'])
    expect([range?.(2), range?.(2, 2), range?.(2, 5)]).toEqual(['2', '2', '2–5'])
  })

  it('a compiled translation uses the plural rules and the number format of its language', async () => {
    const { count, saved, left, inner, range } = await inPolish()
    expect([1, 2, 5, 1.5].map((value) => count?.(value))).toEqual(['1 produkt', '2 produkty', '5 produktów', '1,5 produktu'])
    expect([saved?.('A'), saved?.('A', '5 zł')]).toEqual(['Kod A.', 'Kod A. 5 zł taniej.'])
    expect(plain(left?.('Mug', 12.5, true))).toBe('cofnij Mug 12,5%')
    expect([inner.every?.('day', 1), inner.every?.('week', 5)]).toEqual(['codziennie', 'co 5 tygodni'])
    expect(plain(range?.(2000, 12_500))).toBe('2000–12 500')
  })

  it('a plural form can contain other values, whose # is not the number', async () => {
    const { left } = await inPolish({
      ...POLISH,
      'cart.left':
        '{undo, select, true {a} other {b}} {share, plural, one {# {name}} few {# {name}} many {# {name}} other {# {name}}}',
    })
    expect(left?.('Mug #7', 5, true)).toBe('a 5 Mug #7')
  })

  it('the placeholders are listed in the order of the parameters', async () => {
    const { PLACEHOLDERS } = await run(compile()['placeholders.ts'])
    expect(PLACEHOLDERS).toMatchObject({ cart: { saved: 'code saved', inner: { every: 'unit count' } } })
  })

  it.each([
    ['a missing text', { 'cart.title': undefined }, 'cart.title is missing'],
    ['an unknown key', { 'cart.titel': 'Koszyk' }, 'cart.titel is no key of the English file'],
    ['a remark on no text', { '@cart.titel': {} }, '@cart.titel is a remark on no text'],
    ['another language in the file', { '@@locale': 'cs' }, '@@locale must be "pl"'],
    ['an empty text', { 'cart.title': ' ' }, 'cart.title is no text'],
    ['a text that is not translated', { 'cart.title': 'Your cart' }, 'cart.title is the English text'],
    ['a brace too few', { 'cart.saved': 'Kod {code' }, 'cart.saved is no ICU message: expect argument closing brace'],
    ['an unknown placeholder', { 'cart.saved': '{kod} {code} {saved}' }, 'cart.saved uses {kod}; English has {code}, {saved}'],
    ['a lost placeholder', { 'cart.saved': 'Kod {code}' }, 'cart.saved does not use {saved}'],
    [
      'a plural without other',
      { 'cart.count': '{count, plural, one {#}}' },
      'cart.count is no ICU message: missing other clause',
    ],
    [
      'a plural without a form of its language',
      { 'cart.count': '{count, plural, one {#} other {#}}' },
      'cart.count lacks the plural forms few, many of {count}',
    ],
    [
      'a plural form of another language',
      { 'cart.count': '{count, plural, one {#} two {#} few {#} many {#} other {#}}' },
      'cart.count has the plural forms two of {count}',
    ],
    ['an ordinal', { 'cart.count': '{count, selectordinal, other {#}}' }, 'cart.count counts {count} by ordinals'],
    ['counted text', { 'cart.saved': '{saved} {code, plural, other {x}}' }, 'cart.saved counts {code}, which is no number'],
    [
      'a word that the value never is',
      { 'cart.inner.every': '{count} {unit, select, hour {x} other {y}}' },
      'cart.inner.every chooses by {unit} being hour; it can be day, week',
    ],
    [
      'a word that is only to choose by',
      { 'cart.inner.every': '{count} {unit}' },
      'cart.inner.every writes {unit}, which is only to choose by',
    ],
    [
      'another style of numbers',
      { 'cart.inner.every': '{count, number, percent} {unit, select, other {x}}' },
      'cart.inner.every writes {count} in a style other than ::percent',
    ],
    ['a date', { 'cart.saved': '{code, date} {saved}' }, 'cart.saved formats {code}, which is text already'],
  ])('%s is reported with its file and key', (_, changes, mistake) => {
    expect(() => compile({ ...POLISH, ...changes })).toThrow(`src/i18n/languages/pl.json: ${mistake}`)
  })

  it('a text that is the same as in English is accepted if the file says so', () => {
    const same = { 'cart.title': 'Your cart', '@cart.title': { sameAsEnglish: true } }
    expect(compile({ ...POLISH, ...same })['pl/pl.chunk.ts']).toContain('Your cart')
  })

  it('every mistake of every file is reported at once', () => {
    const compileBroken = () => writeModules({ en: JSON.stringify({ ...ENGLISH, 'basket.x': 'x' }), de: '{', pl: '{}' })
    expect(compileBroken).toThrow('en.json: basket.x is in no group of src/i18n/groups.ts')
    expect(compileBroken).toThrow('de.json: the file is no JSON')
    expect(compileBroken).toThrow('pl.json: cart.title is missing')
  })
})

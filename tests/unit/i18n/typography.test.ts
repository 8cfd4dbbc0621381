/**
 * Punctuation, spaces and quotation marks by the rules of each language, and isolation of inserted values in right-to-left text.
 */
import { describe, expect, it } from 'vitest'
import { isolate } from '../../../src/i18n/isolate'
import type { LanguageName } from '../../../src/i18n/languages'
import { ENGLISH, NAMES, sayAll, translate } from '../../support/source/translations'

const ALL = ['en', ...NAMES] as const
type Name = (typeof ALL)[number]

const catalogueOf = async (name: Name) => (name === 'en' ? ENGLISH : await translate(name))
const textsOf = async (name: Name) => sayAll(await catalogueOf(name)).map(({ key, text }) => ({ key, text: `${text}` }))

/** Patterns that no text may match, each with an example that matches. */
const NOWHERE: [what: string, wrong: RegExp, example: string][] = [
  ['three dots for an ellipsis', /\.\.\./, 'Loading...'],
  ['straight quotation marks', /"/, '"Mug"'],
  ['a straight apostrophe', /\p{L}'\p{L}/u, "shop's"],
  ['two spaces', / {2}/, 'Your  cart'],
  ['a space at the end', /\s$/, 'Your cart '],
  ['a hyphen between numbers', /\d-\d/, '37-59'],
  ['a space that breaks between number and unit', /\d (s|kg|lb)\b/, '37 s'],
  ['a space before a full stop or a comma', /\s[.,](\s|$)/, 'gone .'],
]

const OWN: Partial<Record<Name, [what: string, wrong: RegExp, example: string][]>> = {
  en: [['marks of others', /[«»„]/, '«Mug»']],
  de: [['marks of others', /[«»”]|“\p{L}/u, '“Mug”']],
  es: [
    ['marks of others', /[„“”]/, '“Mug”'],
    ['a question without its first mark', /^[^¿]*\?/, 'Olvidado?'],
  ],
  fr: [
    ['a breaking space, or none, before a high sign', /[^\u00a0\u202f][:;!?»]/, 'Total : 5'],
    ['a breaking space, or none, after «', /«[^\u00a0]/, '« Mug'],
    ['marks of others', /[„“”]/, '“Mug”'],
  ],
  it: [['marks of others', /[„“”]/, '“Mug”']],
  nl: [['marks of others', /[«»„“”]/, '“Mug”']],
  pl: [['marks of others', /[«»“]/, '“Mug”']],
  'pt-BR': [['marks of others', /[«»„]/, '«Mug»']],
  ja: [['signs of half width', /[\u3040-\u30ff\u4e00-\u9fff][,.;:!?()]/, '追加しました.']],
  'zh-CN': [['signs of half width', /[\u4e00-\u9fff][,.;:!?()]/, '请重试.']],
  ar: [['a Latin comma, semicolon or question mark', /[\u0600-\u06ff][,;?]/, 'السلة,']],
  he: [['straight gershayim', /[\u05d0-\u05ea]"[\u05d0-\u05ea]/, 'מק"ט']],
}

describe.each(ALL)('typography of the texts in %s', (name) => {
  it.each([...NOWHERE, ...(OWN[name] ?? [])])('the texts of a language contain no %s', async (_, wrong, example) => {
    expect(wrong.test(example)).toBe(true)
    expect((await textsOf(name)).filter(({ text }) => wrong.test(text))).toEqual([])
  })
})

describe.each(['ar', 'he'] satisfies LanguageName[])('right-to-left text in %s', (name) => {
  it('every inserted value of a right-to-left text is wrapped in isolation characters', async () => {
    const said = sayAll(isolate(await translate(name)))
    const inserted = said.flatMap(({ key, text, marks }) =>
      marks.filter((mark) => mark.startsWith('⟨')).map((mark) => ({ key, text: `${text}`, mark })),
    )
    expect(inserted.length).toBeGreaterThan(60)
    expect(inserted.filter(({ text, mark }) => !text.includes(`\u2068${mark}\u2069`))).toEqual([])
  })
})

/** A server renders in the language that a visitor's request names, so the memory must not grow with the names that visitors invent. */
import { expect, it } from 'vitest'
import { languageOf } from '../../../src/server/languages'

const invented = (language: string, count: number) => Array.from({ length: count }, (_, index) => `${language}-x-${index}`)

it('5 000 invented locales share the texts of the languages that they belong to', () => {
  const tags = ['de', 'pt', 'ar', 'sv'].flatMap((language) => invented(language, 1_250))
  expect(new Set(tags.map((tag) => languageOf(tag).messages)).size).toBe(4)
})

it('an invented country has the texts of its language, and an unknown language those of English', () => {
  expect(languageOf('de-XA').messages).toBe(languageOf('de').messages)
  expect(languageOf('xx-YY').messages).toBe(languageOf('en').messages)
  expect(languageOf('de-XA')).toMatchObject({ locale: 'de-XA', lang: 'de-XA', rtl: false })
  expect(languageOf('xx-YY')).toMatchObject({ locale: 'xx-YY', lang: 'en', rtl: false })
  expect(languageOf('ar-x-1').rtl).toBe(true)
})

it('numbering systems are kept apart, and only the texts used last are remembered', () => {
  const oldest = languageOf('fr').messages
  const used = languageOf('es').messages
  expect(languageOf('fr-u-nu-arab').messages).not.toBe(oldest)
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    languageOf(`it-u-nu-${system}`)
    expect(languageOf('es').messages).toBe(used)
  }
  expect(languageOf('fr').messages).not.toBe(oldest)
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { isRightToLeft, languageFor } from '../../../src/i18n/languages'
import { normalizeLocale } from '../../../src/i18n/locale'

const TAGS: [string, string | undefined][] = [
  ['de', 'de'],
  ['DE-de', 'de'],
  ['de_AT.UTF-8', 'de'],
  ['fr-CA', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['iw', 'he'],
  ['iw_IL', 'he'],
  ['ar-EG', 'ar'],
  ['zh', 'zh-CN'],
  ['zh_Hans_CN', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-TW', undefined],
  ['zh_HK', undefined],
  ['zh-Hant', undefined],
  ['en_US', undefined],
  ['en-GB', undefined],
  ['cy', undefined],
  ['deu-nonsense!', 'de'],
  ['', undefined],
  ['constructor', undefined],
]

describe('languageFor', () => {
  it.each(TAGS)('the locale %j is served in %s', (tag, name) => expect(languageFor(normalizeLocale(tag))).toBe(name))

  describe('languageFor without Intl.Locale', () => {
    afterEach(() => vi.unstubAllGlobals())

    it.each([
      ['de-AT', 'de'],
      ['pt-PT', 'pt-BR'],
      ['zh-CN', 'zh-CN'],
      ['zh-TW', undefined],
      ['cy', undefined],
    ])('without Intl.Locale, %s is served in %s', (tag, name) => {
      vi.stubGlobal('Intl', { ...Intl, Locale: undefined })
      expect(languageFor(tag)).toBe(name)
    })
  })
})

it('isRightToLeft is true for Arabic, Hebrew and Persian, and false for other languages', () => {
  expect(['ar', 'ar-EG', 'he', 'fa'].map(isRightToLeft)).toEqual([true, true, true, true])
  expect(['de', 'en', 'her', 'ja'].map(isRightToLeft)).toEqual([false, false, false, false])
})

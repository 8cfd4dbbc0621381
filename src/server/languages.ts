/** All languages together: a server renders without waiting for chunks, and no visitor downloads them. */

import type { Catalogue, Messages } from '../i18n/catalogue'
import { TRANSLATIONS } from '../i18n/compiled/all-languages'
import { normalizeLocale } from '../i18n/format'
import { isolate } from '../i18n/isolate'
import { isRightToLeft, languageFor } from '../i18n/languages'
import { createWords } from '../i18n/words'

export interface ServerLanguage {
  /** BCP 47: how numbers are written. */
  locale: string
  /** BCP 47, of the messages. */
  lang: string
  rtl: boolean
  messages: Messages
}

const known = new Map<string, ServerLanguage>()

function createLanguage(locale: string): ServerLanguage {
  const name = languageFor(locale)
  const words = createWords(locale)
  const [first, product] = name ? TRANSLATIONS[name] : []
  const translated: Partial<Catalogue> = { ...first?.(words), ...product?.(words) }
  const lang = name ? locale : 'en'
  const rtl = isRightToLeft(lang)
  const messages: Messages = (group, english) => {
    const merged = { ...english, ...translated[group] }
    return rtl ? isolate(merged) : merged
  }
  return { locale, lang, rtl, messages }
}

/** The language in which an element is rendered, with its messages; English ones if there is no translation. */
export function languageOf(tag: string): ServerLanguage {
  const locale = normalizeLocale(tag)
  const language = known.get(locale) ?? createLanguage(locale)
  known.set(locale, language)
  return language
}
